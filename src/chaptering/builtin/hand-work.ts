import { bareWord } from '../../transcripts/reading/terms.ts';
import type { Word } from '../../transcripts/reading/words.ts';
import { isCounted } from './task-verbs.ts';

/** Kinds of acts on what is pointed at; and such acts in a hundred words, up to which people only talk, and beyond which more of them say no more. */
const fewestVerbs = 6;
const talked = 0.6;
const mostShown = 2;

/** What is done on a screen as well: who shows that is given no more chapters than who talks. */
const onScreen = new Set(
  `click type scroll select open close drag drop copy paste save load run add change edit name rename delete move create make show find use check
update hide reset group label link list enter import export test build track design process manage keep get give feed read store serve`.split(
    /\s+/,
  ),
);
const pointed = /^(?:this|that|these|those|it|them)$/;
const particle = /^(?:off|out|up|down|on|in|back|over|apart|away)$/;

/**
 * How much of a video is work with the hands that viewers watch, "pull it", "take that off", "squeeze these": 0 where people talk, 1.4 at
 * most. Creators divide such videos into more chapters. English; 0 elsewhere.
 */
export function handWork(words: readonly Pick<Word, 'text'>[]): number {
  let acts = 0;
  const verbs = new Set<string>();
  let verb = '';
  let isAct = false;
  for (const { text } of words) {
    const bare = bareWord(text);
    if (isAct && pointed.test(bare)) {
      acts++;
      verbs.add(verb);
    }
    const isVerb = isCounted(bare) && !onScreen.has(bare);
    isAct = isVerb || (isAct && particle.test(bare));
    if (isVerb) verb = bare;
  }
  // A song says the same few over and over.
  if (verbs.size < fewestVerbs) return 0;
  const shown = (100 * acts) / Math.max(1, words.length);
  return Math.max(0, Math.min(mostShown, shown) - talked);
}
