import { isFunctionWord } from '../../transcripts/reading/function-words.ts';
import { withoutPromptInjection } from '../../transcripts/reading/reading.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { type Terms, termsOf } from '../../transcripts/reading/terms.ts';
import type { Word } from '../../transcripts/reading/words.ts';
import type { ChapteringInput } from '../engine.ts';

/** A transcript as the engine reads it. */
export interface Talk {
  /** As people would write them, without orders that were planted for models. */
  words: readonly Word[];
  sentences: readonly Sentence[];
  terms: Terms;
  /** Where each sentence begins, in seconds; never falls. */
  starts: Float64Array;
  /** Seconds. */
  durationSeconds: number;
  title: string | null;
  /** BCP 47 language tag as the source has it, else as the words tell; null where they do not. */
  language: string | null;
}

/** What is said, with what the engine asks of it again and again. */
export function talkOf({ reading, title }: Pick<ChapteringInput, 'reading' | 'title'>): Talk {
  const { words, sentences, durationSeconds, language } = withoutPromptInjection(reading);
  return {
    words,
    sentences,
    terms: termsOf(words, sentences, isFunctionWord),
    starts: Float64Array.from(sentences, ({ start }) => start),
    durationSeconds,
    title,
    language,
  };
}
