import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import type { Span } from '../chapter-spans.ts';
import { advertisedIn } from '../parts/sponsors/advertised.ts';
import type { Said } from './said.ts';

/** A sentence where it stands in its chapter. */
export interface PlacedSentence {
  said: Said;
  /** Its place among all sentences of the talk, and among those of its chapter. */
  place: number;
  offset: number;
  /** The share of the chapter's sentences that stand before it, 0 to below 1. */
  share: number;
}

/** The sentences of a chapter but those of advertisements. */
export function placedSentences(
  talk: Omit<Said, 'sentence'> & { sentences: readonly Sentence[] },
  span: Span,
): PlacedSentence[] {
  const { sentences, words, senses, casing } = talk;
  const advertised = advertisedIn(sentences, words, span);
  return sentences.slice(span.from, span.to).flatMap((sentence, offset) => {
    const place = span.from + offset;
    if (advertised.has(place)) return [];
    return [{ said: { words, senses, casing, sentence }, place, offset, share: offset / (span.to - span.from) }];
  });
}
