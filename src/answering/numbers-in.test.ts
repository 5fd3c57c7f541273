import { expect, test } from 'vitest';
import { numbersIn, numbersMeant } from './numbers-in.ts';

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
  ['a hundred percent', [100]],
  ['zweiunddreißig', [32]],
])('%s', (text, numbers) => {
  expect(numbersIn(text.split(/[\s,](?!\d{3})/).filter(Boolean))).toEqual(numbers);
});

test.each([
  ['twelve fifty', 12.5],
  ['nineteen eighty four', 1984],
  ['rubber point five', 0.5],
  ['two point three', 2.3],
  ['one and a half', 1.5],
  ['half of them', 50],
  ['both of them', 2],
])('%s may mean %d', (text, number) => {
  expect(numbersMeant(text.split(' '))).toContain(number);
});
