import { bareWord } from '../terms.ts';
import type { Word } from '../words.ts';
import { learnedRestoring } from './learned-restoring.ts';
import { restore } from './restore.ts';
import type { Restoring } from './restoring.ts';

/** Words that English has in every stretch; the share of a text's words that they are at least, and where nobody says what it is. */
const everywhere = new Set('the and of to that is you it in we for was this have are with'.split(' '));
const leastShare = { told: 0.05, untold: 0.12 };
const tellingWords = 1500;

/**
 * A transcript's words as people would write them: those of English captions without punctuation get it back, with capitals.
 * All others as they are. Each word stays in its place. `restoring`: what comes with the engines where nothing is given.
 */
export function asWritten(
  words: readonly Word[],
  language: string | null,
  restoring: Restoring = learnedRestoring(),
): readonly Word[] {
  return isEnglish(words, language) ? restore(words, restoring) : words;
}

function isEnglish(words: readonly Word[], language: string | null): boolean {
  if (language !== null && !/^en\b/i.test(language)) return false;
  const some = words.slice(0, tellingWords);
  const least = language === null ? leastShare.untold : leastShare.told;
  return some.filter(({ text }) => everywhere.has(bareWord(text))).length >= least * some.length;
}
