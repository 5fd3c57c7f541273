import type { Language } from '../../../transcripts/reading/language-of-text.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));
/** Words that deny, a language a set: `mai` is `never` in one and a month in another. */
export const denyingWords: Partial<Record<Language, ReadonlySet<string>>> = {
  en: setOf(`not no never nothing nobody none neither nor without cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't
couldn't hasn't haven't hadn't hardly barely scarcely rarely seldom`),
  de: setOf('nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder kaum selten'),
  es: setOf('no nunca jamás nada nadie ninguno ninguna sin tampoco apenas'),
  fr: setOf("ne n'est pas jamais rien personne aucun aucune sans"),
  it: setOf('non mai niente nessuno nessuna senza né'),
  pt: setOf('não nem nunca ninguém nenhum nenhuma sem'),
  nl: setOf('niet geen nooit niets niemand zonder'),
  pl: setOf('nie nigdy nic nikt bez'),
  ru: setOf('не нет никогда ничего никто без'),
  ar: setOf('لا لم لن ليس ليست بدون أبدا'),
  hi: setOf('नहीं मत कभी'),
};
const all: ReadonlySet<string> = new Set(Object.values(denyingWords).flatMap((words) => [...words]));

/** Tells the words that deny in a language; in any, where it is not known. */
export function denierIn(language: Language | null): (word: string) => boolean {
  const words = (language === null ? undefined : denyingWords[language]) ?? all;
  return (word) => words.has(word) || word === 'not' || word.endsWith("n't");
}

/** The words of a text in lower case, with what is written within them. */
export function spokenWordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  );
}
