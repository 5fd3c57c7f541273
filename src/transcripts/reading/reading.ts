import type { Transcript } from '../transcript.ts';
import { languageOfTranscript } from './language.ts';
import { injectedSentences } from './prompt-injection.ts';
import { readingVersion } from './reading-version.ts';
import { asWritten } from './restoring/as-written.ts';
import type { Restoring } from './restoring/restoring.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * What a transcript says: made once, when the transcript is stored, and read by chapters, answers, pages, search and exports, so
 * that all of them number its sentences alike.
 */
export interface Reading {
  version: number;
  /** Length of the video in seconds; never less than 0. */
  durationSeconds: number;
  /** The language without a country (`en`, `zh`), as the source names it or else as its words tell; null where neither does. */
  language: string | null;
  /** As people would write them: English captions without punctuation have it restored. */
  words: readonly Word[];
  /** The same words as the transcript has them. */
  asSaid: readonly Word[];
  /** In order; each is a stretch of `words`. */
  sentences: readonly Sentence[];
}

/**
 * Reads a transcript.
 *
 * @param durationSeconds the video's length; what is no length counts as 0
 * @param restoring what restores the punctuation of English captions: the weights that come with the product where nothing is
 * said; null: nothing does
 */
export function readTranscript(transcript: Transcript, durationSeconds: number, restoring?: Restoring | null): Reading {
  const duration = Number.isFinite(durationSeconds) ? Math.max(0, durationSeconds) : 0;
  const asSaid = wordsOf(transcript, duration);
  const words = restoring === null ? asSaid : asWritten(asSaid, transcript.language, restoring);
  return {
    version: readingVersion,
    durationSeconds: duration,
    language: languageOfTranscript(transcript, asSaid),
    words,
    asSaid,
    sentences: sentencesOf(words, duration),
  };
}

/** The reading without sentences in which somebody gives orders to a language model. */
export function withoutPromptInjection(reading: Reading): Reading {
  return withoutSentences(reading, injectedSentences(reading.sentences));
}

/**
 * The reading without some of its sentences; the numbers of the others stay as they are.
 *
 * @param left the places of those that are left out, from 0
 */
export function withoutSentences(reading: Reading, left: ReadonlySet<number>): Reading {
  if (left.size === 0) return reading;
  const places = reading.sentences.flatMap(({ from, to }, place) =>
    left.has(place) ? [] : Array.from({ length: to - from }, (_, at) => from + at),
  );
  const words = wordsAt(places, reading.words);
  const numberOf = (word: number) => reading.sentences.findLastIndex(({ from }) => from <= (places[word] ?? 0)) + 1;
  const sentences = sentencesOf(words, reading.durationSeconds);
  return {
    ...reading,
    words,
    asSaid: wordsAt(places, reading.asSaid),
    sentences: sentences.map((sentence) => ({ ...sentence, number: numberOf(sentence.from) })),
  };
}

/** The words at some places. What is said after a gap was not said right after what stands before it: it begins as another speaker does. */
function wordsAt(places: readonly number[], words: readonly Word[]): Word[] {
  return places.flatMap((place, at) => {
    const word = words[place];
    if (!word) return [];
    const isAfterGap = place > 0 && places[at - 1] !== place - 1;
    return [isAfterGap ? { ...word, speaker: true } : word];
  });
}
