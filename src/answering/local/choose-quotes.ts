import { fitOf, givesReason } from './fit.ts';
import { keySentences } from './key-sentences.ts';
import type { Kind } from './kinds.ts';
import { fluencyOf, type Spoken } from './passages.ts';
import type { Query } from './query.ts';
import { type Quote, quoteAt } from './quote.ts';
import type { Found } from './retrieve.ts';

/** A further passage is told where it is at most so much less likely than the best one: a logarithm. */
const nearlyAsGood = 7;
const mostQuotes = 3;
const mostOfSummary = 4;
/** How a question is explained takes more words than what it asks for. */
const longQuote = { enough: 45, most: 70 };
/** What is said about something is seldom said in one short sentence. */
const openQuote = { enough: 18, most: 45 };
/** A summary tells several places, in a sentence or two each. */
const summaryQuote = { enough: 12, most: 45 };
/** Words from a place on that are about the same. */
const stretchWords = { fewest: 40, most: 220, partOfVideo: 1 / 12 };
/** What a sentence of a summary is worth that holds no word that is asked for. */
const unrelated = 0.35;
/** Further places of a summary are told where they are at most so much less likely: a logarithm. */
const clearlyWorse = 2.5;
/** Words between the beginning of an explanation and the sentence that fits best, so that both are quoted. */
const mostBetween = 30;
/** Sentences before and after the likeliest beginning in which the one that fits best is quoted. */
const around = { before: 2, after: 5 };
const clearlyBetter = 0.1;

/** A quote of an answer; of some only the moment is named. */
export interface Chosen extends Quote {
  isNamedOnly: boolean;
}

/** What is quoted from the places that were found, the likeliest first and none of it twice. */
export function chooseQuotes(found: Found, query: Query, spoken: Spoken): Chosen[] {
  const most = query.kind === 'summary' || query.kind === 'list' ? mostOfSummary : mostQuotes;
  const best = found.scores[found.places[0] ?? -1] ?? 0;
  const sought = new Set(
    found.terms.flatMap(({ stems }) => Array.from(stems).flatMap(([key, sure]) => (sure > 0.5 ? [key] : []))),
  );
  const chosen: Chosen[] = [];
  const choose = (quote: Quote, isNamedOnly = false) => {
    if (chosen.every((one) => quote.from >= one.to || quote.to <= one.from)) chosen.push({ ...quote, isNamedOnly });
  };
  for (const place of found.places) {
    const isFirst = chosen.length === 0;
    const worse = best - (found.scores[place] ?? 0);
    if (chosen.length >= most || worse > nearlyAsGood) break;
    const telling =
      query.kind === 'summary' && worse <= clearlyWorse
        ? tellingAbout(place, found, sought, spoken, isFirst ? 2 : 1)
        : [];
    for (const at of telling) choose(quoteAt(at, spoken, { sought, ...summaryQuote }));
    if (telling.length > 0 || (query.kind === 'summary' && chosen.length >= mostQuotes)) continue;
    const fitting = fittest(place, found, query.kind, spoken);
    const isLong = isFirst && isToldAtLength(query, spoken.sentences[fitting]?.text ?? '');
    // What is explained is quoted from where the explanation begins.
    const at = isLong && isNear(place, fitting, spoken) ? place : fitting;
    const length = isLong ? longQuote : query.kind === 'what' || !isFirst ? openQuote : {};
    choose(quoteAt(at, spoken, { sought, ...length }), query.kind === 'summary' && !isFirst);
  }
  return chosen;
}

/** The sentences from a place on that say most of what it is about there, and of what is sought. */
function tellingAbout(
  place: number,
  { terms }: Found,
  sought: ReadonlySet<string>,
  spoken: Spoken,
  count: number,
): number[] {
  const { sentences, words } = spoken;
  const length = Math.min(stretchWords.most, stretchWords.fewest + words.length * stretchWords.partOfVideo);
  const until = (sentences[place]?.from ?? 0) + length;
  let to = place + 1;
  while (to < sentences.length && (sentences[to]?.from ?? 0) < until) to += 1;
  const held = (at: number) => fitOf(at, { kind: 'summary', terms, spoken });
  const telling = keySentences(Math.max(0, place - 1), to, spoken, count, [...sought], (at) =>
    at < place ? 0.7 : unrelated + held(at),
  );
  const related = telling.filter((at) => held(at) > 0);
  return related.length > 0 || count === 1 ? related : telling.slice(0, 1);
}

function isNear(place: number, best: number, { sentences }: Spoken): boolean {
  const between = (sentences[best]?.from ?? 0) - (sentences[place]?.from ?? 0);
  return between > 0 && between <= mostBetween;
}

/** Whether one sentence is rarely enough; a reason that is given is. */
function isToldAtLength({ kind }: Query, text: string): boolean {
  return kind === 'how' || kind === 'summary' || (kind === 'why' && !givesReason(text));
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
