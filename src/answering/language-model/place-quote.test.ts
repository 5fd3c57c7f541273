import { expect, test } from 'vitest';
import { comparedWords } from './compared-words.ts';
import { placeQuote } from './place-quote.ts';

const said = [
  'How do you get it straight?',
  'A comb.',
  'You comb it all, you know, forward over the face until it’s ninety degrees.',
  'Wire brush.',
  'And then the wire goes in.',
  'That is all for today, and see you next week.',
  'Thank you for watching this one.',
  'That is all for today, and thank you.',
];
const sentences = new Map(said.map((text, at) => [at + 1, { text, words: comparedWords(text) }]));
const place = (quote: string, ...named: number[]) => placeQuote(quote, named, sentences);

test('a quote is found where it is named, or right beside it, in the transcript’s own words', () => {
  expect(place('Comb it all', 3)).toEqual({ number: 3, text: 'comb it all', length: 3 });
  expect(place('comb it all', 2)).toMatchObject({ number: 3 });
  expect(place('comb it all backwards', 3)).toBeUndefined();
});

test('fillers, short forms and figures may differ, and words that dots stand for', () => {
  expect(place('You comb it all forward over the face', 3)).toMatchObject({
    text: 'You comb it all, you know, forward over the face',
  });
  expect(place('over the face until it is 90 degrees', 3)).toMatchObject({ number: 3 });
  expect(place('You comb … over the face until', 3)).toMatchObject({ number: 3 });
  expect(place('degrees ninety it until face the over', 3)).toBeUndefined();
});

test('a quote may go on into the next sentence', () => {
  expect(place('see you next week. Thank you for watching', 6)).toMatchObject({
    number: 6,
    text: 'see you next week. Thank you for watching',
  });
});

test('far from what is named it is found where it stands once alone', () => {
  expect(place('the wire goes in', 8)).toBeUndefined();
  expect(place('And then the wire goes in', 99)).toMatchObject({ number: 5 });
  expect(place('That is all for today, and', 99)).toBeUndefined();
});

test('a word or two are one where they are the sentence that is named', () => {
  expect(place('A comb.', 2)).toMatchObject({ number: 2, text: 'A comb' });
  expect(place('Wire brush', 1, 4)).toMatchObject({ number: 4 });
  expect(place('A comb.', 1)).toBeUndefined();
  expect(place('comb it', 3)).toBeUndefined();
  expect(place('', 2)).toBeUndefined();
});
