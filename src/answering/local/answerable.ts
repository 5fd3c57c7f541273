import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import { howOften } from './how-often.ts';
import type { AnsweringModel } from './model.ts';
import type { Spoken } from './passages.ts';
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
  ['evidence', 'for'],
  ['evidenceSum', 'for'],
  ['evidenceWorst', 'for'],
  ['evidenceBest', 'for'],
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
  ['countRarest', 'for'],
  ['knownShare', 'for'],
  ['pairPart', 'for'],
  ['ownBesideAround', 'for'],
  ['titlePart', 'for'],
  ['titleWord', 'for'],
  ['rateBest', 'for'],
  ['rateSecond', 'for'],
  ['rateMean', 'for'],
  ['rateWorst', 'for'],
  ['together6', 'for'],
  ['together12', 'for'],
  ['together40', 'for'],
  ['togetherCount', 'for'],
  ['tellingUnsaid', 'against'],
  ['nothingSaid', 'against'],
];

/** A word this rare among all transcripts is what a question is about. */
const telling = 0.75;

/** What speaks for and against the video's answering a question at all; names as in `answerableNames`. */
export function answerableSignals(
  terms: readonly Term[],
  { size, spoken, rates, titled }: Ground,
  signals: readonly Float32Array[],
  scores: ArrayLike<number>,
  { evidence: learned, usualEvidence }: Pick<AnsweringModel, 'evidence' | 'usualEvidence'>,
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
  const said = terms.map(({ stems }) =>
    Array.from(stems).reduce((total, [key, sure]) => total + (sure > 0.5 ? (rates.get(key) ?? 0) : 0), 0),
  );
  const evidence = terms.map(({ sought }, at) => {
    const usual = usualEvidence[Math.min(usualEvidence.length - 1, Math.floor(rarity(at) * usualEvidence.length))];
    return (learned.get(sought.stem) ?? usual)?.[howOften(said[at] ?? 0)] ?? 0;
  });
  const inTitle = terms.map(({ sought, stems }) =>
    titled.has(sought.stem)
      ? 1
      : Array.from(stems).reduce((most, [key, sure]) => Math.max(most, titled.has(key) ? sure : 0), 0),
  );
  const tellingRates = said.map((rate, at) => Math.log1p(rate) * rarity(at)).sort((one, other) => other - one);
  const wholeRarity = Math.max(1e-9, sum(rarity));
  const holders = terms.map(({ stems }) =>
    Math.max(0, ...Array.from(stems.keys(), (key) => spoken.spread.get(key) ?? 0)),
  );
  const list = Array.from(scores);
  const best = list.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const mean = list.reduce((total, value) => total + value, 0) / Math.max(1, list.length);
  const spread = Math.sqrt(list.reduce((total, value) => total + (value - mean) ** 2, 0) / Math.max(1, list.length));
  const mass = list.reduce((total, value) => total + Math.exp(value - best), 0);
  const unknownPart = sum((at) => (known(at) > 0 ? 0 : (terms[at]?.part ?? 0)));
  const evidenceSum = evidence.reduce((total, value) => total + value, 0);
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
    evidenceSum / Math.sqrt(count),
    evidenceSum,
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
    top((at) => (known(at) > 0 ? Math.min(1, Math.log1p(holders[at] ?? 0) / 4) * rarity(at) : 0)),
    sum((at) => (known(at) > 0 ? 1 : 0)) / count,
    most('pair'),
    most('own') * around100,
    sum((at) => (terms[at]?.part ?? 0) * (inTitle[at] ?? 0)),
    top((at) => (inTitle[at] ?? 0) * rarity(at)),
    tellingRates[0] ?? 0,
    tellingRates[1] ?? 0,
    tellingRates.reduce((total, value) => total + value, 0) / count,
    tellingRates.at(-1) ?? 0,
    together(terms, spoken, 6, rarity) / wholeRarity,
    together(terms, spoken, 12, rarity) / wholeRarity,
    together(terms, spoken, 40, rarity) / wholeRarity,
    together(terms, spoken, 12, () => 0.2),
    unsaid.some((at) => rarity(at) > telling) ? 1 : 0,
    unsaid.length === own.length ? 1 : 0,
  );
}

/** The most that is said of the question within so many words that carry a topic. */
function together(terms: readonly Term[], { stems }: Spoken, reach: number, worth: (term: number) => number): number {
  const owners = new Map<string, number[]>();
  terms.forEach((term, which) => {
    for (const key of term.stems.keys()) owners.set(key, [...(owners.get(key) ?? []), which]);
  });
  const last = new Map<number, number>();
  let most = 0;
  let word = 0;
  for (const keys of stems) {
    for (const key of keys) {
      word += 1;
      const own = owners.get(key);
      if (!own) continue;
      for (const which of own) last.set(which, word);
      let value = 0;
      for (const [which, at] of last) if (word - at < reach) value += worth(which);
      most = Math.max(most, value);
    }
  }
  return most;
}
