import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-99', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes=5-6', { start: 5, end: 6 }],
])('%s of a hundred bytes is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999999-'])(
  '%s of a hundred bytes is nothing that is there',
  (header) => {
    expect(byteRange(header, 100)).toBeNull();
  },
);

test.each([
  undefined,
  '',
  'bytes',
  'bytes=-',
  'bytes=7-3',
  'bytes=a-b',
  'items=0-1',
  'bytes=0-1,3-4',
  'bytes=+1-2',
  'bytes=1.5-2',
])('%s asks for all of it', (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});
