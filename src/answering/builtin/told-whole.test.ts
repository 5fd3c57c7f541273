import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import type { AnsweringInput } from '../engine.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

/** Ten seconds for each sentence. */
function spoken(sentences: string[], language = 'en'): Transcript {
  const segments = sentences.map((text, at) => ({ start: at * 10, end: at * 10 + 10, text }));
  return { language, kind: 'manual', segments };
}

async function ask(question: string, sentences: string[], more: Partial<AnsweringInput> = {}) {
  const transcript = more.transcript ?? spoken(sentences);
  const durationSeconds = transcript.segments.length * 10;
  const input = { transcript, chapters: [], durationSeconds, title: '', earlier: [], ...more };
  const answer = await builtinAnsweringEngine.answer({ ...input, question });
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer;
}

const shop = [
  'We rent out canoes on the lower lake since 1998.',
  'The boat house stands beside the old mill.',
  'Canoes. You pay twelve euros for an hour and forty for the whole day.',
  'Is the lake deep enough for a keel boat in summer?',
  'No, not after the first of July.',
  'The water falls by a metre then, and the reeds grow where you would turn.',
  'My aunt Rosa lost a paddle below the weir.',
  'She found it again two villages further down, after five days.',
  'There are three rules.',
  'Wear a vest.',
  'Keep away from the weir.',
  'Be back before the bell rings.',
  'The limping swan by the jetty is famous here.',
  'It is called Admiral.',
  'Okay, coffee time.',
  'Number one, the red canoe is for two people.',
  'Number two, the green canoe is for families with a dog.',
  'Number three, the blue canoe leaks, and we only lend it to my cousin.',
];

test('what is said in the next sentence of what is asked for is told with it', async () => {
  expect((await ask('What about the limping swan?', shop)).markdown).toMatch(
    /famous here\. It is called Admiral\.” \(2:00\)/,
  );
});

test('a quote does not run over into something else', async () => {
  expect((await ask('What about the limping swan?', shop)).markdown).not.toContain('coffee');
});

test('a figure that is told after what it is of is quoted too', async () => {
  const { markdown } = await ask('How many days was the paddle of aunt Rosa lost?', shop);
  expect(markdown).toMatch(/My aunt Rosa lost a paddle below the weir\. She found it again .* five days/);
});

test('whether something is so is answered with the yes or no that was said', async () => {
  expect((await ask('Is the lake deep enough for a keel boat?', shop)).markdown).toMatch(
    /^On that, the video says: “No, not after the first of July\./,
  );
});

test('as many sentences are told as a speaker announces', async () => {
  const { markdown } = await ask('What are the rules?', shop);
  expect(markdown).toMatch(
    /“There are three rules\. Wear a vest\. Keep away from the weir\. Be back before the bell rings\.”/,
  );
});

test('what there is so many of is told, whatever it is', async () => {
  const { markdown } = await ask('What are the warning signs?', [
    'The ice on the lake breaks in March.',
    'There are three signs.',
    'It sings at night.',
    'The geese avoid it.',
    'The water stands on it at noon.',
    'The fire brigade closes the lake then.',
  ]);
  expect(markdown).toContain(
    '“There are three signs. It sings at night. The geese avoid it. The water stands on it at noon.”',
  );
});

test('what a speaker counts up at the end announces nothing', async () => {
  const { markdown } = await ask('Which tools do I need?', [
    'The tools are a rasp, a clamp and a brush.',
    'You glue the oar with them.',
    'Actually that is four tools.',
    'Look for the pot.',
    'It stands outside.',
  ]);
  expect(markdown).toContain('“The tools are a rasp, a clamp and a brush.');
});

test('what a speaker counts is told point by point, in order', async () => {
  const items = (await ask('Which canoes can I choose from?', shop)).markdown
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(items).toEqual([
    expect.stringContaining('the red canoe'),
    expect.stringContaining('the green canoe'),
    expect.stringContaining('the blue canoe'),
  ]);
});

test('a list that one sentence tells is not followed by other sentences', async () => {
  const { markdown } = await ask('Which materials are needed to repair a canoe?', [
    'My uncle has done it in the winter for years.',
    'To repair a canoe you need a rasp, two clamps, a pot of resin and a brush.',
    'The canoe hangs from the ceiling then, and the tools lie on the bench below it.',
    'In spring the canoe is put on the water again.',
  ]);
  expect(markdown).toMatch(
    /^The video mentions: “To repair a canoe you need a rasp, two clamps, a pot of resin and a brush\.” \(0:10\)\./,
  );
});

test('money is asked for money, and a day for a day', async () => {
  const sold = [
    'The lantern shop on the pier has 14 windows and a bell.',
    'The lantern was sold for 300 euros to a man from the coast.',
    'The lantern was sold in October, when the 3 other stalls had closed.',
    'Nobody has seen the lantern since the 9 fishermen left.',
  ];
  expect((await ask('How much did the lantern cost when it was sold?', sold)).markdown).toContain(
    '“The lantern was sold for 300 euros',
  );
  expect((await ask('When was the lantern sold?', sold)).markdown).toContain('“The lantern was sold in October');
});

test('what comes next goes on after all that was quoted', async () => {
  const answer =
    'The video says: “There are three rules. Wear a vest. Keep away from the weir. Be back before the bell rings.” (1:20).';
  const { markdown } = await ask('And after that?', shop, { earlier: [{ question: 'What are the rules?', answer }] });
  expect(markdown).toMatch(/^After that, at 2:00, it says: “The limping swan/);
});

test('what somebody else replies to a question is told, not what its asker adds', async () => {
  const segments = [
    ['Ann', 'And what do the swans eat in the winter?'],
    ['Ann', 'I see them on the ice all day.'],
    ['Ben', 'They graze on the barley field behind the church.'],
    ['Ann', 'Nobody minds, I hope.'],
  ].map(([speaker = '', text = ''], at) => ({ start: at * 10, end: at * 10 + 10, text, speaker }));
  const transcript: Transcript = { language: 'en', kind: 'manual', segments };
  expect((await ask('What do swans eat in winter?', [], { transcript })).markdown).toContain(
    'Ben says: “They graze on the barley',
  );
});

test('where the very thing that is asked for is never said, the answer says so first', async () => {
  const { markdown } = await ask('How much luggage can the red canoe for two people take?', shop);
  expect(markdown).toMatch(/“luggage”/);
  expect((await ask('Which varnish goes on the red canoe for two people?', shop)).markdown).toMatch(/“varnish”/);
});

test('what is asked in another language is not said to be missing from the video', async () => {
  const { kind, markdown } = await ask('Wie teuer ist das Boot am Tag?', shop);
  expect(kind).toBe('not_said');
  expect(markdown).toMatch(
    /^Das Video ist in einer anderen Sprache; nach „Boot“ und „Tag“ lässt sich darin nicht suchen\./,
  );
});

test('the English “was” does not make a question German', async () => {
  expect((await ask('Was salt added?', ['Salt was added at the end.', 'So it is.'])).markdown).toMatch(/^On that/);
});

test('how old or how many nobody knows whom is not said', async () => {
  expect((await ask('How old is she?', shop)).markdown).toBe('The video does not say anything that answers this.');
});

test('a question that names nothing is told so before what the video is about', async () => {
  expect((await ask('Would you do it again?', shop)).markdown).toMatch(/^The question names nothing to look for\./);
});

test('words without which the same is asked are not missed', async () => {
  const { kind, markdown } = await ask('What ingredients do I need for the resin?', [
    'The resin hardens in a day.',
    'For the resin you need three parts of rosin, one part of wax and some patience.',
    'Then it is brushed on.',
  ]);
  expect(kind).toBe('answered');
  expect(markdown).not.toContain('ingredients');
});

test('how often and how heavy something is is told by what says so, though it is named in the sentence before', async () => {
  const bell = [
    'The bell of the lighthouse was cast by 2 brothers.',
    'This is the bell of the lighthouse, in front of us.',
    'It weighs ninety kilos.',
    'We ring it twice a year.',
    'The cat of the keeper has 3 white paws.',
  ];
  expect((await ask('How heavy is the bell of the lighthouse?', bell)).markdown).toContain('It weighs ninety kilos.');
});

test('who speaks is told by how they introduce themselves, or are introduced', async () => {
  const { markdown } = await ask('Who is the guest?', [
    'Hello and welcome to the Tea Hour.',
    'I have with me professor Ada Fink, who counts owls.',
    'An owl hears better than it sees.',
    'That is why it hunts at night.',
  ]);
  expect(markdown).toBe('The video says: “I have with me professor Ada Fink, who counts owls.” (0:10).');
});

test('what somebody says after “let us talk about it” is told, not that', async () => {
  const segments = [
    ['Ann', 'Let us talk about swans.'],
    ['Ben', 'They graze on the barley field behind the church.'],
    ['Ann', 'Nobody minds, I hope.'],
    ['Ben', 'The farmer does, and he has bought a dog.'],
  ].map(([speaker = '', text = ''], at) => ({ start: at * 10, end: at * 10 + 10, text, speaker }));
  const transcript: Transcript = { language: 'en', kind: 'manual', segments };
  expect((await ask('What about the swans?', [], { transcript })).markdown).toContain('Ben says: “They graze on');
});

test('a reason that lies in the sentence before is quoted with it', async () => {
  const { markdown } = await ask('Why did the miller leave?', [
    'The mill stood by the river for a hundred years.',
    'The river was led around the village in 1911.',
    'The old miller left because of it.',
    'His sons became bakers.',
  ]);
  expect(markdown).toContain('“The river was led around the village in 1911. The old miller left because of it.');
});

test('a name with a low line in it is quoted as it is written', async () => {
  const settings = ['First comes the server.', 'The setting archive_mode is on, and _never_ off.', 'Then restart it.'];
  const { markdown } = await ask('What about archive_mode?', settings);
  expect(markdown).toContain('archive_mode is on, and never off');
});

test('amounts of money, C# and powers are quoted as they were said', async () => {
  const lines = [
    'We keep a small press in the cellar.',
    'The ink costs $40 or $50 a pot, and the paper $1,200 a year.',
    'Its driver is written in C# by a neighbour, and prints 2^10 pages.',
    'Then we go home.',
  ];
  expect((await ask('How much does the ink cost?', lines)).markdown).toContain(
    '$40 or $50 a pot, and the paper $1,200',
  );
  expect((await ask('Who wrote the driver?', lines)).markdown).toContain('in C# by a neighbour, and prints 2^10 pages');
  const { markdown } = await ask('What is the parrot?', ['The # parrot * is a $ grey bird from a ship.', ...lines]);
  expect(markdown).toContain('The parrot is a grey bird from a ship.');
});

test('a figure that was quoted already is told again to who then asks but for it', async () => {
  const cells = [
    'So what happens inside the cell if it does get too hot?',
    'Proteins are long chains that are folded up in a particular shape.',
    'Heat shakes them, and they unfold and stick to one another, like the white of an egg in the pan.',
    'But cells have helpers.',
    'They are called heat shock proteins.',
    'They were found in 1962 by an Italian, Ferruccio Ritossa, and it was by accident.',
    'Somebody had turned up his incubator by mistake, and he saw puffs that should not have been there.',
    'The journal Nature rejected his paper because it had no obvious importance.',
    'Today there are tens of thousands of papers about it.',
    'What heat shock proteins do is hold on to a protein that comes apart, and give it another chance to fold.',
    'The silver ant, by the way, makes them before it goes out of the nest.',
  ];
  const question = 'who discovered heat shock proteins?';
  const earlier = [{ question, answer: (await ask(question, cells)).markdown }];
  expect((await ask('when?', cells, { earlier })).markdown).toMatch(/^[^“]*“[^”]*found in 1962/);
});

test('a reason that is told in the sentence before is quoted with what it is for', async () => {
  const ears = [
    'A camel does something different, and lets go of the heat at night.',
    'Elephants use their ears, which they hold against the wind.',
    'The ears are full of blood vessels, and when they flap them the blood comes back up to five degrees cooler.',
    "It's why African elephants, which live in the open, have larger ears than Asian ones, which live in the forest and hardly flap them.",
    'At least that is the usual story.',
  ];
  expect((await ask('why do elephants have big ears', ears)).markdown).toMatch(/^[^“]*“[^”]*full of blood vessels/);
});

test('what comes after the break is not told of what a video is about', async () => {
  const report = [
    'The sluice of the river was stuck, and the river came over the wall.',
    'The new sluice will have two gates, and the river a wider bed.',
    'After the break, the fishermen of the river, the sluice of their harbour and a very unusual catch.',
  ];
  expect((await ask('summary', report)).markdown).not.toContain('fishermen');
});

test('the reason that speakers give when they ask for it themselves is told without what comes after it', async () => {
  const workshop = [
    'The walls of the workshop are old.',
    'Between the beams there is sheep wool.',
    'Why sheep wool and not straw?',
    'Because sheep wool keeps the mice away.',
    'Before we go on, a word about my lamps.',
    'They come from a shop in the harbour.',
    'I have bought there for two years.',
  ];
  const { markdown } = await ask('Why did he take sheep wool and not straw?', workshop);
  expect(markdown).toContain('keeps the mice away.”');
  expect(markdown).not.toContain('lamps');
});

test('what something reads in German is not looked for', async () => {
  const shop = ['Willkommen in der Werkstatt.', 'Mit dem Code LAMPE zahlt ihr weniger.', 'Das Holz ist aus Fichte.'];
  const { markdown } = await ask('Wie lautet der Code?', shop, { transcript: spoken(shop, 'de') });
  expect(markdown).toMatch(/^Im Video heißt es: „Mit dem Code LAMPE/);
});

test('as many points as are asked for are told, though who makes them is named elsewhere, and none twice', async () => {
  const house = [
    'For the motion we have Doctor Samuel Lind, who teaches sailing in Marlow, and Clara Pell, who keeps the lamps.',
    'Against it are Rupert Vane of the rope makers, and Farah Quill, who is a lawyer.',
    'The hall is cold tonight.',
    'The doors close at nine, and the coats hang by the stairs.',
    'Thank you, and let me begin with a number.',
    'The harbour holds forty boats, and thirty of them never leave.',
    'They lie there from May to June and nobody sails them.',
    'My first argument is the noise of the winches.',
    'Nobody sleeps on the quay.',
    'My second is the price of the ropes.',
    'My third is that the seals come back.',
    'The bell rings now.',
    'Please vote now, and take your coats.',
  ];
  const { markdown } = await ask('What are the three arguments of Doctor Lind?', house);
  for (const said of ['noise of the winches', 'price of the ropes', 'seals come back'])
    expect(markdown.split(said)).toHaveLength(2);
});

test('a sentence within which nobody speaks for a while is quoted whole', async () => {
  const lines = [
    'The garden lies behind the bakery.',
    'We sow the beans in May. What the frost tells you is that you cannot both',
    'have early beans and a bed without a cover. So we build a cover from',
    'old windows and a few bricks. Then comes the rhubarb.',
  ];
  const segments = lines.map((text, at) => ({ start: at * 10, end: at * 10 + 6, text }));
  const transcript: Transcript = { language: 'en', kind: 'manual', segments };
  expect((await ask('Can we have early beans without a cover?', lines, { transcript })).markdown).toContain(
    'you cannot both have early beans and a bed without a cover.',
  );
  expect((await ask('What is the cover built from?', lines, { transcript })).markdown).toContain(
    'from old windows and a few bricks.',
  );
});
