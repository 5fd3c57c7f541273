import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { Dot } from '../shell/dot.tsx';
import { clockTime } from '../video/clock-time.ts';
import type { PlaylistVideo } from './playlist-query.ts';

interface PlaylistRowProps {
  video: PlaylistVideo;
  isTicked: boolean;
  /** Videos of the list are being sent, this one or others. */
  isBusy: boolean;
  isSent: boolean;
  /** What it became just now. */
  takenId: string | undefined;
  /** Why it was not taken. */
  refusal: ReactNode;
  onTick: (link: string, isTicked: boolean) => void;
}

/** One video of a list: what it is and costs, whether it is wanted, and what has become of it. */
export const PlaylistRow = memo(function PlaylistRow(props: PlaylistRowProps) {
  const { video, isTicked, isBusy, takenId, onTick } = props;
  const { url, platform_id, title, duration_seconds, minutes_needed } = video;
  const canBeTicked = minutes_needed !== null && takenId === undefined;
  const words = wordsOf(props);
  const about = `about-${platform_id}`;
  return (
    <li className="border-b border-line py-1 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto] last:border-b-0">
      <label
        className={`flex min-h-11 items-center gap-3 ps-1 sm:pointer-fine:min-h-8 ${canBeTicked ? 'cursor-pointer' : ''}`}
      >
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-accent"
          checked={isTicked && canBeTicked}
          disabled={isBusy || !canBeTicked}
          aria-describedby={words === null ? undefined : about}
          onChange={({ target }) => onTick(url, target.checked)}
        />
        <bdi className={`min-w-0 flex-1 wrap-anywhere ${canBeTicked ? 'text-ink' : ''}`}>{title}</bdi>
        <span className="flex shrink-0 gap-x-3 max-sm:flex-col sm:gap-x-4">
          <span className="times sm:min-w-[7ch]">{duration_seconds === null ? '' : clockTime(duration_seconds)}</span>
          <span className="times sm:min-w-[7ch]">
            {minutes_needed === null ? '' : t('links.minutesShort', { minutes: minutes_needed })}
          </span>
        </span>
      </label>
      {words !== null && (
        <p id={about} className="ps-8 pe-1 pb-1">
          {words}
        </p>
      )}
    </li>
  );
});

function wordsOf({ video, isTicked, isSent, takenId, refusal }: PlaylistRowProps): ReactNode {
  const { existing_video_id, duration_seconds, minutes_needed } = video;
  if (isSent) {
    return (
      <>
        <Dot breathing className="me-2" />
        {t('links.beginning')}
      </>
    );
  }
  if (takenId !== undefined) return <VideoLink id={takenId}>{t('playlist.inWork')}</VideoLink>;
  if (refusal !== undefined) return <span className="text-ink">{refusal}</span>;
  if (existing_video_id !== null) {
    return (
      <Sentence
        id={isTicked ? 'playlist.hereTicked' : 'playlist.hereAlready'}
        slots={{ link: <VideoLink id={existing_video_id} /> }}
      />
    );
  }
  if (duration_seconds === null) return t('playlist.canNot');
  return minutes_needed === null ? t('playlist.tooLong') : null;
}

function VideoLink({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <Link to="/workspace/$videoId" params={{ videoId: id }} className="text-link">
      {children}
    </Link>
  );
}
