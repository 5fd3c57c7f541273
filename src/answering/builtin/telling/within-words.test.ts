import { expect, test } from 'vitest';
import type { Quote } from '../quoting/quote.ts';
import { withinWords } from './within-words.ts';

/** A quote of so many words from a sentence on. */
const quoteOf = (from: number, words: number): Quote => {
  const quote = Array.from({ length: words }, () => 'oak').join(' ');
  return { from, to: from + 1, first: from, last: from + 1, startSeconds: from, said: quote, quote };
};
const placesIn = (sayings: Quote[][], most: number) =>
  withinWords(sayings, most).map((saying) => saying.map(({ from }) => from));

test('the first is told however long it is, and others where there is room', () => {
  expect(placesIn([[quoteOf(0, 50)], [quoteOf(1, 9)]], 40)).toEqual([[0]]);
  expect(placesIn([[quoteOf(0, 20)], [quoteOf(1, 30)], [quoteOf(2, 9)]], 40)).toEqual([[0], [2]]);
});

test('a reply is told without its question where both are too long', () => {
  expect(placesIn([[quoteOf(5, 20)], [quoteOf(1, 15), quoteOf(2, 15)]], 40)).toEqual([[5], [2]]);
  expect(placesIn([[quoteOf(5, 20)], [quoteOf(1, 9), quoteOf(2, 9)]], 40)).toEqual([[5], [1, 2]]);
});

test('nothing is told twice, and a word or two is not told after what says more', () => {
  expect(placesIn([[quoteOf(5, 9)], [quoteOf(5, 9)], [quoteOf(6, 2)]], 40)).toEqual([[5]]);
});
