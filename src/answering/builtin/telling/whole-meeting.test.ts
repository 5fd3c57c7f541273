import { expect, test } from 'vitest';
import { builtinAnsweringEngine } from '../builtin-engine.ts';

const meeting = [
  "Ruth: Good morning everybody, let's start with the fair.",
  'Paul: The town hall says that the square is free on the fourteenth of June.',
  'Ruth: So, we take the fourteenth of June. Does anybody object?',
  'Paul: No, that is fine.',
  'Ruth: Tom, will you call the band this week?',
  "Tom: Yes, I'll do that by Friday.",
  "Ruth: If we decided on two days, we'd need a second band. Could you see the stage from there?",
  'Paul: I could see it well.',
  'Ruth: Now the roof. The roofer wants two thousand euros for the flashing.',
  'Paul: Then we repair the flashing only. All in favour?',
  'Ruth: That is everybody. Fine, it is decided, we repair the flashing.',
  "Tom: I'll send the letter to the roofer tomorrow.",
];

async function ask(question: string, lines = meeting): Promise<string> {
  const segments = lines.map((line, at) => {
    const [, speaker = '', text = ''] = /^(\p{L}+): (.*)$/u.exec(line) ?? [];
    return { start: at * 10, end: (at + 1) * 10, text: `>> ${text}`, speaker };
  });
  const answer = await builtinAnsweringEngine.answer({
    transcript: { language: 'en', kind: 'manual', segments },
    durationSeconds: lines.length * 10,
    title: 'Board meeting',
    chapters: [],
    earlier: [],
    question,
  });
  return answer.markdown;
}

test.each([
  'What were the decisions?',
  'What was decided?',
  'what did they agree on?',
  'Which decisions were made in the meeting?',
  'Could you list the decisions, please?',
  'Was anything decided today?',
])('%s is answered with all that is settled', async (question) => {
  const told = await ask(question);
  expect(told.match(/“[^”]*”/g)).toEqual([
    expect.stringContaining('take the fourteenth of June'),
    expect.stringContaining('it is decided, we repair the flashing'),
  ]);
});

test.each(['Who decided?', 'What was decided about the band?', 'Why was it decided?'])(
  '%s asks for something else than all decisions',
  async (question) => {
    expect(await ask(question)).not.toContain('Settled, in the order');
  },
);

test.each([
  'What are the action items?',
  'Who does what?',
  'to-dos?',
  'what are the next steps',
  'What needs to be done?',
])('%s is answered with what is asked for and promised', async (question) => {
  const told = await ask(question);
  expect(told.match(/“[^”]*”/g)).toEqual([
    expect.stringContaining('Tom, will you call the band'),
    expect.stringContaining('do that by Friday'),
    expect.stringContaining('send the letter to the roofer tomorrow'),
  ]);
});

test.each(["What are Tom's tasks?", 'What does Tom have to do?', 'What did Tom promise to do?'])(
  '%s is answered with what Tom promises',
  async (question) => {
    expect(await ask(question)).toMatch(/do that by Friday.*letter to the roofer/s);
    expect(await ask(question.replace('Tom', 'Paul'))).not.toContain('Asked for or promised');
  },
);

test.each(['What is the next step for the flashing?', 'What does the roofer have to do?'])(
  '%s asks for something else than all tasks',
  async (question) => {
    const markdown = await ask(question);
    expect(markdown).toMatch(/roofer|flashing/);
    expect(markdown).not.toContain('Asked for or promised');
  },
);

test('one who tells a story settles and promises nothing of the kind', async () => {
  const story = [
    'Ann: They decided to leave. It was approved by the king.',
    "Ann: Let's say that the ship was small, and then we'll get to the storm.",
    "Ann: Can you imagine that? I'll tell you tomorrow.",
  ];
  for (const question of ['What was decided?', 'What are the action items?']) {
    expect(await ask(question, story)).not.toMatch(/Settled, in|Asked for or promised/);
  }
});

const otherwise = [
  'Ann: In 2019 we decided to sell the tent.',
  'Ann: I thought we decided to keep the garage, but we never agreed on that.',
  'Bob: Can you eat bread every day?',
  'Ann: I can eat it three times a day.',
  "Bob: Parliament will vote on it by Friday. I'll see you tomorrow.",
  'Ann: The council decided that no fires are allowed.',
];

test.each(['What was decided?', 'What did the council decide?', 'What was not decided?', 'What is the resolution?'])(
  '%s lists nothing that was decided another time, by others or not',
  async (question) => {
    expect(await ask(question, otherwise)).not.toContain('Settled, in');
  },
);

test.each(['What are the tasks?', 'What needs to be done?'])(
  '%s lists no small talk, farewells or news',
  async (question) => {
    expect(await ask(question, otherwise)).not.toContain('Asked for or promised');
  },
);

test('decisions that follow one another are all told', async () => {
  const told = await ask('What was decided?', [
    'Ann: We decided to move the office to Leipzig. We agreed to hire two designers. The logo stays, we decided, blue.',
    'Bob: And we agreed that Fridays are free of meetings.',
  ]);
  expect(told.match(/“[^”]*”/g)).toHaveLength(4);
});

test('a stutter that goes on is read as fast as anything else', async () => {
  const stutter = `Ann: ${'And so, '.repeat(300)}what is the plan?`;
  expect(await ask('What are the next steps?', [stutter, 'Bob: I will see.'])).not.toContain('Asked for or promised');
});

test('what one says that another will do is the task of the other', async () => {
  const given = ['Ann: Bob will call the printer by Friday.', 'Bob: That is fine with me.'];
  expect(await ask('What does Bob have to do?', given)).toContain('call the printer by Friday');
  expect(await ask("What are Ann's tasks?", given)).not.toContain('call the printer by Friday');
});

test('what is summed up in few words is decided where nobody is against it, and its item asks whether it is so now', async () => {
  const ferry = [
    'Ann: Good evening, this is the meeting of the ferry club.',
    'Bob: The letter asks for a ban of dogs on the ferry.',
    'Cy: Half of those who cross walk their dogs in the meadows.',
    'Ann: So no ban. Dogs on a short lead, at the stern. Is anyone against?',
    'Bob: No.',
    'Ann: Right, next, I have here the lanterns.',
    "Ann: So that's ninety crowns for the lanterns. Everybody fine with that?",
    'Cy: Good.',
  ];
  const told = await ask('I missed the meeting, what were the main decisions?', ferry);
  expect(told.match(/“[^”]*”/g)).toEqual([
    expect.stringContaining('So no ban. Dogs on a short lead'),
    expect.stringContaining('ninety crowns'),
  ]);
  expect(await ask('Are dogs banned now?', ferry)).toMatch(/^On that, Ann says: “(?:So no ban|Dogs on a short lead)/);
});

const volunteers = [
  'Ruth: The hall is dark, and nobody has seen to the lamps.',
  'Ruth: And who is going to do the tables?',
  'Paul: I can do the tables. My son has a van.',
  "Ruth: Tom, you'll hang the flags?",
  'Tom: I will, from the balcony.',
  'Ruth: The oven is broken, and Sue is ill.',
  "Paul: I'll do the oven. It only needs a fuse.",
  'Tom: Who would win such a race?',
  'Ruth: Nobody from here. I will eat my hat.',
];

test.each(['list the tasks that were given', 'Which tasks were assigned?'])(
  '%s is answered also with what somebody volunteers for',
  async (question) => {
    const told = await ask(question, volunteers);
    expect(told.match(/“[^”]*”/g)).toEqual([
      expect.stringContaining('is going to do the tables'),
      expect.stringContaining('I can do the tables'),
      expect.stringContaining('hang the flags'),
      expect.stringContaining('I will, from the balcony'),
      expect.stringContaining('do the oven'),
    ]);
  },
);

test('each of the first eight tasks is told with what is promised to each', async () => {
  const things = ['flags', 'lamps', 'tables', 'chairs', 'plates', 'candles'];
  const lines = things.flatMap((thing) => [
    `Ruth: Tom, could you order the ${thing}?`,
    `Tom: I'll order the ${thing}.`,
  ]);
  expect((await ask('What are the action items?', lines)).match(/“/g)).toHaveLength(12);
});

test('what was decided is not told again as what comes up elsewhere', async () => {
  const roof = [
    "Helen: Thank you. All in favour? That's carried. Right, the first proper item tonight is the pavilion roof. Derek.",
    "Derek: Yes. So it came through again in the storm on the ninth, in the changing room on the left. I've had three people out to look at it. The cheapest is Lowe and Sons with eleven thousand four hundred for a patch. The other two say don't patch it, the felt's gone, you need a new one. Hargreaves want twenty three thousand for a whole new roof with a guarantee of twenty years.",
    'Joan: How long would the patch last?',
    "Derek: He wouldn't say. Five years if we're lucky.",
    "Joan: Well, as treasurer I have to say that we've got nineteen thousand six hundred in the bank tonight, and two thousand of that is the juniors' money, which we can't touch. So we can't just write a cheque for twenty three.",
    "Samira: There's the county's sports grant, though. I've looked into it. They pay up to half of building works for a club with a youth section. The closing date is the fifteenth of May.",
    'Helen: Would we get it?',
    "Samira: I think we've got a good chance. The bowls club got it last year. But they want two quotes in writing and a safeguarding policy that's less than a year old, and ours is from 2021.",
    "Derek: I can get the quotes in writing. That's no bother.",
    "Helen: And who's going to do the policy?",
    "Samira: I'll do the policy. I've got the one from school that I can use.",
    "Helen: Lovely. So what I'd suggest is that we go for the whole roof, on condition that we get the grant. Would somebody like to propose that?",
    'Derek: I propose that we accept the quote from Hargreaves, subject to the grant.',
    "Joan: I'd be happier if we put in a ceiling. I'd say we spend no more than twelve thousand of our own money.",
    'Derek: Fine. With a ceiling of twelve thousand.',
    "Samira: I'll second that.",
    "Helen: Those in favour? Three. Against? Nobody. Carried then. Samira, you'll send off the form?",
    "Samira: I will, by the end of April, so there's a bit of room.",
    'Helen: Next is subscriptions. Joan.',
    "Joan: We haven't put them up since 2019. It's eighty pounds for adults and thirty for juniors. Electricity has gone from nine hundred to two thousand one hundred in that time. I'd like to move that we go up to ninety five for adults and leave the juniors as they are.",
    "Derek: I'm not sure about that. We lost eleven members over the winter. If you put it up by fifteen pounds we'll lose more of them. There are people on pensions in the veterans' side.",
    'Samira: Could we have a lower one for pensioners?',
    'Joan: We could. Say eighty for over sixty fives, as it is now.',
    "Derek: That would make it easier for me. But I still think it's the wrong year.",
  ];
  const told = await ask('what did they decide about the roof?', roof);
  const quotes = told.match(/“[^”]*”/g) ?? [];
  expect(quotes.filter((quote) => quote.includes('go for the whole roof'))).toHaveLength(1);
});

test.each([
  ['who is going to do the oven?', /^Paul says: “I'll do the oven/],
  ['Who will do the tables?', /Paul: “I can do the tables/],
])('%s is answered with who volunteers', async (question, told) => {
  expect(await ask(question, volunteers)).toMatch(told);
});
