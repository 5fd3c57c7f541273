import { answerableNames } from './answerable.ts';
import type { AnsweringModel } from './model.ts';

const size = answerableNames.findIndex(([name]) => name === 'size');

/** The sum of features times their weights. */
export function weigh(features: Float32Array, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/**
 * The features of `answerableNames`, then the same for how short the video is, then how far they are beyond their knots, for
 * how short it is: a short video that says a word says less by it.
 */
export function unfold(features: Float32Array, knots: ArrayLike<number>): Float32Array {
  const count = features.length;
  const short = 1 - (features[size] ?? 0);
  const unfolded = new Float32Array(3 * count);
  features.forEach((value, at) => {
    unfolded[at] = value;
    unfolded[count + at] = value * short;
    unfolded[2 * count + at] = Math.max(0, value - (knots[at] ?? 0)) * short;
  });
  return unfolded;
}

/** Logarithm of the odds that a video answers a question, by the features of `answerableNames`. */
export function answerableOf(
  features: Float32Array,
  { decliner, knots }: Pick<AnsweringModel, 'decliner' | 'knots'>,
): number {
  return weigh(unfold(features, knots), decliner);
}
