import { citedSentences } from './cited-sentences.ts';
import type { ProposedClaim } from './claim.ts';
import { numbersOf } from './read-lines.ts';

/** Numbers in brackets after what they bear on, and the mark that ends the sentence behind them. */
const marker = /\s*[[(【]\s*(\d{1,7}(?:\s*[,;–-]\s*\d{1,7})*)\s*[\])】]([.!?。！？]?)/gu;

/** Reads prose in which numbers in brackets (`It rained [12, 13].`) say what each sentence rests on. */
export function markedSentences(answer: string): ProposedClaim[] {
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
