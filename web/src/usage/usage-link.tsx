import { Link } from '@tanstack/react-router';
import { t } from '../i18n/messages.ts';

/** What there is to do where the minutes do not suffice. */
export function UsageLink() {
  return (
    <Link to="/usage" className="text-link">
      {t('usage.title')}
    </Link>
  );
}
