import { textOf } from '../../transcripts/language/words.ts';
import type { Answer, Citation } from '../engine.ts';
import { type Claim, type Ground, groundClaim, type NumberedPassage } from '../ground-claim.ts';
import type { Spoken } from './passages.ts';
import { plainText, type Quote } from './quote.ts';
import type { Wording } from './wording.ts';

/** A quote with the words that lead to it: a sentence of its own, one of a list, or a moment that is named without its words. */
export interface Told {
  lead: string;
  quote: Quote;
  form: 'sentence' | 'item' | 'moment';
}

/** A part of an answer: a heading of ours, or something told. */
export type Piece = { heading: string } | Told;

interface Statement extends Claim, Told {}

/** Puts an answer together from what holds when it is checked against the transcript; undefined where nothing does. */
export function compose(
  kind: Answer['kind'],
  pieces: readonly Piece[],
  spoken: Spoken,
  { durationSeconds, wording }: { durationSeconds: number; wording: Wording },
): Answer | undefined {
  const passages = new Map<number, NumberedPassage>();
  const statements = pieces.map((piece): Statement | { heading: string } => {
    if ('heading' in piece) return piece;
    const passage = passageOf(piece.quote, spoken);
    passages.set(passage.number, passage);
    return { ...piece, text: wording.marked(piece.quote.quote), passages: [passage.number] };
  });
  const claims = statements.filter((one): one is Statement => !('heading' in one));
  const held = new Map<Statement, Ground>(
    claims.flatMap((claim) => {
      const [ground] = groundClaim(claim, passages, durationSeconds).grounds;
      return ground ? [[claim, ground] as const] : [];
    }),
  );
  if (held.size === 0 && claims.length > 0) return undefined;
  const lines: string[] = [];
  const named: string[] = [];
  const citations: Citation[] = [];
  for (const statement of statements) {
    if ('heading' in statement) {
      if (statement.heading !== '') lines.push(...(lines.length > 0 ? ['', statement.heading] : [statement.heading]));
      continue;
    }
    const holds = held.get(statement);
    if (!holds) continue;
    const { startSeconds } = holds;
    citations.push({ startSeconds, passage: statement.quote.from + 1, quote: statement.quote.said });
    if (statement.form === 'moment') {
      named.push(holds.moment);
      continue;
    }
    if (statement.form === 'item' && !lines.at(-1)?.startsWith('- ')) lines.push('');
    const told = wording.told(statement.lead, statement.text, holds.moment);
    lines.push(statement.form === 'item' ? `- ${told}` : told.endsWith(')') ? `${told}.` : told);
  }
  const moments = [...new Set(named)].filter((moment) => !lines.some((line) => line.includes(moment)));
  if (moments.length > 0) lines.push('', wording.seeAlso(moments));
  return {
    kind,
    markdown: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    citations,
  };
}

/** What was said where a quote was taken, numbered by its first word. */
function passageOf({ first, last }: Quote, { words }: Spoken): NumberedPassage {
  return { number: first, startSeconds: words[first]?.start ?? 0, text: plainText(textOf(words.slice(first, last))) };
}
