import { expect, test } from 'vitest';
import { readSpoken } from './passages.ts';
import { entriesFor, membersOf, synonymsOf } from './synonyms.ts';

test.each([
  ['repaired', 'mend'],
  ['mends', 'repair'],
  ['children', 'daughter'],
  ['bezahlt', 'hinblattern'],
  ['injure', 'bruise'],
  ['animals', 'hare'],
  ['tier', 'hund'],
  ['deselect', 'control_d'],
  ['remove_background', 'magic_wand'],
])('where %s is asked for, %s may be said', (asked, said) => {
  expect(synonymsOf(asked)).toContain(said);
});

test('what is more general is not said for what is asked for', () => {
  expect(synonymsOf('bruise')).not.toContain('injure');
  expect(synonymsOf('hare')).not.toContain('animal');
});

test('words that merely share a beginning are apart', () => {
  expect(entriesFor('shower')).not.toContain('show');
  expect(entriesFor('showed')).toContain('show');
  expect(synonymsOf('wine')).not.toContain('victory');
});

test('a sort is known by any of its names, in any number', () => {
  expect(membersOf('colours')).toEqual(membersOf('color'));
  expect(membersOf('haustiere')).toContain('katze');
  expect(membersOf('green')).toBeUndefined();
});

test('an expression is heard in any tense and around what it is done to', () => {
  const text = 'Then she put the whole chair together, and in June they threw it away. He gave her the key.';
  const { entries } = readSpoken({ language: 'en', kind: 'manual', segments: [{ start: 0, end: 9, text }] }, 9);
  expect([...(entries.get('put_together') ?? [])]).toEqual(['put_together']);
  expect(entries.has('throw_away')).toBe(true);
  expect(entries.has('give_up')).toBe(false);
});
