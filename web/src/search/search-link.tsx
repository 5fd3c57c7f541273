import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { t } from '../i18n/messages.ts';
import { useSearchKey } from './use-search-key.ts';

/** The way to the search, for whom has videos: a link, and a key. */
export function SearchLink({ className }: { className: string }) {
  useSearchKey();
  return (
    <Link
      to="/search"
      className={`${className} max-sm:w-6 max-sm:justify-center`}
      aria-label={t('shell.search')}
      aria-keyshortcuts="/"
    >
      <Search aria-hidden="true" className="size-4 sm:hidden" />
      <span className="max-sm:hidden">{t('shell.search')}</span>
    </Link>
  );
}
