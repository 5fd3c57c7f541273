import { citedSentences } from './cited-sentences.ts';
import type { ProposedClaim } from './claim.ts';
import { numbersOf } from './read-object.ts';

/** Numbers in brackets after what they bear on, and the mark that ends the sentence behind them. */
const marker =
  /\s*[[(【]\s*(?:(?:sentences?|passages?|lines?|nos?\.?|s\.|satz|sätze|#)\s*)?(\d{1,7}(?:\s*[,;–-]\s*\d{1,7})*)\s*[\])】]([.!?。！？]?)/giu;

/** A line with a key of JSON. */
const jsonLike = /^.*[{,\s"'“”][\p{L}_]{2,20}["'“”]\s*:.*$/gmu;

/** Reads prose in which numbers in brackets (`It rained [12, 13].`) say what each sentence rests on. */
export function markedSentences(written: string): ProposedClaim[] {
  // Of JSON that nobody can make out nothing is prose.
  const answer = written.replace(jsonLike, ' ');
  const reader = citedSentences<number>((number) => [number]);
  const claims: ProposedClaim[] = [];
  let from = 0;
  for (const { 0: whole, 1: numbers = '', 2: mark = '', index } of answer.matchAll(marker)) {
    claims.push(...reader.read({ kind: 'text', text: answer.slice(from, index) + mark }));
    claims.push(...reader.read({ kind: 'end', cites: numbers.split(/[,;]/).flatMap(numbersOf) }));
    from = index + whole.length;
  }
  claims.push(...reader.read({ kind: 'text', text: answer.slice(from) }), ...reader.read({ kind: 'end', cites: [] }));
  return [...claims, ...reader.end()];
}
