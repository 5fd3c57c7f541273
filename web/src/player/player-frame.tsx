import type { ReactNode } from 'react';
import { Dot } from '../shell/dot.tsx';

const staying =
  'staying:sticky staying:top-0 staying:z-20 max-lg:-mx-5 max-lg:h-(--player-height) max-lg:rounded-none max-lg:border-x-0 max-lg:px-5 max-lg:py-2 sm:max-lg:-mx-8 sm:max-lg:px-8';

interface PlayerFrameProps {
  /** On a narrow page it stays at the head of the window, where that is high enough, as a film does. */
  stays?: boolean;
  children: ReactNode;
}

/** The frame where a film would be, with the cue mark in its corner. */
export function PlayerFrame({ stays = false, children }: PlayerFrameProps) {
  return (
    <div
      data-player={stays ? 'words' : undefined}
      className={`relative flex flex-col items-center print:hidden justify-center gap-3 rounded-md border border-line bg-surface px-6 py-7 text-center lg:aspect-video ${stays ? staying : ''}`}
    >
      <Dot className={`absolute end-4 top-4 ${stays ? 'max-lg:hidden' : ''}`} />
      {children}
    </div>
  );
}

/** Where a film is shown. On a narrow page it stays at the head of the window, where that is high enough, while the page passes below it. */
export function PlayerStage({ children }: { children: ReactNode }) {
  return (
    <div
      data-player="picture"
      className="overflow-hidden bg-ink print:hidden staying:sticky staying:top-0 staying:z-20 max-lg:-mx-5 max-lg:h-(--player-height) sm:max-lg:-mx-8 lg:aspect-video lg:rounded-md dark:bg-surface"
    >
      {children}
    </div>
  );
}
