import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { bearingOf } from './bearing.ts';

const spokenOf = (sentences: number) => {
  const segments = Array.from({ length: sentences }, (_, at) => ({
    start: at * 4,
    end: at * 4 + 4,
    text: 'The barge lay on the sandbank and the crew played cards.',
  }));
  return readSpoken({ language: 'en', kind: 'manual', segments }, sentences * 4);
};
const asked = { question: 'What happened to the barge?', kind: 'what' as const };

test('what became of something is looked for late in a talk, but not in one of hours', () => {
  expect(bearingOf(asked, [], spokenOf(20))).toBeDefined();
  expect(bearingOf(asked, [], spokenOf(600))).toBeUndefined();
});

test('a question that wants nothing beside its words favours no sentence', () => {
  expect(bearingOf({ question: 'How long is the barge?', kind: 'length' }, [], spokenOf(20))).toBeUndefined();
});
