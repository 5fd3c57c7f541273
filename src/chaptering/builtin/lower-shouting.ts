import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { textOf, type Word } from '../../transcripts/reading/words.ts';

/** A transcript with fewer small letters than this, beside its capitals, is written in capitals. */
const fewestSmall = 0.1;

/**
 * What is said as titles may take it up: a transcript in capitals throughout, as broadcasters write them, in small letters, since
 * its capitals tell nothing of names. Any other as it is.
 */
export function lowerShouting<T extends { words: readonly Word[]; sentences: readonly Sentence[] }>(talk: T): T {
  let [small, capital] = [0, 0];
  for (const { text } of talk.words) {
    small += text.match(/\p{Ll}/gu)?.length ?? 0;
    capital += text.match(/\p{Lu}/gu)?.length ?? 0;
  }
  if (capital === 0 || small >= fewestSmall * (small + capital)) return talk;
  const words = talk.words.map((word) => ({ ...word, text: word.text.toLowerCase() }));
  const sentences = talk.sentences.map((one) => ({ ...one, text: textOf(words.slice(one.from, one.to)) }));
  return { ...talk, words, sentences };
}
