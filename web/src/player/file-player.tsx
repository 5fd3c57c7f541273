import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { usePlayback } from './playback.tsx';
import { PlayerFrame, PlayerStage } from './player-frame.tsx';

interface FilePlayerProps {
  video: WebVideo;
  /** Where it begins, in seconds. */
  from: number;
}

/** The file that the video was made of, in the browser's own player. */
export function FilePlayer({ video, from }: FilePlayerProps) {
  const { attach, tell } = usePlayback();
  const media = useRef<HTMLMediaElement>(null);
  const [isReadable, setReadable] = useState(true);
  const start = useRef(from);

  useEffect(() => {
    if (!isReadable) return;
    attach({
      seek: (seconds) => {
        if (media.current) media.current.currentTime = seconds;
      },
      play: () => void media.current?.play().catch(() => undefined), // a browser may want to be asked by a click
      pause: () => media.current?.pause(),
    });
    return () => attach(undefined);
  }, [attach, isReadable]);

  useEffect(() => {
    start.current = from;
    if (media.current) media.current.currentTime = from;
  }, [from]);

  if (!isReadable) {
    return (
      <PlayerFrame>
        <p className="max-w-[44ch] font-serif text-read">
          This browser can not play the file. Chapters, transcript and answers are all here; times lead into the
          transcript.
        </p>
      </PlayerFrame>
    );
  }
  const address = `/web-api/videos/${video.id}`;
  const shared = {
    controls: true,
    preload: 'metadata',
    src: `${address}/media`,
    onLoadedMetadata: () => {
      if (media.current && start.current > 0) media.current.currentTime = start.current;
    },
    onTimeUpdate: () => tell({ second: media.current?.currentTime }),
    onSeeked: () => tell({ second: media.current?.currentTime }),
    onPlay: () => tell({ isPlaying: true }),
    onPause: () => tell({ isPlaying: false }),
    onError: () => {
      setReadable(false);
      tell({ second: undefined, isPlaying: false });
    },
  };
  const captions = <track kind="captions" label="Transcript" src={`${address}/transcript.vtt`} />;
  if (video.media === 'audio') {
    return (
      <div
        data-player="sound"
        className="bg-paper max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-5 max-lg:h-(--player-height) sm:max-lg:-mx-8"
      >
        <audio ref={media} aria-label={`Player: ${video.title}`} className="h-14 w-full" {...shared}>
          {captions}
        </audio>
      </div>
    );
  }
  return (
    <PlayerStage>
      <video
        ref={media as RefObject<HTMLVideoElement | null>}
        aria-label={`Player: ${video.title}`}
        className="size-full"
        playsInline
        {...shared}
      >
        {captions}
      </video>
    </PlayerStage>
  );
}
