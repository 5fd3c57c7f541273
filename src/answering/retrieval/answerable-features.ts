import type { IndexedReading } from './indexed-reading.ts';
import type { RetrievalModel } from './learned-model.ts';
import type { QuestionTerm } from './question-terms.ts';
import { sentenceFeatureNames } from './sentence-features.ts';
import { howOften } from './word-evidence.ts';

/** Of each of these features of sentences the greatest tells whether there is an answer. */
const greatest = ['bm25', 'onward', 'around', 'chapter', 'pair', 'cosine', 'cosineAround'];

/** The features of `answerableFeatures`, in order, and what each may speak for, so that nothing odd is done with other videos. */
export const answerableFeatureNames: readonly (readonly [name: string, speaks: 'for' | 'against' | 'either'])[] = [
  ['size', 'either'],
  ['terms', 'either'],
  ['saidShare', 'for'],
  ['unsaidRarest', 'against'],
  ['saidRarest', 'for'],
  ['saidRarity', 'for'],
  ['unsaidCount', 'against'],
  ['nothingSaid', 'against'],
  ['titleWord', 'for'],
  ['evidence', 'for'],
  ['evidenceSum', 'for'],
  ['evidenceWorst', 'for'],
  ['besideUsual', 'for'],
  ['besideUsualBest', 'for'],
  ['besideUsualWorst', 'for'],
  ['neighbours', 'for'],
  ['covered', 'for'],
  ['best', 'for'],
  ['bestBesideMean', 'for'],
  ...greatest.map((name) => [name, 'for'] as const),
];

/** Rarer words than this are what a question is about. */
const telling = 0.75;
/** What a word is worth of which nothing was learned but how rare it is. */
const unheard = { ratios: [], usual: 0 };

/** What speaks for and against the video's answering a question at all; names as in `answerableFeatureNames`. */
export function answerableFeatures(
  terms: readonly QuestionTerm[],
  indexed: IndexedReading,
  features: readonly Float32Array[],
  scores: ArrayLike<number>,
  { evidence: learned, usualEvidence }: Pick<RetrievalModel, 'evidence' | 'usualEvidence'>,
): Float32Array {
  const { size, titleStems, rates } = indexed;
  const words = terms.map((term) => {
    const step = Math.min(usualEvidence.length - 1, Math.floor(term.rarity * usualEvidence.length));
    const { ratios, usual } = learned.get(term.stem) ?? usualEvidence[step] ?? unheard;
    const rate = Array.from(term.said.keys()).reduce((sum, key) => sum + (rates.get(key) ?? 0), 0);
    return {
      ...term,
      surely: Math.max(0, ...term.said.values()),
      evidence: ratios[howOften(rate)] ?? 0,
      besideUsual: Math.log1p(rate) - usual,
    };
  });
  const count = Math.max(1, words.length);
  const sum = (value: (word: (typeof words)[number]) => number) => words.reduce((all, word) => all + value(word), 0);
  const most = (value: (word: (typeof words)[number]) => number) => Math.max(0, ...words.map(value));
  const list = Array.from(scores);
  const best = list.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const mean = list.reduce((total, value) => total + value, 0) / Math.max(1, list.length);
  const evidence = sum((word) => word.evidence);
  const besideUsual = words.map((word) => word.besideUsual);
  return Float32Array.of(
    size,
    Math.min(1, words.length / 8),
    sum(({ share, surely }) => share * surely),
    most(({ surely, rarity }) => (surely > 0 ? 0 : rarity)),
    most(({ surely, rarity }) => surely * rarity),
    sum(({ surely, rarity }) => surely * rarity) / count,
    words.filter(({ weight, surely, rarity }) => weight === 1 && surely < 0.5 && rarity > telling).length,
    words.every(({ weight, surely }) => weight < 1 || surely === 0) ? 1 : 0,
    most(({ stem, rarity }) => (titleStems.has(stem) ? rarity : 0)),
    evidence / Math.sqrt(count),
    evidence,
    Math.min(0, ...words.map((word) => word.evidence)),
    sum((word) => word.besideUsual) / count,
    Math.max(-3, ...besideUsual),
    Math.min(3, ...besideUsual),
    neighbours(terms, indexed),
    sum(({ inverseFrequency, surely }) => inverseFrequency * surely) /
      Math.max(
        1e-9,
        sum(({ inverseFrequency }) => inverseFrequency),
      ),
    Number.isFinite(best) ? best / 10 : 0,
    Number.isFinite(best) ? (best - mean) / 10 : 0,
    ...greatest.map((name) => {
      const place = sentenceFeatureNames.indexOf(name);
      return features.reduce((top, own) => Math.max(top, own[place] ?? 0), 0);
    }),
  );
}

/** How many of the question's neighbouring words are said one right after the other, 0 to 1; words without a topic do not part them. */
function neighbours(terms: readonly QuestionTerm[], { stems }: IndexedReading): number {
  const met = terms.slice(1).filter((second, at) => {
    const first = terms[at]?.said;
    return stems.some((keys) => keys.some((key, place) => first?.has(key) && second.said.has(keys[place + 1] ?? '')));
  });
  return met.length / Math.max(1, terms.length - 1);
}
