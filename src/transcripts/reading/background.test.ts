import { expect, test } from 'vitest';
import { knownOf, parseBackground, spellBackground } from './background.ts';
import { learnedBackground } from './learned-background.ts';

test('a table reads back as it was spelled', () => {
  const table = 'harbour7x3z0\ntideazkm1';
  expect(spellBackground(parseBackground(table), 10)).toBe(table);
});

test('what was learned tells nouns from adjectives and verbs', () => {
  const learned = learnedBackground();
  expect(knownOf(learned, 'economy').noun).toBeGreaterThan(0.9);
  expect(knownOf(learned, 'economy').head).toBeGreaterThan(knownOf(learned, 'beautiful').head);
  expect(knownOf(learned, 'showing').noun).toBeLessThan(0.4);
});

test('an unknown word is judged by its ending', () => {
  const nothing = new Map();
  expect(knownOf(nothing, 'Wobbliness').head).toBeGreaterThan(knownOf(nothing, 'wobblish').head);
});
