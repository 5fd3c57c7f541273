import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';
import { askedSpeakers } from './question/asked-speakers.ts';
import { readQuery } from './question/query.ts';

/** Ten seconds for each line; `Ann: …` begins a turn of hers. */
function meeting(...lines: string[]): Transcript {
  let speaker: string | undefined;
  const segments = lines.map((line, at) => {
    const [, name, said = line] = /^(\p{Lu}[\p{L} .]+): (.*)$/u.exec(line) ?? [];
    const isOther = name !== undefined && name !== speaker;
    speaker = name ?? speaker;
    return { start: at * 10, end: (at + 1) * 10, text: isOther ? `>> ${said}` : said, ...(speaker ? { speaker } : {}) };
  });
  return { language: 'en', kind: 'manual', segments };
}

async function ask(question: string, transcript: Transcript) {
  const durationSeconds = transcript.segments.length * 10;
  const answer = await builtinAnsweringEngine.answer({
    transcript,
    chapters: [],
    durationSeconds,
    title: 'A meeting',
    earlier: [],
    question,
  });
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer;
}

const roof = meeting(
  'Ann: Good morning, and welcome to the meeting of the allotment society.',
  'Bob: The roof of the shed is slate, and slate is far too heavy for those beams.',
  'Cy: I had a look at the gutter as well, and it is fine.',
  'Ann: I think the slate should stay, since it has lasted ninety years without a leak.',
  'Bob: How would you pay for the beams?',
  'Ann: The council gives us four hundred pounds for the beams in April.',
  'Cy: Then let us talk about the pond and the frogs in it.',
);

test('who speaks is named, and whose words are asked for is quoted', async () => {
  expect((await ask('What did Ann think of the slate?', roof)).markdown).toMatch(
    /^On this, Ann says: “I think the slate should stay, since it has lasted ninety years without a leak\.” \(0:30\)/,
  );
  expect((await ask('What did Bob say about slate?', roof)).markdown).toMatch(
    /^On this, Bob says: “The roof .*\(0:10\)/,
  );
  expect((await ask('How much does the council give?', roof)).markdown).toMatch(/^Ann says: “The council gives us/);
});

test('who is asked for and says nothing of it is told to be silent, before what others say', async () => {
  expect((await ask('What did Cy think of the slate?', roof)).markdown).toMatch(
    /^No words of Cy on this were found\.\nThe video comes closest to this at 0:\d0, where (?:Ann|Bob) says: “/,
  );
  expect((await ask('What did Zoe say about the slate?', roof)).markdown).toMatch(
    /^The video does not mention “Zoe”\.\nOn this, (?:Ann|Bob) says: “/,
  );
});

test('who is not quoted is told to be silent, even where a moment of theirs is named', async () => {
  const garden = meeting(
    'Ann: Good morning, and welcome to the meeting of the allotment society.',
    'Mark: The roof of the shed is slate, and slate is far too heavy for those beams.',
    'Rose: I had a look at the gutter as well, and it is fine.',
    'Ann: I think the slate should stay, since it has lasted ninety years without a leak.',
    'Will: How would you pay for the beams?',
    'Ann: The council gives us four hundred pounds for the beams in April.',
    'Rose: You have to mark the beds with a string first, and then you can dig.',
    'Will: I agree with Ann about the council money, but the bill for the beams will be higher.',
    'Mark: First you pull out the nettles, roots and all. Then you cover the bed with cardboard.',
    'And you put a hand of compost on it before you plant the beans.',
    'Bill: My rose needs water twice a week in summer, because the soil is sandy.',
    'Ann: Then let us talk about the pond and the frogs in it.',
    'Rose: A rubber liner under the pond costs two hundred pounds and lasts twenty years.',
    'Bill: Clay would hold the pond as well, and it costs nothing but a weekend of work.',
    'Mark: I disagree with the clay, because it cracks in a dry summer.',
    'Will: So the pond gets a liner. We dig the shallow side in March.',
    'Bill: Fine, I bring the spades then.',
    'Ann: Good, that is settled. Thank you all, and goodbye.',
  );
  const { markdown } = await ask('What did Bill say about the slate?', garden);
  expect(markdown).toMatch(/^No words of Bill on this were found\.\nThe video comes closest .* Ann says/);
});

test('what somebody says without a word of what is asked for is told as what comes closest', async () => {
  const hall = meeting(
    'Ann: The boiler of the hall is forty years old.',
    'Bob: A new boiler costs nine thousand pounds, and it burns oil.',
    'Ann: We could put a heat pump in the place of the boiler.',
    'Bob: I am against the heat pump, because the heat pump is loud.',
    'Cy: The boiler was repaired twice this winter, and I paid for it myself.',
    ...Array.from({ length: 30 }, (_, at) => `Ann: On day ${at} of the trip to the coast the weather was wet.`),
  );
  expect((await ask('What did Cy think about the heat pump?', hall)).markdown).toMatch(
    /^No words of Cy on this were found\.\nThe video comes closest to this /,
  );
  expect((await ask('What did Cy think about the boiler?', hall)).markdown).toMatch(/^On this, Cy says: “The boiler/);
});

test('what somebody says is told from the few words with which it begins', async () => {
  const hall = meeting(
    'Ann: Should the hall stay open on Sundays in the winter?',
    'Bob: Never. For no money. The hall on Sundays is the coldest place that I know.',
    'Ann: And what about the kitchen of the club?',
    'Cy: The kitchen has a stove, so people can meet there.',
  );
  expect((await ask('What did Bob say about Sundays?', hall)).markdown).toMatch(
    /Bob says: “Never\. For no money\. The hall on Sundays is the coldest/,
  );
});

test('all that somebody says or asks is told in their words', async () => {
  const said = (await ask('What did Ann say?', roof)).markdown.split('\n').filter(Boolean);
  expect(said[0]).toBe(
    'Ann says: “I think the slate should stay, since it has lasted ninety years without a leak.” (0:30).',
  );
  expect(said.slice(1)).toEqual(['Ann: “The council gives us four hundred pounds for the beams in April.” (0:50).']);
  expect((await ask('What did Bob ask?', roof)).markdown).toBe('Bob asks: “How would you pay for the beams?” (0:40).');
  expect((await ask('What questions did Bob ask?', roof)).markdown).toBe(
    'Bob asks: “How would you pay for the beams?” (0:40).',
  );
  expect(await ask('What did Ann ask?', roof)).toMatchObject({
    kind: 'not_said',
    markdown: 'No words of Ann on this were found.',
  });
  expect(readQuery('What did Ann say about slate?', [], ['Ann']).whole).toBeUndefined();
});

test('a question after another one asks for the same of somebody else, or for more of the same one', () => {
  const earlier = [{ question: 'What did Ann say about the slate?' }];
  const read = (question: string) => {
    const { speakers, sought, whole } = readQuery(question, earlier, ['Ann', 'Bob']);
    return { speakers, sought: sought.map(({ word }) => word), whole };
  };
  const ofBob = { speakers: ['Bob'], sought: ['slate'], whole: undefined };
  expect(read('What did Bob say about it?')).toEqual(ofBob);
  expect(read('And Bob?')).toEqual(ofBob);
  expect(read('Why does she think so?').speakers).toEqual(['Ann']);
  expect(read('Why is the gutter fine?').speakers).toEqual([]);
  expect(read('What did Bob talk about?')).toMatchObject({ speakers: ['Bob'], whole: 'said' });
});

test('what comes next is told with the names of those who say it', async () => {
  const { markdown } = await builtinAnsweringEngine.answer({
    transcript: roof,
    chapters: [],
    durationSeconds: 70,
    title: 'A meeting',
    earlier: [{ question: 'What about the gutter?', answer: 'Cy says: “I had a look at the gutter” (0:20).' }],
    question: 'What comes next?',
  });
  expect(markdown).toMatch(/^After that, at 0:30, Ann says: “I think/);
  expect(markdown).toMatch(/^- (?:Ann|Bob|Cy): “/m);
  expect(markdown).not.toMatch(/^- “/m);
});

test('a name is not said to be missing where its owner speaks', async () => {
  const { markdown } = await ask('Stimmt Ann Bob zu?', roof);
  expect(markdown).not.toMatch(/„(?:Ann|Bob)“/);
});

test('nobody is quoted with what somebody unnamed adds', async () => {
  const transcript = meeting('Ann: The gate of the yard is painted green,', 'Bob: No.', 'Ann: Fine.', 'Bob: Well.');
  transcript.segments.splice(1, 0, { start: 5, end: 9, text: 'and the fence is red.' });
  expect((await ask('What colour is the gate of the yard?', transcript)).markdown).toContain(
    'Ann says: “The gate of the yard is painted green”',
  );
});

test('what two people say is not told as the words of one', async () => {
  const short = meeting('Ann: The gate is green.', 'Bob: No, it is blue.', 'Ann: Fine.', 'Cy: Shall we go home now?');
  expect((await ask('What is green?', short)).markdown.split('\n')[0]).toBe('Ann says: “The gate is green.” (0:00).');
});

test('a question is told with its reply', async () => {
  expect((await ask('What was said about how to pay for the beams?', roof)).markdown).toMatch(
    /Bob asks: “How would you pay for the beams\?” \(0:40\)\.\n\nAnn: “The council gives us/,
  );
});

test('what somebody says of it in few words is told', async () => {
  const { markdown } = await ask(
    'What did Bob recommend for the pond?',
    meeting(
      'Ann: The pond has been leaking since the winter, and the frogs have moved to the churchyard.',
      'Bob: A rubber liner under the pond costs two hundred pounds and lasts for twenty years or so.',
      'Clay would hold the water as well, and it costs us nothing but a weekend of work.',
      'I recommend clay for the pond.',
      'Ann: Then let us hear what the treasurer of the garden club thinks of the spades for it.',
    ),
  );
  expect(markdown).toContain('“I recommend clay for the pond.');
});

test('a long discussion is told from where it begins to where it ends, in order', async () => {
  const filler = (from: number) =>
    Array.from(
      { length: 60 },
      (_, at) => `Plank ${from + at} is sawn and sanded and oiled on a Monday by the volunteers.`,
    );
  const pond = [
    'Ann: Now we come to the pond, which has been leaking since the winter.',
    'Bob: A rubber liner under the pond costs two hundred pounds and lasts for twenty years.',
    'Ann: Clay would hold the pond as well, and it costs us nothing but a weekend of work.',
    'The frogs need a shallow side of the pond, where they can climb out again.',
    'Bob: So the pond gets clay, and we dig its shallow side in the first week of March.',
    'Ann: Good, the pond is settled then, and Bob brings the spades for it in March.',
  ];
  const long = meeting('Ann: Hello.', ...filler(0), ...pond, ...filler(60), ...filler(120), ...filler(180));
  const { markdown, citations } = await ask('What was discussed about the pond?', long);
  const [first, , ...items] = markdown.split('\n');
  expect(first).toMatch(/^This is discussed from 10:10 to 1\d:\d0\.$/);
  expect(items.length).toBeGreaterThan(2);
  expect(items[0]).toMatch(/^- (?:Ann|Bob): “.*pond/);
  expect(markdown).not.toContain('Plank');
  const moments = citations.slice(2).map(({ startSeconds }) => startSeconds);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});

test.each([
  ['What did the professor think of it?', ['Professor B', 'Grad C'], ['Professor B']],
  ['What did F think about the format?', ['PhD F', 'Grad C'], ['PhD F']],
  ['What did Grad G say about it?', ['Grad A', 'Grad B'], []],
  ['What did Grad G say about it?', ['PhD G', 'Grad B'], ['PhD G']],
  ['What did student F think of it?', ['PhD F', 'Grad B'], ['PhD F']],
  ['What about plan B?', ['PhD B', 'Grad C'], []],
  ['How did Bill Blair answer?', ['Hon. Bill Blair', 'The Chair'], ['Hon. Bill Blair']],
  ['Why did Lee agree with Ann?', ['Ann Lee', 'Ann Fox', 'Bo Kim'], ['Ann Lee', 'Ann Fox']],
  ['What is the user interface like?', ['User Interface', 'Marketing'], []],
  ['What was said about Marketing?', ['User Interface', 'Marketing'], []],
  ['What did Ann Lee say about it?', ['Ann Lee', 'Ann Fox'], ['Ann Lee']],
  ['Will the bill pass?', ['Will', 'Bill'], []],
  ['Did Ann say that will work?', ['Ann', 'Will'], ['Ann']],
  ['What did Will say about it?', ['Ann', 'Will'], ['Will']],
  ['what did bill say about the rose', ['Bill', 'Rose'], ['Bill']],
  ['Did the rose need water?', ['Bill', 'Rose'], []],
  ['Did the host agree?', ['Host', 'Guest'], ['Host']],
  ['Warum nimmt Ben Sauerteig?', ['Anna', 'Ben'], ['Ben']],
  ['Stimmt Anna zu?', ['Anna', 'Ben'], ['Anna']],
  ['Was meint Anna über das Brot?', ['Anna', 'Ben'], ['Anna']],
  ['Tell me what Ann says about slate', ['Ann', 'Bob'], ['Ann']],
  ["Why doesn't Ann like the slate?", ['Ann', 'Bob'], ['Ann']],
  ['why dont Ann and Bob agree', ['Ann', 'Bob'], ['Ann', 'Bob']],
  ["Won't Bob pay for the beams?", ['Ann', 'Bob'], ['Bob']],
  ["Why can't Bob accept the slate?", ['Ann', 'Bob'], ['Bob']],
  ['Can Bob swim?', ['Ann', 'Bob'], []],
  ["And isn't Bob for the slate?", ['Ann', 'Bob'], ['Bob']],
  ['What is Bob saying about slate?', ['Ann', 'Bob'], ['Bob']],
  ['What is Bob wearing?', ['Ann', 'Bob'], []],
  ['whats bobs view on slate', ['Ann', 'Bob'], ['Bob']],
  ['Do you know why Bob is against the slate?', ['Ann', 'Bob'], ['Bob']],
  ['Do you know why Bob was late?', ['Ann', 'Bob'], []],
  ['Who knows why Bob likes slate?', ['Ann', 'Bob'], []],
  ['Who disagrees with what Bob said?', ['Ann', 'Bob'], []],
  ['How did the others respond to what Bob said?', ['Ann', 'Bob'], []],
  ['What did Councillor Fox say about Dr Lund?', ['Fox', 'Dr. Lund'], ['Fox']],
  ['What does the host think of it?', ['Host', 'Rose'], ['Host']],
  ["What's the host's opinion of it?", ['Host', 'Rose'], ['Host']],
  ['What is a rose like in winter?', ['Host', 'Rose'], []],
  ['Sag mir, was Ben über das Brot denkt', ['Anna', 'Ben'], ['Ben']],
  ['Was ist Bens Meinung zum Brot?', ['Anna', 'Ben'], ['Ben']],
  ["Fasse Ines' Haltung zusammen", ['Ines', 'Ben'], ['Ines']],
  ['Was kostet das Brot Anna zufolge?', ['Anna', 'Ben'], ['Anna']],
  ['Weißt du, wo Ben wohnt?', ['Anna', 'Ben'], []],
  ['Wie antworten sie auf das, was Ben sagt?', ['Anna', 'Ben'], []],
  ['王女士说了什么？', ['王女士', '李先生'], ['王女士']],
  ['李先生的看法是什么？', ['王女士', '李先生'], ['李先生']],
  ['大家对王女士怎么看？', ['王女士', '李先生'], []],
  ['王女士的面馆在哪里？', ['王女士', '李先生'], []],
])('%s asks for the words of whom it names', (question, speakers, asked) => {
  expect(askedSpeakers(question, speakers).map(({ name }) => name)).toEqual(asked);
});

test('what somebody is called and that it is an opinion are not looked for in their words', () => {
  const sought = (question: string) => readQuery(question, [], ['Fox', 'Ben']).sought.map(({ word }) => word);
  expect(sought("What is Councillor Fox's take on the slate?")).toEqual(['slate']);
  expect(sought('Was ist Bens Standpunkt zum Schiefer?')).toEqual(['Schiefer']);
  expect(sought("Where is Fox's seat in the hall?")).toEqual(['seat', 'hall']);
});

test.each([`what Ann ${'really '.repeat(300)}`, `sag, ob Ann ${'gegen '.repeat(300)}`, `${'Mr. '.repeat(500)}x Ann`])(
  '%.20s… is read at once',
  (question) => {
    expect(askedSpeakers(question, ['Bob', 'Ann'])).toEqual([]);
  },
);

test('a file with thousands of names is asked like any other', async () => {
  const names = Array.from({ length: 5000 }, (_, at) => `Person ${at} of the long house`);
  const segments = names.map((speaker, at) => ({ start: at, end: at + 1, text: `>> I saw owl ${at}.`, speaker }));
  const { markdown } = await ask('What did Person 7 of the long house say?', {
    language: 'en',
    kind: 'file',
    segments,
  });
  expect(markdown).toBeTruthy();
  expect(askedSpeakers('What did Person 7 of the long house say?', names)).toHaveLength(1);
  expect(askedSpeakers('What did Person say?', names)).toHaveLength(names.length);
});
