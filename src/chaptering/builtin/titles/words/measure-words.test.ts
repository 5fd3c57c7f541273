import { expect, test } from 'vitest';
import { isAmount } from './measure-words.ts';

test.each([
  'fifty hertz',
  'minus sixteen',
  'two volts for the lamp',
  '2.5 volts',
  'eighteen forty-one',
  'nineteen sixties',
  'Twenty-four kilos',
  'ten years in prison',
  'about two million dollars',
  'Forty nanometers',
  'twenty eight gigs',
  'Thirty-five atmospheres',
  'Forty centimetres in the streets',
  'Sixty fives',
  'Under sixteens',
])('%s is but an amount', (text) => {
  expect(isAmount(text)).toBe(true);
});

test.each([
  '127 volts in Brazil',
  'Nine lives',
  'Three days later',
  'Pounds and ounces',
  'Eighty houses',
  'Magnificent sevens',
  'Two degrees by 2050',
  `${'1'.repeat(4000)} lamps`,
  `${'1,000,'.repeat(800)} stars`,
  `${'two hundred '.repeat(800)} stars`,
])('%# is more, and that is seen at once', (text) => {
  expect(isAmount(text)).toBe(false);
});
