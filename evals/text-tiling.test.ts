import { expect, test } from 'vitest';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { textTiling } from './text-tiling.ts';

test('TextTiling finds where one vocabulary gives way to another', () => {
  const topic = (words: string[], start: number) =>
    Array.from({ length: 60 }, (_, at) => ({
      start: start + at * 5,
      end: start + at * 5 + 5,
      text: `${Array.from({ length: 8 }, (_, word) => words[(at * 3 + word * 5) % words.length]).join(' ')}.`,
    }));
  const segments = [
    ...topic(['flour', 'yeast', 'oven', 'crust', 'dough', 'salt', 'bowl'], 0),
    ...topic(['galaxy', 'mirror', 'planet', 'comet', 'orbit', 'lens', 'moon'], 300),
  ];
  const found = textTiling(readTranscript({ language: 'en', kind: 'file', segments }, 600));
  expect(found[0]).toEqual({ start: 0 });
  expect(found.some(({ start }) => Math.abs(start - 300) <= 15)).toBe(true);
});
