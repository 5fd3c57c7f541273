import type { Reading } from './reading.ts';
import { turnsOf } from './speaker-turns.ts';
import { textOf } from './words.ts';

/** A sentence as people read it, in the transcript's own words. */
export interface SpokenSentence {
  /** To a tenth of a second. */
  startSeconds: number;
  text: string;
  /** Whether somebody else than before begins to speak, as far as the transcript tells. */
  opensTurn: boolean;
  /** Who begins to speak, where that is known; null where the same one goes on. */
  speaker: string | null;
}

/** The sentences of a reading, in order. */
export function spokenSentences({ sentences, asSaid: words }: Reading): SpokenSentence[] {
  const turns = turnsOf(sentences, words);
  return sentences.map(({ start, from, to }, place) => ({
    startSeconds: Math.round(start * 10) / 10,
    text: textOf(words.slice(from, to)),
    opensTurn: turns[place] !== '' || words[from]?.speaker === true,
    speaker: turns[place] || null,
  }));
}
