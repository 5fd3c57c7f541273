import { plantedOrders } from './planted-orders.ts';
import type { Sentence } from './sentences.ts';
import type { Word } from './words.ts';

/**
 * The places of the words that stand in no planted order: what an engine may quote and make titles of. Undefined where there is
 * no order, as in nearly every transcript.
 */
export function placesWithoutOrders(sentences: readonly Sentence[]): number[] | undefined {
  const planted = plantedOrders(sentences);
  if (planted.size === 0) return undefined;
  return sentences.flatMap(({ from, to }, place) =>
    planted.has(place) ? [] : Array.from({ length: to - from }, (_, at) => from + at),
  );
}

/** The words at some places. What is said after a gap was not said right after what stands before it: it begins as another speaker does. */
export function wordsAt(places: readonly number[], words: readonly Word[]): Word[] {
  return places.flatMap((place, at) => {
    const word = words[place];
    if (!word) return [];
    const isAfterGap = place > 0 && places[at - 1] !== place - 1;
    return [isAfterGap ? { ...word, speaker: true } : word];
  });
}
