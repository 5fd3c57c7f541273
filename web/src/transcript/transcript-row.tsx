import type { WebVideo } from '../api/client.ts';
import { usePlayAt } from '../player/playback.tsx';
import { clockTime } from '../video/clock-time.ts';
import { momentLink } from '../video/moment-link.ts';
import { cutAtWords, type Row } from './paragraphs.ts';

interface TranscriptRowProps {
  row: Row;
  video: WebVideo;
  /** Words that are looked for. */
  sought: string;
  /** The second that the page's address names. */
  moment: number | undefined;
}

/** A chapter's title, or a paragraph with its time; what is looked for or cited is marked. */
export function TranscriptRow({ row, video, sought, moment }: TranscriptRowProps) {
  if (row.kind === 'chapter') {
    return (
      <h3 dir="auto" className="pt-7 pb-2 font-medium">
        {row.title}
      </h3>
    );
  }
  const cited = moment === undefined ? -1 : citedIn(row, moment);
  return (
    <div className="flex items-baseline gap-4 py-2">
      <Time video={video} seconds={row.start} />
      <p dir="auto" className="min-w-0 max-w-[68ch] flex-1 font-serif text-read">
        {row.sentences.map((sentence, index) => (
          <span
            key={`${sentence.start_seconds} ${sentence.text}`}
            className={index === cited ? 'decoration-accent decoration-2 underline underline-offset-4' : undefined}
          >
            {cutAtWords(sentence.text, sought).map((piece, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that does not change.
              place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
            )}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

function Time({ video, seconds }: { video: WebVideo; seconds: number }) {
  const link = momentLink(video, seconds);
  const playAt = usePlayAt();
  const look = 'times w-[7ch] shrink-0 text-end text-small text-muted';
  if (!link) return <span className={look}>{clockTime(seconds)}</span>;
  return (
    <a href={link} target="_blank" rel="noopener" className={`${look} hover:text-accent`} onClick={playAt(seconds)}>
      {clockTime(seconds)}
      <span className="sr-only"> on YouTube, in a new tab</span>
    </a>
  );
}

/** The sentence that is being said at a moment, which is a whole second. */
function citedIn({ sentences, start, end }: Extract<Row, { kind: 'paragraph' }>, moment: number): number {
  if (moment + 0.95 < start || moment >= end) return -1;
  return sentences.findLastIndex((sentence) => sentence.start_seconds <= moment + 0.95);
}
