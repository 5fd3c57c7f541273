import { t } from '../i18n/messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What is left when a page itself fails: a bug of ours. */
export function ErrorPage() {
  return (
    <div className="mx-auto max-w-280 px-5 sm:px-8">
      <Notice
        title={t('errorPage.title')}
        action={<Button onClick={() => window.location.reload()}>{t('errorPage.reload')}</Button>}
      >
        <p>{t('errorPage.text')}</p>
      </Notice>
    </div>
  );
}
