import { bareWord } from '../../transcripts/reading/terms.ts';
import { fold } from './stem.ts';
import type { Stemmer } from './stemmers.ts';

/** The stems (`stem.ts`) of the words that are said and are forms of a word by its language's own endings, itself among them where it is said. */
export type FormsOf = (written: string) => ReadonlySet<string>;

/** What is left of a shorter word is too little to tell it from others. */
const shortest = 3;
const apostrophe = /['’]/u;
const none: ReadonlySet<string> = new Set();

/**
 * What tells the forms of words that a talk says.
 *
 * @param said the words as they are written
 * @param vocabulary the stem of each folded one of them that carries a topic
 * @param stemmer of the talk's language; without one no forms are known
 */
export function formsAmong(
  said: Iterable<string>,
  vocabulary: ReadonlyMap<string, string>,
  stemmer: Stemmer | undefined,
): FormsOf {
  if (!stemmer) return () => none;
  const forms = new Map<string, Set<string>>();
  for (const written of said) {
    const key = vocabulary.get(fold(bareWord(written)));
    const root = key === undefined ? '' : rootOf(written, stemmer);
    if (key !== undefined && root !== '') forms.set(root, (forms.get(root) ?? new Set()).add(key));
  }
  return (written) => forms.get(rootOf(written, stemmer)) ?? none;
}

/** A word without its endings, and without what an apostrophe parts from it: `l'humidité`, `Kapadokya'da`; empty where little is left. */
function rootOf(written: string, stemmer: Stemmer): string {
  const parts = bareWord(written).normalize('NFC').split(apostrophe);
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one), '');
  const root = stemmer(longest);
  return root.length < shortest || !/\p{L}/u.test(root) ? '' : root;
}
