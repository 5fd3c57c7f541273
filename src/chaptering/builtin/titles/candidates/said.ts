import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import { type Casing, trimmed } from '../words/casing.ts';
import type { Sense } from '../words/senses.ts';

/** A sentence of a talk, and what its words are; places are those of words in the talk. */
export interface Said {
  words: readonly Word[];
  senses: readonly Sense[];
  casing: Casing;
  sentence: Sentence;
}

/** Reads the word at a place in lower case, without punctuation and with straight apostrophes; empty where there is none. */
export function lowerOf({ words }: Pick<Said, 'words'>): (at: number) => string {
  return (at) =>
    trimmed(words[at]?.text ?? '')
      .toLowerCase()
      .replaceAll('’', "'");
}
