import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMediaType } from './media-type.ts';

test('parameters are read with their quotes undone', () => {
  expect(readMediaType('Application/JSON ;a=1; B="x;\\"y" ;')).toEqual({
    essence: 'application/json',
    parameters: [
      { name: 'a', value: '1' },
      { name: 'b', value: 'x;"y' },
    ],
  });
});

test.each([
  '',
  'application',
  'application/',
  '/json',
  'a/b c',
  'a/b;c',
  'a/b;c =d',
  'a/b;c="d',
  'a/b,c/d',
  'a/b\u00a0',
])('%j is none', (text) => {
  expect(readMediaType(text)).toBeNull();
});

test('whatever comes, it ends, and soon', () => {
  const part = fc.constantFrom(' ', '\t', ';', '"', '\\', '=', 'a', 'charset');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4000 }), (parts) => {
      const type = readMediaType(`a/b${parts.join('')}`);
      expect(type === null || type.essence === 'a/b' || type.essence.startsWith('a/b')).toBe(true);
    }),
  );
});
