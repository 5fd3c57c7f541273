import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

/** Ten seconds for each sentence; `Ann: …` is said by her. */
async function ask(question: string, sentences: string[], title = '') {
  const segments = sentences.map((line, at) => {
    const [, speaker, said = line] = /^(\p{Lu}\p{L}+): (.*)$/u.exec(line) ?? [];
    return { start: at * 10, end: at * 10 + 10, text: said, ...(speaker ? { speaker } : {}) };
  });
  const transcript: Transcript = { language: 'en', kind: 'manual', segments };
  const durationSeconds = segments.length * 10;
  const input = { transcript, chapters: [], durationSeconds, title, earlier: [], question };
  const answer = await builtinAnsweringEngine.answer(input);
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer;
}

const tent = [
  'This is the Larch tent, and I slept in the tent for a month.',
  'What I really love is the porch, because both rucksacks fit into it.',
  'The porch of the tent has its own light as well.',
  'The cloth weighs two kilos with the poles.',
  'So what do I not like?',
  'The pegs.',
  'They bend as soon as they meet a stone.',
  'And the zip.',
  'It catches on its own cover every single time.',
  'The tent is sewn in Norway by eleven people.',
  'Its smaller sister, the Alder, is sewn in Latvia.',
  'With postage and the footprint it comes to six hundred euros in total.',
  'Would I buy it?',
  'I would buy it again, but I would bring my own pegs.',
];

test('what is said for something and against it is told, thing by thing', async () => {
  const { markdown } = await ask('pros and cons?', tent, 'The Larch tent');
  const [inFavour = '', against = ''] = markdown.split('Said against it:');
  expect(inFavour).toMatch(/^Said in its favour:\n\n“What I really love is the porch/);
  expect(inFavour).not.toContain('pegs');
  expect(against).toMatch(/- “The pegs\. They bend .*\n- “The zip\. It catches/);
});

test('what somebody did not like is told without what they liked', async () => {
  const { markdown } = await ask('what did he not like about the tent', tent, 'The Larch tent');
  expect(markdown).toMatch(/^Said against it:/);
  expect(markdown).not.toContain('porch');
});

test('whether a thing is any good is answered with the verdict', async () => {
  expect((await ask('does he recommend it', tent, 'The Larch tent')).markdown).toMatch(
    /^On that, the video says: “.*I would buy it again, but I would bring my own pegs\./,
  );
});

test('a figure that is asked for without naming its thing is that of what the video is about', async () => {
  expect((await ask('how heavy is it', tent, 'The Larch tent')).markdown).toContain('“The cloth weighs two kilos');
  expect((await ask('how much is it all together', tent, 'The Larch tent')).markdown).toContain('six hundred euros');
});

const council = [
  'Ann: Item one, the bench by the pond.',
  'Bob: The bench is rotten, and a new bench of oak costs nine hundred.',
  'Cy: The children sit on the wall anyway.',
  'Ann: I move that we order the oak, and that we sell the old slats.',
  'Cy: Seconded.',
  'Ann: All in favour?',
  'Ann: Five.',
  'Ann: Against?',
  'Ann: One.',
  'Ann: The motion carries.',
  'Ann: Item two, the geese on the football pitch.',
  'Bob: The geese are back, and nobody can play on the pitch.',
  'Cy: A fence keeps them off, or a dog.',
  'Ann: I suggest that we put it off until we know what a fence costs.',
  'Ann: It comes back in June.',
  'Ann: Item three, the flags.',
  'Bob: The flags are washed by my sister.',
];

test('what was decided is told with the motion and what became of it', async () => {
  const { markdown } = await ask('What was decided about the bench?', council);
  expect(markdown).toMatch(/I move that we order the oak.*\n?.*The motion carries\./s);
  expect(markdown).not.toContain('June');
  expect((await ask('What was decided about the geese?', council)).markdown).toMatch(/put it off until.*June/s);
});

test('whether something was agreed is answered with what was decided', async () => {
  expect((await ask('did they agree on a fence against the geese', council)).markdown).toMatch(
    /put it off until.*June/s,
  );
});

test('how many there were is told with what was asked', async () => {
  const hall = [
    'Ann: The lamps of the hall are from 1970.',
    'Ann: Shall we vote on the new lamps for the hall?',
    'Ann: Who is for it?',
    'Ann: Twelve.',
    'Ann: Who is against?',
    'Ann: Three.',
    'Ann: Then the lamps of the hall stay until they break.',
  ];
  expect((await ask('how many voted for the new lamps', hall)).markdown).toContain('“Who is for it? Twelve.');
});

test('an answer of one word is told with its question', async () => {
  const { markdown } = await ask('who was in favour', council);
  expect(markdown).toContain('“All in favour? Five. Against? One.');
});

const keeper = [
  'The ferry across the Oder was kept by a widow called Berta Krol.',
  'Berta rowed it for thirty years, in fog and in ice.',
  'A pilot named Jan Sowa was her only rival.',
  'Sowa asked for half of her passengers.',
  'He had a motor, and he was proud of it.',
  'Berta laughed at him.',
  'She laughed so loudly that the dogs of the village woke up, and the priest closed his window with a bang.',
  'And why?',
  'Because the motor stopped in the reeds every other day, and she had to pull him out with her own boat and a rope.',
  'Berta, the baker and the priest went to the mayor about it in spring.',
  'It was Berta who fetched the passengers out of the reeds.',
  'In 1911 the ferry burned down to the water.',
  'The priest was on the other bank for two days.',
  'The ferry was raised again in May and serves as a henhouse now.',
  'Sowa left for Danzig in 1920 with his brother.',
];

test('who somebody is is answered where they are introduced', async () => {
  const told = [
    'The ferry was kept by a widow.',
    'Jan Sowa, a pilot from the coast, was her rival.',
    'He had a motor.',
    'The child who sang so loudly said that Jan Sowa was called to Danzig.',
    'The ferry burned down in May.',
  ];
  expect((await ask('who was jan sowa', told)).markdown).toMatch(/^The video says: “Jan Sowa, a pilot from/);
});

test('what somebody did is answered where they do something', async () => {
  expect((await ask('what did berta do', keeper)).markdown).toMatch(
    /^The video says: “(?:Berta rowed|It was Berta who)/,
  );
});

test('what became of something is answered by the last that is said of it', async () => {
  expect((await ask('what happened to the ferry', keeper)).markdown).toMatch(
    /^The video says: “The ferry was raised again/,
  );
});

test('a reason that is given after another sentence is quoted with what it explains', async () => {
  expect((await ask('why did berta laugh at him', keeper)).markdown).toMatch(
    /^The reason given: “.*Berta laughed at him\. .* And why\? Because the motor stopped in the reeds/,
  );
});

test('a reason that somebody else gives is told too', async () => {
  const { markdown } = await ask('why did the bank refuse the loan for the mill', [
    'Ann: We need money for the mill.',
    'Bob: The bank refused the loan for the mill.',
    'Cy: They refused because the roof was missing.',
    'Ann: Then the roof comes first.',
  ]);
  expect(markdown).toMatch(/\n\nCy: “They refused because the roof was missing\.”/);
});

test('another fact about what is asked for is no answer', async () => {
  const { kind, markdown } = await ask('when did sowa marry', keeper);
  expect(kind).toBe('not_said');
  expect(markdown).toMatch(/^The video does not say/);
  expect(await ask('how long was the pilot on the other bank', keeper)).toMatchObject({ kind: 'not_said' });
  expect(await ask('how long was the priest on the other bank', keeper)).toMatchObject({ kind: 'answered' });
});

test('a figure is told of what was named some sentences before it, where it is told of “it”', async () => {
  const talk = [
    'And this is the varnish for the boat.',
    'I stir it with a stick from the beach.',
    'My neighbor laughs at the stick.',
    'He has a proper one, of steel, from the shop in Danzig.',
    'The dog has eaten two of mine.',
    'So we open the shed doors, both of them.',
    'The wind comes from the west there.',
    'It took me nine hours, because my brush has lost its hair.',
    'Then we have soup.',
  ];
  const { kind, markdown } = await ask('how long did the varnish take', talk);
  expect(kind).toBe('answered');
  expect(markdown).toContain('It took me nine hours');
});

test('what takes the place of something is found by what says so', async () => {
  const { markdown } = await ask('what can i use instead of lard', [
    'For the crust you need flour, lard, salt and a little ice water.',
    'The lard must be cold.',
    'Rub the lard into the flour with your fingers.',
    'The lard is what you can use for the pan too.',
    'Bake it for forty minutes.',
    'If you do not eat lard, take coconut fat.',
  ]);
  expect(markdown).toContain('The video says: “If you do not eat lard, take coconut fat.”');
});

test('how long something takes is told by the sentence before, where that says it', async () => {
  const { markdown } = await ask('how long does the clay dry', [
    'The clay has to dry first, so be patient.',
    'My sister paints birds on it.',
    'Her birds are famous in our street.',
    'Every child wants one.',
    'Then it stands on the shelf for a week.',
    'If the clay does not dry well, it cracks in the kiln.',
    'The kiln is heated with beech.',
  ]);
  expect(markdown).toMatch(/^The video says: “Then it stands on the shelf for a week\./);
});

test('an apostrophe that was left out hides no word', async () => {
  const { markdown } = await ask('whats the name of the rival and why isnt he liked', keeper);
  expect(markdown).not.toMatch(/“(?:whats|isnt)”/);
});
