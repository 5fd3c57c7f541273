import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

const sentences = [
  'Good morning from the lending shed behind the old bakery.',
  'We opened it four years ago with a dozen saws from my late uncle.',
  'Hal tests and rebuilds the drills every Friday.',
  'They pay him nine hundred a month for two days, which is hardly a fortune.',
  'The gate was rusty, so in March he took it off its hinges and painted it green.',
  'My uncle passed away in 1998, the winter before the flood.',
  'People bring the ladders back late, and then they owe us a cake.',
  'A goat got in through the window last summer and chewed up the lettuce.',
  'Somebody put the big shelf together the wrong way round, and it came down on the kettle.',
  'Membership is at the library desk, and the form takes a minute.',
  'My son reads the letters out loud while we sort the screws.',
  'That was the shed, come and see us on Saturdays.',
];

async function ask(question: string, language: string | null = 'en', lines = sentences) {
  const segments = lines.map((text, at) => ({ start: at * 6, end: at * 6 + 6, text }));
  const transcript: Transcript = { language, kind: 'manual', segments };
  const input = { transcript, chapters: [], durationSeconds: 80, title: 'The lending shed', earlier: [], question };
  const answer = await builtinAnsweringEngine.answer(input);
  expect(citationFaults(answer, 80)).toEqual([]);
  return answer;
}

test.each([
  ['Who repairs the drills?', 'Hal tests and rebuilds'],
  ['How much does Hal earn?', 'nine hundred a month'],
  ['What colour is the gate?', 'painted it green'],
  ['Which animal ate the lettuce?', 'A goat got in'],
  ['Who assembled the shelf?', 'put the big shelf together'],
])('%s is answered in other words than its own', async (question, said) => {
  const { kind, markdown } = await ask(question);
  expect(kind).toBe('answered');
  expect(markdown).toContain(said);
  expect(markdown).not.toContain('not mention');
});

test.each(['en', null])(
  'an English word that other languages have for grammar is looked for in English (%s)',
  async (language) => {
    const { markdown } = await ask('When did his uncle die?', language);
    expect(markdown).toContain('passed away in 1998');
    expect((await ask('What does her son do?', language)).markdown).toContain('My son reads the letters');
  },
);

test('what is neither said nor meant is still declined', async () => {
  expect((await ask('Which instrument does the mayor play?')).kind).toBe('not_said');
  expect((await ask('What colour is the helicopter?')).kind).toBe('not_said');
});

test('a unit by its letters is the one that is spoken', async () => {
  const told = ['The tablet hangs by the door.', 'It has twelve gigabytes of memory.', 'My aunt drew the icons.'];
  const { markdown } = await ask('How many GB of memory does the tablet have?', 'en', told);
  expect(markdown).toContain('twelve gigabytes');
  expect(markdown).not.toContain('mention');
});
