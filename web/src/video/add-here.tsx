import { Plus, Scissors } from 'lucide-react';
import { t } from '../i18n/messages.ts';
import { useNow, usePlayback } from '../player/playback.tsx';
import { PlainButton } from '../shell/button.tsx';
import { clockTime } from './clock-time.ts';

interface AddHereProps {
  /** Where the chapters begin, in seconds. */
  starts: readonly number[];
  onAdd: (seconds: number) => void;
  onSplit: (seconds: number) => void;
}

const look =
  'inline-flex min-h-11 items-center gap-1.5 text-small text-muted tabular-nums hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-55 sm:pointer-fine:min-h-9';

/** Adds a chapter at the moment that is shown, or splits the one that it is in; nothing where none is. */
export function AddHere({ starts, onAdd, onSplit }: AddHereProps) {
  const { now } = usePlayback();
  const second = useNow((one) => (one.second === undefined ? undefined : Math.floor(one.second)));
  if (second === undefined) return null;
  const place = starts.findLastIndex((start) => start <= second) + 1;
  const shown = () => Math.floor(now().second ?? second);
  return (
    <div className="mt-2 flex flex-wrap gap-x-6">
      <button type="button" className={look} onClick={() => onAdd(shown())}>
        <Plus aria-hidden="true" className="size-4" />
        {t('video.addHere', { time: clockTime(second) })}
      </button>
      {place > 0 && (
        <PlainButton className={look} disabled={starts.includes(second)} onClick={() => onSplit(shown())}>
          <Scissors aria-hidden="true" className="size-4" />
          {t('edit.splitAt', { place, time: clockTime(second) })}
        </PlainButton>
      )}
    </div>
  );
}
