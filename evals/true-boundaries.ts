import { sentencesOf } from '../src/chaptering/local/sentences.ts';
import { titlesOf } from '../src/chaptering/local/titles.ts';
import { wordsOf } from '../src/chaptering/local/words.ts';
import { type Document, transcriptOf } from './documents.ts';
import type { Span } from './measures.ts';

/** The reference's spans with the local engine's titles: how good titles are where boundaries are not the question. */
export function titlesWithin(document: Document, reference: readonly Span[]): Span[] {
  const words = wordsOf(transcriptOf(document), document.duration_seconds);
  const sentences = sentencesOf(words, document.duration_seconds);
  const spans = spansWithin(sentences, reference);
  const titles = titlesOf({
    words,
    sentences,
    spans,
    durationSeconds: document.duration_seconds,
    language: document.language,
    videoTitle: document.title,
  });
  return reference.map(({ start, end }, index) => ({ start, end, title: titles[index] ?? '' }));
}

/** The sentences of each chapter of the reference. */
export function spansWithin(
  sentences: readonly { start: number }[],
  reference: readonly Span[],
): { from: number; to: number }[] {
  return reference.map((span) => {
    // Sentences begin a little after the moment that creators note.
    const from = sentences.findIndex((sentence) => sentence.start >= span.start - 1.5);
    const to = sentences.findIndex((sentence) => sentence.start >= span.end - 1.5);
    return { from: from < 0 ? sentences.length : from, to: to < 0 ? sentences.length : to };
  });
}
