import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { WebVideo } from '../api/client.ts';
import { usePlayback } from './playback.tsx';

type MomentProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { video: WebVideo; seconds: number };

/** A link to a moment of a video: with a player at hand it is played there, else the transcript is shown where it is said. */
export function Moment({ video, seconds, children, onClick, ...rest }: MomentProps) {
  const { now, remember } = usePlayback();
  return (
    <Link
      to="/workspace/$videoId"
      params={{ videoId: video.id }}
      search={{ t: Math.floor(seconds) }}
      resetScroll={false}
      preload={false}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
        const { hands } = now();
        if (!hands) return remember(seconds);
        event.preventDefault();
        hands.play(seconds);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}

/** What following a `Moment` does. */
export function useGoTo(video: WebVideo): (seconds: number) => void {
  const { now, remember } = usePlayback();
  const navigate = useNavigate();
  return (seconds) => {
    const { hands } = now();
    if (hands) return hands.play(seconds);
    remember(seconds);
    const search = { t: Math.floor(seconds) };
    void navigate({ to: '/workspace/$videoId', params: { videoId: video.id }, search, resetScroll: false });
  };
}
