import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const said = (text: string) => ({ text, is_match: false });
const match = (text: string) => ({ text, is_match: true });

test('a short passage is shown whole', () => {
  const parts = [said('We have a tall '), match('ladder'), said(' here.')];
  expect(excerptOf(parts)).toEqual(parts);
  expect(excerptOf([match('ladder')])).toEqual([match('ladder')]);
});

test('a long one begins and ends near what was found, at words, and keeps what stands between', () => {
  const words = 'one two three four '.repeat(20);
  const [before, first, between, second, after] = excerptOf([
    said(words),
    match('ladder'),
    said(` ${words}`),
    match('rung'),
    said(` ${words}`),
  ]);
  expect(before?.text).toMatch(/^… (?:one|two|three|four) .{60,80} four $/);
  expect([first, between, second]).toEqual([match('ladder'), said(` ${words}`), match('rung')]);
  expect(after?.text).toMatch(/^ one two .{100,140} (?:one|two|three|four) …$/);
});

test('text without spaces is cut between characters', () => {
  const [before] = excerptOf([said('学'.repeat(300)), match('习')]);
  expect(before?.text).toBe(`… ${'学'.repeat(80)}`);
});
