import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import { readSpoken } from '../spoken/passages.ts';
import { wordingFor } from '../wording.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';
import { fitOf } from './finding/fit.ts';
import { groundOf } from './finding/ground.ts';
import { readQuery } from './question/query.ts';
import { termsOf } from './question/query-terms.ts';
import { answerPieces } from './telling/answer-pieces.ts';

/** Ten seconds for each line; `Ann: …` is a turn of hers. */
function talk(lines: readonly string[]): Transcript {
  const segments = lines.map((line, at) => {
    const [, speaker, text = line] = /^(Ann|Bob|Cy): (.*)$/u.exec(line) ?? [];
    const own = { start: at * 10, end: (at + 1) * 10 };
    return speaker ? { ...own, text: `>> ${text}`, speaker } : { ...own, text };
  });
  return { language: 'en', kind: 'manual', segments };
}

async function ask(question: string, lines: readonly string[]): Promise<string> {
  const durationSeconds = lines.length * 10;
  const video = { transcript: talk(lines), chapters: [], durationSeconds, title: '', earlier: [] };
  const answer = await builtinAnsweringEngine.answer({ ...video, question });
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  // What is named and told is cited once.
  expect(new Set(answer.citations.map(({ passage, quote }) => `${passage} ${quote}`)).size).toBe(
    answer.citations.length,
  );
  return answer.markdown;
}

const bench = [
  'In this video you will learn how to sharpen a chisel on a wet stone.',
  'My workshop is in the cellar of a bakery, and it smells of bread all day.',
  'To sharpen a chisel, soak the stone in water for ten minutes.',
  'Then set the bevel flat on the stone and push it away from you.',
  'It makes a grey mud, which does the cutting.',
  'Then turn the chisel over and draw its back across the stone once.',
  'My father never used anything else.',
  'He sold his tools in the market at Whitby, and bought a boat.',
  'Now let us hang the shelf.',
  'Choose Store As... and give the drawing of the shelf a name that you will find again.',
  'We want the long plane for the oak.',
  'The shelf is made of oak, and it holds sixty books.',
  'Another shelf hangs in the kitchen.',
  'So that is how you sharpen a chisel and hang a shelf.',
];

test('how something is done is told from what it is for to the last act, and no further', async () => {
  const markdown = await ask('How do I sharpen a chisel?', bench);
  expect(markdown).toMatch(
    /^The video explains: “To sharpen a chisel, soak .* draw its back across the stone once\.” \(0:20\)/,
  );
});

test.each([
  ['Can you show me how to use a jig?', ['jig']],
  ['please explain to me how a jig works', ['jig', 'works']],
  ['Kannst du mir zeigen, was eine Lehre ist?', ['Lehre']],
  ['What does the label show?', ['label', 'show']],
])('%s asks for %j', (question, words) => {
  expect(readQuery(question, []).sought.map(({ word }) => word)).toEqual(words);
});

test('what only says what is told elsewhere is less fit to answer, unless it is asked for when it is told', () => {
  const lines = ['Now you know what the limit of a jig is.', 'Nobody told me what the limit of a jig is.'];
  const spoken = readSpoken(talk(lines), 20);
  const terms = termsOf(readQuery('What is the limit of a jig?', []), spoken, 'everyday');
  const fits = (kind: 'what' | 'moment') => [0, 1].map((place) => fitOf(place, { kind, terms, spoken }));
  const [recap = 1, told = 0] = fits('what');
  expect(recap).toBeLessThan(told);
  expect(new Set(fits('moment')).size).toBe(1);
});

test('a second place that is as likely is told where it holds as much of what is asked for, and else is but named', () => {
  const apart = Array.from({ length: 8 }, () => 'The baker sells buns of rye to the people of the harbour.');
  const oiled = 'The hinge of the oven door is oiled with linseed once a month.';
  const other = 'The hinge of the cellar hatch is oiled with lard.';
  const same = 'For the oven door, the hinge is oiled by a boy.';
  const spoken = readSpoken(talk([oiled, ...apart, other, ...apart, same]), 1000);
  const query = readQuery('What is the hinge of the oven door oiled with?', []);
  const formsWith = (second: number) => {
    const scores = Float64Array.from(spoken.sentences, (_, at) => (at === 0 ? 1 : at === second ? 0.9 : 0));
    const found = { terms: termsOf(query, spoken, 'everyday'), places: [0, second], scores, answerable: 9 };
    const pieces = answerPieces(found, query, groundOf(spoken, [], ''), wordingFor(query.question, 'en'), true);
    return pieces.map((piece) => ('form' in piece ? piece.form : ''));
  };
  expect([formsWith(9), formsWith(18)]).toEqual([
    ['sentence', 'moment'],
    ['sentence', 'item'],
  ]);
});

test('a sentence goes on after dots that are part of it', async () => {
  expect(await ask('Where is the drawing given a name?', bench)).toContain('“Choose Store As... and give the drawing');
});

const council = [
  'Ann: Welcome, everybody, to the council of the village.',
  'Bob: The ferry leaks, and the ferry has leaked since I was a boy.',
  'Ann: How would the village pay for a new ferry?',
  'Bob: Cy, do you want to say something on that?',
  'Cy: The county gives us nine thousand crowns, if we find the other half.',
  'And the ferry was built by my grandfather, who never learned to swim, and it has the',
  'Ann: So the ferry needs paint as well, and the paint is free.',
  'Bob: Fine.',
  'Cy: Then we will paint it in May.',
  'Ann: The next matter is the clock of the church.',
];

test('a question that is passed on is answered by what is said then', async () => {
  expect(await ask('How would the village pay for a new ferry?', council)).toMatch(
    /Cy .*“The county gives us nine thousand crowns/,
  );
});

test('whoever is cut short is quoted to the last word that says something', async () => {
  const markdown = await ask('Who was the ferry built by?', council);
  expect(markdown).toContain('“The ferry was built by my grandfather, who never learned to swim, and it has …”');
});

test('what a discussion comes to is told, though it does not name what is discussed', async () => {
  const markdown = await ask('What was discussed about the ferry?', council);
  expect(markdown).toContain('- Cy: “Then we will paint it in May.” (1:20)');
});

test('what only joins a sentence to another one is not quoted', async () => {
  expect(await ask('What does the ferry need?', council)).toContain('“The ferry needs paint as well');
});

test('what a sentence points to after a joining word is told before it', async () => {
  const lines = [
    'The weir was sold to the bakers in May.',
    'But that means the mill has no water.',
    'Owls sleep all day.',
  ];
  expect(await ask('Why has the mill no water?', lines)).toContain(
    '“The weir was sold to the bakers in May. But that means',
  );
});

test('what is pointed to by what is pointed to is told as well', async () => {
  const lines = [
    'We begin with the small plane from the drawer.',
    'Which is the block plane.',
    'This plane is used for end grain.',
  ];
  expect(await ask('What is end grain planed with?', lines)).toContain('“We begin with the small plane');
});

test('a short step ends where another one begins', async () => {
  const lines = [
    'Open the vent of the stove by two turns of the wheel.',
    'Now we paint the door of the shed.',
    'Owls sleep all day.',
  ];
  const markdown = await ask('How do I open the vent of the stove?', lines);
  expect(markdown).toContain('two turns of the wheel.” (0:00)');
});

test('what comes nearest is told by a sentence, and not by a word or two', async () => {
  const others = [
    'Ann: The owls moved to the barn.',
    'Cy: The ferry is late on Mondays in spring.',
    'Ann: Buns of rye cost a crown at the harbour.',
    'Cy: My aunt mends sails for the fleet.',
    'Ann: The choir meets on the hill.',
    'Cy: The well is dry since June.',
    'Ann: We counted forty boats.',
    'Cy: The road to the mill is closed.',
  ];
  const poor = 'Bob: The harvest was poor, and so the mill stood still until May.';
  const lines = [...others, 'Bob: Harvest budget, yeah', ...others, ...others, poor, ...others];
  const question = 'What did Bob think of the elegance of grafting when presenting the harvest budget?';
  expect(await ask(question, lines)).toMatch(/^The video does not say this .*“The harvest was poor/);
});

test('what a group says is told, though one of them is named', async () => {
  const lines = [
    'Ann: Welcome to the choir.',
    'Bob: I suggest a concert in the barn, with cider.',
    'Ann: The barn is cold, and a concert in the barn needs forty chairs.',
    'Cy: We should hold the concert in the school.',
    'Ann: The school it is.',
  ];
  const markdown = await ask('What did the group decide on the concert suggested by Bob?', lines);
  expect(markdown).toContain('Cy: “We should hold the concert in the school.” (0:30)');
});

test('another place that may as well be meant is told in words', async () => {
  const filler = (from: number) =>
    Array.from({ length: 90 }, (_, at) => `Ann: Plank ${from + at} is sawn and sanded on a Monday by the volunteers.`);
  const markdown = await ask('What was discussed about the pond?', [
    ...filler(0),
    'Bob: The pond has lost its water, and the pond needs a liner of rubber.',
    'Ann: A liner for the pond costs two hundred pounds.',
    ...filler(100),
    'Cy: The frogs of the pond have moved to the churchyard.',
    'Bob: Then the pond needs a shallow side, so that frogs come back to the pond.',
    ...filler(200),
  ]);
  expect(markdown).toMatch(/\n\nIt comes up elsewhere too:\n\n(?:Ann|Bob|Cy): “.*pond.*” \(/);
  expect(markdown).toMatch(/liner.*frogs|frogs.*liner/s);
});

test('words that only say how something is asked for are not said to be missing', async () => {
  for (const question of [
    'Is it possible to utilize the wet stone for a chisel?',
    'What is the proper procedure to sharpen a chisel?',
    'ho to sharpen a chisel',
  ]) {
    expect(await ask(question, bench)).not.toMatch(/mention/);
  }
  expect(await ask('How do I sharpen a chisel with a grinder?', bench)).toMatch(/“grinder”/);
});

test('a quote ends before the next counted point, before who pays, and before the farewell', async () => {
  const barge = ['My aunt bought the barge from a miller.', 'It lay in the reeds for years, and otters lived in it.'];
  const others = ['Otters hardly ever come back to it now.', 'The miller keeps geese, and they are loud.'];
  for (const next of [
    'Number three, oil the winch.',
    "It's time to thank today's sponsor, Lampwort.",
    "That's all from us.",
  ]) {
    const lines = [...barge, 'The mast of the barge is of larch.', next, 'Nobody had done that before her.', ...others];
    expect(await ask('What is the mast of?', lines)).toContain('“The mast of the barge is of larch.”');
  }
});

test('what is told after an assent is not cut off where it is but a word or two', async () => {
  const lines = [
    'Ann: The bakery at the harbour has a new oven, and we went to see it on Monday.',
    'Bob: Was the miller from Quell there?',
    'Ann: Yep. With Dora.',
    'Bob: So how did the bread turn out in the end, after all that smoke?',
    'Ann: It was dark, and it tasted of the fire.',
  ];
  expect(await ask('Who was with the miller from Quell?', lines)).toContain('With Dora');
});
