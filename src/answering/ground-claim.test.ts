import { expect, test } from 'vitest';
import { groundClaim } from './ground-claim.ts';

const passages = new Map([
  [1, { number: 1, startSeconds: 12.7, text: 'The dough rests for twelve hours.' }],
  [2, { number: 2, startSeconds: 75, text: 'Then it is baked at 250 degrees.' }],
  [4, { number: 4, startSeconds: 3700, text: 'It is eaten warm.' }],
  [5, { number: 5, startSeconds: 4000, text: 'Said after the end.' }],
]);
const ground = (text: string, ...numbers: number[]) => groundClaim({ text, passages: numbers }, passages, 3900);

test('a claim that holds gets the moment at which its passages begin, whoever wrote it', () => {
  expect(ground('It is baked at 250 degrees.', 2, 1)).toEqual({
    grounds: [
      {
        moment: '0:12',
        startSeconds: 12,
        passage: 1,
        text: 'The dough rests for twelve hours. Then it is baked at 250 degrees.',
      },
    ],
    faults: [],
  });
});

test('passages that lie apart are moments of their own', () => {
  const { grounds } = ground('The dough rests for twelve hours, and is eaten warm.', 1, 4);
  expect(grounds.map(({ moment, passage }) => ({ moment, passage }))).toEqual([
    { moment: '0:12', passage: 1 },
    { moment: '1:01:40', passage: 4 },
  ]);
});

test.each([
  ['without a passage', 'The dough rests.', []],
  ['with a passage that does not exist', 'The dough rests.', [1, 9]],
  ['with a passage after the end', 'Said after the end.', [5]],
  ['that its passage does not say', 'The dough rests for twenty hours.', [1]],
])('a claim %s does not hold', (_name, text, numbers) => {
  expect(ground(text, ...numbers)).toMatchObject({ grounds: [], faults: [{}] });
});
