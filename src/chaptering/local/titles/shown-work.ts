import { bareWord } from '../../../transcripts/language/terms.ts';
import type { Word } from '../../../transcripts/language/words.ts';
import { handWork } from '../hand-work.ts';
import { means } from '../task-verbs.ts';
import { namesTool, stuff } from './stage-list.ts';

/** Tools in a hundred words, and these and work with the hands (`handWork`) together, from which on work is shown. */
const fewestTools = 0.6;
const fewestKinds = 5;
/** Single acts, "pull", "hold", in a hundred words: who only tells of tools says fewer. */
const fewestActs = 2.4;
const leastShown = 1;
/** Turns in a hundred words, from which on people talk with each other about work. */
const mostTurns = 1;

/** Whether a video shows work with tools or hands rather than talk or a screen; English. */
export function showsWork(words: readonly Pick<Word, 'text' | 'speaker'>[]): boolean {
  if (100 * words.filter(({ speaker }) => speaker).length >= mostTurns * words.length) return false;
  const said = words.map(({ text }) => bareWord(text));
  if (100 * said.filter((word) => means.has(word)).length < fewestActs * said.length) return false;
  const named = said.filter((word) => namesTool(word) || stuff.has(word));
  const share = (100 * named.length) / Math.max(1, words.length);
  return new Set(named).size >= fewestKinds && share >= fewestTools && share + handWork(words) >= leastShown;
}
