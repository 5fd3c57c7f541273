import type { Transcript } from '../transcript.ts';
import { asWritten } from './restoring/as-written.ts';
import type { Restoring } from './restoring/restoring.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { placesWithoutOrders, wordsAt } from './without-orders.ts';
import { type Word, wordsOf } from './words.ts';

/** What a transcript says, in sentences that whoever reads it cuts and numbers alike. */
export interface WrittenText {
  /** As people would write them. */
  words: readonly Word[];
  /** The same words as the transcript has them. */
  asSaid: readonly Word[];
  sentences: Sentence[];
  /** The number of each sentence in the whole transcript, from 1. */
  numbers: number[];
}

interface Way {
  /** Whether orders that were planted for models are a part of it. */
  orders?: 'kept' | 'left out';
  /** What gives captions their punctuation back: what comes with the engines where nothing is said; null: nothing does. */
  restoring?: Restoring | null | undefined;
}

/** Reads a transcript. */
export function readText(
  transcript: Transcript,
  durationSeconds: number,
  { orders = 'kept', restoring }: Way = {},
): WrittenText {
  const asSaid = wordsOf(transcript, durationSeconds);
  const words = restoring === null ? asSaid : asWritten(asSaid, transcript.language, restoring);
  const sentences = sentencesOf(words, durationSeconds);
  const whole = { words, asSaid, sentences, numbers: sentences.map((_, place) => place + 1) };
  const places = orders === 'kept' ? undefined : placesWithoutOrders(sentences);
  if (!places) return whole;
  const kept = wordsAt(places, words);
  const left = sentencesOf(kept, durationSeconds);
  const numberOf = (word: number) => sentences.findLastIndex(({ from }) => from <= (places[word] ?? 0)) + 1;
  return {
    words: kept,
    asSaid: wordsAt(places, asSaid),
    sentences: left,
    numbers: left.map(({ from }) => numberOf(from)),
  };
}
