import { isFunctionWord } from './function-words.ts';
import type { Sentence } from './sentences.ts';
import type { Word } from './words.ts';

/** The words as numbered terms, and how much each tells within this transcript. */
export interface Terms {
  /** Term of each word, -1 where it has none. */
  ids: Int32Array;
  /** Weight of each term: 0 for what is said all the time. */
  weights: Float64Array;
  /** Number of different terms. */
  size: number;
}

const stemLength = 7;
/** Seconds of a block in which a term counts once. */
const blockSeconds = 45;

/** The word in lower case without marks at its edges and without clitics; empty where nothing is left. */
export function bareWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replace(/['’](?:s|re|ve|ll|d|m|t)$/u, '');
}

/** The words of a text in lower case, without what is no letter. */
export function spelledWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** A word's stem: its first seven letters. Crude, but it needs no language, and suffixes are what differs. */
export function stem(text: string): string {
  const bare = bareWord(text);
  return bare.length > 4 && bare.length <= stemLength
    ? bare.replace(/(?:es|s|en|e|n)$/u, '')
    : bare.slice(0, stemLength);
}

/** Numbers the words' stems and weighs them by how few stretches of the video they appear in. */
export function termsOf(
  words: readonly Word[],
  sentences: readonly Sentence[],
  isFunctionWord: (word: string) => boolean,
): Terms {
  const numbers = new Map<string, number>();
  const byText = new Map<string, number>();
  const ids = new Int32Array(words.length);
  words.forEach((word, place) => {
    let id = byText.get(word.text);
    if (id === undefined) {
      id = numberOf(word.text, numbers, isFunctionWord);
      byText.set(word.text, id);
    }
    ids[place] = id;
  });
  return { ids, weights: weightsOf(ids, numbers.size, sentences), size: numbers.size };
}

function numberOf(text: string, numbers: Map<string, number>, isFunctionWord: (word: string) => boolean): number {
  const bare = bareWord(text);
  if (bare === '' || isFunctionWord(bare) || (bare.length < 2 && bare < '\u2e80') || /^\d+$/.test(bare)) return -1;
  const key = stem(text);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

/** Inverse frequency over blocks of equal time: ln((blocks + 1) / (blocks with the term + ½)), never below 0. */
function weightsOf(ids: Int32Array, size: number, sentences: readonly Sentence[]): Float64Array {
  const lastBlock = new Int32Array(size).fill(-1);
  const frequency = new Float64Array(size);
  let blocks = 0;
  let blockStart = Number.NEGATIVE_INFINITY;
  for (const sentence of sentences) {
    if (sentence.start - blockStart >= blockSeconds || blocks === 0) {
      blocks++;
      blockStart = sentence.start;
    }
    for (let at = sentence.from; at < sentence.to; at++) {
      const id = ids[at] ?? -1;
      if (id < 0 || lastBlock[id] === blocks) continue;
      lastBlock[id] = blocks;
      frequency[id] = (frequency[id] ?? 0) + 1;
    }
  }
  return frequency.map((count) => Math.max(0, Math.log((blocks + 1) / (count + 0.5))));
}

const unspacedRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/**
 * What carries the topic of a text, in a form in which two texts can be compared: stems of words that are not grammar's, and
 * pairs of characters where words are written without spaces.
 */
export function contentUnits(text: string): Set<string> {
  const units = new Set<string>();
  const lower = text.normalize('NFKC').toLowerCase();
  for (const [run] of lower.matchAll(unspacedRun)) {
    const characters = [...run];
    if (characters.length === 1) units.add(run);
    characters.slice(1).forEach((character, index) => {
      units.add(`${characters[index]}${character}`);
    });
  }
  for (const [word] of lower.replace(unspacedRun, ' ').matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#-]*/gu)) {
    for (const part of [word, ...word.split(/[-'’]/)]) {
      if (part.length >= 2 && !isFunctionWord(part)) units.add(stem(part));
    }
  }
  units.delete('');
  return units;
}

/** Units of the sentences at some places that no other sentence has. `units`: those of each sentence. */
export function unitsOnlyAt(places: ReadonlySet<number>, units: readonly ReadonlySet<string>[]): Set<string> {
  const elsewhere = new Set(units.flatMap((own, place) => (places.has(place) ? [] : [...own])));
  return new Set([...places].flatMap((place) => [...(units[place] ?? [])])).difference(elsewhere);
}
