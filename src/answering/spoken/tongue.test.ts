import { expect, test } from 'vitest';
import { tongueOf } from './tongue.ts';

test.each([
  ['en-GB', 'der Teich', 'en'],
  ['de-AT', 'the pond', 'de'],
  ['pt', 'the pond', 'other'],
  [null, 'the pond is deep and the heron knows it', 'en'],
  [null, 'der Teich ist tief, und er friert nicht zu', 'de'],
  [null, 'o lago é fundo, e um barco não passa', 'other'],
  [null, 'søen er dyb, og vi er glade', 'other'],
  [null, '', 'other'],
])('%s: %s', (language, text, tongue) => {
  expect(tongueOf(language, text.split(' '))).toBe(tongue);
});
