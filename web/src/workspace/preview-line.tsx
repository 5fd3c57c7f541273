import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Refusal } from '../api/refusal.ts';
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
export function PreviewLine({ preview: { data, error } }: { preview: UseQueryResult<Preview> }) {
  if (error) return <p>{error instanceof Refusal ? error.message : 'Cuemark does not answer at the moment.'}</p>;
  if (!data) return <p className="animate-late">Looking it up…</p>;
  const { title, duration_seconds, minutes_needed, minutes_left, existing_video_id } = data;
  const left = `${minutes_left} ${minutes_left === 1 ? 'minute' : 'minutes'}`;
  return (
    <p className="tabular-nums">
      <bdi className="text-ink">{title}</bdi> · {clockTime(duration_seconds)} ·{' '}
      {minutes_needed <= minutes_left
        ? `uses ${minutes_needed} of ${left}`
        : `needs ${minutes_needed} minutes, and ${left} are left`}
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
