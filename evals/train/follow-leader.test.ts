import { expect, test } from 'vitest';
import { createLearner } from './follow-leader.ts';

const always = 1;
const telling = 2;
const idle = 3;

test('what tells gets its weight, what says nothing gets none, and the heaviest come first', () => {
  const learner = createLearner();
  for (let turn = 0; turn < 400; turn++) {
    const isSo = turn % 4 === 0;
    const features = [always, ...(isSo ? [telling] : []), ...(turn % 40 === 5 || turn % 40 === 8 ? [idle] : [])];
    learner.learn(features, isSo ? 1 : 0);
  }
  const weights = learner.heaviest(9);
  expect(weights.get(telling)).toBeGreaterThan(2);
  expect(weights.get(always)).toBeLessThan(-1);
  expect(Math.abs(weights.get(idle) ?? 0)).toBeLessThan(1);
  expect(learner.heaviest(1).size).toBe(1);
});
