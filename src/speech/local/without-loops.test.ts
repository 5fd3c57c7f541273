import { expect, test } from 'vitest';
import { withoutLoops } from './without-loops.ts';

test.each([
  ['', ''],
  ['no no no, I said', 'no no no, I said'],
  ['and the and the and the and the and the and the end', 'and the end'],
  ['la la la la la la', 'la'],
  ['we go far far far far far far away', 'we go far away'],
])('%s', (text, expected) => expect(withoutLoops(text)).toBe(expected));
