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
