import { expect, test } from 'vitest';
import { localAnsweringEngine } from './local-engine.ts';

const lines = [
  'Hello, this is the little rowing boat that I built in the barn.',
  'First of all, the price.',
  "It's four hundred and ten euros, wood and glue and paint.",
  'The oars were made by my cousin from an old ash tree.',
  'The varnish takes two days to dry, and it smells.',
  'Wipe the oars every month, it takes five minutes.',
  'It took me about six weeks, and that is with a broken arm.',
  'The cushion cost thirty euros at the market.',
  'You can reach the island with it on a calm day.',
  'Goats climbed in, and we had a rope around each goat, so that when it jumped you could hold it.',
  'That sounds odd, but a goat that is held stops kicking, because of the rope, and you can lift it out.',
  'Then the rain came and we went home to have some soup.',
];

async function ask(question: string, earlier: { question: string; answer: string }[] = []): Promise<string> {
  const segments = lines.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const input = { transcript, chapters: [], durationSeconds: lines.length * 10, title: 'My rowing boat', earlier };
  return (await localAnsweringEngine.answer({ ...input, question })).markdown;
}

test.each([
  ['How much does it cost?', 'four hundred and ten'],
  ['How long does it take?', 'six weeks'],
])('%s asks for the figure of what the talk is about', async (question, figure) => {
  expect(await ask(question)).toContain(figure);
});

test('a question that leans on an answer is not answered with what was just quoted', async () => {
  const question = 'Was the boat dangerous for the goats?';
  const answer = await ask(question);
  expect(answer).toContain('you could hold it');
  expect(await ask('Why did they do that?', [{ question, answer }])).toMatch(/“That sounds odd[^”]*”/);
});
