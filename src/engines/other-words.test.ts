import { expect, test } from 'vitest';
import { builtinAnsweringEngine } from '../answering/builtin/builtin-engine.ts';
import { rankSentences } from '../answering/retrieval/rank-sentences.ts';
import { readTranscript } from '../transcripts/reading/reading.ts';
import { readMeaning } from './read-meaning.ts';

const said = [
  'Hello everybody and welcome back to the channel.',
  'It has been raining here since Monday, so we sit in the kitchen.',
  'My sister holds the camera, and she has never done that before.',
  'If the light looks odd, it is the old lamp above the table.',
  'Last week we looked at leads and collars, and which one fits which dog.',
  'Today it is about a young dog that nips at your hands all day.',
  'Whenever he uses his teeth, turn away and leave the room for half a minute.',
  'Most of them understand it within a week.',
  'Next, the vet: take him there once before anything hurts, so that he likes the place.',
  'Feed him three times a day until he is half a year old.',
  'Next time we go to the sea, and I show you the new car.',
  'There will be a tent in it, and a stove that hardly ever works.',
  'Write below what else you would like to see.',
  'Thank you for watching, and see you next Sunday.',
];

async function inputsFor(question: string, language: string, lines: readonly string[]) {
  const segments = lines.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text }));
  const reading = readTranscript({ language, kind: 'manual', segments }, lines.length * 10);
  const plain = { reading, chapters: [], title: '', question, earlier: [] };
  return { plain, understood: { ...plain, meaning: await (await readMeaning(reading))(question) } };
}

async function answerTo(...asked: Parameters<typeof inputsFor>) {
  const { plain, understood } = await inputsFor(...asked);
  const answer = builtinAnsweringEngine.answer;
  return { plain: await answer(plain), understood: await answer(understood) };
}

test.each([
  ['How do I stop my puppy from biting me?', 'Today it is about a young dog that nips'],
  ['How many meals does a puppy get?', 'Feed him three times a day'],
])('what answers in other words than the question’s ranks higher by what it means: %s', async (question, answering) => {
  const { plain, understood } = await inputsFor(question, 'en', said);
  const place = said.findIndex((line) => line.startsWith(answering));
  const [before, after] = [await rankSentences(plain), await rankSentences(understood)];
  expect(after.indexOf(place)).toBeLessThan(before.indexOf(place));
});

test.each([
  [
    'de',
    'Wie oft füttert man ihn?',
    ['Heute geht es um den Welpen.', 'Man füttert ihn dreimal am Tag.', 'Bis nächste Woche.'],
  ],
  ['zh', '小狗每天喂几次？', ['今天我们谈小狗。', '小狗每天要喂三次。', '下周再见。']],
])('in another language answers are what they are without vectors: %s', async (language, question, lines) => {
  const { plain, understood } = await answerTo(question, language, lines);
  expect(understood).toEqual(plain);
  expect(plain.citations.map(({ passage }) => passage)).toContain(2);
});

test('a question in another language than the video’s is answered as without vectors', async () => {
  const { plain, understood } = await answerTo('Wie erziehe ich den Welpen in Sachen Collars?', 'en', said);
  expect(understood).toEqual(plain);
});
