import { expect, test } from 'vitest';
import { asCaptions } from './as-captions.ts';

test('a transcript as automatic captions has the same words in short lines, lower case, without marks', () => {
  const segments = [
    { start: 0, end: 12, text: 'Hello, World. This is Anna, and today we bake bread: the sourdough kind!' },
    { start: 20, end: 26, text: '>> Why sourdough? Because of 50% of the taste.' },
  ];
  const captions = asCaptions({ language: 'en', kind: 'file', segments }, 30);
  const text = captions.segments.map((segment) => segment.text).join(' ');
  expect(text).toBe(
    'hello world this is anna and today we bake bread the sourdough kind why sourdough because of 50% of the taste',
  );
  for (const [at, { start, end, text: line }] of captions.segments.entries()) {
    expect(line.length).toBeLessThanOrEqual(40);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(start).toBeGreaterThanOrEqual(captions.segments[at - 1]?.end ?? 0);
  }
  expect(captions.segments.find(({ text: line }) => line.startsWith('why'))?.start).toBe(20);
});
