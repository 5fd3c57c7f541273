import { Link } from '@tanstack/react-router';
import { formatChange, formatDateTime, formatShortDay } from '../i18n/formats.ts';
import { type MessageKey, t } from '../i18n/messages.ts';
import type { Entry } from './minutes-query.ts';

const words: Record<Entry['kind'], MessageKey> = {
  grant: 'usage.granted',
  charge: 'usage.charged',
  refund: 'usage.givenBack',
  adjustment: 'usage.adjusted',
};

/** The ledger: when, what, for which video, and how many minutes. */
export function EntryTable({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return <p className="mt-4 border-t border-line pt-4 text-muted">{t('usage.nothing')}</p>;
  return (
    <table className="mt-4 w-full border-t border-line text-small">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('usage.day')}</th>
          <th scope="col">{t('usage.what')}</th>
          <th scope="col">{t('usage.minutes')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-b border-line align-baseline">
            <td className="w-28 py-2.5 pe-4 text-muted tabular-nums max-sm:w-20">
              <time dateTime={entry.created_at} title={formatDateTime(entry.created_at)}>
                {formatShortDay(entry.created_at)}
              </time>
            </td>
            {/* A name without a blank, as files have, would push the minutes out of sight. */}
            <td className="py-2.5 pe-4 wrap-anywhere">
              {t(words[entry.kind])}
              {entry.video_id && (
                <>
                  {' · '}
                  {entry.title === null ? (
                    <span className="text-muted">{t('usage.deletedVideo')}</span>
                  ) : (
                    <Link
                      to="/workspace/$videoId"
                      params={{ videoId: entry.video_id }}
                      className="underline decoration-line underline-offset-4 hover:decoration-accent"
                    >
                      <bdi>{entry.title || t('usage.untitledVideo')}</bdi>
                    </Link>
                  )}
                </>
              )}
            </td>
            <td className="py-2.5 text-end tabular-nums">{signed(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an entry does to the minutes that are left. An adjustment adds to what is used. */
function signed({ kind, minutes }: Entry): string {
  const change = kind === 'charge' || kind === 'adjustment' ? -minutes : minutes;
  return formatChange(change);
}
