import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface Playback {
  /** The second that was asked for last, and how often one was; undefined: the player is not open. */
  wanted: { seconds: number; count: number } | undefined;
  /** Opens the player, or plays in it, from a second on. */
  open: (seconds: number) => void;
  /** The second that is being played; undefined while nothing is. */
  second: number | undefined;
  setSecond: (seconds: number) => void;
}

const PlaybackContext = createContext<Playback | undefined>(undefined);

/** Joins all that shows moments of one video with its player. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<Playback['wanted']>(undefined);
  const [second, setSecond] = useState<number | undefined>(undefined);
  const open = useCallback(
    (seconds: number) => setWanted((before) => ({ seconds, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const value = useMemo(() => ({ wanted, open, second, setSecond }), [wanted, open, second]);
  return <PlaybackContext value={value}>{children}</PlaybackContext>;
}

export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (!playback) throw new Error('there is no player here');
  return playback;
}

/** What a click on a moment does: with the player open it plays there, else the link is followed. */
export function usePlayAt(): (seconds: number) => ((event: { preventDefault: () => void }) => void) | undefined {
  const { wanted, open } = usePlayback();
  if (wanted === undefined) return () => undefined;
  return (seconds) => (event) => {
    event.preventDefault();
    open(seconds);
  };
}
