import type { NumberedPassage } from '../ground-claim.ts';
import type { ProposedClaim } from './claim.ts';

/** Where a model's quote stands, in the transcript's own words. */
export interface PlacedQuote {
  /** Number of the passage in which it begins. */
  at: number;
  quote: string;
  words: number;
}

/** Words of a quote that tell one place from others, or characters where words are written without spaces. */
const fewest = { words: 3, characters: 6 };
/** A model is off by one or two sometimes: its quote says where it was. */
const nearby = [0, -1, 1, -2, 2];
const mostLooked = 50;

/** Looks for a claim's quote in the passages that it cites, or right beside them; a quote may go on into the next passage. */
export function placeQuote(
  { quote, passages: cited }: ProposedClaim,
  passages: ReadonlyMap<number, NumberedPassage>,
): PlacedQuote | undefined {
  const sought = wordsOf(quote ?? '').map(({ folded }) => folded);
  const characters = sought.join('').length;
  const isUnspaced = sought.length < fewest.words && characters >= fewest.characters && /\p{Lo}/u.test(sought.join(''));
  if (sought.length < fewest.words && !isUnspaced) return undefined;
  for (const next of [false, true]) {
    for (const offset of nearby) {
      for (const number of cited.slice(0, mostLooked)) {
        const text = textAt(number + offset, next, passages);
        const found =
          text === undefined ? undefined : isUnspaced ? cutAt(text, sought.join('')) : wordsAt(text, sought);
        if (found) return { at: number + offset, quote: found, words: isUnspaced ? characters : sought.length };
      }
    }
  }
  return undefined;
}

function textAt(number: number, next: boolean, passages: ReadonlyMap<number, NumberedPassage>): string | undefined {
  const text = passages.get(number)?.text;
  return text !== undefined && next ? `${text} ${passages.get(number + 1)?.text ?? ''}` : text;
}

function wordsAt(text: string, sought: readonly string[]): string | undefined {
  const words = wordsOf(text);
  const at = words.findIndex((_, from) => sought.every((word, index) => words[from + index]?.folded === word));
  const [first, last] = [words[at], words[at + sought.length - 1]];
  return first && last ? text.slice(first.from, last.to) : undefined;
}

function cutAt(text: string, sought: string): string | undefined {
  const letters = wordsOf(text).flatMap(({ folded, from }) =>
    [...folded].map((character, index) => ({ character, from: from + index })),
  );
  const at = letters
    .map(({ character }) => character)
    .join('')
    .indexOf(sought);
  const [first, last] = [letters[at], letters[at + sought.length - 1]];
  return at >= 0 && first && last ? text.slice(first.from, last.from + 1) : undefined;
}

function wordsOf(text: string) {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    folded: word.normalize('NFKC').toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}
