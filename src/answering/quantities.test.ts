import { expect, test } from 'vitest';
import { isSameQuantity, quantitiesIn } from './quantities.ts';

const isIn = (one: string, other: string) =>
  quantitiesIn(one).some((here) => quantitiesIn(other).some((there) => isSameQuantity(here, there)));

test.each([
  ['an hour and a half', '90 minutes'],
  ['half an hour', '30 min'],
  ['two hours and ten minutes', '130 minutes'],
  ['zwei Wochen', '14 Tage'],
  ['eine halbe Stunde', '30 Minuten'],
  ['ninety cents', '€0.90'],
  ['three euros fifty', '3.50 €'],
  ['zwei Euro neunzig', '2,90 Euro'],
  ['a kilo and some salt', '1000g'],
  ['fifteen hundred metres', '1.5 km'],
  ['about a quarter of it', '25%'],
  ['eight weeks', '2 months'],
  ['sechseinhalb Stunden', '6,5 Stunden'],
  ['a quarter of an hour', '15 minutes'],
  ['two thirds of them', '67 percent'],
  ['one in ten', '10 %'],
  ['three out of four', '75 percent'],
])('%s is %s', (one, other) => {
  expect(isIn(one, other)).toBe(true);
  expect(isIn(other, one)).toBe(true);
});

test.each([
  ['forty minutes', '40 hours'],
  ['five miles', '5 km'],
  ['ten euros', '$10'],
  ['ninety cents', '€90'],
  ['a third of it', '25%'],
  ['two hours, then ten litres', '130 minutes'],
])('%s is not %s', (one, other) => {
  expect(isIn(one, other)).toBe(false);
});
