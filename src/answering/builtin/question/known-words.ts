import { hashOf } from '../../../transcripts/reading/restoring/hashed-features.ts';
import { knownWordsTable } from './known-words-table.ts';

/** Bits for each word, and how many of them say that it is there. */
const bitsEach = 14;
const marks = 8;
const shortestBase = 4;
const endings = /(?:s|es|(?<=e)[dr]|ed|er|ing|ly|ers|ings|able|ness|less|ful)$/u;
const beginnings = /^(?:un|re|de|dis|in|im|non|mis|pre|out|over|under|anti|multi|sub|super|inter|auto)(?=\p{L}{4})/u;

/** Words as bits that their hashes set (a Bloom filter): it never misses a word that it holds. */
export type WordBits = Uint8Array;

export function bitsOf(words: readonly string[]): WordBits {
  const bits = new Uint8Array(Math.ceil((words.length * bitsEach) / 8));
  for (const word of words)
    for (const at of placesOf(word, bits)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return bits;
}

function placesOf(word: string, bits: WordBits): number[] {
  const [first, second] = [hashOf(word), hashOf(`${word} `) | 1];
  return Array.from({ length: marks }, (_, mark) => ((first + mark * second) >>> 0) % (bits.length * 8));
}

export function spellBits(bits: WordBits): string {
  return btoa(Array.from(bits, (byte) => String.fromCharCode(byte)).join(''));
}

/** Whether a word is among those of the bits; of others one in two hundred is said to be. */
export function isHeld(word: string, bits: WordBits): boolean {
  return placesOf(word, bits).every((at) => (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 1);
}

let learned: WordBits | undefined;

/** Whether an English word (folded) was said in any of a thousand videos, or is made of one that was by an ending or a beginning. */
export function isKnownWord(folded: string): boolean {
  learned ??= Uint8Array.from(atob(knownWordsTable.trim()), (byte) => byte.charCodeAt(0));
  const bits = learned;
  return [folded, ...basesOf(folded)].some((word) => isHeld(word, bits));
}

/** What a word may be a form of. */
export function basesOf(word: string): string[] {
  const cut = (whole: string) => {
    const bare = whole.replace(endings, '');
    return bare === whole ? [] : [bare, `${bare}e`, bare.replace(/i$/u, 'y'), bare.replace(/(.)\1$/u, '$1')];
  };
  const inner = word.replace(beginnings, '');
  return [...new Set([inner, ...cut(word), ...cut(inner)])].filter(
    (base) => base.length >= shortestBase && base !== word,
  );
}
