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
  ['achthundertvierzig und neunzehnhundertsieben', [840, 1907]],
  ['dreitausend', [3000]],
  ['two thousand and nine', [2009]],
  ['nineteen million, six million less', [19e6, 6e6]],
  ['two million three hundred thousand', [2.3e6]],
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
  ['one point four million', 1.4e6],
  ['three point one four', 3.14],
  ['point two five', 0.25],
  ['1.2 million', 1.2],
  ['the seventh row', 7],
  ['sechseinhalb', 6.5],
])('%s may mean %d', (text, number) => {
  expect(numbersMeant(text.split(' '))).toContain(number);
});

test('what follows a point is no number of its own', () => {
  expect([...numbersMeant('zero point two percent'.split(' '))]).toEqual([0.2]);
});
