import { isFunctionWord } from '../transcripts/reading/function-words.ts';
import { bareWord } from '../transcripts/reading/terms.ts';
import { mostSuggestions } from './engine.ts';
import {
  chaptersText,
  cleanTitle,
  maximumBlockBytes,
  minimumChapterSeconds,
  minimumChapters,
  titleKey,
} from './rules.ts';

/** More lines than this are never shown, and could not all have titles within the block's bytes. */
const maximumChapters = 100;

/**
 * The starts an engine proposes (seconds, any order), made to obey the platform's rules for a video of
 * `durationSeconds`: whole seconds, from 0 on, ten seconds apart, as many as the length needs.
 * Chapters that are missing come from halving the longest ones.
 */
export function fitStarts(proposed: readonly number[], durationSeconds: number): number[] {
  const duration = Number.isFinite(durationSeconds) ? Math.max(0, durationSeconds) : 0;
  const starts = [0];
  const sorted = proposed
    .filter(Number.isFinite)
    .map(Math.floor)
    .sort((a, b) => a - b);
  for (const start of sorted) {
    const last = starts.at(-1) ?? 0;
    if (start - last >= minimumChapterSeconds && duration - start >= minimumChapterSeconds) starts.push(start);
  }
  const kept = thin(starts);
  const needed = minimumChapters(duration);
  while (kept.length < needed) {
    const middle = middleOfLongest(kept, duration);
    if (middle === null) return Array.from({ length: needed }, (_, i) => Math.floor((i * duration) / needed));
    kept.push(middle);
    kept.sort((a, b) => a - b);
  }
  return kept;
}

/** Every k-th start, so that no more than `maximumChapters` remain. */
function thin(starts: number[]): number[] {
  const step = Math.ceil(starts.length / maximumChapters);
  return starts.filter((_, index) => index % step === 0);
}

function middleOfLongest(starts: readonly number[], duration: number): number | null {
  let longest = 0;
  let middle: number | null = null;
  starts.forEach((start, index) => {
    const length = (starts[index + 1] ?? duration) - start;
    if (length > longest && length >= 2 * minimumChapterSeconds) {
      longest = length;
      middle = start + Math.floor(length / 2);
    }
  });
  return middle;
}

/**
 * Titles an engine proposes, one a start, made to obey: cleaned, not empty (`emptyTitle` names them by their place),
 * no two that look alike but for case, and short enough that the whole block fits into a description.
 */
export function fitTitles(
  proposed: readonly string[],
  starts: readonly number[],
  emptyTitle: (place: number) => string = (place) => `Part ${place}`,
): string[] {
  const cleaned = starts.map((_, index) => cleanTitle(proposed[index] ?? '') || emptyTitle(index + 1));
  for (let limit = Math.max(1, ...cleaned.map((title) => [...title].length)); ; limit = Math.floor(limit * 0.8)) {
    const titles = unique(cleaned.map((title) => shortenTitle(title, Math.max(1, limit))));
    const lines = starts.map((startSeconds, index) => ({ startSeconds, title: titles[index] ?? '' }));
    if (Buffer.byteLength(chaptersText(lines)) <= maximumBlockBytes || limit <= 1) return titles;
  }
}

/** Of titles, best first, those that may be suggested beside these that are taken: cleaned, each once, as many as are shown at once. */
export function freeTitles(proposed: readonly string[], taken: readonly string[]): string[] {
  const seen = new Set(taken.map(titleKey));
  const free = proposed.map(cleanTitle).filter((title) => {
    const isNew = title !== '' && !seen.has(titleKey(title));
    seen.add(titleKey(title));
    return isNew;
  });
  return free.slice(0, mostSuggestions);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `limit` characters (code points), cut between words where that keeps half of them, else between what is read as one. */
export function shorten(title: string, limit: number): string {
  const characters = [...title];
  if (characters.length <= limit) return title;
  const cut = characters.slice(0, limit + 1).join('');
  const space = cut.lastIndexOf(' ');
  if (space > limit / 2) return cut.slice(0, space);
  let whole = '';
  let length = 0;
  for (const { segment } of graphemes.segment(cut)) {
    length += [...segment].length;
    if (length > limit) break;
    whole += segment;
  }
  return (whole || characters.slice(0, limit).join('')).trim();
}

/** As `shorten`, without words of grammar left at the end. */
function shortenTitle(title: string, limit: number): string {
  const short = shorten(title, limit);
  if (short === title) return title;
  const words = short.split(' ');
  while (words.length > 1 && isFunctionWord(bareWord(words.at(-1) ?? ''))) words.pop();
  return words.join(' ');
}

function unique(titles: readonly string[]): string[] {
  const seen = new Set<string>();
  return titles.map((title) => {
    let candidate = title;
    for (let number = 2; seen.has(titleKey(candidate)); number++) candidate = `${title} (${number})`;
    seen.add(titleKey(candidate));
    return candidate;
  });
}
