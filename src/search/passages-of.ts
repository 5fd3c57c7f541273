import type { Reading } from '../transcripts/reading/reading.ts';
import { textOf, type Word } from '../transcripts/reading/words.ts';
import { termsOf, vectorOf } from './terms.ts';

/** Raised whenever a reading would be searched otherwise: what another version wrote is written anew. */
export const searchVersion = 3;

/** A stretch of what is said, a few sentences long, as it is searched. */
export interface Passage {
  startSeconds: number;
  text: string;
  /** What is said next, so that a phrase is found that begins in the passage and ends after it. */
  tail: string;
  /** When each of its terms is said: tenths of a second after its start. */
  moments: number[];
  /** Its terms, as PostgreSQL reads a `tsvector`. */
  words: string;
}

/** What is said in a video as it is searched. */
export interface SpeechIndex {
  passages: Passage[];
  /** Every term of them once, with what it begins with in the account. */
  terms: string[];
}

/** Words of a passage, at most, where its sentences are not longer. */
const wordsOfPassage = 60;
/** Words of its tail. */
const wordsOfTail = 12;
/** Words of a video that are searched: three hours of speech have a fifth of them. */
const mostWordsOfVideo = 200_000;
/** The longest moment that is kept, in tenths of a second. */
const latestMoment = 32_767;

/** What a reading says, cut into passages of whole sentences. @param prefix what terms begin with in the account */
export function passagesOf({ sentences, asSaid }: Reading, prefix: string): SpeechIndex {
  const stretches: { from: number; to: number }[] = [];
  for (const { from, to } of sentences) {
    if (to > mostWordsOfVideo) break;
    const last = stretches.at(-1);
    if (last && to - last.from <= wordsOfPassage) last.to = to;
    else stretches.push({ from, to });
  }
  const terms = new Set<string>();
  const passages = stretches.map(({ from, to }) => {
    const words = asSaid.slice(from, to);
    const start = words[0]?.start ?? 0;
    const text = textOf(words).toWellFormed();
    const whole = textOf(asSaid.slice(from, to + wordsOfTail)).toWellFormed();
    const all = termsOf(whole);
    const own = all.filter((term) => term.from < text.length);
    for (const term of own) terms.add(prefix + term.text);
    let word = 0;
    let end = words[0]?.text.length ?? 0;
    const moments = own.map((term) => {
      for (; end <= term.from && word + 1 < words.length; word += 1) end += lengthOf(words[word + 1]);
      return Math.min(latestMoment, Math.round(((words[word]?.start ?? start) - start) * 10));
    });
    const vector = vectorOf(all, { prefix, weight: 'C', own: own.length });
    return { startSeconds: start, text, tail: whole.slice(text.length), moments, words: vector };
  });
  return { passages, terms: [...terms] };
}

/** What a word adds to running text (`textOf`). */
function lengthOf(word: Word | undefined): number {
  return word ? word.text.length + (word.spaced ? 1 : 0) : 0;
}
