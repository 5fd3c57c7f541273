import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { howOften } from '../../spoken/how-often.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Term } from '../question/query-terms.ts';
import type { Ground } from './ground.ts';
import type { AnsweringModel } from './model.ts';
import { signalNames } from './signals.ts';

/** The features of `answerableSignals`, in order, and what they may speak for, so that nothing odd is done with other videos. */
export const answerableNames: readonly (readonly [name: string, speaks: 'for' | 'against' | 'either'])[] = [
  ['size', 'either'],
  ['terms', 'either'],
  ['unknownRarest', 'against'],
  ['knownRarest', 'for'],
  ['knownRarity', 'for'],
  ['evidence', 'for'],
  ['evidenceSum', 'for'],
  ['evidenceWorst', 'for'],
  ['besideUsual', 'for'],
  ['besideUsualBest', 'for'],
  ['besideUsualWorst', 'for'],
  ['neighbours', 'for'],
  ['pair', 'for'],
  ['titleWord', 'for'],
  ['own', 'for'],
  ['onward20', 'for'],
  ['onward50', 'for'],
  ['around300', 'for'],
  ['aroundCount100', 'for'],
  ['chapter', 'for'],
  ['associatedAround', 'for'],
  ['top', 'for'],
  ['topBesideMean', 'for'],
  ['tellingUnsaid', 'against'],
  ['nothingSaid', 'against'],
];

/** A word this rare among all transcripts is what a question is about. */
const telling = 0.75;

/** What a word is worth of which nothing was learned but how rare it is. */
const unheard = { ratios: [], usual: 0 };

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
  const words = terms.map(({ sought, stems }) => {
    const rarity = background.get(sought.folded)?.rarity ?? 1;
    const usual = usualEvidence[Math.min(usualEvidence.length - 1, Math.floor(rarity * usualEvidence.length))];
    const { ratios, usual: usualRate } = learned.get(sought.stem) ?? usual ?? unheard;
    const surely = [...stems].filter(([, sure]) => sure > 0.5);
    const rate = surely.reduce((sum, [key]) => sum + (rates.get(key) ?? 0), 0);
    const inTitle = [...stems].filter(([key]) => titled.has(key)).map(([, sure]) => sure);
    return {
      rarity,
      known: Math.max(0, ...stems.values()),
      evidence: ratios[howOften(rate)] ?? 0,
      besideUsual: Math.log1p(rate) - usualRate,
      inTitle: titled.has(sought.stem) ? 1 : Math.max(0, ...inTitle),
      // Words lent by an earlier question do not make up for the question's own.
      isOwn: sought.weight === 1,
    };
  });
  const count = Math.max(1, words.length);
  const sum = (value: (word: (typeof words)[number]) => number) =>
    words.reduce((total, word) => total + value(word), 0);
  const list = Array.from(scores);
  const best = list.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const mean = list.reduce((total, value) => total + value, 0) / Math.max(1, list.length);
  const evidence = sum((word) => word.evidence);
  const besideUsual = words.map((word) => word.besideUsual);
  return Float32Array.of(
    size,
    Math.min(1, words.length / 8),
    Math.max(0, ...words.map(({ known, rarity }) => (known > 0 ? 0 : rarity))),
    Math.max(0, ...words.map(({ known, rarity }) => known * rarity)),
    sum(({ known, rarity }) => known * rarity) / count,
    evidence / Math.sqrt(count),
    evidence,
    Math.min(0, ...words.map((word) => word.evidence)),
    sum((word) => word.besideUsual) / count,
    Math.max(-3, ...besideUsual),
    Math.min(3, ...besideUsual),
    neighbours(terms, spoken),
    most('pair') > 0 ? 1 : 0,
    Math.max(0, ...words.map(({ inTitle, rarity }) => inTitle * rarity)),
    most('own'),
    most('onward20'),
    most('onward50'),
    most('around300'),
    most('aroundCount100'),
    most('chapter'),
    most('associatedAround'),
    Number.isFinite(best) ? best / 10 : 0,
    Number.isFinite(best) ? (best - mean) / 10 : 0,
    words.filter(({ known, rarity, isOwn }) => isOwn && known < 0.5 && rarity > telling).length,
    words.every(({ known, isOwn }) => !isOwn || known === 0) ? 1 : 0,
  );
}

/** How many of the question's neighbouring words are said one right after the other, 0 to 1; words without a topic do not part them. */
function neighbours(terms: readonly Term[], { stems }: Spoken): number {
  const said = stems.flat();
  const met = terms.slice(1).filter((term, before) => {
    const first = terms[before]?.stems;
    return said.some((key, at) => first?.has(key) && term.stems.has(said[at + 1] ?? ''));
  });
  return met.length / Math.max(1, terms.length - 1);
}
