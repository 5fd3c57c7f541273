import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['borrow', 'borrowed', 'borrowing', 'borrows'],
  ['library', 'libraries', 'librarian'],
  ['navigate', 'navigation', 'navigator'],
  ['running', 'runs', 'run'],
  ['Haus', 'Häuser', 'Hauses'],
  ['ansetzen', 'anzusetzen'],
  ['come', 'came', 'coming'],
  ['eat', 'ate', 'eaten', 'eating'],
  ['Straße', 'Strassen'],
])('%s and its other forms have one stem', (word, ...others) => {
  expect(others.map(stem)).toEqual(others.map(() => stem(word)));
});

test('what is another word has another stem', () => {
  const words = ['compass', 'compare', 'ladder', 'lead', 'expert', 'experiment', 'salt', 'Salat', '1400', '1401'];
  expect(new Set(words.map(stem)).size).toBe(words.length);
});
