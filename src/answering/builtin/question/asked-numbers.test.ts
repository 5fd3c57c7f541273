import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { withAskedNumbers } from './asked-numbers.ts';
import { readQuery } from './query.ts';

const spokenOf = (text: string) =>
  readSpoken({ language: 'en', kind: 'manual', segments: [{ start: 0, end: 9, text }] }, 9);
const stemsOf = (text: string, question: string) =>
  withAskedNumbers(spokenOf(text), readQuery(question, [])).stems.flat();

test.each([
  ['We sold forty kites.', 'Were 40 kites sold?', '40'],
  ['We sold 40 kites.', 'Were forty kites sold?', 'forti'],
  ['We sold forty in all.', 'Were 40 kites sold?', '40'],
  ['It cost forty euros.', 'Did it cost €40?', '40'],
  ['It cost forty.', 'Did it cost 40 euros?', '40'],
  ['A forty-minute walk.', 'Is it 40 minutes?', '40'],
  ['We lost twenty percent.', 'Did you lose 20%?', '20'],
  ['It flew forty-one thousand miles.', 'Did it fly forty one thousand miles?', 'forti'],
  ['It took an hour and a half.', 'Was it 1.5 hours?', '1.5'],
  ['We have one boat.', 'Do you have 1 boat?', '1'],
  ['Thirty to forty days.', 'Is it 30 or 40 days?', '30'],
])('“%s” says what “%s” asks for', (text, question, key) => {
  expect(stemsOf(text, question)).toContain(key);
});

test.each([
  ['It cost forty dollars.', 'Did it cost 40 euros?', '40'],
  ['It cost forty cents.', 'Did it cost 40 euros?', '40'],
  ['There are forty ways.', 'Did it cost 40 euros?', '40'],
  ['It took forty minutes.', 'Were there 40 people?', '40'],
  ['It took forty-five minutes.', 'Did it take 40 minutes?', '40'],
  ['The third one is green.', 'Are 3 green?', '3'],
  ['Three are green.', 'Sind drei davon green?', 'drei'],
])('“%s” does not say what “%s” asks for', (text, question, key) => {
  expect(stemsOf(text, question)).not.toContain(key);
});

test('where no number is asked for, nothing is read in another way', () => {
  const spoken = spokenOf('We sold forty kites in 1984.');
  expect(withAskedNumbers(spoken, readQuery('Were kites sold?', []))).toBe(spoken);
});
