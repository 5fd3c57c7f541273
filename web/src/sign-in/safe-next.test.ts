import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const origin = 'https://cuemark.example';

test.each(['/workspace', '/workspace/vid_8Kq2?view=chapters#t', '/'])('%s is a place to go on to', (next) => {
  expect(safeNext(next, origin)).toBe(next);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/workspace/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'workspace',
  '',
  undefined,
  7,
])('%j is not', (next) => {
  expect(safeNext(next, origin)).toBeUndefined();
});
