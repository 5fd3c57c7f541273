import { formatTime } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
/** Stands above what we knew last, while the server can not be asked for news. */
export function StaleNote({ since }: { since: number }) {
  return (
    <p role="status" className="mb-6 border-b border-line pb-3 text-small text-muted">
      {t('common.noConnection', { time: formatTime(since) })}
    </p>
  );
}
