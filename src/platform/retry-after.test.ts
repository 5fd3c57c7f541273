import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['7', 7],
  [' 30 ', 30],
  ['0', 1],
  ['999999999', 3600],
  ['Sat, 21 Nov 2026 12:00:45 GMT', 45],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 1],
  ['Sun, 21 Nov 2027 12:00:00 GMT', 3600],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['2026-11-21', undefined],
  ['Sat, 99 Nov 2026 12:00:00 GMT', undefined],
  ['9'.repeat(1_000_000), undefined],
  ['', undefined],
  [null, undefined],
])('%j', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
