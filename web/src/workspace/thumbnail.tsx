import { useState } from 'react';
import { t } from '../i18n/messages.ts';
import { Dot } from '../shell/dot.tsx';
import { clockTime } from '../video/clock-time.ts';
import type { ListedVideo } from './videos-query.ts';

/** What the platform gives for a picture that it does not have is smaller than every picture that it has; pixels. */
const smallest = 200;

/** A video's picture with its length, in a frame whose size is known; where there is no picture, our own frame with its dot. */
export function Thumbnail({ video: { thumbnail_url, duration_seconds } }: { video: ListedVideo }) {
  const [isMissing, setMissing] = useState(false);
  const picture = isMissing ? null : thumbnail_url;
  return (
    <span className="relative block aspect-video w-22 shrink-0 self-start overflow-hidden rounded-[4px] border border-muted/35 sm:w-24">
      <Dot className="absolute end-1.5 top-1.5 size-1.5! bg-muted/50!" />
      {picture && (
        <img
          src={picture}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full bg-line object-cover"
          onError={() => setMissing(true)}
          onLoad={({ currentTarget }) => setMissing(currentTarget.naturalWidth < smallest)}
        />
      )}
      <span className="absolute end-1 bottom-1 rounded-[3px] bg-paper px-1 text-[0.6875rem]/[1rem] text-ink tabular-nums">
        <span className="sr-only">{t('video.length')} </span>
        {clockTime(duration_seconds)}
      </span>
    </span>
  );
}
