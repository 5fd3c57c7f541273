import type { IndexedReading } from './indexed-reading.ts';
import type { Nearness } from './nearness.ts';
import type { QuestionTerm } from './question-terms.ts';

/** BM25's saturation and length normalisation (Robertson and Zaragoza 2009). */
const bm25 = { k1: 1.2, b: 0.5 };
/** Words that are read from a sentence on, and around it. */
const onward = 50;
const around = 100;

/** The features of `sentenceFeatures`, in order. */
export const sentenceFeatureNames: readonly string[] = [
  'bm25',
  'bm25Relative',
  'onward',
  'around',
  'chapter',
  'pair',
  'cosine',
  'cosineAround',
  'bySpeaker',
  'bySpeakerOnward',
  'first',
  'last',
  'question',
  'words',
  'short',
];

/**
 * For each sentence, what speaks for its being where an answer begins; names as in `sentenceFeatureNames`. Cosines are 0 where
 * nothing is known of what is meant.
 *
 * @param speaker whose words are asked for, as the transcript names them
 */
export function sentenceFeatures(
  terms: readonly QuestionTerm[],
  speaker: string | undefined,
  indexed: IndexedReading,
  nearness: Nearness | undefined,
): Float32Array[] {
  const count = indexed.sentences.length;
  const occurrences = terms.map((term) => runningCounts(term, indexed));
  const own = bm25Of(terms, indexed);
  const most = own.reduce((top, value) => Math.max(top, value), 0);
  const none = new Float32Array(count);
  const all = [
    own,
    most > 0 ? own.map((value) => value / most) : own,
    coverage(terms, occurrences, windowAt(indexed, 0, onward)),
    coverage(terms, occurrences, windowAt(indexed, around / 2, around / 2)),
    chapterCoverage(terms, occurrences, indexed),
    neighbouring(terms, indexed),
    nearness?.own ?? none,
    nearness?.around ?? none,
    ...spokenBy(speaker, indexed),
    ...plainFeatures(indexed),
  ];
  const size = all.length;
  const table = new Float32Array(count * size);
  all.forEach((column, which) => {
    for (let at = 0; at < count; at += 1) table[at * size + which] = column[at] ?? 0;
  });
  return Array.from({ length: count }, (_, at) => table.subarray(at * size, (at + 1) * size));
}

/** Running sums over the sentences of how often, and how surely, a term is said. */
function runningCounts({ said }: QuestionTerm, { stems }: IndexedReading): Float32Array {
  const sums = new Float32Array(stems.length + 1);
  stems.forEach((keys, at) => {
    let here = 0;
    for (const key of keys) here += said.get(key) ?? 0;
    sums[at + 1] = (sums[at] ?? 0) + here;
  });
  return sums;
}

function bm25Of(terms: readonly QuestionTerm[], { stems, meanLength }: IndexedReading): Float32Array {
  return Float32Array.from(stems, (keys) => {
    const norm = bm25.k1 * (1 - bm25.b + (bm25.b * keys.length) / meanLength);
    let score = 0;
    for (const { said, inverseFrequency, weight } of terms) {
      let count = 0;
      for (const key of keys) count += said.get(key) ?? 0;
      if (count > 0) score += (weight * inverseFrequency * count * (bm25.k1 + 1)) / (count + norm);
    }
    return score / 10;
  });
}

/** For each sentence, where a window about it begins and ends (excluded). */
type Windows = readonly [from: Int32Array, to: Int32Array];

/** From which sentence to which so many words before and after the beginning of each reach; its own at least. */
function windowAt({ wordStarts }: IndexedReading, before: number, after: number): Windows {
  const count = wordStarts.length - 1;
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  let low = 0;
  let high = 0;
  for (let at = 0; at < count; at += 1) {
    const word = wordStarts[at] ?? 0;
    while (low < at && (wordStarts[low] ?? 0) < word - before) low += 1;
    high = Math.max(high, at + 1);
    while (high < count && (wordStarts[high + 1] ?? 0) <= word + after) high += 1;
    from[at] = low;
    to[at] = high;
  }
  return [from, to];
}

/** What share of what is asked for is said in each window. */
function coverage(
  terms: readonly QuestionTerm[],
  occurrences: readonly Float32Array[],
  [from, to]: Windows,
): Float32Array {
  return Float32Array.from(from, (low, at) => {
    let sum = 0;
    occurrences.forEach((sums, which) => {
      const here = (sums[to[at] ?? 0] ?? 0) - (sums[low] ?? 0);
      if (here > 0) sum += (terms[which]?.share ?? 0) * Math.min(1, here);
    });
    return sum;
  });
}

/** How much of what is asked for is said in a sentence's chapter; what is said there alone counts more. */
function chapterCoverage(
  terms: readonly QuestionTerm[],
  occurrences: readonly Float32Array[],
  { chapterStarts, sentences }: IndexedReading,
): Float32Array {
  const count = sentences.length;
  const column = new Float32Array(count);
  chapterStarts.forEach((from, chapter) => {
    const to = chapterStarts[chapter + 1] ?? count;
    let value = 0;
    occurrences.forEach((sums, which) => {
      const here = (sums[to] ?? 0) - (sums[from] ?? 0);
      const whole = sums[count] ?? 0;
      if (here > 0) value += (terms[which]?.share ?? 0) * (here / (here + 2)) * (0.5 + here / whole / 2);
    });
    column.fill(value, from, to);
  });
  return column;
}

/** How many of the question's neighbouring words stand beside each other in a sentence. */
function neighbouring(terms: readonly QuestionTerm[], { stems }: IndexedReading): Float32Array {
  const pairs = terms.slice(1).map((second, at) => ({ first: terms[at]?.said, second: second.said }));
  return Float32Array.from(stems, (keys) => {
    const met = pairs.filter(({ first, second }) =>
      keys.some((key, at) => first?.has(key) && (second.has(keys[at + 1] ?? '') || second.has(keys[at + 2] ?? ''))),
    );
    return met.length / Math.max(1, pairs.length);
  });
}

/** Whether somebody whose words are asked for speaks, and what part of the next sentences is theirs. */
function spokenBy(speaker: string | undefined, { speakers, wordStarts }: IndexedReading): Float32Array[] {
  const own = Float32Array.from(speakers, (name) => (speaker !== undefined && name === speaker ? 1 : 0));
  if (!own.includes(1)) return [own, own];
  const sums = new Float32Array(own.length + 1);
  own.forEach((is, at) => {
    sums[at + 1] = (sums[at] ?? 0) + is;
  });
  const next = Math.min(6, wordStarts.length - 1);
  return [own, own.map((_, at) => ((sums[Math.min(own.length, at + next)] ?? 0) - (sums[at] ?? 0)) / next)];
}

const plainOf = new WeakMap<IndexedReading, Float32Array[]>();

/** What no question changes. */
function plainFeatures(indexed: IndexedReading): Float32Array[] {
  const known = plainOf.get(indexed);
  if (known) return known;
  const { sentences } = indexed;
  const count = sentences.length;
  const column = (value: (at: number, words: number) => number) =>
    Float32Array.from(sentences, ({ from, to }, at) => value(at, to - from));
  const columns = [
    column((at) => Math.max(0, 1 - at / 4)),
    column((at) => Math.max(0, 1 - (count - 1 - at) / 3)),
    column((at) => (sentences[at]?.question ? 1 : 0)),
    column((_, length) => Math.min(1, length / 30)),
    column((_, length) => (length < 5 ? 1 : 0)),
  ];
  plainOf.set(indexed, columns);
  return columns;
}
