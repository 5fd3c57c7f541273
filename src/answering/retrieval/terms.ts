import { isFunctionWord } from '../../transcripts/reading/function-words.ts';
import type { Stemmer } from '../../transcripts/reading/stemming.ts';
import { bareWord } from '../../transcripts/reading/terms.ts';
import type { Word } from '../../transcripts/reading/words.ts';
import { wordsOf } from '../../transcripts/reading/words.ts';

/** A word that carries a topic. */
export interface Term {
  /** In lower case, without diacritics and marks: how words are compared. */
  folded: string;
  stem: string;
}

/** The words of any text, such as a question, cut as those of a transcript are. */
export function wordsOfText(text: string): Word[] {
  return wordsOf({ language: null, kind: 'file', segments: [{ start: 0, end: 1, text }] }, 1);
}

/** The topical words of some words, in order; function words and what holds no letter or digit are left out. */
export function termsAmong(words: readonly { text: string }[], stem: Stemmer): Term[] {
  return words.flatMap(({ text }) => termOf(text, stem) ?? []);
}

/** A word as a term; undefined where it carries no topic. */
export function termOf(text: string, stem: Stemmer): Term | undefined {
  const bare = bareWord(text);
  if (bare === '' || isFunctionWord(bare)) return undefined;
  const folded = fold(bare);
  return { folded, stem: stemOf(bare, stem) };
}

/** Diacritics of Latin, Greek and Cyrillic, and the vowels of Hebrew and Arabic; marks of other scripts make other words. */
const diacritics = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

/** Lower case, without diacritics, `ß` as `ss`, hyphens (`back-end` is `backend`) and the commas of `1,500`. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(diacritics, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/(?<=\p{L})[-‐‑–.](?=\p{L})/gu, '')
    .replace(/(?<=\d),(?=\d{3})/g, '');
}

function stemOf(bare: string, stem: Stemmer): string {
  const stemmed = fold(stem(bare.replaceAll('’', "'")));
  return stemmed === '' ? fold(bare) : stemmed;
}
