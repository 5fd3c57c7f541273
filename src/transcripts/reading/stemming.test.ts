import { expect, test } from 'vitest';
import { stemmerFor } from './stemming.ts';

test.each([
  ['en', 'ladder', 'ladders'],
  ['de', 'leiter', 'leitern'],
  ['fr', 'maison', 'maisons'],
  ['ru', 'лестница', 'лестницы'],
  ['sv', 'stege', 'stegar'],
])('in %s, %s and %s have one stem', async (language, one, other) => {
  const stem = await stemmerFor(language);
  expect(stem?.(one)).toBe(stem?.(other));
});

test.each(['bg', 'ja', 'constructor', null])('there is none for %s', async (language) => {
  expect((await stemmerFor(language))('walking')).toBe('walking');
});
