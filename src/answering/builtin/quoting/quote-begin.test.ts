import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { pointsBack } from './quote-begin.ts';

function points(text: string): boolean {
  const segments = ['The shed is cold.', text].map((line, at) => ({ start: at * 10, end: (at + 1) * 10, text: line }));
  return pointsBack(1, readSpoken({ language: 'en', kind: 'manual', segments }, 20), () => false);
}

test.each(['This is a good way to warm it.', 'This is why I wear a hat.', 'That is my worry.'])(
  '%s points back',
  (text) => {
    expect(points(text)).toBe(true);
  },
);

test.each(['This is my uncle’s tractor.', 'This is Greta, she drives it.'])('%s points to what is shown', (text) => {
  expect(points(text)).toBe(false);
});
