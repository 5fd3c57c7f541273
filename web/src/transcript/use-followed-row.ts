import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNow, usePlayback } from '../player/playback.tsx';
import { type Row, rowAt, sentenceAt } from './paragraphs.ts';

/** Keys that move somebody through a page. */
const moving = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']);
/** The share of the window's height below which what is said is brought up. */
const lowest = 0.75;

interface Followed {
  rows: readonly Row[];
  list: RefObject<HTMLElement | null>;
  /** Whether the rows are what is looked at, and nothing else in them is. */
  isShown: boolean;
}

/**
 * Keeps what is being said in sight while it plays, unless somebody reads elsewhere in the rows: whoever scrolls, or goes
 * through them by keys, is left alone until they ask to come back or send the player to a moment.
 */
export function useFollowedRow(virtual: Virtualizer<Window, Element>, { rows, list, isShown }: Followed) {
  const { now } = usePlayback();
  const row = useNow(({ second }) => (second === undefined ? -1 : rowAt(rows, second)));
  const sentence = useNow(({ second }) => sentenceAt(rows[row], second));
  const isPlaying = useNow((one) => one.isPlaying);
  const jumps = useNow((one) => one.jumps);
  const [isFollowing, setFollowing] = useState(true);
  const known = useRef(jumps);
  if (known.current !== jumps) {
    known.current = jumps;
    if (!isFollowing) setFollowing(true);
  }
  useEffect(() => {
    if (!isShown) return;
    const leave = () => {
      if (now().second !== undefined) setFollowing(false);
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (moving.has(key) && !(target instanceof Element && target.matches('input, [role=tab]'))) leave();
    };
    /** The window's own bar. */
    const onPointer = ({ target }: PointerEvent) => target === document.documentElement && leave();
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPointer);
    return () => {
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPointer);
    };
  }, [now, isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sentence is looked for anew.
  useEffect(() => {
    if (!isShown || !isFollowing || !isPlaying || row < 0) return;
    const { top, bottom } = list.current?.querySelector('[data-said]')?.getBoundingClientRect() ?? {};
    const head = virtual.options.scrollPaddingStart;
    if (top !== undefined && bottom !== undefined && top >= head && bottom <= window.innerHeight * lowest) return;
    const distance = top === undefined ? Number.POSITIVE_INFINITY : Math.abs(top - head);
    if (top === undefined || distance > window.innerHeight) return virtual.scrollToIndex(row, { align: 'start' });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: top - head - 8, behavior: isCalm ? 'instant' : 'smooth' });
  }, [virtual, list, isShown, isFollowing, isPlaying, row, sentence]);
  const comeBack = () => {
    setFollowing(true);
    if (row >= 0) virtual.scrollToIndex(row, { align: 'start' });
  };
  return { row, sentence, isLeft: isShown && !isFollowing && row >= 0, comeBack };
}
