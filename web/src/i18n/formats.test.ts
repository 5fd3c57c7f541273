import { expect, test } from 'vitest';
import { formatBytes } from './formats.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [43_000, '42 kB'],
  [2 * 1024 ** 3, '2 GB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
