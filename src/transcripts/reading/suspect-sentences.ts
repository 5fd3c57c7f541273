import { givesOrders, mayGiveOrders } from './orders.ts';
import { plantedOrders } from './planted-orders.ts';
import type { Sentence } from './sentences.ts';

/** Sentences that give orders to a model, alone or across two of them, and the one that follows, in which orders go on. */
export function suspectSentences(sentences: readonly Pick<Sentence, 'text'>[]): Set<number> {
  const suspect = plantedOrders(sentences);
  sentences.forEach(({ text }, place) => {
    const next = sentences[place + 1]?.text ?? '';
    const isCutInTwo = () => !givesOrders(next) && givesOrders(`${text} ${next}`);
    if (!givesOrders(text) && !isCutInTwo()) return;
    suspect.add(place);
    suspect.add(place + 1);
  });
  return suspect;
}

/** Sentences that may give orders, the suspect ones among them, each with the one that follows: of these alone no title is made. */
export function doubtfulSentences(sentences: readonly Sentence[]): Set<number> {
  const doubtful = sentences.flatMap(({ text }, place) => (mayGiveOrders(text) ? [place, place + 1] : []));
  return suspectSentences(sentences).union(new Set(doubtful));
}
