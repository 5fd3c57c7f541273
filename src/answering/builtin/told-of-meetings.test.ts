import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { readSpoken } from '../spoken/passages.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';
import { tellingOf } from './telling/key-sentences.ts';

/** Ten seconds for each line; `Ann: …` is said by her. */
async function ask(question: string, lines: readonly string[], before?: string) {
  const segments = lines.map((line, at) => {
    const [, speaker = '', text = ''] = /^(\p{L}+): (.*)$/u.exec(line) ?? [];
    return { start: at * 10, end: (at + 1) * 10, text: speaker ? `>> ${text}` : line, ...(speaker && { speaker }) };
  });
  const durationSeconds = lines.length * 10;
  const earlier = before === undefined ? [] : [{ question: before, answer: 'The video does not say.' }];
  const transcript: Transcript = { language: 'en', kind: 'manual', segments };
  const input = { transcript, chapters: [], durationSeconds, title: 'A meeting', earlier, question };
  return (await builtinAnsweringEngine.answer(input)).markdown;
}

const things = ['liner', 'bridge', 'heron', 'fence', 'pump', 'reed', 'bench', 'carp', 'drain', 'lily'];
const opinions = [
  'should be paid for by the parish before the summer fair comes',
  'was broken by the frost and must be mended by a good mason',
  'is the best thing that happened to the meadow in many years',
];
/** Five minutes about one thing, and as long about another. */
const long = [
  'Ann: Good evening, and welcome to the meeting of the parish.',
  ...things.flatMap((thing, at) =>
    opinions.map(
      (opinion, which) =>
        `${which % 2 === 0 ? 'Bob' : 'Cy'}: The ${thing} of the pond, ${at + 2} feet of it, ${opinion}.`,
    ),
  ),
  'Ann: Now for the choir, which sings in the barn.',
  ...things.map((thing) => `Cy: The choir sang a song of a ${thing} at Christmas, and the tenors came late again.`),
];

test('of all of a long discussion five sentences are told', async () => {
  const told = await ask('Summarize the discussion about the pond.', long);
  expect(told.match(/^- /gm)?.length).toBeGreaterThanOrEqual(5);
});

test('what somebody does not know is told less gladly than what another says', () => {
  const lines = [
    "I don't know how the mill wheel turned in the years before the flood.",
    'The mill wheel turned on an axle of oak in the years before the flood.',
  ];
  const segments = lines.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const spoken = readSpoken({ language: 'en', kind: 'manual', segments }, 20);
  const worth = tellingOf(spoken, []);
  expect(worth(0)).toBeLessThan(worth(1) / 2);
});

test('that something goes on as before is nothing that is settled', async () => {
  const pond = [
    'Ann: Good evening, and welcome to the meeting of the parish.',
    'Bob: The pond is green again, and the carp lie on the bank of the pond.',
    'Cy: We put forty sacks of straw into the pond in March.',
  ];
  const told = (last: string) =>
    ask('What was discussed about the pond?', [...pond, last, 'Ann: The choir sings in the barn on Sunday.']);
  expect(await told('Bob: We will continue this approach with care.')).not.toContain('We will continue');
  expect(await told('Bob: We will drain it with the old pump.')).toContain('We will drain it');
});

test('a question of two words is not told before its reply, and one that asks something is', async () => {
  const told = (question: string) =>
    ask('Summarize what was said about the pond.', [
      'Ann: Good evening, and welcome to the meeting of the parish.',
      `Ann: ${question}`,
      'Bob: The pond is green again, and the carp lie on the bank of the pond.',
      'Cy: We put forty sacks of straw into the pond in March.',
      'Ann: The choir sings in the barn on Sunday.',
    ]);
  expect(await told('The pond?')).not.toContain('Ann asks');
  expect(await told('How does the pond look by now?')).toContain('Ann asks: “How does the pond look by now?”');
});

const hall = [
  'ROSA: I am here about the geese, which come over my wall at five in the morning and eat the peas.',
  'JOAN: The geese belong to the mill, and the mill is closed until the autumn.',
  'ANN: And Joan, write to the miller about the geese, please.',
  'CARL: Then I move that we put a fence of four feet around the geese before the summer.',
  'ANN: All in favor? Opposed? It is unanimous.',
  'ANN: Okay. The barn roof. We have three bids for it.',
  'CARL: I think we should take the cheapest of the three and be done with it.',
];

test('of what was decided what was moved is told first, and nothing of another item', async () => {
  const told = await ask('What was decided about the geese?', hall);
  expect(told).toMatch(/^On this, CARL says: “Then I move that we put a fence/);
  expect(told).not.toContain('cheapest');
});

const remarks = [
  'DAN: The flood of that year went through the cellars, and the potter lost his oven and both of his wheels.',
  'CARL: My cousin drives the coal from Marl every Friday, and he comes home with mud up to his shoulders.',
  'DAN: You would have to pay the mason and the smith, and the smith has asked for more since the winter.',
  'CARL: The parish has forty crowns left, and twenty of those belong to the choir until the summer.',
];
const ferry = [
  'ANN: We come to the public, and everybody has three minutes.',
  'ROSA: I just want to say that I support the rope ferry, though the rope ferry will wake my hens.',
  'ROSA: Who comes by the rope ferry buys more eggs than who comes over the hill.',
  'ANN: Thank you, Rosa.',
  'ANN: First item, the barn roof.',
  'CARL: I move that we take the cheapest of the three bids.',
  'ANN: All in favor? Opposed? The motion carries.',
  'ANN: Item two is the rope ferry.',
  ...Array.from({ length: 4 }, () => remarks).flat(),
  'CARL: Then I move that we ask the county for half of the money.',
  'ANN: All in favor? Opposed? The motion carries.',
  'ANN: Item three, the hens.',
  'DAN: I move that we count them.',
  'ANN: All in favor? It is unanimous.',
];

test('what was decided is looked for where it comes up as an item, however long that is spoken of', async () => {
  const told = await ask('What was decided about the rope ferry?', ferry);
  expect(told).toMatch(/^On this, CARL says: “Then I move that we ask the county/);
  expect(told).not.toContain('count them');
});

test('whom an order is given to is known though names are written in capitals', async () => {
  expect(await ask('What are the action items?', hall)).toContain('Joan, write to the miller');
});

test('what somebody complained about is what they said', async () => {
  expect(await ask('What did Rosa complain about?', hall)).toMatch(/^ROSA says: “I am here about the geese/);
});

test('where nothing of what is asked for is told of the whole video, one plain sentence says so', async () => {
  const pond = [
    'Ann: The pond is green again, and the carp lie on the bank of the pond.',
    'Bob: My grandfather dug the pond with a spade, and lined it with clay from the field.',
    'Ann: The heron comes early in the morning and stands in the reeds.',
  ];
  expect(await ask('What was decided?', pond)).toBe(
    'The video does not say in so many words that anything is decided.',
  );
  expect(await ask('What are the action items?', pond)).toBe(
    'The video does not say in so many words who is to do what.',
  );
  expect(await ask('What are the pros and cons?', pond)).toBe(
    'The video does not say in so many words what is good or bad about it.',
  );
  expect(await ask('What are the downsides?', pond)).toBe(
    'The video does not say in so many words what is bad about it.',
  );
  const unnamed = pond.map((line) => line.replace(/^\w+: /, ''));
  expect(await ask('Who is speaking?', unnamed, 'What about the weather in Paris?')).toBe(
    'The video does not say who speaks in it.',
  );
  expect(await ask('Was wurde beschlossen?', pond)).toBe(
    'Das Video sagt nicht ausdrücklich, dass etwas festgelegt wird.',
  );
});
