import type { Sentence } from './sentences.ts';
import type { Word } from './words.ts';

const longest = 60;

/**
 * Who begins to speak with each sentence, where that is known: `Ann` at the first sentence of each of her turns, and ''
 * where the same one goes on or nobody is named.
 */
export function turnsOf(sentences: readonly Sentence[], words: readonly Word[]): string[] {
  let before: string | null = null;
  return sentences.map(({ from }) => {
    const by = words[from]?.by ?? null;
    const isOther = by !== null && by !== before;
    before = by;
    return isOther ? by.slice(0, longest) : '';
  });
}
