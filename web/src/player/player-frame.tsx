import { ArrowUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { Dot } from '../shell/dot.tsx';
import { useNow } from './playback.tsx';

/** What a player shows, by which its height on a narrow page is known (styles.css). */
type Shows = 'picture' | 'words' | 'sound';

interface PlayerSlotProps {
  shows: Shows;
  /** Whether it stays in sight: at the head of a narrow window, and else small in its corner while its own place is out of sight. */
  stays: boolean;
  children: ReactNode;
}

const places: Record<Shows, string> = {
  picture: 'lg:aspect-video',
  words: 'lg:aspect-video',
  sound: 'lg:h-14',
};
const docked: Record<Shows, string> = {
  picture: 'lg:aspect-video lg:w-80',
  words: 'lg:aspect-video lg:w-80',
  sound: 'lg:h-14 lg:w-80 lg:bg-paper',
};

/** The place of the player. On a narrow page it stays at the head of the window, where that is high enough, as a film does. */
export function PlayerSlot({ shows, stays, children }: PlayerSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const isInSight = useIsInSight(slot);
  const hasBegun = useNow(({ second }) => second !== undefined);
  const isDocked = stays && hasBegun && !isInSight;
  return (
    <div
      ref={slot}
      data-player={stays ? shows : undefined}
      data-docked={isDocked ? '' : undefined}
      className={`near-player shrink-0 print:hidden ${places[shows]} ${stays ? 'max-lg:-mx-5 sm:max-lg:-mx-8 max-lg:h-(--player-height) staying:sticky staying:top-0 staying:z-20' : ''}`}
    >
      <div
        className={
          isDocked
            ? `near-player staying:fixed staying:inset-x-0 staying:top-0 staying:h-(--player-height) lg:fixed lg:start-5 lg:bottom-5 lg:z-20 lg:shadow-[0_4px_24px_rgb(0_0_0/0.2)] ${docked[shows]} max-lg:h-full`
            : 'h-full'
        }
      >
        {children}
        {isDocked && <BackUp slot={slot} />}
      </div>
    </div>
  );
}

/** Leads from the small player to its own place. */
function BackUp({ slot }: { slot: RefObject<HTMLDivElement | null> }) {
  return (
    <button
      type="button"
      aria-label={t('player.goUp')}
      title={t('player.goUp')}
      className="absolute end-2 -top-4 grid size-8 place-items-center rounded-full border border-line bg-surface text-muted hover:text-ink max-lg:hidden"
      onClick={() => slot.current?.scrollIntoView({ block: 'end' })}
    >
      <ArrowUp aria-hidden="true" className="size-4" />
    </button>
  );
}

/** Whether the better part of an element is in the window. */
function useIsInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver((entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5), {
      threshold: [0.5],
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isInSight;
}

/** The frame where a film would be, with the cue mark in its corner. */
export function PlayerFrame({ stays = false, children }: { stays?: boolean; children: ReactNode }) {
  return (
    <PlayerSlot shows="words" stays={stays}>
      <div
        className={`relative flex h-full flex-col items-center justify-center gap-3 rounded-md border border-line bg-surface px-6 py-7 text-center ${stays ? 'max-lg:rounded-none max-lg:border-x-0 max-lg:px-5 max-lg:py-2 sm:max-lg:px-8 in-data-docked:px-4 in-data-docked:py-3' : ''}`}
      >
        <Dot className={`absolute end-4 top-4 ${stays ? 'max-lg:hidden' : ''}`} />
        {children}
      </div>
    </PlayerSlot>
  );
}

/** Where a film is shown. */
export function PlayerStage({ children }: { children: ReactNode }) {
  return (
    <PlayerSlot shows="picture" stays>
      <div className="h-full overflow-hidden bg-ink lg:rounded-md dark:bg-surface">{children}</div>
    </PlayerSlot>
  );
}
