import { expect, test } from 'vitest';
import { builtinAnsweringEngine } from './builtin-engine.ts';

const ask = async (lines: readonly string[], question: string, language = 'en') => {
  const segments = lines.map((text, at) => ({ start: at * 8, end: at * 8 + 8, text }));
  const durationSeconds = lines.length * 8;
  const transcript = { language, kind: 'manual' as const, segments };
  return builtinAnsweringEngine.answer({ transcript, durationSeconds, title: '', chapters: [], question, earlier: [] });
};

const english = [
  'Welcome to the kite shed, where we mend what the wind has torn.',
  'My first kite came from a market stall and cost forty euros with the line.',
  'Its tail was sewn from old shirts by my aunt.',
  'The red one has flown forty-one thousand metres of line off the reel so far.',
  'The frame is made of ash, which bends well.',
  'The glue needs an hour and a half before you touch the spar.',
  'We lose 20% of the kites to trees every autumn.',
  'The winch holds three point five kilos without slipping.',
  'The club began in nineteen eighty four in a barn.',
  'Our newest reel was sold for 85 crowns at the fair.',
];
const german = [
  'Willkommen im Drachenschuppen, wo wir flicken, was der Wind zerrissen hat.',
  'Mein erster Drachen kam vom Markt und hat mit der Leine vierzig Euro gekostet.',
  'Der Schwanz wurde von meiner Tante aus alten Hemden genäht.',
  'Der rote hat bisher einundvierzigtausend Meter Leine von der Rolle gezogen.',
  'Der Rahmen ist aus Esche, und die biegt sich gut.',
  'Der Leim braucht anderthalb Stunden, bevor man die Leiste anfasst.',
  'Jeden Herbst verlieren wir 20 Prozent der Drachen an die Bäume.',
  'Die Winde hält drei Komma fünf Kilo, ohne zu rutschen.',
  'Unsere neueste Rolle wurde auf dem Fest für 85 Kronen verkauft.',
];

test.each([
  ['Did the kite cost 40 euros?', 8],
  ['Did the kite cost forty euros?', 8],
  ['Has the red one flown 41000 metres of line?', 24],
  ['Has the red one flown 41,000 metres of line?', 24],
  ['Has the red one flown forty one thousand metres of line?', 24],
  ['Does the glue need 1.5 hours?', 40],
  ['Do you lose twenty percent of the kites to trees?', 48],
  ['Does the winch hold 3.5 kilos?', 56],
  ['Did the club begin in 1984?', 64],
  ['Was the reel sold for eighty-five crowns?', 72],
])('%s is answered where it is told in words or figures', async (question, startSeconds) => {
  const { kind, markdown, citations } = await ask(english, question);
  expect(kind).toBe('answered');
  expect(markdown).not.toContain('does not mention');
  expect(citations[0]?.startSeconds).toBe(startSeconds);
});

test.each([
  ['Hat der Drachen 40 Euro gekostet?', 8],
  ['Hat der rote 41.000 Meter Leine gezogen?', 24],
  ['Hat der rote 41000 Meter Leine gezogen?', 24],
  ['Braucht der Leim 1,5 Stunden?', 40],
  ['Verliert ihr zwanzig Prozent der Drachen an die Bäume?', 48],
  ['Hält die Winde 3,5 Kilo?', 56],
  ['Wurde die Rolle für fünfundachtzig Kronen verkauft?', 64],
])('%s', async (question, startSeconds) => {
  const { kind, markdown, citations } = await ask(german, question, 'de');
  expect(kind).toBe('answered');
  expect(markdown).not.toContain('nicht vor');
  expect(citations[0]?.startSeconds).toBe(startSeconds);
});

test.each([
  ['Did the aunt sew 40 tails?', '“40”'],
  ['Was it 14,000 metres?', '“14,000”'],
])('%s names what nobody says, or says of something else', async (question, missing) => {
  expect((await ask(english, question)).markdown).toContain(missing);
});

test('a number of an earlier question is told in words too', async () => {
  const segments = english.map((text, at) => ({ start: at * 8, end: at * 8 + 8, text }));
  const { markdown } = await builtinAnsweringEngine.answer({
    transcript: { language: 'en', kind: 'manual', segments },
    durationSeconds: 80,
    title: '',
    chapters: [],
    question: 'Why?',
    earlier: [{ question: 'Did the kite cost 40 euros?', answer: '' }],
  });
  expect(markdown).not.toContain('“40”');
});

test('a price is told though the name of what has it holds a figure', async () => {
  const lines = [
    'Hello, and welcome to the workshop behind the bakery.',
    'In spring I gave away my old drill and bought the Nimbus X7.',
    'It cost me six hundred and forty dollars, which is a lot for a drill.',
    'The chuck is made of steel and holds whatever I put in.',
    'My neighbour borrows it on Sundays.',
  ];
  const { markdown } = await ask(lines, 'How much did the Nimbus X7 cost?');
  expect(markdown).toContain('six hundred and forty dollars');
});
