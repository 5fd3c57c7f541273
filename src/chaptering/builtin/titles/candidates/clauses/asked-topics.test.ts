import { expect, test } from 'vitest';
import { learnedBackground } from '../../../../../transcripts/reading/learned-background.ts';
import { sentencesOf } from '../../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../../transcripts/reading/words.ts';
import { casingOf } from '../../words/casing.ts';
import { sensesOf } from '../../words/senses.ts';
import { guestsOf } from '../guests.ts';
import { spellPhrase } from '../phrases/spell-phrase.ts';
import { askedTopics } from './asked-topics.ts';

function read(text: string) {
  const seconds = 30;
  const words = wordsOf({ language: 'en', kind: 'file', segments: [{ start: 0, end: seconds, text }] }, seconds);
  const sentences = sentencesOf(words, seconds);
  const casing = casingOf(words, sentences, learnedBackground());
  return { words, sentences, casing, senses: sensesOf(words, sentences, casing, learnedBackground(), 'en') };
}

function topicsIn(text: string): string[] {
  const { words, sentences, senses, casing } = read(text);
  return sentences.flatMap((sentence) => askedTopics({ words, senses, sentence, casing }).map((topic) => topic.text));
}

test.each([
  ['So, what are the main challenges of hiring beekeepers?', 'challenges of hiring beekeepers'],
  ['Do you see any potential compromise with the union?', 'potential compromise with the union'],
  ['And how did you go about promoting chess to older students?', 'promoting chess to older students'],
  ['Could you walk us through the repair of the tower?', 'repair of the tower'],
])('of "%s" the topic is "%s"', (question, topic) => {
  expect(topicsIn(question)).toContain(topic);
});

test('of a view that is asked for the topic is what it is of, not the having of it', () => {
  const topics = topicsIn('How do you see the future of the ferry line?');
  expect(topics).toContain('future of the ferry line');
  expect(topics.filter((topic) => topic.startsWith('seeing'))).toEqual([]);
});

test('a question keeps what it asks and loses its afterthought', () => {
  expect(topicsIn('I wonder, is the old bridge safe for trucks right now?')).toContain(
    'is the old bridge safe for trucks?',
  );
  expect(topicsIn('Do you think that the council will close the bridge?')).toContain(
    'will the council close the bridge?',
  );
});

test('a question that points elsewhere, is put to the guest or asks nothing of its own is no topic', () => {
  expect(topicsIn('What do you make of that?')).toEqual([]);
  expect(topicsIn('Are you afraid for your life?')).toEqual([]);
  expect(topicsIn('What are the questions?')).toEqual([]);
  expect(topicsIn('Could you say what New Biologics does?')).not.toContain('what New Biologics?');
  expect(topicsIn('You can also look at the bridge, can you not?')).toEqual([]);
});

test('who is brought in is a guest, who is merely spoken of is none', () => {
  const guests = (text: string) => {
    const { words, sentences, senses, casing } = read(text);
    return sentences.flatMap((sentence) =>
      guestsOf(senses, sentence).map(({ from, to }) => spellPhrase(words, from, to, casing)),
    );
  };
  expect(guests('We are joined now by Dr. Nora Lindqvist. In town Nora Lindqvist keeps bees.')).toEqual([
    'Nora Lindqvist',
  ]);
  expect(guests('Yesterday the mayor met Nora Lindqvist in the park.')).toEqual([]);
});
