import { turnsAway } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Wording } from '../../wording.ts';
import { type Quote, quoteAt } from '../quoting/quote.ts';
import { leadOf, nameOf } from './answer-pieces.ts';
import type { Piece, ToldQuote } from './compose.ts';

/** What follows is told in so many quotes. */
const mostFollowing = 3;
const followingQuote = { enough: 45, most: 70 };

/** What is said from a place on. */
export function goOn(kind: 'next' | 'more', first: number, spoken: Spoken, wording: Wording): Piece[] {
  const quotes: Quote[] = [];
  for (let at = first; at < spoken.sentences.length && quotes.length < mostFollowing; ) {
    const isFarewell = at > first && turnsAway(spoken.sentences[at]?.text ?? '');
    const quote = quoteAt(at, spoken, followingQuote);
    if (!isFarewell && quote.from >= (quotes.at(-1)?.to ?? first)) quotes.push(quote);
    at = isFarewell ? at + 1 : Math.max(at + 1, quote.to);
  }
  const [next, ...others] = quotes;
  if (!next) return [{ heading: wording.nothingAfter }];
  const lead = leadOf(kind, spoken.by[next.from], wording);
  const opening: ToldQuote = { lead, quote: next, form: 'sentence' };
  const nameAt = (place: number) => (spoken.by[place] ? `${nameOf(spoken.by[place])}:` : '');
  return [opening, ...others.map((quote): ToldQuote => ({ lead: nameAt(quote.from), quote, form: 'item' }))];
}
