import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { focusWhenShown, handsFocusTo } from '../shell/focus-when-shown.ts';
import { clockTime } from '../video/clock-time.ts';
import { command, embedAddress, listenTo, toldBy } from './embed.ts';
import { useNow, usePlayback } from './playback.tsx';
import { PlayerFrame, PlayerStage } from './player-frame.tsx';

/** Milliseconds between two tries to be heard by a player that is still loading. */
const knock = 500;
/** Milliseconds without a word after which the player counts as away. */
const patience = 10_000;

const handsOn = handsFocusTo('#open-player');

interface EmbedPlayerProps {
  video: WebVideo;
  platformId: string;
}

/** The platform's player, once somebody wants it: nothing is asked of YouTube before. */
export function EmbedPlayer({ video, platformId }: EmbedPlayerProps) {
  const { now, attach, tell } = usePlayback();
  const begin = useNow((one) => Math.floor(one.begin));
  const [start, setStart] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (start !== undefined) return;
    attach({ play: (from = now().begin) => setStart(from), pause: () => undefined });
    return () => attach(undefined);
  }, [attach, now, start]);
  if (start === undefined) {
    return (
      <PlayerFrame>
        <Button
          id="open-player"
          look="quiet"
          onClick={() => {
            setStart(now().begin);
            focusWhenShown('#close-player');
          }}
        >
          <Play aria-hidden="true" className="size-4" />
          {begin > 0 ? t('player.playFrom', { time: clockTime(begin) }) : t('player.playHere')}
        </Button>
        <p className="text-small text-muted max-sm:hidden">{t('player.fromYouTube')}</p>
      </PlayerFrame>
    );
  }
  const close = () => {
    setStart(undefined);
    tell({ second: undefined, isPlaying: false });
  };
  return <OpenEmbed title={video.title} address={embedAddress(platformId, start)} onClose={close} />;
}

function OpenEmbed({ title, address, onClose }: { title: string; address: string; onClose: () => void }) {
  const { attach, tell } = usePlayback();
  const frame = useRef<HTMLIFrameElement>(null);
  const [standing, setStanding] = useState<'loading' | 'heard' | 'away'>('loading');
  /** A moment that was asked for before the player could be told. */
  const asked = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (standing === 'away') return;
    const isHeard = standing === 'heard';
    const seek = (seconds: number) => {
      if (isHeard) command(frame.current, 'seekTo', [seconds, true]);
      else asked.current = seconds;
    };
    attach({
      seek,
      play(from) {
        if (from !== undefined) seek(from);
        command(frame.current, 'playVideo');
      },
      pause: () => command(frame.current, 'pauseVideo'),
    });
    if (isHeard && asked.current !== undefined) command(frame.current, 'seekTo', [asked.current, true]);
    if (isHeard) asked.current = undefined;
    return () => attach(undefined);
  }, [attach, standing]);

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const told = toldBy(frame.current, event);
      if (!told) return;
      setStanding('heard');
      tell(told);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [tell]);

  useEffect(() => {
    if (standing === 'heard') return;
    const knocking = setInterval(() => listenTo(frame.current), knock);
    const waiting = setTimeout(() => setStanding('away'), patience);
    return () => {
      clearInterval(knocking);
      clearTimeout(waiting);
    };
  }, [standing]);

  return (
    <>
      <PlayerStage>
        <iframe
          ref={frame}
          title={t('player.of', { title })}
          src={address}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0"
        />
      </PlayerStage>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-muted">
        <span role="status">{standing === 'away' && t('player.away')}</span>
        <button
          ref={handsOn}
          id="close-player"
          type="button"
          className="min-h-11 hover:text-ink sm:pointer-fine:min-h-8"
          onClick={onClose}
        >
          {t('player.close')}
        </button>
      </p>
    </>
  );
}
