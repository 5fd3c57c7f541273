import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import type { AnsweringModel } from './model.ts';
import type { Term } from './query-terms.ts';
import type { Ground } from './signals.ts';
import { signalNames } from './signals.ts';

/** The features of `answerableSignals`, in order, and what they may speak for. */
export const answerableNames: readonly (readonly [name: string, speaks: 'for' | 'against' | 'either'])[] = [
  ['always', 'either'],
  ['unknownPart', 'against'],
  ['unknownRarity', 'against'],
  ['unknownRarest', 'against'],
  ['knownRarity', 'for'],
  ['knownRarest', 'for'],
  ['halfKnown', 'against'],
  ['terms', 'either'],
  ['oneTerm', 'either'],
  ['noTerm', 'either'],
  ['presence', 'for'],
  ['presenceWorst', 'for'],
  ['presenceBest', 'for'],
  ['own', 'for'],
  ['onward20', 'for'],
  ['onward50', 'for'],
  ['around100', 'for'],
  ['around300', 'for'],
  ['aroundCount100', 'for'],
  ['pair', 'for'],
  ['chapter', 'for'],
  ['associatedOwn', 'for'],
  ['associatedOnward', 'for'],
  ['associatedAround', 'for'],
  ['top', 'for'],
  ['topBesideMean', 'for'],
  ['topBesideSpread', 'for'],
  ['concentration', 'either'],
  ['size', 'either'],
  ['around100Long', 'for'],
  ['onward20Long', 'for'],
  ['topLong', 'for'],
  ['unknownPartLong', 'against'],
  ['presenceLong', 'for'],
  ['countRarest', 'for'],
  ['knownShare', 'for'],
  ['pairPart', 'for'],
  ['ownBesideAround', 'for'],
  ['tellingUnsaid', 'against'],
  ['nothingSaid', 'against'],
];

/** A word this rare among all transcripts is what a question is about. */
const telling = 0.75;

/** What speaks for and against the video's answering a question at all; names as in `answerableNames`. */
export function answerableSignals(
  terms: readonly Term[],
  { size, spoken }: Ground,
  signals: readonly Float32Array[],
  scores: ArrayLike<number>,
  { presences }: AnsweringModel,
): Float32Array {
  const most = (name: string) => {
    const place = signalNames.indexOf(name);
    return signals.reduce((top, features) => Math.max(top, features[place] ?? 0), 0);
  };
  const background = learnedBackground();
  const rarities = terms.map(({ sought }) => background.get(sought.folded)?.rarity ?? 1);
  const isKnown = terms.map(({ stems }) => Math.max(0, ...stems.values()));
  const sum = (value: (at: number) => number) => terms.reduce((total, _, at) => total + value(at), 0);
  const top = (value: (at: number) => number) => terms.reduce((best, _, at) => Math.max(best, value(at)), 0);
  const known = (at: number) => isKnown[at] ?? 0;
  const rarity = (at: number) => rarities[at] ?? 0;
  // Words lent by an earlier question do not make up for the question's own.
  const asked = terms.flatMap(({ sought }, at) => (sought.weight === 1 ? [at] : []));
  const own = asked.length > 0 ? asked : [...terms.keys()];
  const unsaid = own.filter((at) => known(at) < 0.5);
  const count = Math.max(1, terms.length);
  const evidence = terms.map(({ sought }, at) => {
    const presence = presences.get(sought.stem);
    const likely = presence ?? { ofAnswering: 0.78, ofOthers: 0.62 - 0.5 * rarity(at) };
    return known(at) > 0.5
      ? Math.log(likely.ofAnswering / likely.ofOthers)
      : Math.log((1 - likely.ofAnswering) / (1 - likely.ofOthers));
  });
  const holders = terms.map(({ stems }) =>
    Math.max(0, ...Array.from(stems.keys(), (key) => spoken.spread.get(key) ?? 0)),
  );
  const list = Array.from(scores);
  const best = list.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const mean = list.reduce((total, value) => total + value, 0) / Math.max(1, list.length);
  const spread = Math.sqrt(list.reduce((total, value) => total + (value - mean) ** 2, 0) / Math.max(1, list.length));
  const mass = list.reduce((total, value) => total + Math.exp(value - best), 0);
  const unknownPart = sum((at) => (known(at) > 0 ? 0 : (terms[at]?.part ?? 0)));
  const presence = evidence.reduce((total, value) => total + value, 0) / Math.sqrt(count);
  const around100 = most('around100');
  const onward20 = most('onward20');
  const topScore = Number.isFinite(best) ? best / 10 : 0;
  return Float32Array.of(
    1,
    unknownPart,
    sum((at) => (known(at) > 0 ? 0 : rarity(at))) / count,
    top((at) => (known(at) > 0 ? 0 : rarity(at))),
    sum((at) => known(at) * rarity(at)) / count,
    top((at) => known(at) * rarity(at)),
    sum((at) => (known(at) > 0 && known(at) < 1 ? 1 : 0)) / count,
    Math.min(1, terms.length / 8),
    terms.length === 1 ? 1 : 0,
    terms.length === 0 ? 1 : 0,
    presence,
    Math.min(0, ...evidence),
    Math.max(0, ...evidence),
    most('own'),
    onward20,
    most('onward50'),
    around100,
    most('around300'),
    most('aroundCount100'),
    most('pair') > 0 ? 1 : 0,
    most('chapter'),
    most('associatedOwn'),
    most('associatedOnward'),
    most('associatedAround'),
    topScore,
    Number.isFinite(best) ? (best - mean) / 10 : 0,
    spread > 0 ? (best - mean) / spread / 5 : 0,
    1 / Math.max(1, mass),
    size,
    around100 * size,
    onward20 * size,
    topScore * size,
    unknownPart * size,
    presence * size,
    top((at) => (known(at) > 0 ? Math.min(1, Math.log1p(holders[at] ?? 0) / 4) * rarity(at) : 0)),
    sum((at) => (known(at) > 0 ? 1 : 0)) / count,
    most('pair'),
    most('own') * around100,
    unsaid.some((at) => rarity(at) > telling) ? 1 : 0,
    unsaid.length === own.length ? 1 : 0,
  );
}

/** The sum of features times their weights. */
export function weigh(features: Float32Array, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}
