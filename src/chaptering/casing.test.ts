import { expect, test } from 'vitest';
import { withCapital } from './casing.ts';

test.each([
  ['history of glass', 'History of glass'],
  ['élan', 'Élan'],
  ['“ladders”', '“Ladders”'],
  ['¿quién paga?', '¿Quién paga?'],
  ['iPhone cameras', 'iPhone cameras'],
  ['macOS', 'macOS'],
  ['20 ladders', '20 ladders'],
  ['(500) days', '(500) days'],
  ['面包的历史', '面包的历史'],
  ['', ''],
])('%j begins as %j', (text, expected) => {
  expect(withCapital(text)).toBe(expected);
});
