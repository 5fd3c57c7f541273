import type { Segment } from './transcript.ts';

/** The caption forms that a transcript is given out in. */
export const captionFormats = ['vtt', 'srt'] as const;
type CaptionFormat = (typeof captionFormats)[number];

/** `Content-Type` of each form. */
export const captionMediaTypes: Record<CaptionFormat, string> = {
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
};

/** Seconds that a caption is shown at least. */
const shortest = 0.2;

/** A transcript as a caption file: WebVTT (W3C), or SubRip. */
export function writeCaptions(format: CaptionFormat, segments: readonly Segment[]): string {
  const mark = format === 'vtt' ? '.' : ',';
  let before: string | undefined;
  const cues = segments.map((segment, place) => {
    const { start, end } = segment;
    const until = Math.max(end, start + shortest);
    const line = named(format, segment, before);
    // Who goes on after a mark inside is not known.
    before = segment.text.includes(' >>') ? undefined : segment.speaker;
    return `${place + 1}\n${clock(start, mark)} --> ${clock(until, mark)}\n${line}\n`;
  });
  return `${format === 'vtt' ? 'WEBVTT\n\n' : ''}${cues.join('\n')}`;
}

/**
 * What is said with who says it: WebVTT's voice tag, or in SubRip a label where another one begins to speak, and a mark
 * where it is not known who.
 */
function named(format: CaptionFormat, { text, speaker }: Segment, before: string | undefined): string {
  if (speaker === undefined) {
    const isMarked = format === 'vtt' || before === undefined || /^(?:>>|[-–—])/.test(text);
    return lineOf(format, isMarked ? text : `>> ${text}`);
  }
  const line = lineOf(format, text.replace(/^>>+\s*/, ''));
  const name = lineOf(format, speaker);
  return format === 'vtt' ? `<v ${name}>${line}` : speaker === before ? line : `${name}: ${line}`;
}

/** One line, in which an arrow would be read as a time, and `<` as a tag. */
function lineOf(format: CaptionFormat, text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  // SubRip has no way to write what looks like a tag or a reference: a joiner that nobody sees goes into it.
  if (format === 'srt') return line.replaceAll('-->', '->').replace(/[<&](?=[/a-z#])/gi, '$&\u2060');
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `hh:mm:ss.ttt`; SubRip has a comma for the dot. */
function clock(seconds: number, mark: string): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}${mark}${rest}`;
}
