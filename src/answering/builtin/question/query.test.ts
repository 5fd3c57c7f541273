import { expect, test } from 'vitest';
import { readQuery } from './query.ts';

const weights = (question: string) =>
  Object.fromEntries(readQuery(question, []).sought.map(({ word, weight }) => [word, weight]));

test('who speaks, and on what occasion, is asked for less than what is spoken of', () => {
  expect(weights('What did the Project Manager think of batteries when discussing the design?')).toEqual({
    Project: 0.3,
    Manager: 0.3,
    batteries: 1,
    design: 0.4,
  });
  expect(weights('Was sagt der Bäcker über Salz?')).toEqual({ Bäcker: 0.3, Salz: 1 });
});

test('where nothing else is asked for, they are what is asked for', () => {
  expect(weights('What did the librarian say?')).toEqual({ librarian: 1 });
});

test('words that only frame a question are not looked for', () => {
  expect(weights('What was the advantage of the discussion about cedar?')).toEqual({ cedar: 1 });
  expect(weights('What is the functionality of cedar?')).toEqual({ cedar: 1 });
  expect(weights('Which leaks were encountered?')).toEqual({ leaks: 1 });
});

test('a hyphen keeps no words apart', () => {
  const stems = (question: string) => readQuery(question, []).sought.map(({ stem }) => stem);
  expect(stems('How to re-flow text?')).toEqual(stems('How to reflow text?'));
});

test('what is typed in haste is read as it is spelled', () => {
  const words = (question: string) => readQuery(question, []).sought.map(({ word }) => word);
  expect(words('how 2 get the lid off pls')).toEqual(words('how to get the lid off please'));
  expect(words('temp 4 drying herbs?')).toContain('temperature');
  expect(words('how do u fold it')).toEqual(words('how do you fold it'));
  expect(words('right temp pls')).toEqual(words('right temperature please'));
});

test.each([
  'What is R written in?',
  'what is on the y axis',
  'what happened in 300 bc',
  'combien de temps faut-il',
  'what 2 tools do i need',
  'how 2 people lifted it',
  'see https://example.com/u/r?y=n for what he means',
  'which temp agency did she ask',
])('%s is spelled as it is meant', (question) => {
  expect(readQuery(question, []).question).toBe(question);
});

test.each([
  'Summarize this in three bullet points',
  'tl;dr',
  'give me a quick summary',
  'What is this lecture about?',
  'Summarize the meeting',
  'Is this video worth watching?',
  'What will I learn?',
  'Gib mir eine Zusammenfassung in drei Sätzen',
  'Wovon handelt das Video?',
])('%s asks for the whole', (question) => {
  expect(readQuery(question, [])).toMatchObject({ isWhole: true, sought: [] });
});

test.each([
  ['Where is the key?', ['key']],
  ['What did you learn from your mistakes?', ['learn', 'mistakes']],
  ['What should I watch out for?', ['watch']],
  ['What did he say about the interview?', ['interview']],
  ['What does she say about words?', ['words']],
  ['Is it important?', ['important']],
  ['Was geht nicht?', []],
  ['What did the teacher like about the lecture hall?', ['teacher', 'lecture', 'hall']],
  ['remind me what glue he used, thanks', ['glue']],
  ['Could you explain how the clamp works?', ['clamp', 'works']],
  ['What is the price of six points of sail?', ['price', 'six', 'sail']],
  ["Who won, and who won't come back?", ['won', 'come']],
  ["Why won't it close?", ['close']],
  ['wat is the lantern', ['lantern']],
  ['3.where is the lantern', ['lantern']],
  ['q) where is the lantern', ['lantern']],
  ['Question 2: where is the lantern?', ['lantern']],
])('%s does not, and looks for: %j', (question, words) => {
  const { isWhole, sought } = readQuery(question, []);
  expect({ isWhole, words: sought.map(({ word }) => word) }).toEqual({ isWhole: false, words });
});

test.each([
  'What does he say about it?',
  'What else does she say about that?',
  'and the price?',
  'give me an example of it',
  'Could you give me an example?',
  'What do you mean?',
])('%s takes up what was asked before', (question) => {
  const { leansOnEarlier, isWhole } = readQuery(question, [{ question: 'How do I clean the caliper?' }]);
  expect({ leansOnEarlier, isWhole }).toEqual({ leansOnEarlier: true, isWhole: false });
});

test('what is told beside a question that says enough counts less, and beside one that does not as much', () => {
  const weights = (question: string) => readQuery(question, []).sought.map(({ word, weight }) => [word, weight]);
  expect(weights('Are dogs allowed? I walk mine by the canal.')).toEqual([
    ['dogs', 1],
    ['allowed', 1],
    ['walk', 0.4],
    ['canal', 0.4],
  ]);
  expect(weights('My lamp flickers. What did I do wrong?').slice(0, 2)).toEqual([
    ['lamp', 1],
    ['flickers', 1],
  ]);
});

test('the place that is asked for is not looked for, a place of a thing is', () => {
  const words = (question: string) => readQuery(question, []).sought.map(({ word }) => word);
  expect(words('An welcher Stelle im Video wird der Zaun gestrichen?')).toEqual(['Zaun', 'gestrichen']);
  expect(words('Warum ist die Stelle am Zaun feucht?')).toContain('Stelle');
});
