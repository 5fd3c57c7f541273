import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { announce } from '../shell/announcer.tsx';
import { type Row, rowAt } from './paragraphs.ts';
import { TranscriptRow } from './transcript-row.tsx';
import { useIsPrinted } from './use-is-printed.ts';

interface TranscriptRowsProps {
  rows: Row[];
  video: WebVideo;
  /** Whether the transcript is what is looked at. */
  isShown: boolean;
  /** Words that are looked for. */
  sought: string;
  /** The row that was found for them. */
  found: Row | undefined;
  /** Seconds. */
  moment: number | undefined;
  /** Changes whenever an address is followed, be it the same one. */
  followed: string;
}

/** Only the rows near the window are in the page, however long the video is; on paper all of them. */
export function TranscriptRows({ rows, video, isShown, sought, found, moment, followed }: TranscriptRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => estimatedHeight(rows[index], list.current?.clientWidth ?? 400),
    overscan: 6,
    scrollMargin: useTop(list),
    getItemKey: (index) => keyOf(rows[index]),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `followed` asks for the same moment again.
  useEffect(() => {
    if (moment === undefined) return;
    virtual.scrollToIndex(rowAt(rows, moment), { align: 'center' });
    announce('Shown in the transcript.');
  }, [moment, followed, rows, virtual]);
  useEffect(() => {
    if (found) virtual.scrollToIndex(rows.indexOf(found), { align: 'center' });
  }, [found, rows, virtual]);
  // The window scrolls for other views too; meanwhile the rows stay as they were, and so does what is known of their heights.
  const kept = useRef<VirtualItem[]>([]);
  if (isShown) kept.current = virtual.getVirtualItems();
  if (useIsPrinted() && isShown) {
    return (
      <div ref={list}>
        {rows.map((row) => (
          <TranscriptRow key={keyOf(row)} row={row} video={video} sought={sought} isFound={false} moment={moment} />
        ))}
      </div>
    );
  }
  return (
    <div ref={list} className="relative" style={{ height: virtual.getTotalSize() }}>
      {kept.current.map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
            >
              <TranscriptRow row={row} video={video} sought={sought} isFound={row === found} moment={moment} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** A chapter is known by its second, of which there is one; a paragraph by its first sentence. */
function keyOf(row: Row | undefined): string {
  return row?.kind === 'paragraph' ? `paragraph ${row.number}` : `chapter ${row?.start}`;
}

/** Pixels that a row takes at a width in pixels, before it is measured. */
function estimatedHeight(row: Row | undefined, width: number): number {
  if (row?.kind !== 'paragraph') return 60;
  const letters = row.sentences.reduce((sum, { text }) => sum + text.length + 1, 0);
  return 16 + 28 * Math.ceil(letters / Math.max(10, (width - 72) / 7.9));
}

/** How far below the head of the page an element begins, in pixels. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above it may grow or go, and the page with it.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [element]);
  return top;
}
