import { expect, test } from 'vitest';
import { learnedBackground } from '../../../../../transcripts/reading/learned-background.ts';
import { sentencesOf } from '../../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../../transcripts/reading/words.ts';
import { casingOf } from '../../words/casing.ts';
import { spellPhrase } from './spell-phrase.ts';

/** A text of which it is known how its words are spelled, as a title writes all of it. */
function spelled(text: string): string {
  const seconds = 60;
  const words = wordsOf({ language: 'en', kind: 'file', segments: [{ start: 0, end: seconds, text }] }, seconds);
  return spellPhrase(words, 0, words.length, casingOf(words, sentencesOf(words, seconds), learnedBackground()));
}

test('what something is called by keeps its capital, the article has none', () => {
  const few = 'we saw a cat, a dog, a hen, a goat and a cow';
  expect(spelled(`${few} near option A is a lane`)).toContain('near option A is a lane');
  expect(spelled(`${few} with vitamin A, and a carrot`)).toContain('vitamin A and a carrot');
  expect(spelled(`${few}. A bus came`)).toContain('a bus came');
});
