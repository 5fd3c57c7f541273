import { requireShort } from '../unreadable-captions.ts';

/** A run of caption text; `at` is the second at which the source says it begins, null where it does not say. */
export interface Piece {
  text: string;
  at: number | null;
}

/** One line of a caption as it stands on the screen. */
export interface Line {
  text: string;
  /** Seconds, one for each word, or null where the source gives none inside the line. */
  wordStarts: number[] | null;
}

// Controls (a NUL ends a PostgreSQL text), marks of direction, zero-width space, word joiner and byte order marks: none of them is ever read.
export const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000e-\u001b\u007f\u0080-\u0084\u0086-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
// Most texts are tidy as they come, which is quicker seen than made.
const UNTIDY = /[^ -~]| {2}|^ | $/;
const VISIBLE = /[^\s\p{Cf}]/u;

/** The text on one line, without invisible characters and lone surrogates; '' where nothing can be seen of it. */
export function tidyText(text: string): string {
  if (!UNTIDY.test(text)) return text;
  const tidy = text.toWellFormed().replace(invisible, '').replace(/\s+/g, ' ').trim();
  return VISIBLE.test(tidy) ? tidy : '';
}

/** The white-space separated words of a text that `tidyText` gave. */
export function countWords(tidy: string): number {
  let count = tidy === '' ? 0 : 1;
  for (let space = tidy.indexOf(' '); space !== -1; space = tidy.indexOf(' ', space + 1)) count += 1;
  return count;
}

/**
 * The lines of a caption, empty ones left out. A line feed in a piece begins a new line. In a line with times of its
 * own, a word begins with the piece that its first letter stands in, and a piece without a time goes on from the one
 * before it, the first from `start` (seconds).
 *
 * @throws {UnreadableCaptions} where it is too long
 */
export function linesOf(pieces: readonly Piece[], start: number): Line[] {
  requireShort(pieces.reduce((letters, { text }) => letters + text.length, 0));
  if (pieces.every((piece) => piece.at === null)) return untimedLines(pieces.map((piece) => piece.text).join(''));
  const lines: Line[] = [];
  let line: Piece[] = [];
  let now = start;
  const finish = () => {
    if (line.length === 0) return;
    const last = line.findLast((piece) => piece.at !== null)?.at ?? null;
    if (last === null) lines.push(...untimedLines(line.map((piece) => piece.text).join('')));
    else lines.push(...timedLine(line, now));
    now = last ?? now;
    line = [];
  };
  for (const { text, at } of pieces) {
    let from = 0;
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', from)) {
      if (feed > from) line.push({ text: text.slice(from, feed), at });
      finish();
      from = feed + 1;
    }
    if (from < text.length) line.push({ text: text.slice(from), at });
  }
  finish();
  return lines;
}

function untimedLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of text.split('\n')) {
    const tidy = tidyText(line);
    if (tidy !== '') lines.push({ text: tidy, wordStarts: null });
  }
  return lines;
}

function timedLine(pieces: readonly Piece[], start: number): Line[] {
  const words: string[] = [];
  const wordStarts: number[] = [];
  let insideWord = false;
  let now = start;
  for (const piece of pieces) {
    now = piece.at ?? now;
    for (const [run] of piece.text
      .toWellFormed()
      .replace(invisible, '')
      .matchAll(/\s+|\S+/g)) {
      if (run.trim() === '') insideWord = false;
      else if (insideWord) words.push((words.pop() ?? '') + run);
      else {
        words.push(run);
        wordStarts.push(now);
        insideWord = true;
      }
    }
  }
  const text = words.join(' ');
  return VISIBLE.test(text) ? [{ text, wordStarts }] : [];
}

/** A line with its text changed; its words keep their times where they are as many as before. */
export function withText(line: Line, text: string): Line {
  if (text === line.text) return line;
  const isAsLong = line.wordStarts !== null && countWords(text) === line.wordStarts.length;
  return { text, wordStarts: isAsLong ? line.wordStarts : null };
}
