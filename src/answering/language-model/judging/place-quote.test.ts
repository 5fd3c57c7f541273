import { expect, test } from 'vitest';
import type { NumberedPassage } from '../../ground-claim.ts';
import { placeQuote } from './place-quote.ts';

const said = ['How do you get it straight?', 'A comb.', 'You comb it all forward over the face.', 'Wire brush.'];
const passages = new Map<number, NumberedPassage>(
  said.map((text, at) => [at + 1, { number: at + 1, startSeconds: at * 5, text }]),
);
const place = (quote: string, ...cited: number[]) =>
  placeQuote({ kind: 'claim', text: '', passages: cited, quote, form: 'sentence' }, passages);

test('a quote is found where it is cited, or right beside it', () => {
  expect(place('comb it all forward', 3)).toEqual({ at: 3, quote: 'comb it all forward', words: 4 });
  expect(place('comb it all forward', 2)).toMatchObject({ at: 3 });
  expect(place('comb it all backward', 3)).toBeUndefined();
});

test('a word or two are one where they are the sentence that is cited', () => {
  expect(place('A comb.', 2)).toEqual({ at: 2, quote: 'A comb', words: 2 });
  expect(place('Wire brush', 1, 4)).toMatchObject({ at: 4 });
  expect(place('A comb.', 1)).toBeUndefined();
  expect(place('comb it', 3)).toBeUndefined();
  expect(place('the', 3, 2)).toBeUndefined();
  expect(place('', 2)).toBeUndefined();
});
