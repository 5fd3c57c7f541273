import { type ComparedWord, comparedWords } from './compared-words.ts';

/** Where a model’s quote stands, in the transcript’s own words. */
export interface PlacedQuote {
  /** Number of the sentence in which it begins. */
  number: number;
  /** What is said there from its first word to its last. */
  text: string;
  /** Words, or characters where no spaces are written. */
  length: number;
}

/** What quotes are looked for in: a sentence by its number, with its words. */
export type QuotedSentences = ReadonlyMap<number, { text: string; words: readonly ComparedWord[] }>;

/** Words of a quote that tell one place from others: near the sentence that is named, and anywhere. */
const fewest = { near: 3, anywhere: 5 };
/** No more words of a quote are looked for. */
const mostWords = 40;
/** This share of a quote’s words must stand there in their order: models leave out fillers, and write figures and short forms otherwise. */
const enough = 0.75;
/** What was left out of a quote may be so many words, beside as many as it has. */
const mostLeftOut = 4;
/** A model is off by one or two sometimes. */
const nearby = [0, -1, 1, -2, 2];

/**
 * Looks for words that a model says it copied: in the sentences that it names, then right beside them, and then in all that it
 * read, where they must stand in one place alone. They may go on into the next sentence.
 *
 * @param named numbers of the sentences that the model names
 */
export function placeQuote(
  quote: string,
  named: readonly number[],
  sentences: QuotedSentences,
): PlacedQuote | undefined {
  const sought = comparedWords(quote).slice(0, mostWords);
  // `A comb.` is a whole sentence, and tells no place but the one that is named.
  const isWhole = (number: number) => sought.length * 2 >= (sentences.get(number)?.words.length ?? Infinity);
  const near =
    sought.length < fewest.near ? named.filter(isWhole) : nearby.flatMap((off) => named.map((number) => number + off));
  for (const number of near) {
    const placed = placeAt(number, sought, sentences);
    if (placed) return placed;
  }
  if (sought.length < fewest.anywhere) return undefined;
  const places = [...sentences.keys()].flatMap((number) => placeAt(number, sought, sentences) ?? []);
  return places.length === 1 ? places[0] : undefined;
}

function placeAt(number: number, sought: readonly ComparedWord[], sentences: QuotedSentences): PlacedQuote | undefined {
  const own = sentences.get(number);
  if (!own || sought.length === 0) return undefined;
  const next = sentences.get(number + 1);
  const [first, last] = stretchWith(sought, [...own.words, ...(next?.words ?? [])]) ?? [];
  const begin = own.words[first ?? -1]?.from;
  if (begin === undefined || last === undefined) return undefined;
  const end = own.words[last]?.to;
  const rest = (next?.text ?? '').slice(0, next?.words[last - own.words.length]?.to);
  const text = end === undefined ? `${own.text.slice(begin)} ${rest}` : own.text.slice(begin, end);
  return { number, text, length: sought.length };
}

/** The shortest of the stretches that have most of the sought words in order, if enough: places of its first and its last word. */
function stretchWith(
  sought: readonly ComparedWord[],
  words: readonly ComparedWord[],
): [first: number, last: number] | undefined {
  const least = sought.length < fewest.anywhere ? sought.length : Math.ceil(sought.length * enough);
  const said = new Set(words.map(({ folded }) => folded));
  if (sought.filter(({ folded }) => said.has(folded)).length < least) return undefined;
  const longest = sought.length * 2 + mostLeftOut;
  let best: { first: number; last: number; common: number } | undefined;
  for (const first of words.keys()) {
    if (!sought.some(({ folded }) => folded === words[first]?.folded)) continue;
    // The longest common sequence; a row a word that is said.
    let row = new Array<number>(sought.length + 1).fill(0);
    for (let last = first; last < Math.min(words.length, first + longest); last += 1) {
      const before = row;
      row = [0];
      for (const [at, { folded }] of sought.entries()) {
        const isSame = folded === words[last]?.folded;
        row.push(Math.max(before[at + 1] ?? 0, row[at] ?? 0, isSame ? (before[at] ?? 0) + 1 : 0));
      }
      const common = row.at(-1) ?? 0;
      const isShorter = best && common === best.common && last - first < best.last - best.first;
      if (common > (best?.common ?? least - 1) || isShorter) best = { first, last, common };
    }
  }
  return best && [best.first, best.last];
}
