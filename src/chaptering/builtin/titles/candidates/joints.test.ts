import { expect, test } from 'vitest';
import { parseBackground } from '../../../../transcripts/reading/background.ts';
import { sentencesOf } from '../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../transcripts/reading/words.ts';
import { casingOf } from '../words/casing.ts';
import { surnamesOf } from '../words/given-names.ts';
import { sensesOf } from '../words/senses.ts';
import { jointOf } from './joints.ts';

function sensesIn(text: string) {
  const words = wordsOf({ language: 'en', kind: 'file', segments: [{ start: 0, end: 60, text }] }, 60);
  const sentences = sentencesOf(words, 60);
  return sensesOf(words, sentences, casingOf(words, sentences), parseBackground(''), 'en');
}

test('a thing and a name are joined as they are where they are said in one breath', () => {
  const senses = sensesIn('They mended the bridges everywhere in Norway. We love Norway and the ferries there.');
  const chapter = { from: 0, to: senses.length };
  expect(jointOf(senses, chapter, 'bridges', 'norway')).toBe('in');
  expect(jointOf(senses, chapter, 'ferries', 'norway')).toBeNull();
});

test('a given name has the surname with which it is mostly said', () => {
  const senses = sensesIn('We asked Carol Daly. Then Carol Daly and Mike left, and Carol Smith came with Carol.');
  const at = surnamesOf(senses).get('carol');
  expect(senses[at ?? -1]?.bare).toBe('daly');
  expect(surnamesOf(senses).has('mike')).toBe(false);
});
