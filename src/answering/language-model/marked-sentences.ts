import { citedSentences } from './cited-sentences.ts';
import type { ProposedClaim } from './claim.ts';
import { numbersOfMark, writtenMark } from './written-marks.ts';

/** Numbers in brackets after what they bear on, and the mark that ends the sentence behind them. */
const marker = new RegExp(`${writtenMark}([.!?。！？؟।]?)`, 'giu');

/** A line with a key of JSON. */
const jsonLike = /^.*[{,\s"'“”][\p{L}_]{2,20}["'“”]\s*:.*$/gmu;

/** What a note below says: `[^3]: …`. */
const note = /^[ \t]*\[\^\d{1,7}\]:.*$/gm;

/** Reads prose in which numbers in brackets (`It rained [12, 13].`) say what each sentence rests on. */
export function markedSentences(written: string): ProposedClaim[] {
  // Of JSON that nobody can make out nothing is prose.
  const answer = written.replace(jsonLike, ' ').replace(note, ' ');
  const reader = citedSentences<number>((number) => [number]);
  const claims: ProposedClaim[] = [];
  let from = 0;
  for (const { 0: whole, 1: numbers = '', 2: mark = '', index } of answer.matchAll(marker)) {
    claims.push(...reader.read({ kind: 'text', text: answer.slice(from, index) + mark }));
    claims.push(...reader.read({ kind: 'end', cites: numbersOfMark(numbers) }));
    from = index + whole.length;
  }
  claims.push(...reader.read({ kind: 'text', text: answer.slice(from) }), ...reader.read({ kind: 'end', cites: [] }));
  return [...claims, ...reader.end()];
}
