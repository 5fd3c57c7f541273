import { memo } from 'react';
import type { WebVideo } from '../api/client.ts';
import { Moment } from '../player/moment.tsx';
import { clockTime } from '../video/clock-time.ts';
import { cutAtWords, type Row } from './paragraphs.ts';

interface TranscriptRowProps {
  row: Row;
  video: WebVideo;
  /** Words that are looked for. */
  sought: string;
  /** Whether it is the place that is looked at among those that were found. */
  isFound: boolean;
  /** The second that the page's address names. */
  moment: number | undefined;
  /** Which of its sentences is being said, from 0; -1: none. */
  said: number;
  /** Hears the second of the sentence that somebody chooses; absent while none is to be chosen. */
  onChoose?: ((seconds: number) => void) | undefined;
}

/** A chapter's title, or a paragraph with its time; what is looked for or cited is marked. */
export const TranscriptRow = memo(function TranscriptRow({
  row,
  video,
  sought,
  isFound,
  moment,
  said,
  onChoose,
}: TranscriptRowProps) {
  if (row.kind === 'chapter') {
    return (
      <h3 dir="auto" className="pt-7 pb-2 font-medium">
        {row.title}
      </h3>
    );
  }
  const cited = moment === undefined ? -1 : citedIn(row, moment);
  return (
    <div className="flex items-baseline gap-3 py-2 sm:gap-4">
      <Moment
        video={video}
        seconds={row.start}
        className="times -my-0.5 w-[6ch] py-0.5 shrink-0 text-end text-small text-muted hover:text-accent pointer-coarse:-my-3 pointer-coarse:py-3"
      >
        {clockTime(row.start)}
      </Moment>
      <p dir="auto" className="min-w-0 max-w-[68ch] flex-1 font-serif text-read">
        {row.speaker !== null && (
          <span className="font-medium font-sans text-body">
            <Marked text={row.speaker} sought={sought} isShown={isFound} />:{' '}
          </span>
        )}
        {row.sentences.map((sentence, index) => (
          <span
            key={`${sentence.start_seconds} ${sentence.text}`}
            data-said={index === said ? '' : undefined}
            className={`${index === cited ? 'decoration-accent decoration-2 underline underline-offset-4' : ''} ${index === said ? 'bg-accent/15 [box-decoration-break:clone]' : ''}`}
          >
            {onChoose ? (
              <button
                type="button"
                className="inline text-start decoration-muted decoration-dotted underline underline-offset-4 hover:decoration-accent hover:decoration-solid"
                onClick={() => onChoose(Math.floor(sentence.start_seconds))}
              >
                <Marked text={sentence.text} sought={sought} isShown={isFound} />
              </button>
            ) : (
              <Marked text={sentence.text} sought={sought} isShown={isFound} />
            )}{' '}
          </span>
        ))}
      </p>
    </div>
  );
});

/** A text with the words that are looked for marked; `isShown` where this is the place that is looked at. */
function Marked({ text, sought, isShown }: { text: string; sought: string; isShown: boolean }) {
  const look = isShown ? 'bg-accent text-surface' : 'bg-accent/25 text-ink';
  return cutAtWords(text, sought).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that does not change.
      <mark key={place} className={look}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

/** The sentence that is being said at a moment, which is a whole second. */
function citedIn({ sentences, start, end }: Extract<Row, { kind: 'paragraph' }>, moment: number): number {
  if (moment + 0.95 < start || moment >= end) return -1;
  return sentences.findLastIndex((sentence) => sentence.start_seconds <= moment + 0.95);
}
