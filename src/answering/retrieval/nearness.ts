import { dot, type SentenceVectors } from '../../transcripts/reading/sentence-vectors.ts';
import type { IndexedReading } from './indexed-reading.ts';

/** What is known of what a question and the sentences of a reading mean, from one encoder. */
export interface Meaning {
  sentences: SentenceVectors;
  question: Float32Array;
}

/** How near each sentence is to what is asked, and the same of it with its two neighbours: cosines. */
export interface Nearness {
  own: Float32Array;
  around: Float32Array;
}

/** Where fewer of the sentences have a vector, such as in a language that the encoder does not know, vectors tell nothing. */
const leastKnown = 0.5;

/** Undefined where too little of the question, or of what is said, was understood. */
export function nearnessTo(meaning: Meaning | undefined, indexed: IndexedReading): Nearness | undefined {
  if (!meaning?.question.some((value) => value !== 0)) return undefined;
  if (meaning.question.length !== meaning.sentences.dimensions) return undefined;
  const { rows, lengths, isKnown } = preparedFor(meaning.sentences, indexed);
  if (!isKnown) return undefined;
  const own = Float32Array.from(rows, (row) => (row ? dot(row, meaning.question) : 0));
  const around = own.map((value, at) => {
    const length = lengths[at] ?? 0;
    return length > 0 ? ((own[at - 1] ?? 0) + value + (own[at + 1] ?? 0)) / length : 0;
  });
  return { own, around };
}

interface Prepared {
  of: SentenceVectors;
  /** Of length 1; undefined where there is none. */
  rows: (Float32Array | undefined)[];
  /** How long the sum of each and its neighbours is. */
  lengths: Float32Array;
  isKnown: boolean;
}

const prepared = new WeakMap<IndexedReading, Prepared>();

function preparedFor(of: SentenceVectors, indexed: IndexedReading): Prepared {
  const before = prepared.get(indexed);
  if (before?.of === of) return before;
  const { dimensions, values } = of;
  const rows = indexed.sentences.map(({ number }) =>
    unit(values.subarray((number - 1) * dimensions, number * dimensions)),
  );
  const cosine = (one: number, other: number) => {
    const [a, b] = [rows[one], rows[other]];
    return a && b ? dot(a, b) : 0;
  };
  const beside = Float32Array.from(rows, (_, at) => cosine(at - 1, at));
  const lengths = Float32Array.from(rows, (_, at) => {
    const known = [at - 1, at, at + 1].filter((one) => rows[one]).length;
    return Math.sqrt(known + 2 * ((beside[at] ?? 0) + (beside[at + 1] ?? 0) + cosine(at - 1, at + 1)));
  });
  const known = rows.filter((row) => row !== undefined).length;
  const made = { of, rows, lengths, isKnown: known >= Math.max(1, leastKnown * rows.length) };
  prepared.set(indexed, made);
  return made;
}

function unit(row: Int8Array): Float32Array | undefined {
  const vector = Float32Array.from(row);
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : undefined;
}
