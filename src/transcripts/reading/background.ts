import { bareWord } from './terms.ts';

/** What is known of a word from many transcripts, each 0 to 1. */
export interface Known {
  /** How rare it is: 0 for what is said in every stretch of speech. */
  rarity: number;
  /** How often it stands where nouns stand (after articles and prepositions), not after pronouns and auxiliaries. */
  noun: number;
  /** Where it stands so, how often the phrase ends with it: nouns do, adjectives do not. */
  head: number;
  /** How much likelier than others it is to be taken into a title of the chapter that holds it; ½ is even. */
  telling: number;
  /** How often it has a capital inside sentences: names do. */
  name: number;
}

export type Background = ReadonlyMap<string, Known>;

/** Digits of a table's entry, base 36. */
const digits = 5;
const top = 35;

/** A table's text: words separated by white space, each followed by five digits. */
export function parseBackground(table: string): Background {
  return new Map(
    table.split(/\s+/).flatMap((entry) => {
      const word = entry.slice(0, -digits);
      const [rarity = 0, noun = 0, head = 0, telling = 0, name = 0] = [...entry.slice(-digits)].map(
        (digit) => Number.parseInt(digit, top + 1) / top,
      );
      return word ? [[word, { rarity, noun, head, telling, name }] as const] : [];
    }),
  );
}

/** The inverse of `parseBackground`, words in order, in lines of about `width` characters. */
export function spellBackground(background: Background, width: number): string {
  const digit = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * top).toString(top + 1);
  const lines = [''];
  for (const [word, { rarity, noun, head, telling, name }] of [...background].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = word + [rarity, noun, head, telling, name].map(digit).join('');
    const last = lines.length - 1;
    if (lines[last] && lines[last].length + entry.length > width) lines.push(entry);
    else lines[last] = `${lines[last]} ${entry}`.trim();
  }
  return lines.join('\n');
}

const unknownWord: Known = { rarity: 1, noun: 0.6, head: 0.6, telling: 0.6, name: 0 };
const adjectiveEnding = /(?:al|ous|ful|ive|able|ible|less|ic|ish|ary|ian|est|ed)$/u;
const nounEnding =
  /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|ist|er|or|ers|ors|ure|age|hood|logy|graphy|ung|heit|keit|schaft)s?$/u;

/** What is known of a word, or what its ending makes likely. */
export function knownOf(background: Background, word: string): Known {
  const bare = bareWord(word);
  const known = background.get(bare);
  if (known) return known;
  if (adjectiveEnding.test(bare)) return { ...unknownWord, noun: 0.5, head: 0.25 };
  if (nounEnding.test(bare)) return { ...unknownWord, noun: 0.85, head: 0.8 };
  if (/ing$/.test(bare)) return { ...unknownWord, noun: 0.35, head: 0.4 };
  return unknownWord;
}
