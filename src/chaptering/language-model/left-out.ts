import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { startOf, type Window } from './windows.ts';

/**
 * A stretch without a new chapter is left out where it takes more than this share of its window, by time and by sentences, and
 * the rest has so many new chapters, or there are fewer than were asked for. Of 1922 windows of about an hour with creators' own
 * chapters 6 have such a stretch beside so many.
 */
const longestShare = 0.7;
const fewestElsewhere = 3;

/**
 * The part of a window in which no chapter begins though it takes most of it; null where there is none. `places`: those of the
 * sentences that begin chapters; `fewest`: chapters that were asked for.
 */
export function leftOut(
  sentences: readonly Sentence[],
  window: Window,
  places: readonly number[],
  fewest: number,
): (Window & { /** Of the window. */ share: number }) | null {
  const own = places.filter((place) => place > window.from && place < window.to);
  if (own.length === 0 || (own.length < fewestElsewhere && own.length + 1 >= fewest)) return null;
  const shareOf = (part: Window) =>
    Math.min(
      (part.to - part.from) / (window.to - window.from),
      secondsOf(sentences, part) / Math.max(1, secondsOf(sentences, window)),
    );
  const edges = [window.from, ...own, window.to];
  const longest = edges
    .slice(1)
    .map((to, index) => ({ from: edges[index] ?? 0, to }))
    .map((part) => ({ ...part, share: shareOf(part) }))
    .reduce((one, other) => (other.share > one.share ? other : one));
  return longest.share > longestShare ? longest : null;
}

function secondsOf(sentences: readonly Sentence[], { from, to }: Window): number {
  return (sentences[to - 1]?.end ?? 0) - startOf(sentences, from);
}
