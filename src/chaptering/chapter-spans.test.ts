import { expect, test } from 'vitest';
import { chapterSpans } from './chapter-spans.ts';

const sentences = [0.4, 5.2, 12.9, 20, 31.7].map((start) => ({ start }));

test('a sentence is of the chapter in whose whole seconds it begins', () => {
  expect(chapterSpans(sentences, [0, 12, 31])).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
    { from: 4, to: 5 },
  ]);
});

test('a chapter in silence has none, and what is said past the last start is the last one’s', () => {
  expect(chapterSpans(sentences, [0, 13, 18])).toEqual([
    { from: 0, to: 3 },
    { from: 3, to: 3 },
    { from: 3, to: 5 },
  ]);
  expect(chapterSpans([], [0, 10])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});
