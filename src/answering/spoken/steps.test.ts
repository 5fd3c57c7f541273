import { expect, test } from 'vitest';
import { readSpoken } from './passages.ts';
import { isNextStep, stepBegin, stepEnd } from './steps.ts';

const spoken = readSpoken(
  {
    language: 'en',
    kind: 'manual',
    segments: [
      'The wheel runs on two cones.',
      'To true the wheel, turn the bicycle upside down.',
      'Then take the spoke key and turn the nipple a quarter.',
      'That pulls the rim to the left.',
      'Now let us look at the chain.',
      'Open the drawer under the bench.',
      'In the drawer you find the chain whip.',
    ].map((text, at) => ({ start: at * 5, end: at * 5 + 5, text })),
  },
  40,
);

test('a step begins with the sentence that says what it is for', () => {
  expect([1, 2, 3].map((place) => stepBegin(place, spoken))).toEqual([1, 1, 1]);
});

test('a step begins with the sentence that says where it is made', () => {
  expect(stepBegin(6, spoken)).toBe(5);
});

test('what does not lean on the sentence before begins by itself, and another step is known', () => {
  expect(stepBegin(5, spoken)).toBe(5);
  expect([2, 4].map((place) => isNextStep(place, spoken))).toEqual([false, true]);
});

test('a step goes on to the last thing that is done in it', () => {
  expect([1, 5].map((place) => stepEnd(place, spoken, place, 60))).toEqual([2, 5]);
  expect(stepEnd(1, spoken, 1, 12)).toBe(1);
});

test('a step ends before what something else is for, and begins where it is made by its own words', () => {
  const lines = [
    'Open the lid of the kiln.',
    'Then go to the shelf and take the tongs.',
    'To glaze a bowl, dip it in the tub.',
  ];
  const kiln = readSpoken(
    { language: 'en', kind: 'manual', segments: lines.map((text, at) => ({ start: at * 5, end: at * 5 + 5, text })) },
    20,
  );
  expect(stepEnd(0, kiln, 0, 60)).toBe(1);
  expect(stepBegin(1, kiln)).toBe(1);
});
