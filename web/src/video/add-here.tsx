import { Plus } from 'lucide-react';
import { useNow, usePlayback } from '../player/playback.tsx';
import { clockTime } from './clock-time.ts';

/** Adds a chapter at the moment that is shown; nothing where none is. */
export function AddHere({ onAdd }: { onAdd: (seconds: number) => void }) {
  const { now } = usePlayback();
  const second = useNow((one) => (one.second === undefined ? undefined : Math.floor(one.second)));
  if (second === undefined) return null;
  return (
    <button
      type="button"
      className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-small text-muted tabular-nums hover:text-ink sm:pointer-fine:min-h-9"
      onClick={() => onAdd(Math.floor(now().second ?? second))}
    >
      <Plus aria-hidden="true" className="size-4" />
      Add a chapter at {clockTime(second)}
    </button>
  );
}
