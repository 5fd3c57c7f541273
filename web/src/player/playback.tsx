import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { holdPage } from '../shell/hold-page.ts';

/** What a player can be told. Seconds. */
export interface Hands {
  /** Absent while there is nothing that could go to a moment: a player that was not opened yet. */
  seek?: (seconds: number) => void;
  /** Plays from a moment on; without one from where it is. */
  play: (from?: number) => void;
  pause: () => void;
}

/** What is known of the player of a page. */
export interface Now {
  /** Undefined where there is no player, or none that answers. */
  hands: Hands | undefined;
  /** The second that is shown; undefined while nothing is. */
  second: number | undefined;
  isPlaying: boolean;
  /** Where a player begins that is opened now, in seconds: what somebody asked for last, or saw. */
  begin: number;
  /** How often somebody has sent the player to a moment. */
  jumps: number;
}

interface Playback {
  now: () => Now;
  listen: (listener: () => void) => () => void;
  /** A player takes part, or leaves. */
  attach: (hands: Hands | undefined) => void;
  /** A player says what it shows. */
  tell: (told: Partial<Pick<Now, 'second' | 'isPlaying'>>) => void;
  /** Somebody asks for a moment while nothing can play it. */
  remember: (seconds: number) => void;
}

const PlaybackContext = createContext<Playback | undefined>(undefined);

/**
 * The one player of a page, joined to all that shows moments of its video. It begins at `from` seconds; from then on only a
 * person's wish sends it anywhere, and no address or view does.
 */
export function PlaybackProvider({ from, children }: { from: number; children: ReactNode }) {
  const [playback] = useState(() => createPlayback(from));
  const isPlaying = useSyncExternalStore(playback.listen, () => playback.now().isPlaying);
  useEffect(() => (isPlaying ? holdPage() : undefined), [isPlaying]);
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}

function createPlayback(from: number): Playback {
  let now: Now = { hands: undefined, second: undefined, isPlaying: false, begin: from, jumps: 0 };
  const listeners = new Set<() => void>();
  const change = (next: Partial<Now>) => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  /** Where it is sent it counts as being at once, so that the next of several quick keys goes on from there. */
  const sent = (second: number) => change({ second, begin: second, jumps: now.jumps + 1 });
  return {
    now: () => now,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: (hands) => change({ hands: hands && counting(hands, sent) }),
    tell: (told) => change({ ...told, ...(told.second !== undefined && { begin: told.second }) }),
    remember: (begin) => change({ begin }),
  };
}

function counting({ seek, play, pause }: Hands, sent: (second: number) => void): Hands {
  return {
    pause,
    play(from) {
      play(from);
      if (from !== undefined) sent(from);
    },
    ...(seek && {
      seek(second: number) {
        seek(second);
        sent(second);
      },
    }),
  };
}

export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (!playback) throw new Error('there is no player here');
  return playback;
}

/** What `select` makes of it. It changes several times a second: whoever takes less of it is drawn less often. */
export function useNow<Selected extends string | number | boolean | null | undefined>(
  select: (now: Now) => Selected,
): Selected {
  const { now, listen } = usePlayback();
  return useSyncExternalStore(listen, () => select(now()));
}
