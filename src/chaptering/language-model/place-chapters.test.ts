import { expect, test } from 'vitest';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { placeChapters } from './place-chapters.ts';

const texts = [
  'Welcome, everybody, to the show.',
  'Today we talk about ladders.',
  'So the first, uhm, ladder was short.',
  'So the first ladder was sold again.',
  'No.',
  'Then came the café on the corner.',
  '今天我们来谈谈面包的历史。',
  'That is all for today.',
];
const sentences: Sentence[] = texts.map((text, at) => ({
  number: at + 1,
  from: at,
  to: at + 1,
  start: at * 10,
  end: at * 10 + 10,
  text,
  question: false,
}));
const all = { from: 0, to: texts.length };
const place = (sentence: number, quote: string, window = all) => {
  const placed = placeChapters([{ sentence, quote, title: 'T' }], sentences, window);
  return placed.chapters[0]?.place ?? (placed.loose.length > 0 ? 'loose' : 'dropped');
};

test.each([
  [2, 'Today we talk about', 1],
  [2, 'today WE talk, about...', 1],
  [2, '“Today we talk about ladders. So the first”', 1],
  [6, 'Then came the cafe', 5],
  [7, '今天我们来谈谈', 6],
  [5, 'no', 4],
  [2, '2\tToday we talk about', 1],
  [2, '[2] Today we talk about', 1],
  [2, 'Um, today we, uh, talk about', 1],
  [3, 'So the first ladder was short', 2],
  // The quote strays after enough words.
  [2, 'Today we talk about lads', 1],
])('sentence %i quoted as %j is number %i', (sentence, quote, expected) => {
  expect(place(sentence, quote)).toBe(expected);
});

test.each([
  [1, 'Today we talk about', 1],
  [8, 'Then came the café', 5],
  [3, 'So the first ladder was sold', 3],
  [1, 'That is all for today', 7],
])('sentence %i quoted as %j is the one nearby, or the only one, that begins so', (sentence, quote, expected) => {
  expect(place(sentence, quote)).toBe(expected);
});

test.each([
  [2, 'Something that nobody said'],
  [2, ''],
  [2, 'to'],
  [2, 'talk about ladders'],
  [1, 'That is all'],
])('sentence %i quoted as %j is none, though its title may serve', (sentence, quote) => {
  expect(place(sentence, quote)).toBe('loose');
});

test.each([0, -1, 9, 1_000_000])('number %i is dropped', (sentence) => {
  expect(place(sentence, 'Today we talk about')).toBe('dropped');
});

test('nothing outside the window is taken, not even nearby', () => {
  expect(place(2, 'Today we talk about', { from: 2, to: 5 })).toBe('dropped');
  expect(place(3, 'Today we talk about', { from: 2, to: 5 })).toBe('loose');
});

test('of two chapters at one sentence the first stays, and all are in order', () => {
  const placed = placeChapters(
    [
      { sentence: 8, quote: 'That is all', title: 'End' },
      { sentence: 2, quote: 'Today we talk', title: 'A' },
      { sentence: 2, quote: 'Today we talk', title: 'B' },
    ],
    sentences,
    all,
  );
  expect(placed.chapters).toEqual([
    { place: 1, title: 'A' },
    { place: 7, title: 'End' },
  ]);
});

test('a quote that stands far from the sentence that is named belongs to the only place behind the chapter before', () => {
  const placesOf = (...proposed: [sentence: number, quote: string][]) =>
    placeChapters(
      proposed.map(([sentence, quote]) => ({ sentence, quote, title: 'T' })),
      sentences,
      all,
    ).chapters.map((one) => one.place);
  expect(placesOf([2, 'Today we talk about'], [3, 'That is all for today'])).toEqual([1, 7]);
  expect(placesOf([8, 'That is all for today'], [7, 'Today we talk about ladders'])).toEqual([7]);
});
