import { expect, test } from 'vitest';
import { withJoinedWords } from './joined-words.ts';

const said = new Map(['artboard', 'tool', 'super', 'glue', 'superglue', 'menu'].map((word) => [word, word]));

test.each([
  ['where is the art board tool?', 'where is the artboard tool?'],
  ['Is the art board a tool?', 'Is the artboard a tool?'],
  ['super glue', 'super glue'],
  ['where is the tool menu', 'where is the tool menu'],
  ['art, board', 'art, board'],
])('%s is read as: %s', (question, read) => {
  expect(withJoinedWords(question, said)).toBe(read);
});
