import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

/** Ten seconds for each sentence. */
async function ask(question: string, sentences: string[], title = '') {
  const segments = sentences.map((text, at) => ({ start: at * 10, end: at * 10 + 10, text }));
  const transcript: Transcript = { language: 'en', kind: 'manual', segments };
  const input = { transcript, chapters: [], durationSeconds: segments.length * 10, title, earlier: [], question };
  return builtinAnsweringEngine.answer(input);
}

const race = [
  'The rowing race on the Elbe was started by a gun that did not go off.',
  'So the mayor shouted instead.',
  'The green boat crossed the line first.',
  'Ada Fink.',
  'She rowed alone, with a broken seat.',
  'Was the line in the right place?',
  'I measured it with a rope.',
  'In my opinion not.',
  'Is a single judge enough?',
  'Yes, since two of them would only quarrel.',
  'The lamp on the pier is green, and the one on the bridge is red.',
  'Why a single judge?',
  'Because of the fog, which kept the other four at home.',
  'Here is what the boats carry.',
  'A bell, a vest and a whistle.',
  'The lamp on the pier was lit by the keeper of the locks.',
  'A dinner for the rowers is held in the old salt store.',
  'You can book a seat at the dinner with the keeper.',
  'The next race is on the ninth of May.',
  'I will race tomorrow, for the joy of it.',
];

test('who it was is quoted with the name that follows', async () => {
  expect((await ask('who crossed the line first in the race', race)).markdown).toContain(
    'crossed the line first. Ada Fink.',
  );
});

test('what a speaker asks and answers at once is quoted with what it is about', async () => {
  const { markdown } = await ask('was the goal correct', [
    'The third goal fell in the last minute.',
    'Was it one?',
    'I have watched it twenty times.',
    'In my opinion not.',
    'The referee went home by tram.',
  ]);
  expect(markdown).toContain('Was it one? I have watched it twenty times. In my opinion not.');
});

test('a price that is told nowhere is not taken from another sentence about the thing', async () => {
  const { kind, markdown } = await ask('how much does a seat at the dinner cost', race);
  expect(kind).toBe('not_said');
  expect(markdown).toMatch(/nearest it comes is .*dinner/);
});

test('a day that is named counts more than tomorrow', async () => {
  expect((await ask('when is the race', race)).markdown).toContain('ninth of May');
});

test('what a sentence only says to be listed is quoted to the list', async () => {
  expect((await ask('which things do the boats carry', race)).markdown).toContain('A bell, a vest and a whistle.');
});

test('a question of the same kind in the talk is where it is answered', async () => {
  expect((await ask('why was there a single judge at the race', race)).markdown).toMatch(
    /^The reason given: “Because of the fog/,
  );
});

test('what something can not do is told where its speaker says so', async () => {
  const { markdown } = await ask("what can't it do", [
    'This is the Marl loom, and it weaves linen.',
    'The loom weaves wool as well.',
    'What it can not do.',
    'It tears silk on every second row.',
    'That is all for today.',
  ]);
  expect(markdown).toMatch(/^Said against it:\n\n“What it can not do\. It tears silk/);
});

test.each(['Can you sum up all the steps for me in short?', 'Summarize the process', 'What are the steps?'])(
  '%s is answered with what the speaker sums up',
  async (question) => {
    const { markdown } = await ask(question, [
      'Hello, today I show you how to grow kale in the dark under a bucket.',
      'You set the roots in the month of March, and the flat end is up.',
      'Then you wait for a year and do nothing at all with it.',
      'Put the bucket on when it is January, with a brick on it.',
      'So, to sum up.',
      'Roots in March, nothing for a year, bucket on in January, knife in March, bucket off by the end of April.',
      'Bye.',
    ]);
    expect(markdown).toContain('In short: “Roots in March, nothing for a year');
  },
);

test('what is put off to another video is not said in this one', async () => {
  const { markdown } = await ask('Why are manhole covers round?', [
    'Hello, today we talk about the buttons at the crossing.',
    'The button does nothing in the morning.',
    'Next week we are going to talk about manhole covers and why they are round.',
    'Bye.',
  ]);
  expect(markdown).toMatch(/^The video does not say/);
});

test('what is told of another time answers who asks for that', async () => {
  const lines = [
    'Hello, today we talk about the buttons at the crossing.',
    'The button does nothing in the morning.',
    'I press it all the same, once a week.',
    'Next week we turn to manhole covers.',
    'Bye.',
  ];
  const { kind, markdown } = await ask('What will you talk about next week?', lines);
  expect([kind, markdown]).toEqual(['answered', expect.stringContaining('Next week we turn to manhole covers.')]);
  expect((await ask('Why are manhole covers round?', lines)).kind).toBe('not_said');
  // As captions without punctuation are cut.
  const cut = lines.with(3, 'Tell me what you think and next week.').toSpliced(4, 0, 'We turn to manhole covers.');
  expect((await ask('What will you talk about next week?', cut)).markdown).toContain('We turn to manhole covers.');
});

test('what it is about is neither what is not talked about nor that a meeting begins', async () => {
  const kettle = [
    'I have never opened a kettle before in my life apart from that one time in Spain.',
    'We don’t talk about the time in Spain, when the kettle flew out of the window.',
    'The kettle from Elmsworth boils six cups of water and has a lid of steel.',
    'The cord of the kettle is as short as my arm.',
  ];
  expect((await ask('What is this video about?', kettle)).markdown).not.toMatch(/^[^\n]*time in Spain, when/);
  const council = [
    'Good evening, I am going to call this meeting of the council of Elmsworth to order.',
    'The harbor wall has cracked in nine places, and the wall was built by the council.',
    'We have four bids for the harbor wall of Elmsworth.',
  ];
  expect((await ask('What was the meeting about?', council)).markdown).not.toMatch(/^[^\n]*to order/);
});
