import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { Refusal, refusalText } from '../api/refusal.ts';
import { formatDay } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { announce } from '../shell/announcer.tsx';
import { minutesInWords } from '../usage/minutes-in-words.ts';
import { UsageLink } from '../usage/usage-link.tsx';
import { clockTime } from '../video/clock-time.ts';
import type { Preview } from './preview.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

function noConnection(): string {
  return t(navigator.onLine ? 'links.away' : 'links.offline');
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
    announce(found ? found.title : still instanceof Refusal ? refusalText(still) : noConnection());
  };
  if (refusal && isFile) return <p>{refusalText(refusal)}</p>;
  if (refusal) return <RefusedLine refusal={refusal} isLookedUp={isFetching} onAgain={lookAgain} />;
  if (error) return <p>{noConnection()}</p>;
  if (!data) return <p className="animate-late">{t('links.lookingUp')}</p>;
  const { title, duration_seconds, minutes_needed, existing_video_id } = data;
  const shown = <bdi className="text-ink">{title}</bdi>;
  const length = clockTime(duration_seconds);
  return (
    <p className="tabular-nums">
      {minutes_needed <= minutes_left ? (
        <Sentence
          id="links.uses"
          values={{ length, needed: minutes_needed, left: minutesInWords(minutes_left) }}
          slots={{ title: shown }}
        />
      ) : (
        <>
          <Sentence
            id="links.needs"
            values={{ length, needed: minutesInWords(minutes_needed) }}
            slots={{ title: shown }}
          />{' '}
          <StillLeft minutes={minutes_left} />
        </>
      )}
      {existing_video_id && (
        <>
          {'. '}
          <Sentence
            id="links.alreadyHere"
            slots={{
              link: <Link to="/workspace/$videoId" params={{ videoId: existing_video_id }} className="text-link" />,
            }}
          />
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
      {isLookedUp ? <span className="animate-late">{t('links.lookingUp')}</span> : refusalText(refusal)}{' '}
      {refusal.status !== 400 && (
        <button type="button" className="text-link" aria-disabled={isLookedUp} onClick={onAgain}>
          {t('links.lookAgain')}
        </button>
      )}
    </p>
  );
}

/** The minutes that do not suffice, until when there are no more, and where to go on. */
export function StillLeft({ minutes }: { minutes: number }) {
  const { data: { resets_at } = {} } = useQuery(accountQuery);
  return (
    <Sentence
      id={resets_at ? 'links.leftUntilSee' : 'links.leftSee'}
      values={{ count: minutes, day: resets_at ? formatDay(resets_at) : '' }}
      slots={{ link: <UsageLink /> }}
    />
  );
}
