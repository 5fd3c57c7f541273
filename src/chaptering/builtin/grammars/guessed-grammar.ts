import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Word } from '../../../transcripts/reading/words.ts';
import type { Grammar } from './grammar.ts';

const stretches = 8;
/** A word that is heard in so many of a talk's eight stretches tells none of them from the others. */
const fewestStretches = 5;
/** Shorter words are grammar's in nearly all scripts with letters. */
const shortest = 4;

/** The grammar of a language that nobody described: what is said all the time is taken for its small words. */
export function guessedGrammar(words: readonly Word[]): Grammar {
  const heard = new Map<string, Set<number>>();
  words.forEach(({ text }, at) => {
    const bare = bareWord(text);
    const own = heard.get(bare) ?? new Set<number>();
    heard.set(bare, own.add(Math.floor((at * stretches) / words.length)));
  });
  const small = [...heard].flatMap(([bare, own]) =>
    own.size >= fewestStretches || (bare.length < shortest && bare < '\u2e80') ? [bare] : [],
  );
  return { words: small.join(' ') };
}
