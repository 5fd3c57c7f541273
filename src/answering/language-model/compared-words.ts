import { isFunctionWord } from '../../transcripts/reading/function-words.ts';

/** A word of a text in the form in which two texts are compared. */
export interface ComparedWord {
  /** In lower case, in compatibility form, without a possessive `’s`; digits of any script are plain ones. */
  folded: string;
  written: string;
  /** The characters that it takes in its text; `to` is excluded. */
  from: number;
  to: number;
}

/** Where no spaces are written every character counts as a word. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
const unspacedCharacter = new RegExp(`^${unspaced}$`, 'u');
const word = new RegExp(
  String.raw`\p{N}+(?:[.,]\p{N}+)*|${unspaced}|(?:(?!${unspaced})[\p{L}\p{M}])+(?:['’](?:(?!${unspaced})[\p{L}\p{M}])+)*`,
  'gu',
);
/** Letters that a word and another form of it have in common: so many, and this share of the longer one. */
const commonLetters = { fewest: 4, share: 0.6 };
const mostOfEnding = 3;
/** What answers say of a video and its speakers without saying anything that could be wrong. */
const telling = new Set(
  'says saying speaker speakers video talk explains explained mentions mentioned tells asks asked describes described suggests recommends advises'.split(
    ' ',
  ),
);

export function comparedWords(text: string): ComparedWord[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => {
    const folded = plainDigits(written.normalize('NFKC').toLowerCase().replaceAll('’', "'")).replace(/'s$/, '');
    return { folded, written, from: index, to: index + written.length };
  });
}

/** What carries the topic of a text: words that are not grammar’s, and pairs of characters where no spaces are written. */
export function contentWords(words: readonly ComparedWord[]): string[] {
  return words.flatMap(({ folded, to }, at) => {
    if (isUnspaced(folded)) {
      const next = words[at + 1];
      return next?.from === to && isUnspaced(next.folded) ? [folded + next.folded] : [];
    }
    return isContentWord(folded) ? [folded] : [];
  });
}

export function isContentWord(folded: string): boolean {
  const isGrammar = [folded, folded.split("'")[0] ?? ''].some((one) => isFunctionWord(one));
  return folded.length > 2 && !/\d/.test(folded) && !isGrammar && !telling.has(folded);
}

export function isUnspaced(character: string): boolean {
  return unspacedCharacter.test(character);
}

/** Whether two folded words are forms of one, as far as their first letters tell: `slope` and `slopes`, `paint` and `painting`. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (isUnspaced(one[0] ?? '')) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length > 2 && long.startsWith(short) && long.length - short.length <= mostOfEnding) return true;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return common >= Math.max(commonLetters.fewest, Math.ceil(long.length * commonLetters.share));
}

/** Whether two texts in one language have a content word in common. */
export function haveWordInCommon(one: string, other: string): boolean {
  const words = contentWords(comparedWords(other));
  return contentWords(comparedWords(one)).some((word) => words.some((said) => isSameWord(word, said)));
}

/** A text whose digits of any script (`٣`, `३`) are plain ones. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
