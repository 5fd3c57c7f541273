import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [43_000, '42 KB'],
  [2 * 1024 ** 3, '2 GB'],
  [3 * 1024 ** 4, '3072 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
