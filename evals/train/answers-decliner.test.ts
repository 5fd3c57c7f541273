import { expect, test } from 'vitest';
import { answerableNames } from '../../src/answering/builtin/finding/answerable.ts';
import { answerableOf } from '../../src/answering/builtin/finding/weigh.ts';
import { seeded } from '../answers-material.ts';
import { declining, type Example } from './answers-decliner.ts';

const at = (name: string) => answerableNames.findIndex(([one]) => one === name);

/** Questions that are answered have more evidence, those of the second set, of long videos, more than those of short ones. */
function examplesOf(count: number): Example[] {
  const random = seeded(3);
  return Array.from({ length: count }, (_, number) => {
    const isLong = number % 2 === 1;
    const label = number % 4 < 2 ? 1 : 0;
    const features = new Float32Array(answerableNames.length);
    features[at('size')] = isLong ? 0.8 : 0.3;
    features[at('evidence')] = random() + random() + label * (isLong ? 1.8 : 1);
    return { set: isLong ? 'long' : 'short', part: number % 5, label, features };
  });
}

test('of short and long videos about a tenth of what they answer is declined, and most of what they do not', () => {
  const examples = examplesOf(1600);
  const model = declining(examples);
  const declined = (set: string, label: number) => {
    const own = examples.filter((one) => one.set === set && one.label === label);
    return own.filter(({ features }) => answerableOf(features, model) < model.threshold).length / own.length;
  };
  for (const set of ['short', 'long']) {
    expect(declined(set, 1)).toBeGreaterThan(0.03);
    expect(declined(set, 1)).toBeLessThan(0.16);
    expect(declined(set, 0)).toBeGreaterThan(0.6);
  }
});

test('evidence never speaks against an answer, even where the lessons say so', () => {
  const upsideDown = examplesOf(1000).map((one): Example => ({ ...one, label: one.label === 1 ? 0 : 1 }));
  const model = declining(upsideDown);
  const scores = [0, 1, 2, 3, 4].map((evidence) => {
    const features = new Float32Array(answerableNames.length);
    features[at('evidence')] = evidence;
    return answerableOf(features, model);
  });
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});
