import { expect, test } from 'vitest';
import { scoresOf } from './forest.ts';
import { parseForest, spellForest } from './tree-text.ts';

test('a forest reads back as it was spelled, and answers by the paths of its trees', () => {
  const text = '1:0.5:100 0:2:0 1500 2500 -2500\n500';
  const forest = parseForest(text);
  expect(spellForest(forest)).toBe(text);
  const features = [{ values: [1, 3, 1] }, { values: [0.5, 0.5, 0.6] }];
  expect([...scoresOf(forest, features, 3)].map((score) => Number(score.toFixed(4)))).toEqual([0.2, 0.3, -0.2]);
});
