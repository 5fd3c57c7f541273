import { expect, test } from 'vitest';
import { bitsOf, isHeld, isKnownWord } from './known-words.ts';

test('bits hold every word that they were made of, and hardly any other', () => {
  const named = (at: number) => `word${at}`;
  const words = Array.from({ length: 2000 }, (_, at) => named(at));
  const bits = bitsOf(words);
  expect(words.filter((word) => !isHeld(word, bits))).toEqual([]);
  const others = words.map((_, at) => named(5000 + at));
  expect(others.filter((word) => isHeld(word, bits)).length).toBeLessThan(0.05 * others.length);
});

test.each(['corridor', 'unlink', 'pixelated', 'relaying', 'savvy'])('%s is a word', (word) => {
  expect(isKnownWord(word)).toBe(true);
});

test.each(['coridorr', 'unlnk', 'oppacity', 'shelvse'])('%s is none', (word) => {
  expect(isKnownWord(word)).toBe(false);
});
