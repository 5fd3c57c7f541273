import { textOf } from '../../../transcripts/reading/words.ts';
import type { Answer, Citation } from '../../engine.ts';
import { groundClaim, type NumberedPassage } from '../../ground-claim.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { supportFaults } from '../../support.ts';
import type { Asked } from '../asked.ts';
import { plainText, type Quote } from '../quoting/quote.ts';

/** A quote with the words that lead to it: a sentence of its own, one of a list, or a moment that is named without its words. */
export interface ToldQuote {
  lead: string;
  quote: Quote;
  form: 'sentence' | 'item' | 'moment';
}

/** From where to where something is discussed, in words of ours around its two moments. */
export interface DiscussedAt {
  first: Quote;
  last: Quote;
  /** Where else it comes up. */
  also: readonly Quote[];
  isSure: boolean;
}

/** A part of an answer: a heading of ours, or something told. */
export type Piece = { heading: string } | DiscussedAt | ToldQuote;

/** What is told in answer to a question. */
export interface Account {
  kind: Answer['kind'];
  /** Of `not_said`: whether what is quoted may well be what is asked for. */
  isNear?: boolean;
  pieces: Piece[];
  /** How surely the video answers it: the greater, the surer; absent where that is no matter of degree. */
  answerable?: number;
}

/** Puts an answer together from what holds when it is checked against the transcript; undefined where nothing does. */
export function compose(
  { kind, isNear, pieces }: Account,
  {
    input: {
      reading: { durationSeconds },
    },
    wording,
    ground: { spoken },
  }: Asked,
): Answer | undefined {
  const lines: string[] = [];
  const named: string[] = [];
  const citations: Citation[] = [];
  const cited = new Set<string>();
  const cite = (quote: Quote): { text: string; moment: string } | undefined => {
    const passage = passageOf(quote, spoken);
    const text = wording.marked(quote.quote);
    const claim = { text, passages: [passage.number] };
    const [ground] = groundClaim(claim, new Map([[passage.number, passage]]), durationSeconds, (text, said) =>
      supportFaults(text, said, spoken.tongue),
    ).grounds;
    if (!ground) return undefined;
    // What is named and told later is cited once.
    const place = `${quote.from} ${quote.said}`;
    if (!cited.has(place)) {
      const number = spoken.numbers[quote.from] ?? quote.from + 1;
      citations.push({ startSeconds: ground.startSeconds, passage: number, quote: quote.said });
    }
    cited.add(place);
    return { text, moment: ground.moment };
  };
  for (const piece of pieces) {
    if ('heading' in piece) {
      if (piece.heading !== '') lines.push(...(lines.length > 0 ? ['', piece.heading] : [piece.heading]));
    } else if ('first' in piece) {
      const first = cite(piece.first);
      const last = cite(piece.last);
      const also = piece.also.flatMap((quote) => cite(quote)?.moment ?? []);
      if (first && last) lines.push(wording.discussed(first.moment, last.moment, also, piece.isSure));
    } else {
      const holds = cite(piece.quote);
      if (!holds) continue;
      if (piece.form === 'moment') {
        named.push(holds.moment);
        continue;
      }
      if (piece.form === 'item' && !lines.at(-1)?.startsWith('- ')) lines.push('');
      const told = wording.told(piece.lead, holds.text, holds.moment);
      lines.push(piece.form === 'item' ? `- ${told}` : told.endsWith(')') ? `${told}.` : told);
    }
  }
  if (citations.length === 0 && pieces.some((piece) => !('heading' in piece))) return undefined;
  const moments = [...new Set(named)].filter((moment) => !lines.some((line) => line.includes(moment)));
  if (moments.length > 0) lines.push('', wording.seeAlso(moments));
  const markdown = withoutLoneItems(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { kind, markdown, citations, ...(isNear && { isNear }) };
}

/** An item that stands alone is no list. */
function withoutLoneItems(lines: readonly string[]): string[] {
  const isItem = (line: string | undefined) => line?.startsWith('- ') === true;
  return lines.map((line, at) =>
    isItem(line) && !isItem(lines[at - 1]) && !isItem(lines[at + 1]) ? `${line.slice(2)}.` : line,
  );
}

/** What was said where a quote was taken, numbered by its first word. */
function passageOf({ first, last }: Quote, { words }: Spoken): NumberedPassage {
  return { number: first, startSeconds: words[first]?.start ?? 0, text: plainText(textOf(words.slice(first, last))) };
}
