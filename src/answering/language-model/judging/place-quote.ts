import type { NumberedPassage } from '../../ground-claim.ts';
import { numbersIn } from '../../numbers-in.ts';
import type { ProposedClaim } from '../claim.ts';

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
const endings = new Map([
  ["n't", 'not'],
  ["'s", 'is'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'m", 'am'],
]);

/** Looks for a claim's quote in the passages that it cites, or right beside them; a quote may go on into the next passage. */
export function placeQuote(
  { quote, passages: cited }: ProposedClaim,
  passages: ReadonlyMap<number, NumberedPassage>,
): PlacedQuote | undefined {
  const parts = (quote ?? '').split(/…|\.{3}|\[…\]/).map((part) => wordsOf(part).map(({ folded }) => folded));
  const sought = parts.flat();
  const characters = sought.join('').length;
  const isShort = sought.length < fewest.words;
  const isUnspaced = isShort && characters >= fewest.characters && /\p{Lo}/u.test(sought.join(''));
  // `A comb.` is a whole sentence, and tells no place but the one that is named.
  const isWhole = (number: number) =>
    sought.length > 0 && sought.length * 2 >= wordsOf(passages.get(number)?.text ?? '').length;
  const isMere = isShort && !isUnspaced;
  const looked = cited.slice(0, mostLooked).filter((number) => !isMere || isWhole(number));
  for (const next of isMere ? [false] : [false, true]) {
    for (const offset of isMere ? [0] : nearby) {
      for (const number of looked) {
        const text = textAt(number + offset, next, passages);
        const found = text === undefined ? undefined : isUnspaced ? cutAt(text, sought.join('')) : wordsAt(text, parts);
        if (found === undefined || text === undefined) continue;
        const own = passages.get(number + offset)?.text ?? '';
        const at = number + offset + (text.indexOf(found) > own.length ? 1 : 0);
        return { at, quote: found, words: isUnspaced ? characters : sought.length };
      }
    }
  }
  return undefined;
}

function textAt(number: number, next: boolean, passages: ReadonlyMap<number, NumberedPassage>): string | undefined {
  const text = passages.get(number)?.text;
  return text !== undefined && next ? `${text} ${passages.get(number + 1)?.text ?? ''}` : text;
}

/** What stands there from the first part of a quote to its last, which follow one another. */
function wordsAt(text: string, parts: readonly (readonly string[])[]): string | undefined {
  const words = wordsOf(text);
  let first: number | undefined;
  let end = 0;
  for (const part of parts.filter((one) => one.length > 0)) {
    const at = words.findIndex(
      (_, from) => from >= end && part.every((word, index) => words[from + index]?.folded === word),
    );
    if (at < 0) return undefined;
    first ??= at;
    end = at + part.length;
  }
  const [from, to] = [words[first ?? -1], words[end - 1]];
  return from && to ? text.slice(from.from, to.to) : undefined;
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

/** Words as they are compared: what people write short (`it's`), and small numbers, are one word or two of their own. */
function wordsOf(text: string): { folded: string; from: number; to: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu), ({ 0: word, index }) => {
    const whole = word.normalize('NFKC').toLowerCase().replaceAll('’', "'");
    const place = { from: index, to: index + word.length };
    const [, stem = whole, ending = ''] = /^(.+?)(n't|'(?:s|re|ve|ll|d|m))$/.exec(whole) ?? [];
    const full = [stem === 'ca' ? 'can' : stem === 'wo' ? 'will' : stem, endings.get(ending) ?? ''];
    const [number] = numbersIn([stem, 'x']);
    return full
      .flatMap((one) => one.split("'"))
      .filter((one) => one !== '')
      .map((one) => ({ folded: number !== undefined && one === stem ? String(number) : one, ...place }));
  }).flat();
}
