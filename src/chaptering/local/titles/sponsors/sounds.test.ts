import { expect, test } from 'vitest';
import { editDistance, soundOf, squeezed } from './sounds.ts';

test('a name sounds alike however a recogniser spells it', () => {
  for (const heard of ['Fandol', 'Fandle', 'Fan Dual', 'van duel'])
    expect(soundOf(squeezed(heard))).toBe(soundOf('fanduel'));
  expect(soundOf(squeezed('McLobe Ultra'))).toBe(soundOf('michelobultra'));
  expect(soundOf('lantern')).not.toBe(soundOf('ladder'));
});

test('the distance of two spellings is the letters that differ', () => {
  expect(editDistance('fandle', 'fanduel')).toBe(2);
  expect(editDistance('', 'lamp')).toBe(4);
  expect(editDistance('lamp', 'lamp')).toBe(0);
});
