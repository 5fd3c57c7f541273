import { markdownText } from './markdown-text.ts';
import { parseCaptions } from './parse-captions.ts';
import { timestamp } from './timestamp.ts';
import type { Segment } from './transcript.ts';
import { captionMediaTypes, writeCaptions } from './write-captions.ts';

/** The file forms that a transcript is given out in. */
export const transcriptFormats = ['vtt', 'srt', 'txt', 'md'] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

/** `Content-Type` of each form. */
export const transcriptMediaTypes: Record<TranscriptFormat, string> = {
  ...captionMediaTypes,
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** The segments of a transcript as a file: captions, or a line or paragraph a segment with its time and who speaks. */
export function writeTranscript(
  format: TranscriptFormat,
  { title, segments }: { title: string; segments: readonly Segment[] },
): string {
  if (format === 'srt' || format === 'vtt') return captionsOf(format, segments);
  const lines = segments.map(({ start, speaker, text }) => {
    const time = timestamp(start);
    if (format === 'txt') return `${time} ${speaker === undefined ? text : `${speaker}: ${unmarked(text)}`}`;
    const said = speaker === undefined ? markdownText(text) : markdownText(unmarked(text));
    return `**${time}** ${speaker === undefined ? said : `*${markdownText(speaker)}:* ${said}`}`;
  });
  const text = format === 'txt' ? lines.join('\n') : [`# ${markdownText(title)}`, ...lines].join('\n\n');
  return text === '' ? '' : `${text}\n`;
}

/** Segments as programs are given them: seconds to the millisecond. */
export function segmentObjects(segments: readonly Segment[]) {
  return segments.map(({ start, end, speaker, text }) => ({
    start_seconds: milliseconds(start),
    end_seconds: milliseconds(end),
    speaker: speaker ?? null,
    text,
  }));
}

/**
 * A caption file that gives the same words and times when it is read again: names of speakers that would be taken for words there, because too
 * few of them recur, are left out.
 */
function captionsOf(format: 'srt' | 'vtt', segments: readonly Segment[]): string {
  const text = writeCaptions(format, segments);
  if (segments.every(({ speaker }) => speaker === undefined)) return text;
  const again = parseCaptions(text);
  const isSame =
    again.ok &&
    again.segments.length === segments.length &&
    again.segments.every((one, at) => isAlike(one, segments[at]));
  if (isSame) return text;
  return writeCaptions(
    format,
    segments.map(({ speaker: _, ...rest }) => rest),
  );
}

function isAlike(one: Segment, other: Segment | undefined): boolean {
  return other !== undefined && one.start === other.start && unmarked(one.text) === unmarked(other.text);
}

/** A text whose speaker stands before it needs no mark that somebody else begins. */
function unmarked(text: string): string {
  return text.replace(/^>>+\s*/, '');
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
