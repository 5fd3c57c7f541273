import type { Spoken, Stretch } from '../../../spoken/passages.ts';
import type { Found } from '../../finding/retrieve.ts';
import { decisionsAbout, isItem } from '../decisions.ts';

/** What an item that comes up names of what is asked for, at least. */
const heldByItem = 0.5;

/** The sentence with which an item comes up that names what is asked for, and of which something is decided; -1 where none does. */
export function itemDecided(held: Float64Array, spoken: Spoken): number {
  return held.findLastIndex(
    (value, at) => value >= heldByItem && isItem(at, spoken) && decisionsAbout(at, at + 1, spoken).length > 0,
  );
}

/** What is decided in a stretch, from its likeliest place on, or shortly after it. */
export function decisionsIn({ from, to }: Stretch, { scores }: Found, spoken: Spoken): number[] {
  const likeliest = Array.from({ length: to - from }, (_, at) => from + at).reduce(
    (best, at) => ((scores[at] ?? 0) > (scores[best] ?? 0) ? at : best),
    from,
  );
  return decisionsAbout(likeliest, to, spoken);
}
