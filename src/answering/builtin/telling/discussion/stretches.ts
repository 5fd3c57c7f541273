import type { Spoken, Stretch } from '../../../spoken/passages.ts';
import type { Ground } from '../../finding/ground.ts';
import type { Found } from '../../finding/retrieve.ts';

/** A discussion goes on while what is asked for comes back within so many words, in a short video and in one of hours. */
const gapWords = { short: 75, long: 350 };
/** For so many words it goes on after it was named last. */
const goesOnWords = { short: 50, long: 350 };
/** And for so many words on either side of where the answer likely begins. */
const mostWords = 900;
/** How much of what is asked for a sentence holds, at least, to bring it back. */
const comesBack = 0.22;
/** What leads up to a discussion is shorter, and names more of it. */
const backwards = { part: 0.4, comesBack: 0.4 };
const sureEnough = 0.4;
/** The likeliest of their sentences are looked at too. */
const mostOfTheirs = 3;

/** All of a discussion goes on to the end of its chapter, for so many words at most. */
const mostOfChapter = 1500;

/** A stretch in which what is asked for comes back. */
export interface DiscussedStretch extends Stretch {
  /** How likely it answers. */
  mass: number;
}

/** The stretches about the places that were found, the likeliest first. */
export function stretchesOf(
  { places, scores }: Found,
  held: Float64Array,
  weightOf: (at: number) => number,
  spoken: Spoken,
  size: number,
): DiscussedStretch[] {
  const lengthOf = ({ short, long }: typeof gapWords) => short + (long - short) * size;
  const reach = { gap: lengthOf(gapWords), after: lengthOf(goesOnWords) };
  const best = scores[places[0] ?? -1] ?? 0;
  const stretches: DiscussedStretch[] = [];
  const all = [...scores.keys()];
  const own = all.filter((at) => weightOf(at) === 1);
  const isAnybodys = own.length === all.length;
  own.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const theirs = isAnybodys ? [] : own.slice(0, mostOfTheirs);
  for (const place of [...places, ...theirs]) {
    const [from, to] = stretchAround(place, held, spoken, reach);
    if (stretches.some((one) => one.from < to && from < one.to)) continue;
    let mass = 0;
    for (let at = from; at < to; at += 1) mass += Math.exp((scores[at] ?? 0) - best) * weightOf(at);
    stretches.push({ from, to, mass });
  }
  return stretches.sort((one, other) => other.mass - one.mass);
}

/** The stems that are surely asked for. */
export function soughtIn({ terms }: Found): Set<string> {
  return new Set(
    terms.flatMap(({ stems }) => Array.from(stems).flatMap(([key, sure]) => (sure > sureEnough ? [key] : []))),
  );
}

/** How much of what is asked for each sentence holds. */
export function heldOf({ terms }: Found, { stems }: Spoken): Float64Array {
  return Float64Array.from(stems, (keys) => {
    let value = 0;
    for (const { stems: known, part } of terms) {
      let sureness = 0;
      for (const key of keys) sureness = Math.max(sureness, known.get(key) ?? 0);
      if (sureness > sureEnough) value += sureness * part;
    }
    return value;
  });
}

/** From which sentence to which (excluded) what is asked for comes back again and again. */
function stretchAround(
  place: number,
  held: Float64Array,
  { sentences }: Spoken,
  { gap, after }: { gap: number; after: number },
): [number, number] {
  const origin = sentences[place]?.from ?? 0;
  const reach = (step: 1 | -1) => {
    let end = place;
    for (let at = place + step; at >= 0 && at < sentences.length; at += step) {
      const word = sentences[at]?.from ?? 0;
      if (
        Math.abs(word - (sentences[end]?.from ?? 0)) > (step < 0 ? gap * backwards.part : gap) ||
        Math.abs(word - origin) > mostWords
      )
        break;
      if ((held[at] ?? 0) > (step < 0 ? backwards.comesBack : comesBack)) end = at;
    }
    return end;
  };
  const from = reach(-1);
  let to = reach(1) + 1;
  // What is said of it goes on where it is not named any more.
  const least = (sentences[place]?.from ?? 0) + after;
  while (to < sentences.length && (sentences[to]?.from ?? 0) < least) to += 1;
  return [from, to];
}

/** A stretch to the end of the chapter about its likeliest place, where all of a discussion is asked for. */
export function toChapterEnd(
  stretch: DiscussedStretch,
  { scores }: Found,
  { chapterStarts, wordStarts, spoken }: Ground,
): DiscussedStretch {
  const { from, to, mass } = stretch;
  const own = Array.from({ length: to - from }, (_, at) => from + at);
  const place = own.reduce((best, at) => ((scores[at] ?? 0) > (scores[best] ?? 0) ? at : best), from);
  if (chapterStarts.length < 2) return stretch;
  const end = chapterStarts.find((start) => start > place) ?? spoken.sentences.length;
  const limit = (wordStarts[place] ?? 0) + mostOfChapter;
  const furthest = wordStarts.findLastIndex((word) => word <= limit);
  return { from, to: Math.max(to, Math.min(end, furthest)), mass };
}
