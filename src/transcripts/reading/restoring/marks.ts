import { isFunctionWord } from '../function-words.ts';
import { gapFeatures, questionFeatures } from './gap-features.ts';
import { scoreOf } from './linear.ts';
import type { Restoring } from './restoring.ts';
import type { SpokenWord } from './spoken-word.ts';

/** Odds (logarithms) from which something is there; a mark too many does less harm than sentences that run on. */
const leastOfEnd = -0.3;
const leastOfComma = -0.7;
const leastOfQuestion = -0.5;
/** Before a name, after a word that is none. */
const leastBeforeName = -1.6;
/** In a sentence of more words than this one ends where that is likeliest, if it is likelier than that. */
const longest = 36;
const leastOfLong = -2.5;
/** So many words stand on either side of such an end. */
const shortest = 5;

/**
 * What stands after each word: `.`, `?`, `,` or nothing.
 *
 * @param ends whether a sentence surely ends after a word
 */
export function marksOf(spoken: readonly SpokenWord[], ends: (at: number) => boolean, learned: Restoring): string[] {
  const odds = new Float32Array(spoken.length);
  const commas = new Float32Array(spoken.length);
  spoken.forEach((_, at) => {
    const gap = gapFeatures(spoken, at);
    odds[at] = scoreOf(learned.end, gap);
    commas[at] = scoreOf(learned.comma, gap);
  });
  const marks = spoken.map(() => '');
  let from = 0;
  spoken.forEach((_, at) => {
    if (at < spoken.length - 1 && !ends(at) && (odds[at] ?? 0) <= leastOfEnd) return;
    for (const last of [...cuts(odds, from, at), at]) {
      marks[last] = scoreOf(learned.question, questionFeatures(spoken, from, last + 1)) > leastOfQuestion ? '?' : '.';
      from = last + 1;
    }
  });
  commas.forEach((comma, at) => {
    if (marks[at] === '' && comma > leastOfComma) marks[at] = ',';
  });
  return marks;
}

/**
 * The words after which a phrase likely ends because a name follows that hardly belongs to it: "… the new bridge | Ada Lind has
 * more". Where a noun and a name run into one another more is lost than by a comma too many.
 */
export function breaksBeforeNames(
  spoken: readonly SpokenWord[],
  isName: readonly boolean[],
  { end, comma }: Restoring,
): number[] {
  return spoken.flatMap(({ bare }, at) => {
    if (isName[at + 1] !== true || isName[at] === true || isFunctionWord(bare)) return [];
    const gap = gapFeatures(spoken, at);
    return Math.max(scoreOf(end, gap), scoreOf(comma, gap)) > leastBeforeName ? [at] : [];
  });
}

/** The words after which a sentence of words `from` to `last` that is too long is divided, one stretch after the other. */
function cuts(odds: Float32Array, from: number, last: number): number[] {
  const places: number[] = [];
  let begin = from;
  let search = from + shortest - 1;
  while (last - begin >= longest && search <= last - shortest) {
    const until = Math.min(begin + longest, last - shortest + 1);
    const best = likeliest(odds, search, Math.max(until, search + 1));
    if ((odds[best] ?? 0) >= leastOfLong) {
      places.push(best);
      begin = best + 1;
    } else begin = Math.max(until, search + 1);
    search = begin + shortest - 1;
  }
  return places;
}

function likeliest(odds: Float32Array, from: number, to: number): number {
  let best = from;
  for (let at = from + 1; at < to; at++) if ((odds[at] ?? 0) > (odds[best] ?? 0)) best = at;
  return best;
}
