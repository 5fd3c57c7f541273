import type { Quote } from '../quoting/quote.ts';

/** What is told together: a question with its reply. */
export type Saying = Quote[];

/** A quote of fewer words says nothing by itself. */
const fewestOfQuote = 4;

/** The first of them, and others as far as so many words tell them, without the question where both are too long: none of it twice. */
export function withinWords(sayings: readonly Saying[], most: number): Saying[] {
  const kept: Saying[] = [];
  let left = most;
  const isApart = (one: Quote) => kept.flat().every((other) => one.from >= other.to || one.to <= other.from);
  for (const saying of sayings) {
    const fitting = [saying, saying.slice(-1)].find((some) => {
      const length = wordsIn(some);
      return (
        some.every(isApart) && (length <= left || kept.length === 0) && (length >= fewestOfQuote || kept.length === 0)
      );
    });
    if (!fitting) continue;
    kept.push(fitting);
    left -= wordsIn(fitting);
  }
  return kept;
}

function wordsIn(saying: Saying): number {
  return saying.reduce((sum, { quote }) => sum + quote.split(' ').length, 0);
}
