import type { Segment } from '../transcript.ts';
import { type CorrectedPlace, placesIn } from './correct-text.ts';
import type { Correction } from './correction.ts';

/** A transcript's segments as they are joined: where one ends a line breaks. */
const textOf = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('\n');

/**
 * The segments with what was heard wrong put right, rule after rule, also where it goes on in the next segment. Times stay as they are; a
 * segment goes of which nothing is left.
 */
export function correctSegments(
  segments: readonly Segment[],
  corrections: readonly Pick<Correction, 'wrong' | 'right'>[],
): Segment[] {
  return corrections.reduce(
    (all: Segment[], correction) => {
      const places = placesIn(textOf(all), correction);
      return places.length === 0 ? all : withPlaces(all, places);
    },
    [...segments],
  );
}

/** A place of a transcript that a correction changes, with what stands around it. */
export interface PlaceInContext {
  /** When the segment begins that it begins in. */
  startSeconds: number;
  before: string;
  found: string;
  right: string;
  after: string;
}

/** Characters that are shown on each side of a place. */
const around = 60;

/** Where a correction changes these segments, in order; with what stands around the first `most` of those places. */
export function placesInSegments(
  segments: readonly Segment[],
  correction: Pick<Correction, 'wrong' | 'right'>,
  most: number,
): { count: number; shown: PlaceInContext[] } {
  const text = textOf(segments);
  const places = placesIn(text, correction);
  const starts = startsOf(segments);
  const line = text.replaceAll('\n', ' ');
  const shown = places.slice(0, most).map(({ from, to, right }) => ({
    startSeconds: segments[starts.findLastIndex((start) => start <= from)]?.start ?? 0,
    before: line.slice(Math.max(0, from - around), from).replace(from > around ? /^\S*\s/ : /^/, ''),
    found: line.slice(from, to),
    right,
    after: line.slice(to, to + around).replace(to + around < line.length ? /\s\S*$/ : /$/, ''),
  }));
  return { count: places.length, shown };
}

/** Where each segment begins in their joined text. */
function startsOf(segments: readonly Segment[]): number[] {
  let next = 0;
  return segments.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
}

function withPlaces(segments: readonly Segment[], places: readonly CorrectedPlace[]): Segment[] {
  const changed: (Segment | undefined)[] = [...segments];
  const starts = startsOf(segments);
  let at = segments.length - 1;
  // From the last one on, so that the offsets before it still hold.
  for (const { from, to, right } of places.toReversed()) {
    while (at > 0 && (starts[at] ?? 0) >= to) at -= 1;
    let first = at;
    while (first > 0 && (starts[first] ?? 0) > from) first -= 1;
    const shares = shareOut(right, lengthsOf(from, to, starts.slice(first, at + 1)));
    for (let place = at; place >= first; place -= 1) {
      const segment = changed[place];
      const start = starts[place] ?? 0;
      if (!segment) continue;
      const begin = Math.max(0, from - start);
      const end = Math.min(segments[place]?.text.length ?? 0, to - start);
      changed[place] = replaced(segment, { from: begin, to: end, by: shares[place - first] ?? '' });
    }
    at = first;
  }
  return changed.filter((segment) => segment !== undefined);
}

/** How many characters of a stretch lie in each of the segments that begin at these offsets. */
function lengthsOf(from: number, to: number, starts: readonly number[]): number[] {
  return starts.map((start, index) => Math.min(to, starts[index + 1] ?? to) - Math.max(from, start));
}

/** The words of what is right, shared out to the segments in which what is wrong stood, by its length in each. */
function shareOut(right: string, lengths: readonly number[]): string[] {
  const words = right.split(' ');
  const all = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  let taken = 0;
  return lengths.map((length) => {
    before += length;
    const until = Math.min(words.length, Math.ceil((words.length * before) / all));
    const share = words.slice(taken, until).join(' ');
    taken = Math.max(taken, until);
    return share;
  });
}

/** A segment with a stretch of its text replaced; undefined where no text is left. */
function replaced(segment: Segment, { from, to, by }: { from: number; to: number; by: string }): Segment | undefined {
  const text = `${segment.text.slice(0, from)}${by}${segment.text.slice(to)}`;
  const tidy = by === '' ? text.replace(/\s+/g, ' ').trim() : text;
  if (tidy === '') return undefined;
  if (!segment.wordStarts) return { ...segment, text: tidy };
  const starts = segment.wordStarts;
  const untouched = wordsIn(segment.text.slice(0, from).replace(/\S+$/, ''));
  const after = wordsIn(segment.text.slice(to).replace(/^\S+/, ''));
  const own = starts.slice(untouched, starts.length - after);
  const count = wordsIn(tidy) - untouched - after;
  const spread = Array.from(
    { length: Math.max(0, count) },
    (_, word) => own[Math.floor((word * own.length) / count)] ?? segment.start,
  );
  return {
    ...segment,
    text: tidy,
    wordStarts: [...starts.slice(0, untouched), ...spread, ...starts.slice(starts.length - after)],
  };
}

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;
