import { expect, test } from 'vitest';
import { reasonElsewhere } from './reasons-elsewhere.ts';

test.each([
  ['fr', "Il tient parce qu'il est lourd."],
  ['fr', 'Ne le lavez pas, car il rouille.'],
  ['nl', 'Hij blijft staan, want hij is zwaar.'],
  ['pl', 'Spłonął, bo był suchy.'],
  ['ja', '乾くからです。'],
  ['ar', 'لا تغسله لأنه يصدأ.'],
  ['hi', 'इसे न धोएँ, क्योंकि ज़ंग लगती है।'],
] as const)('%s: %s gives the reason', (language, text) => {
  expect(reasonElsewhere(text, language)).toMatchObject({ isGiven: true, isBecause: true });
});

test.each([
  // Words of other languages: a car, a want, a bo
  ['en', 'The car is red.'],
  ['es', 'El car no es una palabra.'],
  ['fr', 'La carte est rouge.'],
  ['pl', 'Bocian jest biały.'],
  [null, 'Il rouille, car il est vieux.'],
] as const)('%s: %s gives none', (language, text) => {
  expect(reasonElsewhere(text, language)).toEqual({ isGiven: false, isBecause: false, isBefore: false });
});

test('what follows from the sentence before says so where it begins', () => {
  expect(reasonElsewhere('Por eso guardo las piezas.', 'es').isBefore).toBe(true);
  expect(reasonElsewhere('Las guardo por eso.', 'es').isBefore).toBe(false);
});
