import { expect, test } from 'vitest';
import { howOften, ratesOf } from './how-often.ts';
import { parseEvidence, spellEvidence } from './model.ts';
import { readSpoken } from './passages.ts';
import { unfold } from './weigh.ts';

test('evidence reads back as it was written', () => {
  const evidence = new Map([
    ['drill', [-0.6, 0.15, 0.45, 0.5]],
    ['3d', [0, 0, 0, 1]],
  ]);
  expect(parseEvidence(spellEvidence(evidence))).toEqual(evidence);
});

test('a word is said not at all, seldom, sometimes or often', () => {
  expect([0, 1, 4, 12, 1000].map(howOften)).toEqual([0, 1, 2, 3, 3]);
  const segments = [{ start: 0, end: 9, text: 'The drill, the drill and the ladder.' }];
  const rates = ratesOf(readSpoken({ language: 'en', kind: 'manual', segments }, 9));
  expect(rates.get('dril')).toBeCloseTo(2000 / 3);
});

test('features count anew beyond their knots, the more the shorter the video is', () => {
  const features = new Float32Array(60).fill(0.5);
  const unfolded = unfold(features, new Float32Array(60).fill(0.25));
  expect(unfolded).toHaveLength(180);
  expect([unfolded[0], unfolded[60], unfolded[120]]).toEqual([0.5, 0.25, 0.125]);
});
