import type { Sentence } from './sentences.ts';
import type { Terms } from './terms.ts';

/** Widths of the windows on each side of a boundary, in seconds. */
export const scales = [20, 45, 100, 220] as const;

/**
 * For each sentence and scale: how little the words before it resemble those after it (1 − cosine of weighted counts),
 * as deviation from what is usual around it. After TextTiling (Hearst 1997), with windows that slide in linear time.
 */
export function vocabularyShift(sentences: readonly Sentence[], terms: Terms): Float64Array[] {
  return scales.map((scale) => localDeviation(distances(sentences, terms, scale), sentences, scale * 4));
}

function distances(sentences: readonly Sentence[], terms: Terms, scale: number): Float64Array {
  const left = new Float64Array(terms.size);
  const right = new Float64Array(terms.size);
  const result = new Float64Array(sentences.length);
  const state = { dot: 0, left: 0, right: 0 };
  const change = (place: number, side: 'left' | 'right', by: 1 | -1) => {
    const sentence = sentences[place];
    if (!sentence) return;
    const [own, other] = side === 'left' ? [left, right] : [right, left];
    for (let at = sentence.from; at < sentence.to; at++) {
      const id = terms.ids[at] ?? -1;
      if (id < 0) continue;
      const weight = (terms.weights[id] ?? 0) ** 2;
      const count = own[id] ?? 0;
      state.dot += by * (other[id] ?? 0) * weight;
      state[side] += weight * (2 * by * count + 1);
      own[id] = count + by;
    }
  };
  let begin = 0;
  let end = 0;
  sentences.forEach((sentence, place) => {
    if (place > 0) {
      change(place - 1, 'right', -1);
      change(place - 1, 'left', 1);
    }
    for (; (sentences[begin]?.start ?? sentence.start) < sentence.start - scale; begin++) change(begin, 'left', -1);
    for (; end < sentences.length && (sentences[end]?.start ?? 0) < sentence.start + scale; end++)
      change(end, 'right', 1);
    if (end <= place) change(end++, 'right', 1);
    const norm = Math.sqrt(Math.max(0, state.left) * Math.max(0, state.right));
    result[place] = norm > 1e-9 ? 1 - state.dot / norm : 0.5;
  });
  return result;
}

/** Each value against mean and deviation of those within `radius` seconds. */
export function localDeviation(values: Float64Array, sentences: readonly Sentence[], radius: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  const squares = new Float64Array(values.length + 1);
  values.forEach((value, place) => {
    sums[place + 1] = (sums[place] ?? 0) + value;
    squares[place + 1] = (squares[place] ?? 0) + value * value;
  });
  let begin = 0;
  let end = 0;
  return values.map((value, place) => {
    const start = sentences[place]?.start ?? 0;
    while (begin < place && (sentences[begin]?.start ?? 0) < start - radius) begin++;
    while (end < values.length && (sentences[end]?.start ?? 0) <= start + radius) end++;
    const count = Math.max(1, end - begin);
    const mean = ((sums[end] ?? 0) - (sums[begin] ?? 0)) / count;
    const variance = ((squares[end] ?? 0) - (squares[begin] ?? 0)) / count - mean * mean;
    return (value - mean) / Math.sqrt(Math.max(variance, 0.003));
  });
}

/** For each sentence: weight of the terms said for the first time in the `seconds` from it, less those that end before it. */
export function newWords(sentences: readonly Sentence[], terms: Terms, seconds: number): Float64Array {
  const starts = new Float64Array(sentences.length);
  const ends = new Float64Array(sentences.length);
  const previous = new Float64Array(terms.size).fill(Number.NEGATIVE_INFINITY);
  const chain = 150;
  sentences.forEach((sentence, place) => {
    for (let at = sentence.from; at < sentence.to; at++) {
      const id = terms.ids[at] ?? -1;
      if (id < 0) continue;
      if (sentence.start - (previous[id] ?? 0) > chain) starts[place] = (starts[place] ?? 0) + (terms.weights[id] ?? 0);
      previous[id] = sentence.start;
    }
  });
  const next = new Float64Array(terms.size).fill(Number.POSITIVE_INFINITY);
  for (let place = sentences.length - 1; place >= 0; place--) {
    const sentence = sentences[place];
    if (!sentence) continue;
    for (let at = sentence.from; at < sentence.to; at++) {
      const id = terms.ids[at] ?? -1;
      if (id < 0) continue;
      if ((next[id] ?? 0) - sentence.start > chain) ends[place] = (ends[place] ?? 0) + (terms.weights[id] ?? 0);
      next[id] = sentence.start;
    }
  }
  return around(starts, ends, sentences, seconds);
}

function around(
  starts: Float64Array,
  ends: Float64Array,
  sentences: readonly Sentence[],
  seconds: number,
): Float64Array {
  let begun = 0;
  let ended = 0;
  let from = 0;
  let to = 0;
  const raw = sentences.map((sentence, place) => {
    for (; to < sentences.length && (sentences[to]?.start ?? 0) < sentence.start + seconds; to++)
      begun += starts[to] ?? 0;
    for (; (sentences[from]?.start ?? sentence.start) < sentence.start - seconds; from++) ended -= ends[from] ?? 0;
    const value = Math.max(0, begun) + Math.max(0, ended);
    begun -= to > place ? (starts[place] ?? 0) : 0;
    if (to <= place) to = place + 1;
    ended += ends[place] ?? 0;
    return value;
  });
  return localDeviation(Float64Array.from(raw), sentences, 300);
}
