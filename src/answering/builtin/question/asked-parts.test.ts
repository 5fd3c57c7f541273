import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { askedForPart } from './asked-parts.ts';
import { readQuery } from './query.ts';

const lines = [
  'Welcome back to the boat shed.',
  'The race starts on Saturday at ten.',
  'Here is the varnish, two tins of it.',
  'Now march on the spot to keep the varnish off your boots.',
];
const segments = lines.map((text, at) => ({ start: at * 4, end: at * 4 + 4, text }));
const spoken = readSpoken({ language: 'en', kind: 'manual', segments }, 16);

test.each([
  ['When does the varnish start?', 'moment'],
  ['And when does the varnish part begin?', 'moment'],
  ['When does the race start?', 'date'],
  ['When did the varnish dry?', 'date'],
  ['When does the concert begin?', 'date'],
  ['When does it start?', 'date'],
])('%s asks for a %s', (question, kind) => {
  expect(askedForPart(readQuery(question, []), spoken).kind).toBe(kind);
});
