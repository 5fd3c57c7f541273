import type { Word } from '../../../../../transcripts/reading/words.ts';
import { type Casing, trimmed, withCapital } from '../../words/casing.ts';

/** The phrase as a title would write it: words as spelled inside sentences or with capitals, no possessive at its end. */
export function spellPhrase(
  words: readonly Word[],
  from: number,
  to: number,
  casing: Casing,
  capitals: readonly boolean[] = [],
): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const word = words[at];
    if (!word) continue;
    const own = at > from && isLetter(words, at) ? 'A' : casing.spell(word.text);
    const spelled = capitals[at - from] ? withCapital(own) : own;
    text += at > from && word.spaced ? ` ${spelled}` : spelled;
  }
  const title = trimmed(text).replace(/['’]s?$/u, '');
  return /(?:^|\s)(?:\p{Lu}\.)+\p{Lu}$/u.test(title) ? `${title}.` : title;
}

/** Whether a word is the letter by which something is called, and not the article: `option A`. */
function isLetter(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  return /^A\P{L}*$/u.test(words[at]?.text ?? '') && /^\p{L}*\p{Ll}\p{L}*$/u.test(before);
}
