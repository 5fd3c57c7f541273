/**
 * What YouTube needs to show a description's lines as chapters, and what Cuemark asks beyond it.
 * Source: https://support.google.com/youtube/answer/9884579 (first line at 0:00, three lines, ascending, ten seconds each).
 */
import { timestamp } from '../transcripts/timestamp.ts';

/** No chapter is shorter than this, in seconds; the last one ends with the video. */
export const minimumChapterSeconds = 10;
/** A description holds at most this many bytes of UTF-8. */
export const maximumBlockBytes = 5000;

/** A line of the description block: whole seconds from the start of the video, and its title. */
export interface ChapterLine {
  startSeconds: number;
  title: string;
}

/** A broken rule in plain words; `index` is the line's place from 0, or null where the whole block is meant. */
export interface BrokenRule {
  index: number | null;
  message: string;
}

/** Characters that may not stand in a title: control characters, line breaks of any kind, `<` and `>`. */
const forbiddenInTitles = /[\p{Cc}\u2028\u2029<>]/u;
/** Something that can be seen: neither white space, fillers and joiners that are drawn as nothing, nor an empty braille cell. */
const visible = /[^\s\p{DI}\u2800]/u;

/** The block to paste into a description: one `<timestamp> - <title>` line a chapter, joined by line feeds. */
export function chaptersText(chapters: readonly ChapterLine[]): string {
  return chapters.map((chapter) => `${timestamp(chapter.startSeconds)} - ${chapter.title}`).join('\n');
}

/** YouTube shows chapters where there are so many, which a video of so many seconds has room for. */
const shownFrom = 3;
const shownFromSeconds = shownFrom * minimumChapterSeconds;

/** How many chapters a video of this length (seconds) needs at least: three, or as many as fit below half a minute. */
export function minimumChapters(durationSeconds: number): number {
  return durationSeconds >= shownFromSeconds
    ? shownFrom
    : Math.max(1, Math.floor(durationSeconds / minimumChapterSeconds));
}

/**
 * Every rule that these chapters break, for a video of `durationSeconds`; an empty list when they obey.
 * Titles may repeat here: only engines owe unique ones (`fitTitles`).
 */
export function checkRules(chapters: readonly ChapterLine[], durationSeconds: number): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const needed = minimumChapters(durationSeconds);
  if (chapters.length < needed) {
    broken.push({ index: null, message: `The video needs at least ${needed} chapters; there are ${chapters.length}.` });
  }
  chapters.forEach((chapter, index) => {
    const next = chapters[index + 1];
    for (const message of brokenTimes(chapter, next, index, durationSeconds)) broken.push({ index, message });
    if (!visible.test(chapter.title)) broken.push({ index, message: 'The title is empty.' });
    if (forbiddenInTitles.test(chapter.title)) {
      broken.push({ index, message: 'The title holds a line break, a control character, “<” or “>”.' });
    }
  });
  const bytes = Buffer.byteLength(chaptersText(chapters));
  if (bytes > maximumBlockBytes) {
    broken.push({ index: null, message: `The block has ${bytes} bytes; a description holds ${maximumBlockBytes}.` });
  }
  return broken;
}

/** A rule in a few words, and whether a block keeps it. */
export interface NamedRule {
  words: string;
  isKept: boolean;
}

/** The rules by name, for a video of `durationSeconds`: what somebody who pastes the block wants to know that it keeps. */
export function nameRules(chapters: readonly ChapterLine[], durationSeconds: number): NamedRule[] {
  if (durationSeconds < shownFromSeconds) {
    return [{ words: `Under ${shownFromSeconds} seconds YouTube shows no chapters`, isKept: false }];
  }
  const starts = chapters.map(({ startSeconds }) => startSeconds);
  const lengths = starts.map((start, index) => (starts[index + 1] ?? durationSeconds) - start);
  const isLongEnough = (length: number) => length >= minimumChapterSeconds;
  return [
    { words: 'From 0:00', isKept: starts[0] === 0 },
    { words: `${shownFrom} chapters or more`, isKept: chapters.length >= shownFrom },
    { words: 'In order', isKept: lengths.slice(0, -1).every((length) => length > 0) },
    { words: `${minimumChapterSeconds} seconds each or more`, isKept: lengths.every(isLongEnough) },
    {
      words: `${maximumBlockBytes.toLocaleString('en')} bytes at most`,
      isKept: Buffer.byteLength(chaptersText(chapters)) <= maximumBlockBytes,
    },
  ];
}

function brokenTimes(
  chapter: ChapterLine,
  next: ChapterLine | undefined,
  index: number,
  durationSeconds: number,
): string[] {
  const broken: string[] = [];
  const start = chapter.startSeconds;
  if (!Number.isInteger(start) || start < 0) broken.push('The start is not a whole number of seconds.');
  if (index === 0 && start !== 0) broken.push('The first chapter must start at 0:00.');
  if (start > 0 && start >= durationSeconds) broken.push('The chapter starts after the end of the video.');
  else if (next && next.startSeconds <= start) broken.push('The next chapter does not start later.');
  else if (next && next.startSeconds - start < minimumChapterSeconds) {
    broken.push(`The chapter is shorter than ${minimumChapterSeconds} seconds.`);
  } else if (!next && index > 0 && durationSeconds - start < minimumChapterSeconds) {
    broken.push(`The last chapter is shorter than ${minimumChapterSeconds} seconds.`);
  }
  return broken;
}

/**
 * The title without what may not stand in it and without what nobody sees, white space made single; may be empty. Joiners
 * stay: emoji and some scripts are written with them.
 */
export function cleanTitle(title: string): string {
  const clean = title
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u2800]/gu, ' ')
    .replace(/[<>\u00ad\u180e\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return visible.test(clean) ? clean : '';
}

/** What two titles have in common that look alike: letters without regard to case, and nothing that is not seen. */
export function titleKey(title: string): string {
  const seen = title
    .replace(/\p{DI}/gu, '')
    .normalize('NFKC')
    .toLowerCase();
  return seen.replace(/\s+/g, ' ').trim();
}
