import { foldText } from './fold-text.ts';

/** Digits that numbers are made to have. */
const digits = 9;
/** Characters after which titles count as the same. */
const mostCharacters = 120;

/**
 * What titles are sorted by, character by character: without case, accents and marks before the first word, and with numbers of one
 * length, so that `Part 2` comes before `Part 10`.
 */
export function titleOrder(title: string): string {
  const order = foldText(title)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(digits, '0'));
  return order.slice(0, mostCharacters).toWellFormed();
}
