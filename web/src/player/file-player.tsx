import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { usePlayback } from './playback.tsx';
import { PlayerFrame, PlayerSlot, PlayerStage } from './player-frame.tsx';

/** The file that the video was made of, in the browser's own player. */
export function FilePlayer({ video }: { video: WebVideo }) {
  const { now, attach, tell } = usePlayback();
  const media = useRef<HTMLMediaElement>(null);
  const [trouble, setTrouble] = useState<'not loaded' | 'unreadable'>();
  const start = useRef(now().begin);
  /** Where the file's own times begin, which a part of a longer recording goes on counting. */
  const begins = useRef(0);
  const goTo = useCallback((seconds: number) => {
    start.current = seconds;
    // Before, it has no times, and would forget where it begins.
    if (media.current && media.current.readyState > 0) media.current.currentTime = begins.current + seconds;
  }, []);

  /** Captions count from the start of what the file shows. React passes a track's `load` on to nobody. */
  const shift = useCallback((element: HTMLTrackElement) => {
    const move = () => {
      for (const cue of element.track.cues ?? []) {
        cue.endTime += begins.current;
        cue.startTime += begins.current;
      }
    };
    element.addEventListener('load', move);
    return () => element.removeEventListener('load', move);
  }, []);

  useEffect(() => {
    if (trouble) return;
    attach({
      seek: goTo,
      play(from) {
        if (from !== undefined) goTo(from);
        void media.current?.play().catch(() => undefined); // a browser may want to be asked by a click
      },
      pause: () => media.current?.pause(),
    });
    return () => attach(undefined);
  }, [attach, goTo, trouble]);

  /** From where it was, or what has been asked for since. */
  const tryAgain = useCallback(() => {
    start.current = now().begin;
    begins.current = 0;
    setTrouble(undefined);
  }, [now]);
  useEffect(() => {
    if (trouble !== 'not loaded') return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [trouble, tryAgain]);

  if (trouble) {
    return (
      <PlayerFrame>
        {trouble === 'unreadable' ? (
          <p className="max-w-[44ch] font-serif text-read">{t('player.unreadable')}</p>
        ) : (
          <NotLoaded words={t('player.notLoaded')} className="" onTryAgain={tryAgain} />
        )}
      </PlayerFrame>
    );
  }
  const address = `/web-api/videos/${video.id}`;
  const file = `${address}/media`;
  const tellSecond = () => tell({ second: media.current ? media.current.currentTime - begins.current : undefined });
  const shared = {
    controls: true,
    preload: 'metadata',
    src: file,
    onLoadedMetadata: () => {
      begins.current = media.current?.currentTime ?? 0;
      if (start.current > 0) goTo(start.current);
    },
    onTimeUpdate: tellSecond,
    onSeeked: tellSecond,
    onPlay: () => tell({ isPlaying: true }),
    onPause: () => tell({ isPlaying: false }),
    onError: async ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      // A file that comes, and all the same does not play, is one that it can not read.
      const isBroken = currentTarget.error?.code === MediaError.MEDIA_ERR_NETWORK || !(await answers(file));
      if (media.current !== currentTarget) return; // it has been left meanwhile
      setTrouble(isBroken ? 'not loaded' : 'unreadable');
      tell({ second: undefined, isPlaying: false });
    },
  };
  const captions = <track ref={shift} kind="captions" label={t('player.captions')} src={`${address}/transcript.vtt`} />;
  if (video.media === 'audio') {
    return (
      <PlayerSlot shows="sound" stays>
        <audio
          ref={media}
          aria-label={t('player.of', { title: video.title })}
          className="h-14 w-full bg-paper"
          {...shared}
        >
          {captions}
        </audio>
      </PlayerSlot>
    );
  }
  return (
    <PlayerStage>
      <video
        ref={media as RefObject<HTMLVideoElement | null>}
        aria-label={t('player.of', { title: video.title })}
        className="size-full"
        playsInline
        {...shared}
      >
        {captions}
      </video>
    </PlayerStage>
  );
}

/** Whether a file can be had, be it one that the browser can not play; a byte of it is asked for. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { headers: { range: 'bytes=0-0' } }).then(
    ({ ok, body }) => {
      void body?.cancel(); // where all of it comes
      return ok;
    },
    () => false,
  );
