import { expect, test } from 'vitest';
import { groundClaims } from './ground-claims.ts';

const passages = new Map([
  [1, { number: 1, startSeconds: 12.7, text: 'The dough rests for twelve hours.' }],
  [2, { number: 2, startSeconds: 75, text: 'Then it is baked at 250 degrees.' }],
  [3, { number: 3, startSeconds: 400, text: 'Said after the end.' }],
]);

test('a claim that holds gets the moment of its first passage, whoever wrote it', () => {
  const { kept, removed } = groundClaims([{ text: 'It is baked at 250 degrees.', passages: [2, 1] }], passages, 300);
  expect(removed).toEqual([]);
  expect(kept).toMatchObject([{ moment: '1:15', citation: { startSeconds: 75 } }]);
});

test.each([
  ['without a passage', { text: 'The dough rests.', passages: [] }],
  ['with a passage that does not exist', { text: 'The dough rests.', passages: [1, 9] }],
  ['with a passage after the end', { text: 'Said after the end.', passages: [3] }],
  ['that its passage does not say', { text: 'The dough rests for twenty hours.', passages: [1] }],
])('a claim %s is removed', (_name, claim) => {
  const { kept, removed } = groundClaims([claim], passages, 300);
  expect(kept).toEqual([]);
  expect(removed).toMatchObject([{ claim, faults: [{}] }]);
});
