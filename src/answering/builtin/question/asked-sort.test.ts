import { expect, test } from 'vitest';
import { askedSort } from './asked-sort.ts';

test.each([
  ['Which animals does she keep?', 'donkey'],
  ['What is the colour of the boat?', 'green'],
  ["What was her dad's occupation?", 'miner'],
  ['In which month do they meet?', 'september'],
  ['Welche Farbe hat das Tor?', 'grun'],
  ['Was ist sein Beruf?', 'schreiner'],
])('%s asks for a sort', (question, member) => {
  expect(askedSort(question)).toContain(member);
});

test('a sort that is only mentioned is not asked for', () => {
  expect(askedSort('Why did the animal run away?')).toBeUndefined();
  expect(askedSort('What happened to the colour of the door?')).toBeUndefined();
});
