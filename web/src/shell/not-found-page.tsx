import { Link } from '@tanstack/react-router';
import { t } from '../i18n/messages.ts';
import { buttonLook } from './button.tsx';
import { Notice } from './notice.tsx';

export function NotFoundPage() {
  return (
    <Notice
      title={t('notFound.title')}
      action={
        <Link to="/" className={buttonLook('main')}>
          {t('notFound.toStart')}
        </Link>
      }
    >
      <p>{t('notFound.text')}</p>
    </Notice>
  );
}
