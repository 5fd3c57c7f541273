import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import type { Terms } from '../../../../transcripts/reading/terms.ts';

/** How much each term tells a chapter from the others. */
export type Contrast = Map<number, number>;

/** Parts of equal length in which a term counts towards how widely it is spread over its chapter. */
const stretches = 8;

/**
 * For each span of sentences: its terms by how often and how widely they are said in it, how rare they are in the video,
 * and how much they are its own.
 */
export function contrastsOf(
  sentences: readonly Sentence[],
  terms: Terms,
  spans: readonly { from: number; to: number }[],
): Contrast[] {
  const total = new Float64Array(terms.size);
  const uses = spans.map((span) => usesOf(sentences, terms, span));
  for (const own of uses) for (const [id, use] of own) total[id] = (total[id] ?? 0) + use.count;
  return uses.map((own) => {
    const contrast: Contrast = new Map();
    for (const [id, { count, spread }] of own) {
      const share = count / Math.max(1, total[id] ?? 1);
      const often = count / (count + 6);
      const rare = 0.2 + (terms.weights[id] ?? 0) ** 0.6;
      contrast.set(id, often * rare * share ** 0.35 * Math.sqrt(spread / stretches));
    }
    return contrast;
  });
}

/** How often each term is said in a span, in how many of its stretches, in what share of its sentences, and how many sentences before its first. */
export function usesOf(sentences: readonly Sentence[], terms: Terms, span: { from: number; to: number }) {
  const uses = new Map<
    number,
    { count: number; spread: number; last: number; share: number; place: number; first: number }
  >();
  const each = 1 / Math.max(1, span.to - span.from);
  for (let place = span.from; place < span.to; place++) {
    const stretch = Math.floor(((place - span.from) / (span.to - span.from)) * stretches);
    const sentence = sentences[place];
    if (!sentence) continue;
    for (let at = sentence.from; at < sentence.to; at++) {
      const id = terms.ids[at] ?? -1;
      if (id < 0) continue;
      const use = uses.get(id) ?? { count: 0, spread: 0, last: -1, share: 0, place: -1, first: place - span.from };
      use.count++;
      if (use.last !== stretch) use.spread++;
      use.last = stretch;
      if (use.place !== place) use.share += each;
      use.place = place;
      uses.set(id, use);
    }
  }
  return uses;
}
