import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { announce } from '../shell/announcer.tsx';
import { type Row, rowAt, rowsOf, rowsWith } from './paragraphs.ts';
import { sourceWords } from './source-words.ts';
import { transcriptQuery } from './transcript-query.ts';
import { TranscriptRow } from './transcript-row.tsx';

const route = getRouteApi('/workspace/$videoId');
const none: Row[] = [];

/** What is said, by chapters, to be read, searched and cited. A moment in the page's address (`?t=`) is shown in it. */
export function TranscriptPane({ video }: { video: WebVideo }) {
  const transcript = useQuery(transcriptQuery(video.id));
  const field = useId();
  const [sought, setSought] = useState('');
  const wanted = useDeferredValue(sought.trim());
  const { t } = route.useSearch();
  const rows = useMemo(
    () => (transcript.data ? rowsOf(transcript.data.sentences, video.chapters ?? []) : none),
    [transcript.data, video.chapters],
  );
  const shown = useMemo(() => rowsWith(rows, wanted), [rows, wanted]);
  if (transcript.data && rows.length === 0) return null;
  const source = transcript.data ? sourceWords(transcript.data) : null;
  return (
    <section aria-labelledby="transcript-heading" className="mt-16 border-t border-line pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="transcript-heading" className="font-serif text-heading">
          Transcript
        </h2>
        <div className="max-sm:w-full">
          <label htmlFor={field} className="sr-only">
            Search the transcript
          </label>
          <input
            id={field}
            type="search"
            dir="auto"
            placeholder="Search what is said"
            className="min-h-11 w-full rounded-md border border-line bg-surface px-3 hover:border-muted sm:min-h-9 sm:w-64"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      </div>
      {wanted !== '' && (
        <p role="status" className="mt-3 text-small text-muted">
          {shown.length === 0
            ? 'Nothing of that is said.'
            : `Said in ${shown.length} ${shown.length === 1 ? 'place' : 'places'}.`}
        </p>
      )}
      {source !== null && <p className="mt-2 text-small text-muted wrap-anywhere">{source}</p>}
      {transcript.isError && (
        <p className="mt-4 text-small text-muted">The transcript could not be loaded. Load the page again.</p>
      )}
      {transcript.data && <Rows rows={shown} video={video} sought={wanted} moment={wanted === '' ? t : undefined} />}
    </section>
  );
}

interface RowsProps {
  rows: Row[];
  video: WebVideo;
  sought: string;
  /** Seconds. */
  moment: number | undefined;
}

/** Only the rows near the window are in the page, however long the video is. */
function Rows({ rows, video, sought, moment }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'chapter' ? 72 : 130),
    overscan: 6,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => `${rows[index]?.kind} ${rows[index]?.start}`,
  });
  useEffect(() => {
    if (moment === undefined || rows.length === 0) return;
    virtual.scrollToIndex(rowAt(rows, moment), { align: 'center' });
    announce('Shown in the transcript.');
  }, [moment, rows, virtual]);
  return (
    <div ref={list} className="relative mt-4" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
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
              <TranscriptRow row={row} video={video} sought={sought} moment={moment} />
            </div>
          )
        );
      })}
    </div>
  );
}
