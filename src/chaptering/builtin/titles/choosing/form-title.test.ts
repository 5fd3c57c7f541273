import { expect, test } from 'vitest';
import { sentencesOf } from '../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../transcripts/reading/words.ts';
import { learnedTitles } from '../ranking/learned-titles.ts';
import { rankTitles } from '../ranking/rank-titles.ts';
import { formTitle } from './form-title.ts';

/** How the candidate that reads so is spelled as a title; null where none does. */
function formed(candidate: string, text: string, language = 'en'): string | null {
  const seconds = 60;
  const words = wordsOf({ language, kind: 'file', segments: [{ start: 0, end: seconds, text }] }, seconds);
  const sentences = sentencesOf(words, seconds);
  const spans = [{ from: 0, to: sentences.length }];
  const input = { words, sentences, spans, durationSeconds: seconds, language, videoTitle: null };
  const chosen = rankTitles(input, learnedTitles())[0]?.find((one) => one.text === candidate);
  return chosen ? formTitle(chosen.text, chosen, language) : null;
}

test('a common word has no capital of its own', () => {
  const text = 'It is the largest Public school district. A public school is free. We like public schools.';
  expect(formed('largest Public school district', text)).toBe('largest public school district');
});

test('a name keeps its capitals', () => {
  expect(formed('wall of Elmsworth', 'They built the wall of Elmsworth. In Elmsworth it rains.')).toBe(
    'wall of Elmsworth',
  );
});

test('somebody who speaks about something has "on"', () => {
  const text = 'We asked Lindqvist about the ferry. Then Lindqvist left.';
  expect(formed('Lindqvist about the ferry', text)).toBe('Lindqvist on the ferry');
});

test('a body has its capitals', () => {
  const text = 'They saw the soviet union fall. The soviet union was large.';
  expect(formed('soviet union', text)).toBe('Soviet Union');
});

test('a name is not cut at the stop of "St."', () => {
  expect(formed('St. Elmsworth', 'They live in St. Elmsworth, and rain falls.')).toBe('St. Elmsworth');
});

test('a question is asked without force', () => {
  const text = 'So why on earth do hospitals need leeches? Hospitals need leeches for fingers.';
  expect(formed('why on earth do hospitals need leeches', text)).toBe('why do hospitals need leeches?');
});
