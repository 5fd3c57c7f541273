import { expect, test } from 'vitest';
import { learnedTitles } from '../src/chaptering/builtin/titles/titles.ts';
import { parseLearned, spellLearned } from './fold-titles.ts';
import { foldOf, folds, groupOf } from './folds.ts';
import { unseenBy } from './unseen.ts';

test('what was taught reads back as it was spelled', () => {
  const text = spellLearned(learnedTitles());
  expect(spellLearned(parseLearned(text))).toBe(text);
});

test('each fold has weights of its own, another set is wholly in one, and what is in none is refused', () => {
  const set = 'more/yt_creator_chapters';
  const channels = ['Andrew Huberman', 'CBS - 60 Minutes', 'NPR - News Now', 'Lex Fridman', 'CNN - Israel Palestine'];
  expect(channels.map((channel) => foldOf(groupOf(set, channel)))).toEqual([0, 1, 2, 3, 4]);
  const weights = channels.map((channel) => JSON.stringify(unseenBy(set, { channel }).titles.weights));
  expect(new Set(weights).size).toBe(folds);
  expect(groupOf('more/datatalks', 'any')).toBe('datatalks');
  expect(() => foldOf('nowhere')).toThrow('learned without');
});
