import { expect, test } from 'vitest';
import { editDistance, soundOf, squeezed } from './sounds.ts';

test('a name sounds alike however a recogniser spells it', () => {
  for (const heard of ['Skware Space', 'Squarespase', 'Square Space', 'skware spase'])
    expect(soundOf(squeezed(heard))).toBe(soundOf('squarespace'));
  expect(soundOf(squeezed('Ekspress VPN'))).toBe(soundOf('expressvpn'));
  expect(soundOf('lantern')).not.toBe(soundOf('ladder'));
});

test('the distance of two spellings is the letters that differ', () => {
  expect(editDistance('skwarespace', 'squarespace')).toBe(2);
  expect(editDistance('', 'lamp')).toBe(4);
  expect(editDistance('lamp', 'lamp')).toBe(0);
});
