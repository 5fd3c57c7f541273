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

/** A rule by its name, and the numbers in it, for whoever says it in words of their own. */
interface Rule {
  rule: string;
  values: Record<string, number>;
}

/** A broken rule, in plain words too; `index` is the line's place from 0, or null where the whole block is meant. */
export interface BrokenRule extends Rule {
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
    const { length: count } = chapters;
    const message = `The video needs at least ${needed} chapters; there are ${count}.`;
    broken.push({ index: null, rule: 'too_few_chapters', values: { needed, count }, message });
  }
  chapters.forEach((chapter, index) => {
    const next = chapters[index + 1];
    const breaks = (rule: keyof typeof ofLines) =>
      broken.push({ index, rule, values: { seconds: minimumChapterSeconds }, message: ofLines[rule] });
    for (const rule of brokenTimes(chapter, next, index, durationSeconds)) breaks(rule);
    if (!visible.test(chapter.title)) breaks('empty_title');
    if (forbiddenInTitles.test(chapter.title)) breaks('forbidden_in_title');
  });
  const bytes = Buffer.byteLength(chaptersText(chapters));
  if (bytes > maximumBlockBytes) {
    const message = `The block has ${bytes} bytes; a description holds ${maximumBlockBytes}.`;
    broken.push({ index: null, rule: 'block_too_large', values: { bytes, most: maximumBlockBytes }, message });
  }
  return broken;
}

/** What may be wrong with one line. */
const ofLines = {
  empty_title: 'The title is empty.',
  forbidden_in_title: 'The title holds a line break, a control character, “<” or “>”.',
  part_of_a_second: 'The start is not a whole number of seconds.',
  first_at_start: 'The first chapter must start at 0:00.',
  after_the_end: 'The chapter starts after the end of the video.',
  next_not_later: 'The next chapter does not start later.',
  too_short: `The chapter is shorter than ${minimumChapterSeconds} seconds.`,
  last_too_short: `The last chapter is shorter than ${minimumChapterSeconds} seconds.`,
} as const;

/** A rule, and whether a block keeps it. */
export interface NamedRule extends Rule {
  isKept: boolean;
}

/** The rules by name, for a video of `durationSeconds`: what somebody who pastes the block wants to know that it keeps. */
export function nameRules(chapters: readonly ChapterLine[], durationSeconds: number): NamedRule[] {
  if (durationSeconds < shownFromSeconds) {
    return [{ rule: 'video_too_short', values: { seconds: shownFromSeconds }, isKept: false }];
  }
  const starts = chapters.map(({ startSeconds }) => startSeconds);
  const lengths = starts.map((start, index) => (starts[index + 1] ?? durationSeconds) - start);
  const isLongEnough = (length: number) => length >= minimumChapterSeconds;
  return [
    { rule: 'from_start', values: {}, isKept: starts[0] === 0 },
    { rule: 'enough', values: { needed: shownFrom }, isKept: chapters.length >= shownFrom },
    { rule: 'in_order', values: {}, isKept: lengths.slice(0, -1).every((length) => length > 0) },
    { rule: 'long_enough', values: { seconds: minimumChapterSeconds }, isKept: lengths.every(isLongEnough) },
    {
      rule: 'fits',
      values: { most: maximumBlockBytes },
      isKept: Buffer.byteLength(chaptersText(chapters)) <= maximumBlockBytes,
    },
  ];
}

function brokenTimes(
  chapter: ChapterLine,
  next: ChapterLine | undefined,
  index: number,
  durationSeconds: number,
): (keyof typeof ofLines)[] {
  const broken: (keyof typeof ofLines)[] = [];
  const start = chapter.startSeconds;
  if (!Number.isInteger(start) || start < 0) broken.push('part_of_a_second');
  if (index === 0 && start !== 0) broken.push('first_at_start');
  if (start > 0 && start >= durationSeconds) broken.push('after_the_end');
  else if (next && next.startSeconds <= start) broken.push('next_not_later');
  else if (next && next.startSeconds - start < minimumChapterSeconds) {
    broken.push('too_short');
  } else if (!next && index > 0 && durationSeconds - start < minimumChapterSeconds) {
    broken.push('last_too_short');
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
