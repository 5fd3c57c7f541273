import { expect, test } from 'vitest';
import { withWordsAsSaid } from './joined-words.ts';

const said = new Map(['artboard', 'tool', 'super', 'glue', 'superglue', 'menu', 'and/or'].map((word) => [word, word]));

test.each([
  ['where is the art board tool?', 'where is the artboard tool?'],
  ['Is the art board a tool?', 'Is the artboard a tool?'],
  ['super glue', 'super glue'],
  ['where is the tool menu', 'where is the tool menu'],
  ['art, board', 'art, board'],
  ['turn the tool on/off', 'turn the tool on off'],
  ['glue and/or tool, 1/2 or km/h', 'glue and/or tool, 1/2 or km h'],
  ['see https://example.org/tool', 'see https://example.org/tool'],
])('%s is read as: %s', (question, read) => {
  expect(withWordsAsSaid(question, said)).toBe(read);
});
