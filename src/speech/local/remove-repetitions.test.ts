import { expect, test } from 'vitest';
import { removeRepetitions } from './remove-repetitions.ts';

test.each([
  ['', ''],
  ['no no no, I said', 'no no no, I said'],
  ['and the and the and the and the and the and the end', 'and the end'],
  ['la la la la la la', 'la'],
  ['we go far far far far far far away', 'we go far away'],
])('%s', (text, expected) => expect(removeRepetitions(text)).toBe(expected));
