import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const chapters = (...starts: number[]) => starts.map((start_seconds) => ({ start_seconds, timestamp: '', title: '' }));

test('chapters that begin within ten seconds stand in one row, the others in one of their own', () => {
  const rows = sideBySide(chapters(0, 100, 300), chapters(0, 91, 200, 309));
  expect(
    rows.map(({ first, ours, theirs }) => [first.start_seconds, ours?.start_seconds, theirs?.start_seconds]),
  ).toEqual([
    [0, 0, 0],
    [91, 100, 91],
    [200, undefined, 200],
    [300, 300, 309],
  ]);
  expect(sideBySide(chapters(0), chapters(10))).toHaveLength(2);
});
