import { givesOrders } from './orders.ts';
import type { Sentence } from './sentences.ts';

/** Sentences that give orders to a model, alone or across two of them, and the one that follows, in which orders go on. */
export function suspectSentences(sentences: readonly Sentence[]): Set<number> {
  const suspect = new Set<number>();
  sentences.forEach(({ text }, place) => {
    const next = sentences[place + 1]?.text ?? '';
    const isCutInTwo = () => !givesOrders(next) && givesOrders(`${text} ${next}`);
    if (!givesOrders(text) && !isCutInTwo()) return;
    suspect.add(place);
    suspect.add(place + 1);
  });
  return suspect;
}
