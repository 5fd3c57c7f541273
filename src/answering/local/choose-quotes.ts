import { fitOf, givesReason } from './fit.ts';
import type { Kind } from './kinds.ts';
import { fluencyOf, type Spoken } from './passages.ts';
import type { Query } from './query.ts';
import { type Quote, quoteAt } from './quote.ts';
import type { Found } from './retrieve.ts';
import { isNextStep, stepBegin } from './steps.ts';

/** A further passage is told where it is at most so much less likely than the best one: a logarithm. */
const nearlyAsGood = 7;
const mostQuotes = 3;
const mostOfList = 4;
/** How a question is explained takes more words than what it asks for. */
const longQuote = { enough: 34, most: 64 };
/** What is said about something is seldom said in one short sentence. */
const openQuote = { enough: 18, most: 45 };
/** Words between the beginning of an explanation and the sentence that fits best, so that both are quoted. */
const mostBetween = 30;
/** Sentences before and after the likeliest beginning in which the one that fits best is quoted. */
const around = { before: 2, after: 5 };
const clearlyBetter = 0.1;

/** What is quoted from the places that were found, the likeliest first and none of it twice. */
export function chooseQuotes(found: Found, query: Query, spoken: Spoken): Quote[] {
  const most = query.kind === 'list' ? mostOfList : mostQuotes;
  const best = found.scores[found.places[0] ?? -1] ?? 0;
  const sought = new Set(
    found.terms.flatMap(({ stems }) => Array.from(stems).flatMap(([key, sure]) => (sure > 0.5 ? [key] : []))),
  );
  const chosen: Quote[] = [];
  for (const place of found.places) {
    const isFirst = chosen.length === 0;
    const worse = best - (found.scores[place] ?? 0);
    if (chosen.length >= most || worse > (query.kind === 'list' ? nearlyAsGood / 2 : nearlyAsGood)) break;
    const fitting = fittest(place, found, query.kind, spoken);
    const isLong = isFirst && isToldAtLength(query, spoken.sentences[fitting]?.text ?? '');
    // What is explained is quoted from where the explanation begins.
    const near = isLong && isNear(place, fitting, spoken) ? place : fitting;
    const at = query.kind === 'how' ? stepBegin(near, spoken) : near;
    const length = isLong ? longQuote : query.kind === 'what' || !isFirst ? openQuote : {};
    const endsAt = (next: number) => query.kind === 'how' && next > fitting && isNextStep(next, spoken);
    const quote = quoteAt(at, spoken, { sought, ...length, endsAt });
    if (chosen.every((one) => quote.from >= one.to || quote.to <= one.from)) chosen.push(quote);
  }
  return chosen;
}

function isNear(place: number, best: number, { sentences }: Spoken): boolean {
  const between = (sentences[best]?.from ?? 0) - (sentences[place]?.from ?? 0);
  return between > 0 && between <= mostBetween;
}

/** Whether one sentence is rarely enough; a reason that is given is. */
function isToldAtLength({ kind }: Query, text: string): boolean {
  return kind === 'how' || (kind === 'why' && !givesReason(text));
}

/** The sentence about a place that holds most of what is asked for. */
export function fittest(place: number, { terms }: Found, kind: Kind, spoken: Spoken): number {
  const asked = { kind, terms, spoken };
  let best = { place, fit: fitOf(place, asked) * readable(place, spoken) + clearlyBetter };
  for (
    let at = Math.max(0, place - around.before);
    at <= place + around.after && at < spoken.sentences.length;
    at += 1
  ) {
    const fit = fitOf(at, asked) * readable(at, spoken);
    if (fit > best.fit) best = { place: at, fit };
  }
  return best.place;
}

/** How gladly a sentence is quoted for how well it reads. */
function readable(place: number, spoken: Spoken): number {
  return 0.4 + 0.6 * fluencyOf(place, spoken);
}
