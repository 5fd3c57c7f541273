import { expect, test } from 'vitest';
import { announcedAfter, isPoint } from './enumeration.ts';
import { readSpoken } from './passages.ts';

test.each([
  ['There are, I would say, three things.', 3],
  ['Well, to be honest, there are two reasons.', 2],
  ['You put it on the plate, and then a little salt, not too much, shake it off, and the salt does two things.', 2],
  ['There are three things: bread, salt and oil.', 0],
  ['That makes four tools.', 0],
])('%s announces %i', (text, count) => {
  const segments = [{ start: 0, end: 10, text }];
  expect(announcedAfter(0, readSpoken({ language: 'en', kind: 'manual', segments }, 10))).toBe(count);
});

test.each([
  'My first argument is the wind.',
  'The second was that nobody had oiled the winch.',
  'And the third was the rope.',
  'Der zweite war der Wind.',
])('%s is a counted point', (text) => {
  expect(isPoint(text)).toBe(true);
});

test('who comes first is none', () => {
  expect(isPoint('The first man on the ice waved.')).toBe(false);
});
