import { dot, type SentenceVectors } from '../../../transcripts/reading/sentence-vectors.ts';
import type { Talk } from '../talk.ts';
import { firstFrom } from './first-from.ts';
import { turnOf, turnScales } from './turn.ts';

/** Around a sentence, in seconds, what means something is added up between each of these and the next. */
const edges = [-105, -45, -15, 0, 15, 45, 105] as const;
/** Lengths that make figures of different kinds count alike when a network begins to learn. */
const directionsLength = 2;
const otherUnit = 0.3;

/** What is asked of a talk here. */
export type MeantTalk = Pick<Talk, 'starts' | 'durationSeconds' | 'sentences'>;

/** What a network reads of each sentence of a talk. */
export interface MeaningInputs {
  /** How many figures it reads of a sentence. */
  size: number;
  /** Writes those of a sentence into an array of this size, which is used again and again. */
  read(place: number, into: Float32Array): void;
}

/**
 * What each sentence and those around it mean, along some directions; how much what is meant turns there; how far it is from the
 * beginning and the end; and 1. In time that grows with the number of sentences.
 *
 * @param vectors of the sentences of the reading that the talk was made of
 * @param directions each as long as a vector
 */
export function meaningInputs(
  talk: MeantTalk,
  vectors: SentenceVectors,
  directions: readonly Float32Array[],
): MeaningInputs {
  const { starts, durationSeconds } = talk;
  const rows = sentenceRows(talk, vectors);
  const projected = rows.map((row) => Float32Array.from(directions, (direction) => dot(row, direction)));
  const sums = sumsOf(projected, directions.length);
  const turns = turnScales.flatMap((scale) => {
    const differences = differencesAround(rows, starts, scale, vectors.dimensions);
    return [differences, ...Object.values(turnOf(differences, starts, scale))];
  });
  const size = edges.length * directions.length + turns.length + 3;
  const window = new Float32Array(directions.length);
  return {
    size,
    read(place, into) {
      const now = starts[place] ?? 0;
      const bounds = edges.map((seconds) => (seconds === 0 ? place : firstFrom(starts, now + seconds)));
      let at = unitInto(into, 0, projected[place] ?? new Float32Array());
      for (let edge = 1; edge < bounds.length; edge++) {
        const from = sums[bounds[edge - 1] ?? 0];
        const to = sums[bounds[edge] ?? 0];
        for (let k = 0; k < window.length; k++) window[k] = (to?.[k] ?? 0) - (from?.[k] ?? 0);
        at = unitInto(into, at, window);
      }
      for (const turn of turns) into[at++] = otherUnit * (turn[place] ?? 0);
      into[at++] = otherUnit * Math.log1p(now / 60);
      into[at++] = otherUnit * Math.log1p(Math.max(0, durationSeconds - now) / 60);
      into[at] = 1;
    },
  };
}

/** The vectors of the sentences: the longer a sentence, the more it counts. Zeros where none is known. */
export function sentenceRows({ sentences }: Pick<MeantTalk, 'sentences'>, of: SentenceVectors): Float32Array[] {
  return sentences.map(({ number, from, to }) => {
    const row = Float32Array.from(of.values.subarray((number - 1) * of.dimensions, number * of.dimensions));
    const length = Math.sqrt(dot(row, row));
    return length > 0 ? row.map((value) => (value * Math.sqrt(to - from)) / length) : new Float32Array(of.dimensions);
  });
}

/** 1 − cosine of the sums of the `seconds` before each sentence and of those from it; ½ where a side is empty. */
function differencesAround(
  rows: readonly Float32Array[],
  starts: Float64Array,
  seconds: number,
  dimensions: number,
): Float64Array {
  const left = new Float32Array(dimensions);
  const right = new Float32Array(dimensions);
  const change = (sum: Float32Array, place: number, by: 1 | -1) => {
    const row = rows[place];
    if (row) for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + by * (row[at] ?? 0);
  };
  let begin = 0;
  let end = 0;
  return starts.map((now, place) => {
    if (place > 0) {
      change(right, place - 1, -1);
      change(left, place - 1, 1);
    }
    for (; (starts[begin] ?? now) < now - seconds; begin++) change(left, begin, -1);
    for (; end < starts.length && (starts[end] ?? 0) < now + seconds; end++) change(right, end, 1);
    if (end <= place) change(right, end++, 1);
    const norm = begin < place ? Math.sqrt(dot(left, left) * dot(right, right)) : 0;
    return norm > 1e-3 ? 1 - dot(left, right) / norm : 0.5;
  });
}

/** Before each place, and after the last one, the sum of what stands before it. */
function sumsOf(rows: readonly Float32Array[], length: number): Float64Array[] {
  const sums = [new Float64Array(length)];
  for (const row of rows) sums.push((sums.at(-1) ?? new Float64Array()).map((sum, at) => sum + (row[at] ?? 0)));
  return sums;
}

/** Writes them with a length of their own, and answers the place after them. */
function unitInto(into: Float32Array, at: number, values: Float32Array): number {
  const length = Math.sqrt(dot(values, values));
  for (let k = 0; k < values.length; k++) {
    into[at + k] = length > 1e-6 ? (directionsLength * (values[k] ?? 0)) / length : 0;
  }
  return at + values.length;
}
