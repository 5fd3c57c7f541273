import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../transcripts/reading/words.ts';
import { learnedTitles } from '../ranking/learned-titles.ts';
import { rankTitles } from '../ranking/rank-titles.ts';
import type { Ranked } from '../seen-candidate.ts';
import { isCutPhrase } from './cut-phrases.ts';

/** The candidates of a chapter, by their text in lower case. */
function candidatesIn(text: string): Map<string, Ranked> {
  const seconds = 60;
  const words = wordsOf({ language: 'en', kind: 'file', segments: [{ start: 8, end: seconds, text }] }, seconds);
  const sentences = sentencesOf(words, seconds);
  const spans = [{ from: 0, to: sentences.length }];
  const input = { words, sentences, spans, durationSeconds: seconds, language: 'en', videoTitle: null };
  const [ranking = []] = rankTitles(input, learnedTitles());
  return new Map(ranking.map((one) => [one.text.toLowerCase(), one]));
}

/** Whether a candidate that is drawn from a text was cut; null where none is drawn. */
function isCut(candidate: string, text: string): boolean | null {
  const found = candidatesIn(text).get(candidate.toLowerCase());
  return found ? isCutPhrase(found) : null;
}

describe('cut is', () => {
  test.each([
    [
      'what lost the verb to which its complement belongs',
      'new ferries into Elmsworth',
      'There are the new ferries into Elmsworth.',
    ],
    ['a verb before its object', 'forecasts weather', 'The model, forecasts weather. It is new.'],
    ['a plural before a name of something else', 'clerks Nora Lindqvist', 'Clerks Nora Lindqvist spoke in Elmsworth.'],
    ['two things of which one says nothing', 'harbor and problem', 'It was about the harbor and problem.'],
    ['"how" without its verb', 'how the oral microbiome', 'That is how the oral microbiome, and so on.'],
    ['"how to" with a past form', 'how to became a baker', 'Tell us how you became a baker.'],
    ['what is denied', 'ferries in Elmsworth', 'We want no ferries in Elmsworth.'],
    ['a year before its second half', 'Elmsworth in eighteen', 'He is in Elmsworth in eighteen oh two.'],
    ['a year that is read out', 'Elmsworth in nineteen thirty-nine', 'He is in Elmsworth in nineteen thirty-nine.'],
    ['that there are some', 'different ferries', 'They have different ferries.'],
  ])('%s', (_, candidate, text) => {
    expect(isCut(candidate, text)).toBe(true);
  });

  test('a pair of which one half is a common word', () => {
    const text =
      'Elmsworth has politics. In Elmsworth ferries are dear. They like ferries. They like politics. Elmsworth loves politics and hates ferries. Politics move ferries. We sell ferries from Elmsworth.';
    const candidates = candidatesIn(text);
    const isCutPair = (pair: string) => {
      const found = candidates.get(pair);
      return found ? isCutPhrase(found) : null;
    };
    expect(isCutPair('elmsworth and ferries')).toBe(false);
    expect(isCutPair('elmsworth and politics')).toBe(true);
  });
});

test.each([
  ['boarding the ferry into Elmsworth', 'They like boarding the ferry into Elmsworth.'],
  ['layers panel', 'Open the layers panel. The layers panel is small.'],
  ['sports league', 'They founded a sports league.'],
  ['how the wallet picks coins', 'We show how the wallet picks coins.'],
  ['how the harbor was built', 'We show how the harbor was built.'],
  ['tall telescopes and old mirrors', 'They like tall telescopes and old mirrors in Elmsworth.'],
])('"%s" is whole', (candidate, text) => {
  expect(isCut(candidate, text)).toBe(false);
});
