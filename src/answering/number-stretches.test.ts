import { expect, test } from 'vitest';
import { numberStretches } from './number-stretches.ts';

const told = (text: string) => {
  const words = text.split(' ');
  return numberStretches(words).map(
    ({ from, to, numbers }) => [words.slice(from, to).join(' '), [...numbers]] as const,
  );
};

test.each([
  ['we sold forty kites', 'forty', 40],
  ['we sold 40, not fifty', '40,', 40],
  ['it ran forty-one thousand miles', 'forty-one thousand', 41000],
  ['it ran 41,000 miles', '41,000', 41000],
  ['er lief 41.000 Kilometer', '41.000', 41000],
  ['er lief einundvierzigtausend Kilometer', 'einundvierzigtausend', 41000],
  ['a thousand gulls', 'a thousand', 1000],
  ['tausend Möwen', 'tausend', 1000],
  ['built in nineteen eighty four', 'nineteen eighty four', 1984],
  ['built in nineteen eighty-four', 'nineteen eighty-four', 1984],
  ['two hundred and five of them', 'two hundred and five', 205],
  ['three point five litres', 'three point five', 3.5],
  ['drei Komma fünf Liter', 'drei Komma fünf', 3.5],
  ['dreieinhalb Liter', 'dreieinhalb', 3.5],
  ['anderthalb Stunden', 'anderthalb', 1.5],
  ['one and a half litres', 'one and a half', 1.5],
  ['wait an hour and a half', 'an hour and a half', 1.5],
  ['wait two hours and a half', 'two hours and a half', 2.5],
  ['about 20% of it', '20%', 20],
  ['twenty per cent', 'twenty', 20],
  ['for $12.50', '$12.50', 12.5],
  ['twelve fifty', 'twelve fifty', 12.5],
  ['just one boat', 'one', 1],
  ['wait two three minutes', 'two three', 2],
])('%s: “%s” may be %d', (text, stretch, number) => {
  const [first] = told(text);
  expect(first?.[0]).toBe(stretch);
  expect(first?.[1]).toContain(number);
});

test.each(['the 3rd row', 'a boat', 'and a half-empty jar', 'to the point', '3:30', 'thousands of them'])(
  '%s tells none',
  (text) => {
    expect(told(text)).toEqual([]);
  },
);

test('where a clause ends, so does a number', () => {
  expect(told('I have twenty, five are green').map(([stretch]) => stretch)).toEqual(['twenty,', 'five']);
});

test.each([
  ['it was built in nineteen eighty four', 19],
  ['it was built in nineteen eighty-four', 19],
  ['forty-one thousand miles', 41],
])('%s is no %d', (text, number) => {
  expect(told(text)[0]?.[1]).not.toContain(number);
});
