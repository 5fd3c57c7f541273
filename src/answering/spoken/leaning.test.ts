import { expect, test } from 'vitest';
import { isAgenda, isHeading, reportsQuestion } from './leaning.ts';

test.each([
  'Lots of you asked me, whether cats can eat it.',
  'The second batch was burnt and we threw all of it to the hens and then somebody wanted to know if geese eat it.',
  'Viele haben gefragt, ob das auch im Winter geht.',
  'People keep asking me whether the glue is safe.',
  'Okay, so the question was whether a loan is a gift in that sense.',
  'Another question was, how long it takes.',
])('%s reports a question', (text) => {
  expect(reportsQuestion(text)).toBe(true);
});

test.each([
  'I was standing on the roof in the rain for most of that night with a torch in my hand, wondering why.',
  'They asked, and I said no.',
  'The question was a good one.',
  'That was out of the question when the bridge was closed.',
  'No question was asked.',
  'We nailed a board to the gate asking where the goat had gone.',
  'I asked him how it was that a boat of that size came to be in the middle of a field so far from the river.',
])('%s says something itself', (text) => {
  expect(reportsQuestion(text)).toBe(false);
});

test('what is hesitated is no word of a heading', () => {
  expect(isHeading('Right, um, uh, harbour fees.')).toBe(true);
});

const items = 'The roof, the boiler, and who brings cake.';

test.each([
  "We've got three things.",
  'I have a few points today.',
  'On the agenda today:',
  'Wir haben heute drei Themen.',
])('what comes after “%s” is an agenda', (before) => {
  expect(isAgenda(items, before)).toBe(true);
});

test.each(['We have two things in the cellar.', 'There are four signs.', 'Here is what broke.'])(
  'what comes after “%s” is told',
  (before) => {
    expect(isAgenda(items, before)).toBe(false);
  },
);
