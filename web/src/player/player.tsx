import { useEffect, useRef } from 'react';
import type { WebVideo } from '../api/client.ts';
import { Button } from '../shell/button.tsx';
import { embedAddress, isPlayable, listenTo, playFrom, secondsTold } from './embed.ts';
import { usePlayback } from './playback.tsx';

/** Milliseconds between two tries to be heard by a player that is still loading. */
const knock = 500;

/** The platform's player, once somebody wants it: nothing is asked of YouTube before. */
export function Player({ video }: { video: WebVideo }) {
  const { wanted, open, setSecond } = usePlayback();
  const frame = useRef<HTMLIFrameElement>(null);
  const first = useRef<number | undefined>(undefined);
  if (wanted !== undefined) first.current ??= wanted.seconds;

  useEffect(() => {
    const isHeard = { current: false };
    const hear = (event: MessageEvent) => {
      const seconds = frame.current ? secondsTold(frame.current, event) : undefined;
      if (seconds === undefined) return;
      isHeard.current = true;
      setSecond(seconds);
    };
    const knocking = setInterval(() => {
      if (frame.current && !isHeard.current) listenTo(frame.current);
    }, knock);
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearInterval(knocking);
    };
  }, [setSecond]);

  useEffect(() => {
    if (wanted && frame.current && wanted.count > 1) playFrom(frame.current, wanted.seconds);
  }, [wanted]);

  if (!isPlayable(video.platform_id)) return null;
  if (wanted === undefined) {
    return (
      <Button look="quiet" className="mt-6" onClick={() => open(0)}>
        Play here
      </Button>
    );
  }
  return (
    <iframe
      ref={frame}
      title={`Player: ${video.title}`}
      src={embedAddress(video.platform_id, first.current ?? 0)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      data-player=""
      className="mt-8 aspect-video w-[min(100%,64svh)] rounded-md border-0 bg-ink max-lg:sticky max-lg:top-3 max-lg:z-10 max-lg:mx-auto"
    />
  );
}
