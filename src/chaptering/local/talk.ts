import { isFunctionWord } from '../../transcripts/language/function-words.ts';
import { readText } from '../../transcripts/language/read-text.ts';
import type { Restoring } from '../../transcripts/language/restoring/restoring.ts';
import type { Sentence } from '../../transcripts/language/sentences.ts';
import { type Terms, termsOf } from '../../transcripts/language/terms.ts';
import type { Word } from '../../transcripts/language/words.ts';
import type { ChapteringInput } from '../engine.ts';
import { languageOf } from './language-of.ts';

/** A transcript as the engine reads it. */
export interface Talk {
  /** As people would write them, without orders that were planted for models. */
  words: readonly Word[];
  sentences: Sentence[];
  terms: Terms;
  /** Where each sentence begins, in seconds; never falls. */
  starts: Float64Array;
  /** Seconds. */
  durationSeconds: number;
  title: string | null;
  /** BCP 47 language tag as the source has it, else as the words tell; null where they do not. */
  language: string | null;
}

/**
 * Reads a transcript; a duration that is no length counts as 0. `restoring`: what comes with the engine where nothing is said; null
 * leaves the words as they come.
 */
export function talkOf({ transcript, durationSeconds, title }: ChapteringInput, restoring?: Restoring | null): Talk {
  const duration = Number.isFinite(durationSeconds) ? Math.max(0, durationSeconds) : 0;
  const { words, sentences } = readText(transcript, duration, { orders: 'left out', restoring });
  return {
    words,
    sentences,
    terms: termsOf(words, sentences, isFunctionWord),
    starts: Float64Array.from(sentences, ({ start }) => start),
    durationSeconds: duration,
    title,
    language: transcript.language ?? languageOf(words),
  };
}
