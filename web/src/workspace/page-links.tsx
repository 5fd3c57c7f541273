import { Link } from '@tanstack/react-router';
import { t } from '../i18n/messages.ts';
import { buttonLook } from '../shell/button.tsx';
import type { ListSearch } from './list-search.ts';
import type { VideosPage } from './videos-query.ts';

/** The ways to the pages beside this one of a long list. */
export function PageLinks({ page, search }: { page: VideosPage; search: ListSearch }) {
  const { previous_cursor: before, next_cursor: after } = page;
  if (before === null && after === null) return null;
  const look = `${buttonLook('quiet')} text-small`;
  return (
    <nav aria-label={t('workspace.pages')} className="mt-6 flex justify-center gap-3">
      {before !== null && (
        <Link to="/workspace" search={{ ...search, before, after: undefined }} className={look}>
          {t('workspace.previous')}
        </Link>
      )}
      {after !== null && (
        <Link to="/workspace" search={{ ...search, after, before: undefined }} className={look}>
          {t('workspace.next')}
        </Link>
      )}
    </nav>
  );
}
