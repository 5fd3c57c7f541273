import { answerableNames } from '../../src/answering/local/answerable.ts';
import type { AnsweringModel } from '../../src/answering/local/model.ts';
import { unfold, weigh } from '../../src/answering/local/weigh.ts';

/** The share of a set's answerable questions that may be declined on what was learned from, so that of others it is a tenth. */
const declinedTrue = new Map([
  ['tutorialvqa', 0.108],
  ['qmsum', 0.085],
]);
/** How strongly weights are held near to nothing, for features of equal spread. */
const ridge = 30;

/** Set by hand, beyond what these sets teach: what nobody says a word of is declined, whatever the domain. */
const handicaps: readonly (readonly [string, number])[] = [
  ['tellingUnsaid', 0.4],
  ['nothingSaid', 2],
];

/** What speaks for and against a question's being answered, and whether it is. */
export interface Example {
  set: string;
  label: number;
  features: Float32Array;
}

/** The logistic model, and the threshold that declines so many of the questions of their own video in each set. */
export function declining(examples: readonly Example[]): Pick<AnsweringModel, 'decliner' | 'knots' | 'threshold'> {
  const knots = answerableNames.map((_, at) => median(examples.map(({ features }) => features[at] ?? 0)));
  const unfolded = examples.map((one) => ({ ...one, features: unfold(one.features, knots) }));
  const decliner = learnDecliner(unfolded);
  for (const [name, handicap] of handicaps) {
    const at = placeOf(name);
    decliner[at] = (decliner[at] ?? 0) - handicap;
  }
  const sets = [...Map.groupBy(unfolded, ({ set }) => set).values()];
  levelSizes(decliner, sets);
  const thresholds = sets.map((own) => thresholdOf(own, decliner));
  return { decliner, knots, threshold: thresholds.reduce((sum, one) => sum + one, 0) / Math.max(1, thresholds.length) };
}

function placeOf(name: string): number {
  return answerableNames.findIndex(([one]) => one === name);
}

/** The score below which a set's share of answerable questions is. */
function thresholdOf(examples: readonly Example[], weights: ArrayLike<number>): number {
  const own = examples.filter(({ label }) => label === 1).map(({ features }) => weigh(features, weights));
  const share = declinedTrue.get(examples[0]?.set ?? '') ?? 0.1;
  return own.sort((a, b) => a - b)[Math.floor(own.length * share)] ?? 0;
}

/** Moves the weight of a video's size so that the sets, whose videos are short and long, come to the same threshold. */
function levelSizes(weights: Float64Array, sets: readonly (readonly Example[])[]): void {
  const [one, other] = sets;
  if (!one || !other) return;
  const at = placeOf('size');
  const sizeOf = (own: readonly Example[]) =>
    own.reduce((sum, { features }) => sum + (features[at] ?? 0), 0) / Math.max(1, own.length);
  const apart = sizeOf(one) - sizeOf(other);
  const difference = thresholdOf(one, weights) - thresholdOf(other, weights);
  weights[at] = (weights[at] ?? 0) - difference / apart;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Logistic regression by Newton's steps with a ridge; the sets weigh the same. Features that come out against what they may
 * speak for are left out and the rest is learned anew, so that nothing odd is done with videos of another kind.
 */
function learnDecliner(examples: readonly Example[]): Float64Array {
  const size = 3 * answerableNames.length;
  const left = new Set(Array.from({ length: size }, (_, at) => at));
  for (;;) {
    const weights = logistic(examples, left, size);
    const wrong = [...left].filter((at) => {
      const speaks = answerableNames[at % answerableNames.length]?.[1];
      return (speaks === 'for' && (weights[at] ?? 0) < 0) || (speaks === 'against' && (weights[at] ?? 0) > 0);
    });
    if (wrong.length === 0) return weights;
    const worst = wrong.toSorted((a, b) => Math.abs(weights[b] ?? 0) - Math.abs(weights[a] ?? 0));
    for (const at of worst.slice(0, Math.ceil(worst.length / 2))) left.delete(at);
  }
}

function logistic(examples: readonly Example[], left: ReadonlySet<number>, size: number): Float64Array {
  const counts = new Map([...Map.groupBy(examples, ({ set }) => set)].map(([set, own]) => [set, own.length]));
  const used = [...left];
  const ridges = used.map((at) => ridge * spreadOf(examples, at) + 1e-3);
  const rows = examples.map(({ features }) => Float64Array.from(used, (at) => features[at] ?? 0));
  const weights = new Float64Array(used.length);
  for (let round = 0; round < 8; round += 1) {
    const hessian = ridges.map((own, row) => Float64Array.from(used, (_, column) => (row === column ? own : 0)));
    const gradient = Float64Array.from(weights, (weight, at) => weight * (ridges[at] ?? 0));
    examples.forEach(({ set, label }, which) => {
      const values = rows[which] ?? new Float64Array();
      const weight = 1000 / (counts.get(set) ?? 1);
      const score = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-score));
      const bend = weight * Math.max(1e-6, chance * (1 - chance));
      values.forEach((value, i) => {
        if (value === 0) return;
        gradient[i] = (gradient[i] ?? 0) + weight * (chance - label) * value;
        const row = hessian[i];
        if (!row) return;
        for (let j = 0; j < values.length; j += 1) row[j] = (row[j] ?? 0) + bend * value * (values[j] ?? 0);
      });
    });
    const step = solve(hessian, gradient);
    step.forEach((value, at) => {
      weights[at] = (weights[at] ?? 0) - value;
    });
  }
  const all = new Float64Array(size);
  used.forEach((at, place) => {
    all[at] = weights[place] ?? 0;
  });
  return all;
}

/** Variance of a feature. */
function spreadOf(examples: readonly Example[], at: number): number {
  const values = examples.map(({ features }) => features[at] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
}

/** Solves a positive definite system by elimination; both arguments are used up. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let at = 0; at < size; at += 1) {
    const pivot = matrix[at];
    for (let below = at + 1; pivot && below < size; below += 1) {
      const row = matrix[below];
      const factor = (row?.[at] ?? 0) / (pivot[at] ?? 1);
      if (!row || factor === 0) continue;
      for (let i = at; i < size; i += 1) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0);
      right[below] = (right[below] ?? 0) - factor * (right[at] ?? 0);
    }
  }
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = matrix[at];
    let value = right[at] ?? 0;
    for (let i = at + 1; i < size; i += 1) value -= (row?.[i] ?? 0) * (right[i] ?? 0);
    right[at] = value / (row?.[at] ?? 1);
  }
  return right;
}
