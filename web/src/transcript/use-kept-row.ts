import type { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

/** Milliseconds in which the rows find their heights at another width; where the window stands meanwhile is nobody's choice. */
const settling = 600;

/** A phone that is turned, or a window of another width, goes on showing what was read: rows then have other heights. */
export function useKeptRow(
  virtual: ReturnType<typeof useWindowVirtualizer>,
  list: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    if (!isShown) return;
    let row: number | undefined;
    let width = list.current?.clientWidth;
    let settled = 0;
    const note = () => {
      if (list.current?.clientWidth !== width || performance.now() < settled) return;
      const middle = window.innerHeight / 2;
      const isRead = (list.current?.getBoundingClientRect().top ?? 0) < middle;
      row = isRead ? virtual.getVirtualItemForOffset(window.scrollY + middle)?.index : undefined;
    };
    const keep = () => {
      if (list.current?.clientWidth === width) return;
      width = list.current?.clientWidth;
      settled = performance.now() + settling;
      if (row !== undefined) virtual.scrollToIndex(row, { align: 'center' });
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('resize', keep);
    };
  }, [virtual, list, isShown]);
}
