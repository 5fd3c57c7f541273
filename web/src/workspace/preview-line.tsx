import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { Refusal } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { dayInWords } from '../usage/day-in-words.ts';
import { minutesInWords, minutesLeftInWords } from '../usage/minutes-in-words.ts';
import { UsageLink } from '../usage/usage-link.tsx';
import { clockTime } from '../video/clock-time.ts';
import type { Preview } from './preview.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

function noConnection(): string {
  return navigator.onLine
    ? 'Cuemark does not answer at the moment.'
    : 'You are offline. The link is looked up as soon as you are connected again.';
}

/** What a link leads to, or a file is, in one line: title, length, and what it takes of the minutes that are left. A file stays as it is. */
export function PreviewLine({ preview, isFile = false }: { preview: UseQueryResult<Preview>; isFile?: boolean }) {
  const { data, error, isFetching } = preview;
  const minutes_left = useMinutesLeft(preview) ?? 0;
  // While it is looked up again the query knows of no error.
  const [asked, setAsked] = useState<Refusal>();
  const refusal = error instanceof Refusal ? error : error || data ? undefined : asked;
  const lookAgain = async () => {
    if (isFetching) return;
    setAsked(refusal);
    const { error: still, data: found } = await preview.refetch();
    announce(found ? found.title : (still?.message ?? ''));
  };
  if (refusal && isFile) return <p>{refusal.message}</p>;
  if (refusal) return <RefusedLine refusal={refusal} isLookedUp={isFetching} onAgain={lookAgain} />;
  if (error) return <p>{noConnection()}</p>;
  if (!data) return <p className="animate-late">Looking it up…</p>;
  const { title, duration_seconds, minutes_needed, existing_video_id } = data;
  return (
    <p className="tabular-nums">
      <bdi className="text-ink">{title}</bdi> · {clockTime(duration_seconds)} ·{' '}
      {minutes_needed <= minutes_left ? (
        `uses ${minutes_needed} of ${minutesInWords(minutes_left)}`
      ) : (
        <>
          needs {minutesInWords(minutes_needed)}, and <StillLeft minutes={minutes_left} />
        </>
      )}
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

interface RefusedLineProps {
  refusal: Refusal;
  isLookedUp: boolean;
  onAgain: () => void;
}

/** Why a link is refused, and a way to ask anew: what was private or live is made public on another device, or ends. */
function RefusedLine({ refusal, isLookedUp, onAgain }: RefusedLineProps) {
  return (
    <p>
      {isLookedUp ? <span className="animate-late">Looking it up…</span> : refusal.message}{' '}
      {refusal.status !== 400 && (
        <button type="button" className="text-link" aria-disabled={isLookedUp} onClick={onAgain}>
          Look again
        </button>
      )}
    </p>
  );
}

/** The minutes that do not suffice, until when there are no more, and where to go on. */
export function StillLeft({ minutes }: { minutes: number }) {
  const { data: { resets_at } = {} } = useQuery(accountQuery);
  return (
    <>
      {minutesLeftInWords(minutes)}
      {resets_at ? ` until ${dayInWords(resets_at)}` : ''}. See <UsageLink />
    </>
  );
}
