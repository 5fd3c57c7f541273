import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { wordingFor } from '../../wording.ts';
import { readQuery } from '../question/query.ts';
import { voteOn } from './votes.ts';

const lines = [
  'Ann: So, the ferry landing. Do I hear a motion to paint it?',
  'Bob: So moved.',
  'Ann: That is four to one, Dora opposed.',
  'Ann: The next item is the bakery sign, which leans from Elm Street to Oak Street, over the bins.',
  'Bob: It fell on my foot, from one to two it rained, and nobody came.',
  'Ann: All ayes? Carl abstained.',
  'Carl: I abstained because my aunt bakes.',
];

function votes(question: string, said = lines): string[] {
  const segments = said.map((line, at) => {
    const [, speaker = '', text = ''] = /^(\p{L}+): (.*)$/u.exec(line) ?? [];
    return { start: at * 10, end: (at + 1) * 10, text: `>> ${text}`, speaker };
  });
  const spoken = readSpoken({ language: 'en', kind: 'manual', segments }, said.length * 10);
  return voteOn(readQuery(question, []), spoken, wordingFor(question, 'en')).map(({ quote }) => quote.quote);
}

const vote = (question: string) => votes(question)[0];

test('who voted how is told where the vote on it is told', () => {
  expect(vote('Who voted against the ferry landing?')).toContain('Dora opposed');
  expect(vote('who abstained on the bakery sign')).toContain('Carl abstained');
});

test('who says no when asked is told, and how it came out', () => {
  const windmill = [
    'Ann: Then the contract for the windmill. Bob, Carl and I vote aye. Opposed?',
    'Dora: No.',
    'Ann: It passes three to one.',
  ];
  expect(votes('Who voted against the windmill?', windmill)).toEqual([
    'Bob, Carl and I vote aye.',
    'No.',
    'It passes three to one.',
  ]);
});

test('what is no vote, and a vote on something else, are not told', () => {
  expect(vote('What does the sign cost?')).toBe(undefined);
  expect(vote('Who voted against the church tower?')).toBe(undefined);
});

const counted = [
  'Ann: So, the fee for the moorings. Ninety for boats, from May. Those in favour? Cy, Dora, and I. Against? Bob. It is carried.',
  'Bob: We shall lose the rowers, and the rowers bring the cakes.',
  'Ann: Now the ferry, which should not run on Sundays. All in favour? Four. Against? Nobody. Carried then.',
];

test.each([
  ['How did the vote on the moorings go?', 'Those in favour? Cy, Dora, and I. Against? Bob. It is carried.'],
  ['who was against the fee?', 'Those in favour? Cy, Dora, and I. Against? Bob. It is carried.'],
  ['What was the result of the vote on the ferry?', 'All in favour? Four. Against? Nobody. Carried then.'],
])('%s is answered with those who were counted', (question, told) => {
  expect(votes(question, counted)[0]).toContain(told);
});
