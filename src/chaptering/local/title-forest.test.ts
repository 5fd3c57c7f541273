import { expect, test } from 'vitest';
import { askForest, parseForest, spellForest } from './title-forest.ts';

const text = '0 .5 1 -3;1 2 -1 -2|.1,.2,-.3\n|.05';

test('a forest reads back as it was spelled', () => {
  expect(spellForest(parseForest(text))).toBe(text);
});

test('its trees add up', () => {
  const forest = parseForest(text);
  expect(askForest(forest, Float32Array.of(0.5, 2))).toBeCloseTo(0.15);
  expect(askForest(forest, Float32Array.of(0.5, 3))).toBeCloseTo(0.25);
  expect(askForest(forest, Float32Array.of(0.6, 3))).toBeCloseTo(-0.25);
});
