import { expect, test } from 'vitest';
import { sentencesOf } from '../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../transcripts/reading/words.ts';
import { labelOf } from './labels.ts';

/** The label of a chapter of a talk of half an hour; `index` is its place among four. */
function labelFor(text: string, index: number, length: number) {
  const words = wordsOf({ language: 'en', kind: 'file', segments: [{ start: 0, end: length, text }] }, length);
  const sentences = sentencesOf(words, length);
  return labelOf({ words, sentences, index, count: 4, length, durationSeconds: 1800, language: 'en' });
}

const farewell = 'Thanks for listening, everybody. See you next time. The bees are asleep by now. Keep your hives dry.';

test('a last chapter that begins with a farewell is an outro, one in which something is soon asked is not', () => {
  expect(labelFor(farewell, 3, 130)).toBe('outro');
  expect(labelFor(`Last question. What do hives weigh? ${farewell}`, 3, 130)).toBe(null);
  expect(labelFor(`${farewell} Was that too short?`, 3, 130)).toBe('outro');
});

test('a short last chapter whose farewell comes late is about what is told before it', () => {
  const bees = 'The queen winters in a ball of bees. They shiver to keep her warm. The drones are long gone by then.';
  expect(labelFor(`${farewell}`, 3, 60)).toBe('outro');
  expect(labelFor(`${bees} ${bees} Thanks for listening, everybody. See you next time.`, 3, 60)).toBe(null);
});

test('what only sounds like a farewell makes no outro', () => {
  const heat = 'The heat is produced by friction. It warms the hive. The bees like it. They sleep longer.';
  expect(labelFor(heat, 3, 130)).toBe(null);
  expect(labelFor('Das Brot muss bis zum nächsten Tag liegen. Dann erst schneiden. Es ist fest. Gut so.', 3, 130)).toBe(
    null,
  );
  expect(labelFor('Bis zum nächsten Mal. Der Honig steht im Laden. Kommt vorbei. Wir freuen uns.', 3, 130)).toBe(
    'outro',
  );
});

test.each([
  'What is up everybody, it is the bee barn.',
  'What’s going on guys, the bees are back.',
  'Hello, welcome into another episode of the bee barn.',
  'Hey folks, Ada here.',
])('a short first chapter that opens with a greeting is an intro: %s', (greeting) => {
  expect(labelFor(`${greeting} Hives hum all day. Honey is heavy.`, 0, 100)).toBe('intro');
});

test.each([
  'What is up with the bees this year?',
  'What is going on in the hive is a mystery.',
  'This video shows a hive.',
  'Hi bees of the valley.',
])('one that only sounds like it is none: %s', (opening) => {
  expect(labelFor(`${opening} Hives hum all day. Honey is heavy.`, 0, 100)).toBe(null);
});

test('a part that opens with the sponsor of this video is a sponsor’s', () => {
  const lamps = 'Glimmerforge makes lamps. I have six of them. They hang over my hives. The bees fly home by them.';
  expect(labelFor(`Let me thank the sponsor of this video, Glimmerforge. ${lamps}`, 1, 40)).toBe('sponsor');
  expect(labelFor(`This video is supported by Glimmerforge. ${lamps}`, 1, 40)).toBe('sponsor');
  expect(labelFor(`Glimmerforge are sponsoring this video. ${lamps}`, 1, 40)).toBe('sponsor');
  expect(labelFor(`Glimmerforge are sponsoring the fair. ${lamps}`, 1, 40)).toBe(null);
  expect(labelFor(`This show is supported by listeners like you. ${lamps}`, 1, 40)).toBe(null);
  expect(labelFor(`This show is supported by contributions from listeners. ${lamps}`, 1, 40)).toBe(null);
  expect(labelFor(`This video is supported by Patreon supporters like Jim. ${lamps}`, 1, 40)).toBe(null);
  expect(labelFor(`This video is supported by research from Kiel. ${lamps}`, 1, 40)).toBe(null);
  expect(labelFor(`What he says in his video is supported by figures. ${lamps}`, 1, 40)).toBe(null);
  expect(labelFor(`She was a sponsor of the fair. ${lamps}`, 1, 40)).toBe(null);
});

test('a part that sells at the address of a known company is a sponsor’s, with fewer ways of selling than another', () => {
  const selling = (host: string) =>
    `My hives report to nobody. Nobody reads along. The app works on every lamp. Go to ${host}.com slash hives today.`;
  expect(labelFor(selling('expressvpn'), 1, 80)).toBe('sponsor');
  expect(labelFor(selling('glimmerforge'), 1, 80)).toBe(null);
  expect(labelFor(selling('expressvpn'), 3, 80)).toBe(null);
});

test('several advertisements in a row are longer than one', () => {
  const lamp = 'This show is brought to you by Glimmerforge. Use code hives for ten percent off. Free shipping.';
  const tea =
    'It is also brought to you by Mosswort. Try a free sample. Your first order has a free gift. Sign up today.';
  expect(labelFor(`${lamp} ${tea}`, 1, 280)).toBe('sponsor');
  expect(labelFor(lamp, 1, 280)).toBe(null);
});
