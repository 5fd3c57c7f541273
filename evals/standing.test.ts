import { expect, test } from 'vitest';
import { fallenBelow } from './standing.ts';

const before = { main: { iouF1: 0.36, f5: 0.38, pk: 0.32, title: 0.1 } };

test('a figure that fell is named, one that hardly moved or rose is not', () => {
  expect(fallenBelow(before, before)).toEqual([]);
  expect(fallenBelow(before, { main: { iouF1: 0.355, f5: 0.5, pk: 0.31, title: 0.2 } })).toEqual([]);
  expect(fallenBelow(before, { main: { iouF1: 0.34, f5: 0.38, pk: 0.34, title: null } })).toEqual([
    'main: iouF1 is 0.34, stood at 0.36',
    'main: pk is 0.34, stood at 0.32',
    'main: title is null, stood at 0.1',
  ]);
  expect(fallenBelow(before, {})).toEqual(['main: not measured']);
});
