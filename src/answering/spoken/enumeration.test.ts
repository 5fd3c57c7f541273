import { expect, test } from 'vitest';
import { announcedAfter } from './enumeration.ts';
import { readSpoken } from './passages.ts';

test.each([
  ['There are, I would say, three things.', 3],
  ['Well, to be honest, there are two reasons.', 2],
  ['There are three things: bread, salt and oil.', 0],
  ['That makes four tools.', 0],
])('%s announces %i', (text, count) => {
  const segments = [{ start: 0, end: 10, text }];
  expect(announcedAfter(0, readSpoken({ language: 'en', kind: 'manual', segments }, 10))).toBe(count);
});
