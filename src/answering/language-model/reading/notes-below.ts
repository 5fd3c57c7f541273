import { numbersOf } from './read-object.ts';
import { numbering, numbers } from './written-marks.ts';

/** What a model writes below its answer of a number that stands in it. */
export interface Note {
  /** Numbers of the sentences that it names; none where it names none. */
  passages: number[];
  /** What it quotes; null where it quotes nothing. */
  quote: string | null;
}

/** `[^1]: Sentence 12`, `[1] “It rained”`, `1. Sentence 12`: a line with the number of a note, and what the note says. */
const line = new RegExp(
  `^[ \\t]*(?:[-*•][ \\t]+)?(?:\\[\\^?(\\d{1,7})\\]:?|(\\d{1,3})[.:)](?=[ \\t]+${numbering}\\d))[ \\t]+(\\S.*)$`,
  'gimu',
);
const named = new RegExp(`(?<!\\p{L})${numbering}(${numbers})`, 'iu');
const mere = new RegExp(`^[^\\p{L}\\p{N}]{0,3}(${numbers})(?=\\s*(?:$|[^\\p{L}\\p{N}\\s.%$€£]))`, 'u');
const quoted = /["“„«]([^"“”„«»]{6,})["“”»]/u;

/**
 * The notes below an answer by the numbers that stand in it, and the answer without them. Many models number their notes by
 * themselves: `[1]` is no sentence then but the note that names it.
 */
export function notesBelow(written: string): { answer: string; notes: ReadonlyMap<number, Note> } {
  const notes = new Map<number, Note>();
  const answer = written.replace(line, (whole, bracketed: string, plain: string, said: string, at: number) => {
    const number = bracketed ?? plain;
    const isUsed = new RegExp(`[[({【>^]\\s*\\^?${number}(?!\\d)`, 'u').test(written.slice(0, at));
    if (!isUsed) return whole;
    const [, places = ''] = named.exec(said) ?? mere.exec(said) ?? [];
    notes.set(Number(number), { passages: numbersOf(places), quote: quoted.exec(said)?.[1] ?? null });
    return ' ';
  });
  return { answer, notes };
}
