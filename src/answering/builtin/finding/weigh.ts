import { scoresOf } from '../../../trees/forest.ts';
import { answerableNames } from './answerable.ts';
import type { AnsweringModel } from './model.ts';

const placeOf = (name: string) => answerableNames.findIndex(([one]) => one === name);
const size = placeOf('size');
/** The shortest videos that were learned from; of shorter ones no less is asked. */
const leastSize = 0.2;

/** Set by hand, beyond what the trees learned of tutorials and meetings: what nobody says a word of is declined, whatever the domain. */
const handicaps: readonly (readonly [at: number, handicap: number])[] = [
  [placeOf('tellingUnsaid'), 0.2],
  [placeOf('nothingSaid'), 2],
];

/** The sum of features times their weights. */
export function weigh(features: Float32Array, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** What speaks for a video's answering a question, by the features of `answerableNames`; the same in short and in long ones. */
export function answerableOf(
  features: Float32Array,
  { decliner, lead }: Pick<AnsweringModel, 'decliner' | 'lead'>,
): number {
  const columns = Array.from(features, (value) => ({ values: [value] }));
  const learned = (scoresOf(decliner, columns, 1)[0] ?? 0) - lead * Math.max(leastSize, features[size] ?? 0);
  return handicaps.reduce((left, [at, handicap]) => left - handicap * (features[at] ?? 0), learned);
}
