import { expect, test } from 'vitest';
import { sniffMediaType } from './sniff-media-type.ts';

test.each([
  ['a transport stream', 188, 0],
  ['one of a camcorder, with four bytes of time before each packet', 192, 4],
])('%s is known by the mark that begins each packet', (_name, size, first) => {
  const head = Buffer.alloc(4096);
  for (let place = first; place < head.length; place += size) head[place] = 0x47;
  expect(sniffMediaType(head)).toBe('an MPEG transport stream');
  head[first + size] = 0;
  expect(sniffMediaType(head)).toBeNull();
});

test('a text that begins with a word of QuickTime’s is none', () => {
  expect(sniffMediaType(Buffer.from('The free software talk\n\n0:00 Welcome'))).toBeNull();
  expect(sniffMediaType(Buffer.from('\0\0\0\x08wide\0\0\x12\x34mdat', 'latin1'))).toBe('a QuickTime video');
});
