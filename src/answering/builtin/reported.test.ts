import { expect, test } from 'vitest';
import { builtinAnsweringEngine } from './builtin-engine.ts';

const lines = [
  'Good evening, this is the valley report.',
  'The bridge at Oldham Ferry has been closed since Monday because of cracks.',
  'The county engineer, Ada Novak, told us that the bridge may stay closed until spring.',
  'The governor has said that she will not pay for a new one.',
  'Drivers have to take the road over the hill.',
  'In other news, the school in Marl gets a new roof.',
  'The governor said that every child deserves a dry classroom.',
  'It was just a thought.',
  'My father did not set foot in it for eight months.',
  'He said I was throwing away everything that he built.',
  'The headmaster has ordered the tiles already, and my uncle carries them.',
  'Good night.',
];

async function ask(question: string): Promise<string> {
  const segments = lines.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const input = { transcript, chapters: [], durationSeconds: 110, title: 'News', earlier: [], question };
  return (await builtinAnsweringEngine.answer(input)).markdown;
}

test.each([
  ['What did the governor say about the bridge?', 'The governor has said that she will not pay for a new one.'],
  ['What did the governor say about the school?', 'The governor said that every child deserves a dry classroom.'],
  ['What did Ada Novak say?', 'The county engineer, Ada Novak, told us that the bridge may stay closed until spring.'],
  ['What did his father say?', 'He said I was throwing away everything that he built.'],
])('%s asks for what the narration reports', async (question, saying) => {
  const told = await ask(question);
  expect(told).toMatch(/^On this, the video says: “/);
  expect(told).toContain(saying);
  expect(told).not.toContain('\n');
});

test.each([
  'What did A say?',
  'What did the headmaster say?',
  'What did my uncle think?',
  'What did the governor say about the tiles?',
])('%s is not answered with what another says', async (question) => {
  expect(await ask(question)).not.toMatch(
    /^On this, the video says: “(?:The governor|It was|He said|My father|The county)/,
  );
});
