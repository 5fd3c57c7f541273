import { expect, test } from 'vitest';
import { strongestNear } from './strongest-near.ts';

const nodes = [0, 40, 43, 47, 52, 58].map((start, at) => ({
  start,
  value: [0, -1, 2.5, 1, 3, 4][at] ?? 0,
  fixed: false,
}));

test('a chapter begins with the sentence nearby that is by far the likeliest', () => {
  expect(strongestNear([0, 1], nodes, 100)).toEqual([0, 2]);
});

test('not with one further away than five seconds, nor with one that is hardly likelier', () => {
  expect(strongestNear([0, 3], nodes, 100)).toEqual([0, 4]);
  const alike = nodes.map((node) => ({ ...node, value: node.value / 10 }));
  expect(strongestNear([0, 3], alike, 100)).toEqual([0, 3]);
});

test('no chapter falls below ten seconds by it, and what is fixed stays', () => {
  expect(strongestNear([0, 1, 4], nodes, 100)).toEqual([0, 1, 4]);
  expect(strongestNear([0, 3], nodes, 60)).toEqual([0, 2]);
  const fixed = nodes.map((node, at) => ({ ...node, fixed: at === 1 }));
  expect(strongestNear([0, 1], fixed, 100)).toEqual([0, 1]);
});
