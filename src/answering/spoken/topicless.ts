import { isFunctionWord } from '../../transcripts/reading/function-words.ts';

/** English words with a topic that other languages write grammar with: a son, a car, who died. */
const topicsInEnglish = new Set(
  'won son car die war man hat chose bin den sin ton con era fin rat fort pour gut sea hay halt ai comment todo'.split(
    ' ',
  ),
);
const english =
  /(?<!\p{L})(?:the|what|who|whose|how|which|where|when|why|did|does|do|is|are|of|my|his|her|your|their|about)(?!\p{L})/iu;

/** `won't`, and not who won. */
const negated = /n['’]t(?!\p{L})/iu;

/**
 * Whether a word (lower case, without clitics) carries no topic: where the language is not known to be English, no word of any language's
 * grammar does.
 *
 * @param written the word as it stands
 */
export function isTopicless(word: string, isEnglish: boolean, written: string): boolean {
  return isFunctionWord(word) && !(isEnglish && topicsInEnglish.has(word) && !negated.test(written));
}

/** Whether a question or a title is in English, as far as its small words tell. */
export function isEnglish(text: string): boolean {
  return english.test(text);
}
