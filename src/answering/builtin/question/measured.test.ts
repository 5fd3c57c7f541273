import { expect, test } from 'vitest';
import { holdsFigure, likelyFigure } from './measured.ts';

test.each(['in eighteen thirty', 'by nineteen oh seven', 'since seventeen hundred', 'in twenty twelve'])(
  'a year in words is a date: %s',
  (text) => {
    expect(holdsFigure('date', text)).toBe(true);
  },
);

test.each(['on the fourteenth', 'by the third', 'the twenty-third', 'it is the 3rd', 'am vierzehnten', 'am dritten'])(
  'a day by its number is a date: %s',
  (text) => {
    expect(holdsFigure('date', text)).toBe(true);
  },
);

test.each(['in March', 'since March', 'March 3', 'on March the third', 'it was March'])(
  'a month is a date: %s',
  (text) => {
    expect(holdsFigure('date', text)).toBe(true);
  },
);

test.each([
  'on the third floor',
  'on the 4th floor',
  'after the first time',
  'twenty geese and eighteen hens',
  'nineteen of them',
  'twenty seventy euros',
  'Now March on the spot.',
])('%s is no date', (text) => {
  expect(holdsFigure('date', text)).toBe(false);
});

test('what is so much a day does not last a day', () => {
  for (const text of ['It bears ten thousand cars a day.', 'It costs $12.50 a month.', 'It sinks three a year.'])
    expect(holdsFigure('duration', text)).toBe(false);
  for (const text of ['It took two hours a day.', 'The ferry takes a day.', 'It took two of us a day.'])
    expect(holdsFigure('duration', text)).toBe(true);
});

test('a number beside what is asked for says nothing of how long it is', () => {
  const words = 'Then there are two ropes on the mast.'.split(' ');
  const isRope = (word: string) => word === 'ropes';
  expect(likelyFigure('length', words, isRope)).toBeLessThan(1);
  expect(likelyFigure('price', words, isRope)).toBeGreaterThan(1);
});

test.each([
  'Step four is a pension.',
  'Now phase two, the varnish.',
  'Number two, a hat.',
  'Schritt drei ist der Leim.',
])('what only bears a number holds none: %s', (text) => {
  expect(holdsFigure('number', text)).toBe(false);
  expect(likelyFigure('number', text.split(' '), (word) => word === 'is')).toBeLessThan(1);
});

test('a page is called by its number, and pages are counted', () => {
  const likely = (text: string) => likelyFigure('number', text.split(' '), (word) => /^pages?$/.test(word));
  expect(likely('It has five hundred and twelve pages.')).toBeGreaterThan(
    likely('From page one hundred and twenty on.'),
  );
  expect(likely('It lost a page and two maps.')).toBeGreaterThan(likely('From page two on.'));
});

test.each(['Step two metres back.', 'It has four phases.', 'In step four you wait six hours.'])(
  'what counts something does: %s',
  (text) => {
    expect(holdsFigure('number', text)).toBe(true);
  },
);

test('a figure within a name counts nothing, one after a sign of money does', () => {
  for (const text of ['It is EUR35.', 'They want Rs500.']) expect(holdsFigure('price', text)).toBe(true);
  for (const text of ['I bought the Nimbus X7.', 'This is the EV60.']) expect(holdsFigure('number', text)).toBe(false);
  for (const text of ['It was £700.', 'It took 12s.', 'The 3rd.', 'It is EUR35.', 'They want Rs500.'])
    expect(holdsFigure('number', text)).toBe(true);
});

test.each(['It sells for eight hundred and ninety.', 'They wanted forty thousand a year.', 'Zweihundert, mehr nicht.'])(
  'a sum of which nobody says what it counts is a price: %s',
  (text) => {
    expect(holdsFigure('price', text)).toBe(true);
  },
);

test.each([
  'I took two hundred pictures.',
  'Two thousand of them live there.',
  'It is eight hundred metres from here.',
  'Zweihundert Bilder sind es.',
])('what counts things is no price: %s', (text) => {
  expect(holdsFigure('price', text)).toBe(false);
});

test.each([
  ['duration', 'La limpieza dura tres horas.', 'es'],
  ['duration', '换弦要二十分钟。', 'zh'],
  ['duration', '三十分待ちます。', 'ja'],
  ['duration', 'يبقى ثماني ساعات.', 'ar'],
  ['price', 'यह चालीस रुपये का है।', 'hi'],
  ['price', 'Kosztowała 30 zł.', 'pl'],
  ['number', 'Burada on kilise var.', 'tr'],
] as const)('a %s is told in another language: %s', (measure, text, language) => {
  expect(holdsFigure(measure, text, language)).toBe(true);
});

test.each([
  // A number of another kind, no number, and words that are numbers in another language
  ['price', 'La limpieza dura tres horas.', 'es'],
  ['duration', 'La limpieza dura horas.', 'es'],
  ['number', 'Come on once more.', 'en'],
  ['number', 'Burada kilise yok.', 'tr'],
] as const)('no %s is: %s', (measure, text, language) => {
  expect(holdsFigure(measure, text, language)).toBe(false);
});

test('a price is told without the money, as no time of day is', () => {
  for (const text of [
    'It starts at eight ninety nine.',
    'That is four forty-nine.',
    'It was twenty-eight ninety-nine.',
  ])
    expect(holdsFigure('price', text)).toBe(true);
  for (const text of [
    'We leave at seven thirty.',
    'It was in nineteen eighty four.',
    'It has two fifty six of storage.',
    'It is twelve sixty miles off.',
  ])
    expect(holdsFigure('price', text)).toBe(false);
});

test('the first years of the century are years, and two thousand farms are none', () => {
  for (const text of [
    'I began in two thousand eight.',
    'It stood until two thousand and twelve.',
    'That was in two thousand.',
  ])
    expect(holdsFigure('date', text)).toBe(true);
  for (const text of [
    'It was a crowd of two thousand.',
    'It came in two thousand crates.',
    'He was one of two thousand five hundred.',
  ])
    expect(holdsFigure('date', text)).toBe(false);
});
