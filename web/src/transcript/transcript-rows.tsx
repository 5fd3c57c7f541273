import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { type Row, rowAt } from './paragraphs.ts';
import { TranscriptRow } from './transcript-row.tsx';
import { useFollowedRow } from './use-followed-row.ts';
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
  /** Hears the second of the sentence that somebody chooses; undefined while none is to be chosen. */
  onChoose: ((seconds: number) => void) | undefined;
}

/** Only the rows near the window are in the page, however long the video is; on paper all of them. */
export const TranscriptRows = memo(function TranscriptRows({
  rows,
  video,
  isShown,
  sought,
  found,
  moment,
  followed,
  onChoose,
}: TranscriptRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { top, width, head } = usePlace(list);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => estimatedHeight(rows[index], width),
    overscan: 6,
    scrollMargin: top,
    scrollPaddingStart: head,
    getItemKey: (index) => keyOf(rows[index]),
  });
  useKeptRow(virtual, { list, isShown, width });
  const gone = useRef<string>(undefined);
  useEffect(() => {
    const address = `${moment} ${followed}`;
    // Once for each time that it is followed: rows whose words are corrected are other rows at the same place.
    if (moment === undefined || address === gone.current) return;
    gone.current = address;
    virtual.scrollToIndex(rowAt(rows, moment), { align: 'start' });
    announce(t('transcript.shown'));
  }, [moment, followed, rows, virtual]);
  const lookedAt = useRef<Row>(undefined);
  useEffect(() => {
    if (!isShown || found === lookedAt.current) return;
    lookedAt.current = found;
    if (found) virtual.scrollToIndex(rows.indexOf(found), { align: 'start' });
  }, [found, rows, virtual, isShown]);
  const playing = useFollowedRow(virtual, { rows, list, isShown: isShown && sought === '' });
  // The window scrolls for other views too; meanwhile the rows stay as they were, and so does what is known of their heights.
  const kept = useRef<VirtualItem[]>([]);
  if (isShown) kept.current = virtual.getVirtualItems();
  if (useIsPrinted() && isShown) {
    return (
      <div ref={list}>
        {rows.map((row) => (
          <TranscriptRow
            key={keyOf(row)}
            row={row}
            video={video}
            sought={sought}
            isFound={false}
            moment={moment}
            said={-1}
          />
        ))}
      </div>
    );
  }
  return (
    <>
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
                <TranscriptRow
                  row={row}
                  video={video}
                  sought={sought}
                  isFound={row === found}
                  moment={moment}
                  said={index === playing.row ? playing.sentence : -1}
                  onChoose={onChoose}
                />
              </div>
            )
          );
        })}
      </div>
      {playing.isLeft && (
        <p className="pointer-events-none sticky bottom-4 z-10 mt-2 flex justify-center print:hidden">
          <Button look="quiet" className="pointer-events-auto bg-surface!" onClick={playing.comeBack}>
            {t('transcript.backToPlaying')}
          </Button>
        </p>
      )}
    </>
  );
});

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

/** Where the rows stand, in pixels. */
interface Place {
  /** How far below the head of the page they begin. */
  top: number;
  width: number;
  /** How much of the window's head is covered, by the player, the tabs and the search, while they pass below it. */
  head: number;
}

function usePlace(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ top: 0, width: 400, head: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const search = list.current?.parentElement?.querySelector('form');
      if (!list.current || !search) return;
      const box = list.current.getBoundingClientRect();
      const top = Math.round(box.top + window.scrollY);
      const head = Number.parseFloat(getComputedStyle(search).top) + search.offsetHeight;
      const is = { top, width: box.width, head };
      setPlace((was) => (JSON.stringify(was) === JSON.stringify(is) ? was : is));
    };
    measure();
    // What stands above it may grow or go, and the page with it.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [list]);
  return place;
}

interface Shown {
  list: RefObject<HTMLElement | null>;
  isShown: boolean;
  width: number;
}

/** With another width, as when a phone is turned, rows have other heights: the one that was read stays at the head of what is seen. */
function useKeptRow(virtual: Virtualizer<Window, Element>, { list, isShown, width }: Shown) {
  const read = useRef<number>(undefined);
  useEffect(() => {
    const keep = () => {
      // The window scrolls for another width too, before the rows are what they are in it.
      if (!isShown || list.current?.getBoundingClientRect().width !== width) return;
      const { scrollMargin, scrollPaddingStart } = virtual.options;
      const line = window.scrollY + scrollPaddingStart;
      read.current = line < scrollMargin ? undefined : virtual.getVirtualItemForOffset(line)?.index;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [virtual, list, isShown, width]);
  const known = useRef(width);
  useLayoutEffect(() => {
    if (known.current === width) return;
    known.current = width;
    virtual.measure();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      virtual.resizeItem(Number(row.dataset.index), row.offsetHeight);
    }
    virtual.getTotalSize(); // where every row is now
    if (isShown && read.current !== undefined) virtual.scrollToIndex(read.current, { align: 'start' });
  }, [virtual, list, isShown, width]);
}
