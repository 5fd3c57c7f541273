import { isFunctionWord } from '../function-words.ts';
import { formFeatures, placeFeatures, usageOf } from './case-features.ts';
import { type Linear, scoreOf } from './linear.ts';
import type { SpokenWord } from './spoken-word.ts';

/** A word is mostly the same everywhere in a video: so much of what speaks for a name is said where it stands, the rest everywhere. */
const ownShare = 0.5;
/** A name of at most so many words that is said again at once ends a sentence: `our sponsor is Field Greens. Field Greens is …`. */
const longestName = 3;
/** How many is no name: "twenty pounds". */
const number = /^(?:\d|(?:\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?)$)/u;
/** Everyday words that are spelled like an agency or an illness: where they stand tells which, not how such a word is mostly meant. */
const everyday = new Set(['aids', 'ice', 'sec', 'snap']);
const firstPerson = /^i(?:['’](?:m|d|ll|ve|s))?$/i;

/** Whether a word is `I`, alone or with what is joined to it. */
export function isFirstPerson(text: string): boolean {
  return firstPerson.test(text);
}

/** Which words are names, or parts of them; `marks`: what stands after each. */
export function namesAmong(spoken: readonly SpokenWord[], marks: readonly string[], name: Linear): boolean[] {
  const usage = usageOf(spoken);
  const forms = new Map<string, number>();
  const sums = new Map<string, { sum: number; count: number }>();
  let before = 0;
  const odds = spoken.map(({ bare }, at) => {
    const form = forms.get(bare) ?? (everyday.has(bare) ? 0 : scoreOf(name, formFeatures(bare, usage)));
    forms.set(bare, form);
    if (/[.?]/.test(marks[at - 1] ?? '')) before = 0;
    const own = form + scoreOf(name, placeFeatures(spoken, at, before));
    before = own > 0 && !isFirstPerson(bare) ? 1 : 0;
    const { sum = 0, count = 0 } = sums.get(bare) ?? {};
    sums.set(bare, { sum: sum + own, count: count + 1 });
    return own;
  });
  return spoken.map(({ bare }, at) => {
    const { sum = 0, count = 1 } = sums.get(bare) ?? {};
    const share = isFunctionWord(bare) ? 1 : ownShare;
    return !number.test(bare) && share * (odds[at] ?? 0) + (1 - share) * (sum / count) > 0;
  });
}

/** The words before which a name begins that was just said. */
export function saidAgain(spoken: readonly SpokenWord[], isName: readonly boolean[]): number[] {
  const run = (from: number, length: number) =>
    spoken
      .slice(from, from + length)
      .map(({ bare }) => bare)
      .join(' ');
  return spoken.flatMap((_, at) => {
    if (isName[at] !== true) return [];
    for (let length = 1; length <= Math.min(longestName, at); length++) {
      if (run(at, length) === run(at - length, length)) return [at];
    }
    return [];
  });
}
