import type { Spoken } from '../../spoken/passages.ts';
import type { Exchange } from '../../spoken/turns.ts';

/** What a reply is worth of what it is asked for: it seldom names that again; and over so many words less and less. */
const replied = { part: 0.7, words: 220 };

/**
 * How much of what a question asks for each sentence holds where what is asked in the talk is answered there: a reply holds what
 * it is asked for.
 *
 * @param bears how much of it each sentence holds by itself
 * @param askedWorth what is asked in the talk, or leads up to that, is worth so much of what is said
 */
export function withReplies(
  bears: (place: number) => number,
  exchanges: readonly Exchange[],
  { sentences }: Spoken,
  askedWorth: number,
): (place: number) => number {
  const lent = new Map<number, number>();
  const lessened = new Set<number>();
  for (const { asked, reply } of exchanges) {
    let most = 0;
    for (let at = asked.from; at < asked.to; at += 1) {
      most = Math.max(most, bears(at));
      lessened.add(at);
    }
    const begin = sentences[reply.from]?.from ?? 0;
    for (let at = reply.from; at < reply.to; at += 1) {
      const left = 1 - ((sentences[at]?.from ?? 0) - begin) / replied.words;
      if (left > 0) lent.set(at, most * replied.part * left);
    }
  }
  return (place) => Math.max(bears(place) * (lessened.has(place) ? askedWorth : 1), lent.get(place) ?? 0);
}
