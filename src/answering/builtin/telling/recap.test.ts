import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { recapOf } from './recap.ts';

const before = [
  'Hello, this is how I grow kale under a bucket, and it takes all of the winter.',
  'To recap what happened last week, the slugs ate everything that I had sown.',
  'The roots go into the ground in March, and the flat end is up.',
  'Put the bucket on in January, with a brick on it, so that the wind leaves it there.',
];
const after = ["If you've got a question, put it below.", 'Bye now.'];

function recap(...lines: string[]): string | undefined {
  const said = [...before, ...lines, ...after];
  const segments = said.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  return recapOf(readSpoken({ language: 'en', kind: 'manual', segments }, said.length * 10))?.quote;
}

const short = 'Roots in March, flat end up, bucket on in January, knife in March, bucket off by the end of April.';

test.each([
  ['So, to sum up.', 'Roots in March'],
  ["Okay, let's recap.", 'Roots in March'],
  ['Right, a quick recap.', 'Roots in March'],
  ['Okay, so, to go over it again quickly.', 'Roots in March'],
  ['Fassen wir das zusammen.', 'Roots in March'],
])('%s opens what was told in short', (opening, begin) => {
  const told = recap(opening, short);
  expect(told).toMatch(new RegExp(`^${begin}`, 'u'));
  expect(told).not.toContain('question');
});

test('what is summed up in the sentence itself is quoted with it', () => {
  expect(recap(`So in short, ${short.toLowerCase()}`)).toMatch(/^In short, roots in march/iu);
});

test.each(['In short supply are the seeds.', 'That was the last week of a recap.', 'And now the knife.'])(
  '%s opens none',
  (line) => {
    expect(recap(line)).toBeUndefined();
  },
);
