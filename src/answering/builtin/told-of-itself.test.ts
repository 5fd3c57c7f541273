import { expect, test } from 'vitest';
import { builtinAnsweringEngine } from './builtin-engine.ts';

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
  return askOf(lines, 'My rowing boat', question, earlier);
}

async function askOf(
  said: readonly string[],
  title: string,
  question: string,
  earlier: { question: string; answer: string }[] = [],
): Promise<string> {
  const segments = said.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const input = { transcript, chapters: [], durationSeconds: said.length * 10, title, earlier };
  return (await builtinAnsweringEngine.answer({ ...input, question })).markdown;
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

const lamps = [
  'Hello, I bought three lamps and I want to tell you which of the lamps is any good.',
  'The Ember was sixty pounds, the Wick was ninety, and the Glim was a hundred and ten.',
  'I paid for all of the lamps, and the Ember is the cheap one, sixty pounds.',
  'The Wick hung in the barn, and the barn was full of owls.',
  'One bulb of the Glim costs four pounds and lasts a winter.',
  'A ship called the Grey Widow ran onto the rocks with lamps like these.',
  'It was a clear night.',
  'The sea was flat.',
  'Nineteen people drowned, and seven got off.',
  'The owls came back in the spring, and I put the lamps in the shed.',
];

test.each([
  ['how much are the three of them', 'the Wick was ninety'],
  ['How much does a single bulb cost?', 'four pounds'],
  ['How many people drowned on the Grey Widow?', 'Nineteen people drowned'],
])('%s is answered with the figure of what was named before it', async (question, figure) => {
  expect(await askOf(lamps, 'Three lamps', question)).toMatch(new RegExp(`^[^“]*“[^”]*${figure}`, 'u'));
});

test('pounds that are paid are no weight', async () => {
  expect(await askOf(lamps, 'Three lamps', 'How much does the Ember weigh?')).toMatch(/^The video does not say/);
});

test('the whole of it is asked for by a word that its speaker does not use', async () => {
  const drive = [
    'Hello, I drove an organ to Georgia in a van that was built for a bouncy castle.',
    'The ferry was ninety euros, and the goats on it were free.',
    'All in all, with the van and the ferry, it was about five thousand pounds.',
    'The children sang for an hour.',
  ];
  expect(await askOf(drive, 'An organ for Georgia', 'total cost of the trip')).toMatch(
    /^[^“]*“All in all.*five thousand/,
  );
});

test.each([
  ['How long is the video?', 'The video is 2 minutes long.'],
  ['And how many minutes long is this video in total?', 'The video is 2 minutes long.'],
  ['Length of the video?', 'The video is 2 minutes long.'],
  ['How long was this video?', 'The video is 2 minutes long.'],
  ['Wie viele Minuten hat das Video?', 'Das Video ist 2 Minuten lang.'],
  ['Wie lang ist das Video?', 'Das Video ist 2 Minuten lang.'],
  ['Wie lange geht das ganze Video?', 'Das Video ist 2 Minuten lang.'],
])('%s is answered with its length, whatever is said in it', async (question, length) => {
  expect(await ask(question)).toBe(length);
});

const loom = [
  'Welcome to the loom room.',
  'I bought my first heddle in a sale and the heddle broke.',
  'The heddle goes up, the heddle goes down, all day long.',
  'A heddle is a loop of wire with an eye in it.',
  'You thread each heddle from the back, and you count the heddle as you go.',
  'Then the heddle is ready for the warp, and the heddle stays there.',
];

test.each(['What is a heddle?', "so what's a heddle", 'What are heddles?', 'What does heddle mean?'])(
  '%s is answered by the sentence that says what it is',
  async (question) => {
    expect(await askOf(loom, 'Weaving day', question)).toMatch(/^[^“]*“A heddle is a loop of wire/);
  },
);
