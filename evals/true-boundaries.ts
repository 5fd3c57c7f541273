import type { Span } from './measures.ts';

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
