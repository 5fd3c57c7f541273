import { describe, expect, test } from 'vitest';
import { meaningScores } from '../../src/chaptering/builtin/boundaries/meaning-scores.ts';
import { scoresOf } from '../../src/trees/forest.ts';
import { binsOf, edgesOf } from './bins.ts';
import { growForest } from './grow-forest.ts';
import { learnCount } from './learn-count.ts';
import { learnCues } from './learn-cues.ts';
import { learnMeaning } from './learn-meaning.ts';

const growth = { trees: 40, leaves: 4, rate: 0.2, ridge: 1, leastLeaf: 1, rows: 1, features: 1 };

describe('trees', () => {
  // A row is marked where exactly one of two features is above ½; a third feature is noise.
  const rows = 2000;
  const noise = (seed: number) =>
    Float32Array.from({ length: rows }, (_, row) => ((Math.imul(row + 1, 2_654_435_761 ^ seed) >>> 0) % 1000) / 1000);
  const features = [noise(1), noise(77), noise(5000)];
  const labels = Uint8Array.from({ length: rows }, (_, row) =>
    (features[0]?.[row] ?? 0) > 0.5 !== (features[1]?.[row] ?? 0) > 0.5 ? 1 : 0,
  );
  const edges = features.map(edgesOf);
  const lessons = {
    bins: features.map((feature, at) => binsOf(feature, edges[at] ?? new Float64Array())),
    edges,
    labels,
    weights: new Float32Array(rows).fill(1),
    given: new Float32Array(rows),
  };

  test('learn what no single feature tells', () => {
    const forest = growForest(lessons, growth);
    const scores = scoresOf(
      forest,
      features.map((values) => ({ values })),
      rows,
    );
    const right = labels.filter((label, row) => label === ((scores[row] ?? 0) > 0 ? 1 : 0)).length;
    expect(right / rows).toBeGreaterThan(0.95);
  });

  test('do not fall where they may only rise, whatever they are shown', () => {
    // Rows are marked where the first feature is low, more so where the second is high.
    const falling = labels.map((_, row) =>
      (features[0]?.[row] ?? 0) < 0.4 || ((features[0]?.[row] ?? 0) < 0.7 && (features[1]?.[row] ?? 0) > 0.5) ? 1 : 0,
    );
    const saidOf = (directions: readonly number[]) => {
      const forest = growForest({ ...lessons, labels: falling, directions }, growth);
      const along = Float32Array.from({ length: 50 }, (_, at) => at / 50);
      const still = (value: number) => ({ values: along.map(() => value) });
      return [0.1, 0.9].map((second) => [...scoresOf(forest, [{ values: along }, still(second), still(0.5)], 50)]);
    };
    const rises = (scores: readonly number[]) => scores.every((score, at) => score >= (scores[at - 1] ?? score) - 1e-9);
    expect(saidOf([0, 0, 0]).every(rises)).toBe(false);
    expect(saidOf([1, 0, 0]).every(rises)).toBe(true);
    expect(saidOf([1, -1, 0]).every(rises)).toBe(true);
    const [low = [], high = []] = saidOf([1, 1, 0]);
    expect(high.every((score, at) => score >= (low[at] ?? 0))).toBe(true);
    expect(high[25]).toBeGreaterThan(low[25] ?? 0);
  });

  test('are the same every time', () => {
    expect(growForest(lessons, growth)).toEqual(growForest(lessons, growth));
  });
});

test('values lie in the bin whose edge is the first not below them', () => {
  const edges = Float64Array.of(1, 2, 5);
  expect([...binsOf(Float32Array.of(0, 1, 1.5, 2, 4, 6), edges)]).toEqual([0, 0, 1, 1, 2, 3]);
});

test('cues that go with marks gain weight, others and those not allowed none', () => {
  // Run 0 stands in every marked row, run 1 in every third row, run 2 beside run 0 but is not allowed.
  const grams: number[] = [];
  const offsets = [0];
  const labels = new Uint8Array(600);
  for (let row = 0; row < 600; row++) {
    if (row % 10 === 0) {
      labels[row] = 1;
      grams.push(0, 2);
    }
    if (row % 3 === 0) grams.push(1);
    offsets.push(grams.length);
  }
  const learned = learnCues(
    {
      bags: { offsets: Int32Array.from(offsets), grams: Int32Array.from(grams) },
      rows: Int32Array.from({ length: 600 }, (_, row) => row),
      labels,
      weights: new Float32Array(600).fill(1),
      given: new Float32Array(600).fill(-2),
    },
    Uint8Array.of(1, 1, 0),
    { rounds: 12, lasso: 1, ridge: 2 },
  );
  expect(learned[0]).toBeGreaterThan(2);
  expect(learned[1]).toBeLessThan((learned[0] ?? 0) / 2);
  expect(learned[2]).toBe(0);
});

test('the count follows a sign that drives it', () => {
  const signs = Array.from({ length: 50 }, (_, row) => [1, row / 10, (row * 7) % 3]);
  const counts = signs.map(([, sign = 0]) => Math.exp(0.5 + 0.3 * sign));
  const learned = learnCount(
    signs,
    counts,
    signs.map(() => 1),
    0,
  );
  expect(learned[0]).toBeCloseTo(0.5, 4);
  expect(learned[1]).toBeCloseTo(0.3, 4);
  expect(learned[2]).toBeCloseTo(0, 4);
});

test('a network learns that chapters begin where what is meant turns, the same every time', () => {
  // Talks of sentences of five seconds about one of eighty things, another one each minute.
  const encoder = 'things';
  const dimensions = 80;
  const talkFrom = (seed: number) => {
    const things = Array.from({ length: 20 }, (_, at) => (seed * 31 + at * 17) % dimensions);
    const sentences = Array.from({ length: 240 }, (_, at) => ({
      ...{ number: at + 1, start: 5 * at, end: 5 * at + 5, from: 10 * at, to: 10 * at + 10, text: '', question: false },
    }));
    const values = new Int8Array(240 * dimensions);
    for (const at of sentences.keys()) values[at * dimensions + (things[Math.floor(at / 12)] ?? 0)] = 127;
    const starts = Float64Array.from(sentences, ({ start }) => start);
    return { talk: { sentences, starts, durationSeconds: 1200 }, vectors: { encoder, dimensions, values } };
  };
  const isTurn = (at: number) => at % 12 === 0 && at > 0;
  const labels = Uint8Array.from({ length: 240 }, (_, at) => Number(isTurn(at)));
  const lessons = Array.from({ length: 40 }, (_, seed) => ({ ...talkFrom(seed), labels, weight: 1 }));
  const weights = learnMeaning(encoder, lessons);
  expect(weights.encoder).toBe(encoder);
  const { talk, vectors } = talkFrom(99);
  const scores = meaningScores(talk, vectors, weights);
  const highest = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, 19);
  expect(highest.filter(isTurn).length).toBeGreaterThan(16);
  expect(learnMeaning(encoder, lessons)).toEqual(weights);
});
