import type { UseQueryResult } from '@tanstack/react-query';
import { isNotSignedIn } from '../api/refusal.ts';
import { formatTime } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import { useIsOnline } from './use-is-online.ts';

/** Stands above what we knew last of a query, while the server can not be asked for news. */
export function StaleNote({ query: { error, dataUpdatedAt } }: { query: UseQueryResult }) {
  const isOnline = useIsOnline();
  if (isOnline && (!error || isNotSignedIn(error))) return null;
  return (
    // In the room that is above a page anyway, so that nothing moves when the connection comes and goes.
    <div className="pointer-events-none relative">
      <p role="status" className="absolute inset-x-0 bottom-full mb-0.5 truncate text-small text-muted">
        {isOnline ? t('common.noConnection', { time: formatTime(dataUpdatedAt) }) : t('common.seenLast')}
      </p>
    </div>
  );
}
