import { expect, test } from 'vitest';
import { wordsOfText } from '../../spoken/passages.ts';
import { capitalized, smoothed } from './smoothed.ts';

function without(hesitation: string, text: string): string {
  const words = wordsOfText(text);
  const kept = words.filter((word) => word.text !== hesitation);
  return smoothed(kept, words, 'en')
    .map((word) => word.text)
    .join(' ');
}

test.each([
  ['My uncle was, um, he was a diver.', 'My uncle was, he was a diver.'],
  ['The oar was, um, longer than the boat.', 'The oar was longer than the boat.'],
  ['But, um, I can row.', 'But I can row.'],
  ['It leaks and, um, it smells.', 'It leaks and it smells.'],
])('%s', (said, quoted) => {
  expect(without('um,', said)).toBe(quoted);
});

test('letters of a script without capitals stay as they are', () => {
  expect(capitalized('ღუმელი ცივია')).toBe('ღუმელი ცივია');
  expect(capitalized('ofnen är kall')).toBe('Ofnen är kall');
});
