import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accountQuery } from '../api/account-query.ts';
import { Refusal } from '../api/refusal.ts';
import { minutesInWords, minutesLeftInWords } from '../usage/minutes-in-words.ts';
import { clockTime } from '../video/clock-time.ts';

export interface Preview {
  /** A video that was made of it before. */
  existing_video_id?: string | null;
  platform_id?: string;
  title: string;
  duration_seconds: number;
  minutes_needed: number;
  minutes_left: number;
}

/** What a link leads to in one line: title, length, and what it takes of the minutes that are left. */
export function PreviewLine({ preview: { data, error, dataUpdatedAt } }: { preview: UseQueryResult<Preview> }) {
  // What is made elsewhere meanwhile takes its minutes too.
  const account = useQuery({ ...accountQuery, enabled: data !== undefined });
  if (error) return <p>{error instanceof Refusal ? error.message : 'Cuemark does not answer at the moment.'}</p>;
  if (!data) return <p className="animate-late">Looking it up…</p>;
  const { title, duration_seconds, minutes_needed, existing_video_id } = data;
  const isOlder = account.data && account.dataUpdatedAt > dataUpdatedAt;
  const minutes_left = isOlder ? account.data.minutes_left : data.minutes_left;
  return (
    <p className="tabular-nums">
      <bdi className="text-ink">{title}</bdi> · {clockTime(duration_seconds)} ·{' '}
      {minutes_needed <= minutes_left
        ? `uses ${minutes_needed} of ${minutesInWords(minutes_left)}`
        : `needs ${minutesInWords(minutes_needed)}, and ${minutesLeftInWords(minutes_left)}`}
      {existing_video_id && (
        <>
          {'. '}
          <Link to="/workspace/$videoId" params={{ videoId: existing_video_id }} className="text-link">
            It is in your Workspace already
          </Link>
          {'; another one is charged again.'}
        </>
      )}
    </p>
  );
}
