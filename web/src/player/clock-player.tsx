import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { useAfterPaint } from '../shell/use-after-paint.ts';
import { type Sentence, transcriptQuery } from '../transcript/transcript-query.ts';
import { clockTime } from '../video/clock-time.ts';
import { usePlayback } from './playback.tsx';
import { PlayerFrame } from './player-frame.tsx';

/** Milliseconds between two looks at the clock. */
const beat = 250;

/** Where there is no film, what is said plays on a clock. */
export function ClockPlayer({ video }: { video: WebVideo }) {
  const { now, attach, tell } = usePlayback();
  const { data: transcript } = useQuery(transcriptQuery(video));
  const length = video.duration_seconds;
  const [second, setSecond] = useState(() => Math.min(now().begin, Math.max(0, length - 1)));
  const [isPlaying, setPlaying] = useState(false);
  const at = useRef(second);

  const go = useCallback(
    (seconds: number) => {
      at.current = Math.min(Math.max(0, seconds), length);
      setSecond(at.current);
    },
    [length],
  );
  /** At its end it begins anew. */
  const play = useCallback(
    (from = at.current < length ? at.current : 0) => {
      go(from);
      setPlaying(true);
    },
    [go, length],
  );

  useEffect(() => {
    attach({ seek: go, play, pause: () => setPlaying(false) });
    return () => attach(undefined);
  }, [attach, go, play]);

  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      at.current = Math.min(length, at.current + (now - before) / 1000);
      before = now;
      setSecond(at.current);
      if (at.current >= length) setPlaying(false);
    }, beat);
    return () => clearInterval(ticking);
  }, [isPlaying, length]);

  const hasBegun = isPlaying || second > 0;
  useEffect(() => tell({ second: hasBegun ? second : undefined, isPlaying }), [tell, second, isPlaying, hasBegun]);

  // It moves the page below it: what was clicked answers first.
  const stays = useAfterPaint(hasBegun);
  const said = transcript?.sentences.findLast(({ start_seconds }) => start_seconds <= second + 0.05);
  return (
    <PlayerFrame stays={stays}>
      <p
        dir="auto"
        // Its own height, and no more: of what is cut off no part of a line shows.
        className={`my-auto min-h-[2lh] max-w-[44ch] content-center font-serif text-read ${hasBegun ? 'line-clamp-2 lg:line-clamp-4' : ''}`}
      >
        {hasBegun ? wordsOf(said) : t('player.noPictures')}
      </p>
      <div className="flex w-full flex-wrap items-center gap-3 text-small text-muted tabular-nums">
        <button
          type="button"
          aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
          className="grid size-11 shrink-0 place-items-center rounded-md border border-line text-ink hover:border-ink sm:pointer-fine:size-9"
          onClick={() => (isPlaying ? setPlaying(false) : play())}
        >
          {isPlaying ? <Pause aria-hidden="true" className="size-4" /> : <Play aria-hidden="true" className="size-4" />}
        </button>
        <span>{clockTime(second)}</span>
        <input
          type="range"
          aria-label={t('player.moment')}
          aria-valuetext={t('player.momentOf', { time: clockTime(second), length: clockTime(length) })}
          min={0}
          max={length}
          step={1}
          value={Math.floor(second)}
          className="h-6 w-16 min-w-0 grow accent-accent pointer-coarse:h-11"
          onChange={(event) => go(Number(event.target.value))}
        />
        <span>{clockTime(length)}</span>
      </div>
    </PlayerFrame>
  );
}

/** What is said, after the name of who begins to speak. */
function wordsOf(said: Sentence | undefined): string {
  if (!said) return '…';
  return said.speaker === null ? said.text : `${said.speaker}: ${said.text}`;
}
