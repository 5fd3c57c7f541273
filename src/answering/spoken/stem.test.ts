import { expect, test } from 'vitest';
import { fold, stem } from './stem.ts';

test.each([
  ['borrow', 'borrowed', 'borrowing', 'borrows'],
  ['library', 'libraries', 'librarian'],
  ['navigate', 'navigation', 'navigator'],
  ['running', 'runs', 'run'],
  ['Haus', 'Häuser', 'Hauses'],
  ['ansetzen', 'anzusetzen', 'angesetzt'],
  ['formen', 'geformt'],
  ['anschneiden', 'angeschnitten'],
  ['kneten', 'geknetet'],
  ['come', 'came', 'coming'],
  ['eat', 'ate', 'eaten', 'eating'],
  ['Straße', 'Strassen'],
  ['glass', 'glasses'],
  ['house', 'houses'],
  ['process', 'processes', 'processed'],
  ['virus', 'viruses'],
  ['care', 'cares', 'cared', 'caring'],
  ['supply', 'supplies', 'supplied'],
])('%s and its other forms have one stem', (word, ...others) => {
  expect(others.map(stem)).toEqual(others.map(() => stem(word)));
});

test.each(
  'false fall, pain pay, care car, tape tap, file fill, wine win, corner core, press pre, skin sky, town tower, rain raise, modern mode, cheese chess, listen list, comment come, quite quit, summer sum, early ear, former form, suite suit, united unit, hardly hard'.split(
    ', ',
  ),
)('%s are two words', (pair) => {
  expect(new Set(pair.split(' ').map(stem)).size).toBe(2);
});

test('what is another word has another stem', () => {
  const words = ['compass', 'compare', 'ladder', 'lead', 'expert', 'experiment', 'salt', 'Salat', '1400', '1401'];
  expect(new Set(words.map(stem)).size).toBe(words.length);
});

test('a dash within a name is a hyphen, whichever it is', () => {
  expect(['Marlow–Lind', 'Marlow‑Lind', 'marlow-lind'].map(fold)).toEqual(['marlowlind', 'marlowlind', 'marlowlind']);
  expect(fold('1914–1918')).toBe('1914–1918');
});
