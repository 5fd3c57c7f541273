import type { Kind } from '../../kinds.ts';
import { isPoint } from '../../spoken/enumeration.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Lead, Wording } from '../../wording.ts';
import { fewTerms, fitOf, givesReason, isListing, saysWhatItIs } from '../finding/fit.ts';
import type { Ground } from '../finding/ground.ts';
import type { Found } from '../finding/retrieve.ts';
import { asksForFigure } from '../question/measured.ts';
import type { Query } from '../question/query.ts';
import { chooseQuotes, fittest } from '../quoting/choose-quotes.ts';
import { plainText, type Quote } from '../quoting/quote.ts';
import type { Piece, ToldQuote } from './compose.ts';
import { asksDecision, decisionsAbout } from './decisions.ts';
import { discussionOf } from './discussion/discussion.ts';

/** A second passage is quoted too where it is so little less likely. */
const nearlyTied = 0.8;
const asMuch = 0.9;
/** Of other kinds it is a moment beside: of two such passages that answer `how` or `whether` the second is true one time in ten. */
const tiedKinds: ReadonlySet<Kind> = new Set(['what', 'why', 'who', 'list', 'summary']);
/** A reason that follows within so many sentences is one for what was quoted. */
const soonAfter = 5;
const longestName = 60;
/** What has fewer words is no part of a list: `Yes, sure.` */
const fewestOfItem = 3;
/** Kinds of questions that a discussion may answer. */
const open: ReadonlySet<Kind> = new Set(['what', 'why', 'yesNo']);
/** `size` of a talk of more than half an hour. */
const longSize = 0.6;
/** A sentence that holds so much of what is asked for may answer alone. */
const wholeFit = 0.8;

/**
 * The quote that answers, then the moments of what else bears on it; of lists, what is said there; of what was said about
 * something, where that is discussed and what is said there.
 */
export function answerPieces(found: Found, query: Query, ground: Ground, wording: Wording, isSure: boolean): Piece[] {
  const { spoken } = ground;
  if (isDiscussed(found, query, ground) || isDecided(found, query, spoken)) {
    const told = discussed(found, query, ground, wording, isSure);
    if (told.length > 0) return told;
  }
  const [first, ...others] = chooseQuotes(found, query, spoken);
  if (!first) return [];
  const isList = query.kind === 'list' && isSure;
  // Where one sentence names them all, the others are but moments.
  const isWhole = isListing(first.quote) && first.to === first.from + 1 && !isPoint(first.quote);
  const told = (quote: Quote, rank: number): ToldQuote => {
    const isReason =
      query.kind === 'why' &&
      !givesReason(first.quote, spoken.language) &&
      givesReason(quote.quote, spoken.language) &&
      quote.from >= first.to &&
      quote.from - first.to <= soonAfter;
    const isAsGood = rank === 0 && isNearlyAsGood(found, query, spoken);
    const isSpelledOut = isList ? !isWhole : isReason || isAsGood;
    return isSpelledOut ? itemOf(quote, spoken, wording) : { lead: '', quote, form: 'moment' };
  };
  const ordered = others
    .filter(({ quote }) => !isList || quote.split(' ').length >= fewestOfItem || /\p{N}/u.test(quote))
    .map((quote, rank) => told(quote, rank))
    .sort((one, other) => one.quote.startSeconds - other.quote.startSeconds);
  // A list of one is none.
  if (isList && !isWhole && ordered.some(({ form }) => form === 'item'))
    return [{ heading: wording.leads.list }, itemOf(first, spoken, wording), ...ordered];
  return [opening(first, query, spoken, wording, isSure), ...ordered];
}

/** Whether where something is discussed answers better than a sentence: of a long talk, unless a sentence says it. */
function isDiscussed(found: Found, { kind, speakers }: Query, { size, spoken }: Ground): boolean {
  if (kind === 'summary') return true;
  if (!open.has(kind) || (size < longSize && speakers.length === 0)) return false;
  const fitting = fittest(found.places[0] ?? -1, found, kind, spoken);
  const isTheirs = speakers.length === 0 || speakers.includes(spoken.by[fitting] ?? '');
  // That it is named says little where there is but its name to look for.
  const isNamedOnly = found.terms.length <= fewTerms && !saysWhatItIs(spoken.sentences[fitting]?.text ?? '');
  return !isTheirs || isNamedOnly || fitOf(fitting, { kind: 'what', terms: found.terms, spoken }) < wholeFit;
}

/** Whether what is asked for is decided after the likeliest place. */
function isDecided({ places: [place = -1] }: Found, query: Query, spoken: Spoken): boolean {
  if (!open.has(query.kind) || query.speakers.length > 0 || spoken.speakers.length < 2 || !asksDecision(query))
    return false;
  return place >= 0 && decisionsAbout(place, place + 1, spoken).length > 0;
}

/** The quote that answers, after what leads to it. */
export function opening(quote: Quote, { kind }: Query, spoken: Spoken, wording: Wording, isSure: boolean): ToldQuote {
  const name = spoken.by[quote.from];
  if (name && isSure && asksOnly(quote, spoken)) return { ...itemOf(quote, spoken, wording), form: 'sentence' };
  const asked =
    kind === 'why' && givesReason(quote.quote, spoken.language) ? 'reason' : asksForFigure(kind) ? 'number' : kind;
  return { lead: leadOf(isSure ? asked : 'unsure', name, wording), quote, form: 'sentence' };
}

/** The words that lead to a quote, with the name of who says it where that is known. */
export function leadOf(asked: Lead, name: string | null | undefined, wording: Wording): string {
  return name ? wording.leadsBy[asked].replace('%', () => nameOf(name)) : wording.leads[asked];
}

/** A name as an answer writes it. */
export function nameOf(name: string): string {
  return plainText(name.replace(/\s*\([^)]*\)$/, ''))
    .slice(0, longestName)
    .trim()
    .replaceAll('@', '');
}

/** A quote of a list, after the name of who says it. */
export function itemOf(quote: Quote, spoken: Spoken, { leadsBy }: Wording): ToldQuote {
  const name = spoken.by[quote.from];
  const lead = !name
    ? ''
    : asksOnly(quote, spoken)
      ? leadsBy.asked.replace('%', () => nameOf(name))
      : `${nameOf(name)}:`;
  return { lead, quote, form: 'item' };
}

function asksOnly({ from, to }: Quote, { sentences }: Spoken): boolean {
  return sentences[from]?.question === true && to === from + 1;
}

/** Where something is discussed, and the sentences that say most there. */
function discussed(found: Found, query: Query, ground: Ground, wording: Wording, isSure: boolean): Piece[] {
  const { spoken } = ground;
  const told = discussionOf(found, query, ground);
  const { first, last, main, quotes, elsewhere, also } = told ?? { quotes: [], elsewhere: [], also: [] };
  const [only, ...more] = quotes;
  if (!only) return [];
  const items = (some: readonly Quote[]) => some.map((quote) => itemOf(quote, spoken, wording));
  const besides = elsewhere.length === 0 ? [] : [{ heading: wording.elsewhere }, ...items(elsewhere)];
  if (first && last && main && isSure) {
    const others = quotes.filter((quote) => quote !== main);
    return [opening(main, query, spoken, wording, isSure), { first, last, also, isSure }, ...items(others), ...besides];
  }
  if (first && last) return [{ first, last, also, isSure }, ...items(quotes), ...besides];
  const named = also
    .filter((quote) => !elsewhere.includes(quote))
    .map((quote): ToldQuote => ({ lead: '', quote, form: 'moment' }));
  return [opening(only, query, spoken, wording, isSure), ...items(more), ...besides, ...named];
}

/** Whether the second place answers about as likely as the first, and holds as much of what is asked for. */
function isNearlyAsGood(found: Found, { kind }: Query, spoken: Spoken): boolean {
  if (!tiedKinds.has(kind)) return false;
  const { places, scores, terms, bearing } = found;
  const [first = -1, second = -1] = places;
  if (second < 0 || (scores[first] ?? 0) - (scores[second] ?? 0) >= nearlyTied) return false;
  const [one = 0, other = 0] = [first, second].map((place) =>
    fitOf(fittest(place, found, kind, spoken), { kind, terms, spoken, bearing }),
  );
  return other >= one * asMuch;
}
