import { expect, test } from 'vitest';
import { hesitationsAmong } from './hesitations.ts';

const cleaned = (text: string) => {
  const words = text.split(' ');
  const isDropped = hesitationsAmong(words);
  return words.filter((_, at) => !isDropped[at]).join(' ');
};

test.each([
  ['So um the the roof uh needs a slope', 'So the roof needs a slope'],
  ['I think I think we sh should d do it', 'I think we should do it'],
  ['to the to the uh left', 'to the left'],
  ['it is very very good, no no', 'it is very very good, no no'],
  ['on one side', 'on one side'],
  ['wir ähm wir gehen', 'wir gehen'],
  ['5 5 7', '5 5 7'],
  ['If there is air in it, it bursts, and it it sinks', 'If there is air in it, it bursts, and it sinks'],
  ['It was nine thousand. Nine thousand is a lot.', 'It was nine thousand. Nine thousand is a lot.'],
])('%s', (said, left) => {
  expect(cleaned(said)).toBe(left);
});
