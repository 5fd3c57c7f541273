import { anywhere, ending, word } from '../../../../transcripts/reading/phrase-forms.ts';
import type { Spoken, Stretch } from '../../../spoken/passages.ts';
import { keySentences } from '../key-sentences.ts';
import { holdsOf, type View } from './view.ts';

/** What a sentence is worth that holds no word that is asked for, in a talk of half an hour; nothing in one of minutes. */
const unrelated = { most: 0.1, ofAll: 0.25, from: 0.2, to: 0.6 };
/** A sentence that is so much less likely to answer than another is worth an e-th of it: a logarithm. */
const likelihoodScale = 6;
/** How many sentences after one that names it another still goes on from it. */
const mostAfter = 3;
/** Of all of a discussion so many sentences are told though they do not name what is asked for. */
const mostUnnamed = 4;
/** A sentence of so many words is told where it holds so much of what is asked for. */
const briefWords = { least: 4, most: 8 };
const briefFit = 0.7;
/** With which speakers take a side, or say why. */
const sides = anywhere([
  `i('d| would|'m| am)? (${word} )?(think|believe|feel|prefer|like|agree|disagree|doubt|hope|want|support|worr${word})`,
  "should(n't)?",
  'ought',
  'need(s|ed)? to',
  `must|better|worse|important|problem|concern${ending}|too ${word}|good|bad|because|cuz|since`,
  'so that|reason',
  'ich (finde|glaube|denke|meine)',
  'sollten?|müssen|besser|wichtig|weil|denn',
]);
const sideGain = 1.3;

/**
 * The sentences of a stretch that say most of what is asked for, the best first.
 *
 * @param bears how much of it each sentence holds (`bearsOf`)
 * @param outcome places of what the stretch comes to, which is told too
 */
export function toldSentences(
  view: View,
  stretch: Stretch,
  bears: (at: number) => number,
  count: number,
  outcome: readonly number[] = [],
): number[] {
  const { spoken, isAll, weightOf } = view;
  const places = keySentences(stretch.from, stretch.to, spoken, count, [...view.sought], worthIn(view, stretch, bears));
  // What says it in few words says it, and what it comes to is told.
  const isTheirs = (at: number) => weightOf(at) === 1;
  const brief = shortest(stretch, holdsOf(view), spoken).filter(isTheirs);
  const said = [...brief, ...([...places, ...brief].some(isTheirs) ? outcome.filter(isTheirs) : [])];
  const told = [...new Set([...places.slice(0, 1), ...said, ...places])];
  const theirs = told.filter(isTheirs);
  const own = theirs.length > 0 ? theirs : told;
  if (isAll) return own.filter((at, rank) => rank < mostUnnamed || bears(at) > 0);
  const related = own.filter((at) => bears(at) > 0);
  if (related.length === 0) return own;
  // What does not name it is told where it goes on from what does.
  const goesOn = (at: number) => related.some((before) => before < at && at - before <= mostAfter);
  return own.filter((at) => bears(at) > 0 || said.includes(at) || goesOn(at));
}

/** What each sentence of a stretch is worth telling: by what it holds of what is asked for, how likely it answers, and who says it. */
function worthIn(
  { found: { scores }, spoken: { sentences }, size, isAll, weightOf }: View,
  { from, to }: Stretch,
  bears: (at: number) => number,
): (at: number) => number {
  const grown = Math.max(0, Math.min(1, (size - unrelated.from) / (unrelated.to - unrelated.from)));
  const unnamed = (isAll ? unrelated.ofAll : unrelated.most) * grown;
  const likeliest = scores.subarray(from, to).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return (at) => {
    const likely = Math.exp(((scores[at] ?? 0) - likeliest) / likelihoodScale);
    const gain = sides.test(sentences[at]?.text ?? '') ? sideGain : 1;
    return (unnamed + bears(at)) * likely * weightOf(at) * gain;
  };
}

/** The short sentence of a stretch that holds most of what is asked for, where one holds nearly all of it. */
function shortest({ from, to }: Stretch, holds: (at: number) => number, { meant, sentences }: Spoken): number[] {
  const places = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => {
    const words = meant[at] ?? 0;
    return (
      words >= briefWords.least && words < briefWords.most && sentences[at]?.question === false && holds(at) >= briefFit
    );
  });
  const best = places.reduce((one, other) => (holds(other) > holds(one) ? other : one), places[0] ?? -1);
  return best < 0 ? [] : [best];
}
