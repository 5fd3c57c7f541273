import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test.each([
  ['four hundred and eleven times', [411]],
  ['thirty two millimetres', [32]],
  ['thirty-two or 33', [32, 33]],
  ['5 thousand a year', [5000]],
  ['$3,200 and 20%', [3200, 20]],
  ['two prices, three ladders', [2, 3]],
  ['nineteen eighty', [19, 80]],
  ['zwölf bis 16 Stunden', [12, 16]],
  ['one of those', []],
  ['a million and nine hundred', [900]],
])('%s', (text, numbers) => {
  expect(numbersIn(text.split(/[\s,](?!\d{3})/).filter(Boolean))).toEqual(numbers);
});
