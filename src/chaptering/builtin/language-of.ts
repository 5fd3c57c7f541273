import { isFunctionWord } from '../../transcripts/reading/function-words.ts';
import { bareWord } from '../../transcripts/reading/terms.ts';
import type { Word } from '../../transcripts/reading/words.ts';
import { grammarLanguages, grammarOf, listsOf } from './grammars/grammar-of.ts';

/** Words by which a language is told, and the share of them that must be its own: of speech, half are words of grammar. */
const tellingWords = 1500;
const leastShare = 0.2;

/** Scripts of one language, or of one far more than of others; Japanese writes Chinese characters too, among its own. */
const scripts = [
  { language: 'ja', letters: /^[\p{Script=Hiragana}\p{Script=Katakana}]+$/u },
  { language: 'ko', letters: /^\p{Script=Hangul}+$/u },
  { language: 'th', letters: /^\p{Script=Thai}+$/u },
];

/** The language in which the words are, as their script or their small words tell; null where they do not, and in English. */
export function languageOf(words: readonly Word[]): string | null {
  const spelled = words.slice(0, tellingWords).map(({ text }) => bareWord(text));
  if (spelled.length === 0) return null;
  const shareOf = (is: (word: string) => boolean) => spelled.filter(is).length / spelled.length;
  const written = scripts.find(({ letters }) => shareOf((word) => letters.test(word)) >= leastShare);
  if (written) return written.language;
  const shares = grammarLanguages.map((language) => {
    const grammar = grammarOf(language);
    const lists = grammar && listsOf(grammar);
    return { language, share: shareOf((word) => lists?.words.has(word) ?? false) };
  });
  shares.push({ language: 'de', share: shareOf((word) => isFunctionWord(word, 'de')) });
  const best = shares.reduce((top, one) => (one.share > top.share ? one : top));
  return best.share >= leastShare && best.share > shareOf((word) => isFunctionWord(word, 'en')) ? best.language : null;
}
