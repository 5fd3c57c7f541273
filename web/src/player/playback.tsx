import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/** What a player can be told. Seconds. */
export interface Hands {
  /** Absent while there is nothing that could go to a moment: a player that was not opened yet. */
  seek?: (seconds: number) => void;
  play: () => void;
  pause: () => void;
}

/** What a player says of itself. */
export interface Now {
  /** The second that is shown; undefined while nothing is. */
  second: number | undefined;
  isPlaying: boolean;
}

interface Playback {
  /** Undefined where there is no player, or none that answers. */
  hands: Hands | undefined;
  attach: (hands: Hands | undefined) => void;
  tell: (now: Partial<Now>) => void;
}

const PlaybackContext = createContext<Playback | undefined>(undefined);
/** Apart from the other one: it changes several times a second. */
const NowContext = createContext<Now | undefined>(undefined);

/** Joins all that shows moments of one video with its player. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [hands, attach] = useState<Hands | undefined>(undefined);
  const [now, setNow] = useState<Now>({ second: undefined, isPlaying: false });
  const tell = useCallback((told: Partial<Now>) => setNow((before) => ({ ...before, ...told })), []);
  const playback = useMemo(() => ({ hands: hands && telling(hands, tell), attach, tell }), [hands, tell]);
  return (
    <PlaybackContext value={playback}>
      <NowContext value={now}>{children}</NowContext>
    </PlaybackContext>
  );
}

/** Where a player is sent it counts as being at once, so that the next of several quick keys goes on from there. */
function telling({ seek, ...hands }: Hands, tell: Playback['tell']): Hands {
  if (!seek) return hands;
  return {
    ...hands,
    seek: (second) => {
      seek(second);
      tell({ second });
    },
  };
}

export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (!playback) throw new Error('there is no player here');
  return playback;
}

export function useNow(): Now {
  const now = useContext(NowContext);
  if (!now) throw new Error('there is no player here');
  return now;
}
