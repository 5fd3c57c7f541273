import { expect, test } from 'vitest';
import { sentencesOf } from '../../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../../transcripts/reading/words.ts';
import { advertisedIn } from './advertised.ts';

const talk = 'The bees came home before the rain and slept. '.repeat(30);

/** What of a chapter is advertising, as its sentences. */
function advertised(text: string): string[] {
  const words = wordsOf({ language: 'en', kind: 'file', segments: [{ start: 0, end: 300, text }] }, 300);
  const sentences = sentencesOf(words, 300);
  const places = advertisedIn(sentences, words, { from: 0, to: sentences.length });
  return [...places].sort((a, b) => a - b).map((place) => sentences[place]?.text ?? '');
}

test('an advertisement goes from its announcement to the last thing that sells', () => {
  const read =
    'This show is brought to you by Glimmerforge. Their lamps hang well. Use code hives for ten percent off.';
  expect(advertised(`${talk}${read} ${talk}`).join(' ')).toBe(read);
});

test('an advertisement that is told as a story begins where who has the address is first named', () => {
  const story =
    'Here is another Mosswort story. A friend drove too fast. The police saw his Mosswort. Write to us at mosswortpouch.com. Tell us your Mosswort story.';
  expect(advertised(`We rest. ${story} ${talk}`).join(' ')).toBe(story);
});

test('an advertisement ends with thanks to who pays', () => {
  const read = 'This video is brought to you by Glimmerforge. Their lamps get fifteen percent off your first order.';
  const thanks = 'So thank you to Glimmerforge for supporting the channel.';
  expect(advertised(`${talk}${read} ${thanks} ${talk}`).join(' ')).toBe(`${read} ${thanks}`);
  expect(advertised(`${thanks} ${talk}`)).toEqual([thanks]);
});

test('shows advertise themselves', () => {
  expect(advertised(`${talk}Subscribe on YouTube and follow us on Spotify. ${talk}`)).toEqual([
    'Subscribe on YouTube and follow us on Spotify.',
  ]);
});

test('a chapter that is largely an advertisement keeps it', () => {
  const read = 'This show is brought to you by Glimmerforge. Use code hives for ten percent off.';
  expect(advertised(`${read} The bees came home before the rain and slept.`)).toEqual([]);
  expect(advertised(talk)).toEqual([]);
});
