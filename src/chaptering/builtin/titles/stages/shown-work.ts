import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import { primaryTag } from '../../grammars/grammar-of.ts';
import { handWork } from '../../hand-work.ts';
import { means } from '../../task-verbs.ts';
import { namesTool, stuff } from './stage-list.ts';

/** Tools in a hundred words, and these and work with the hands (`handWork`) together, from which on work is shown. */
const fewestTools = 0.6;
const fewestKinds = 5;
/** Single acts, "pull", "hold", in a hundred words: who only tells of tools says fewer. */
const fewestActs = 2.4;
const leastShown = 1;
/** Turns in a hundred words, from which on people talk with each other about work. */
const mostTurns = 1;

type Said = Pick<Word, 'text' | 'speaker' | 'by'>;

/** Whether a video in a language (BCP 47; null may be English) shows work with tools or hands rather than talk or a screen; English. */
export function showsWork(words: readonly Said[], language: string | null): boolean {
  if (!/^(?:en)?$/.test(primaryTag(language))) return false;
  const turns = words.filter((word, at) => word.speaker || isOther(word, words[at - 1])).length;
  if (100 * turns >= mostTurns * words.length) return false;
  const said = words.map(({ text }) => bareWord(text));
  if (100 * said.filter((word) => means.has(word)).length < fewestActs * said.length) return false;
  const named = said.filter((word) => namesTool(word) || stuff.has(word));
  const share = (100 * named.length) / Math.max(1, words.length);
  return new Set(named).size >= fewestKinds && share >= fewestTools && share + handWork(words) >= leastShown;
}

/** Whether somebody else says a word than the one before, both being named. */
function isOther({ by }: Said, before: Said | undefined): boolean {
  return by !== null && before !== undefined && before.by !== null && by !== before.by;
}
