import { expect, test } from 'vitest';
import { comparedWords } from './compared-words.ts';
import { numbersMeant, numbersTold } from './numbers-said.ts';

const wordsOf = (text: string) => comparedWords(text).map(({ folded }) => folded);

test.each([
  ['thirty-two millimetres, or 45mm', [32, 45]],
  ['four hundred and eleven of 20,000', [411, 20_000]],
  ['twelve thousand six hundred', [12_600]],
  ['1.5 million', [1_500_000]],
  ['one of the three', [3]],
  ['٤٥ and $20', [45, 20]],
  ['nobody', []],
])('a claim tells the numbers of “%s”', (text, numbers) => {
  expect(numbersTold(wordsOf(text))).toEqual(numbers);
});

test.each([
  ['nineteen eighty-four', 1984],
  ['two point five', 2.5],
  ['twelve fifty', 12.5],
  ['thirty two', 30],
  ['a hundred', 100],
  ['both of them', 2],
])('“%s” may mean %d', (text, number) => {
  expect(numbersMeant(wordsOf(text))).toContain(number);
});
