import type { Answer, AnsweringEngine, AnsweringInput, AnsweringOptions } from '../engine.ts';
import { compose, type Piece, type Told } from './compose.ts';
import { fitOf, givesReason } from './fit.ts';
import { placeBefore } from './follow-up.ts';
import { keySentences } from './key-sentences.ts';
import { learnedModel } from './learned-model.ts';
import type { AnsweringModel } from './model.ts';
import { overviewOf } from './overview.ts';
import { fluencyOf, readSpoken, type Spoken } from './passages.ts';
import { type Query, readQuestion } from './query.ts';
import { plainText, type Quote, quoteAt } from './quote.ts';
import { type Found, retrieve } from './retrieve.ts';
import { groundOf } from './signals.ts';
import { type Wording, wordingFor } from './wording.ts';

/** Up to here above the model's threshold an answer says that it is merely what comes closest. */
const unsureBelow = 0.7;
/** A further passage is told where it is at most so much less likely than the best one: a logarithm. */
const nearlyAsGood = 7;
/** A second passage is quoted too where it is so little less likely. */
const nearlyTied = 0.8;
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
/** What is merely near is told in a sentence that says something. */
const nearQuote = { enough: 12 };
/** Words between the beginning of an explanation and the sentence that fits best, so that both are quoted. */
const mostBetween = 30;
/** Words of the question that are repeated where the video does not say them. */
const mostWordsNamed = 3;
/** Sentences before and after the likeliest beginning in which the one that fits best is quoted. */
const around = { before: 2, after: 5 };
const clearlyBetter = 0.1;

/**
 * The built-in engine: no language model, no network. It looks for what the question asks for in the transcript and answers
 * with what is said there, in the speaker's words; it adds nothing, and says so where it is not there.
 */
export const localAnsweringEngine = {
  name: 'local' as const,
  async answer(input: AnsweringInput, { signal }: AnsweringOptions = {}): Promise<Answer> {
    signal?.throwIfAborted();
    return answerLocally(input, learnedModel()).answer;
  },
} satisfies AnsweringEngine;

/** The answer that a model gives, with what it was judged by. */
export function answerLocally(input: AnsweringInput, model: AnsweringModel): { answer: Answer; answerable: number } {
  const spoken = readSpoken(input.transcript, input.durationSeconds);
  const wording = wordingFor(input.question, input.transcript.language);
  const query = readQuestion(input.question, input.earlier);
  const around = { durationSeconds: input.durationSeconds, wording };
  const nothing: Answer = { kind: 'not_said', markdown: wording.notSaid([]), citations: [] };
  const told = (kind: Answer['kind'], pieces: Piece[], answerable: number) => ({
    answer: compose(kind, pieces, spoken, around) ?? nothing,
    answerable,
  });
  if (spoken.sentences.length === 0) return { answer: nothing, answerable: Number.NEGATIVE_INFINITY };
  const before = placeBefore(input.earlier, spoken);
  if (before !== undefined && (query.kind === 'next' || query.kind === 'more')) {
    return told('answered', goOn(query.kind, before, spoken, wording), 0);
  }
  if (query.sought.length === 0) return told('answered', overviewOf(input, spoken, wording), 0);
  const found = retrieve(
    query,
    groundOf(spoken, input.chapters, input.title),
    model,
    query.leansOnEarlier ? before : undefined,
  );
  if (found.answerable < model.threshold) {
    return told('not_said', notSaid(found, query, spoken, input.transcript.language, wording), found.answerable);
  }
  const isSure = found.answerable > model.threshold + unsureBelow;
  return told('answered', pieces(found, query, spoken, wording, isSure), found.answerable);
}

/** The quote that answers, then the moments of what else bears on it; of summaries and lists, what is said there. */
function pieces(found: Found, query: Query, spoken: Spoken, wording: Wording, isSure: boolean): Piece[] {
  const [first, ...others] = quotesOf(found, query, spoken);
  if (!first) return [];
  const isSummary = query.kind === 'summary';
  const isList = query.kind === 'list' && isSure;
  const told = (quote: Quote, rank: number): Told => {
    const isSpelledOut = isSummary || isList || (rank === 0 && isNearlyAsLikely(found));
    return { lead: '', quote, form: isSpelledOut ? 'item' : 'moment' };
  };
  const ordered = others
    .map((quote, rank) => told(quote, rank))
    .sort((one, other) => one.quote.startSeconds - other.quote.startSeconds);
  if (isList) return [{ heading: wording.leads.list }, told(first, 0), ...ordered];
  const lead = isSure ? leadOf(query, first, wording) : wording.leads.unsure;
  const opening: Told = { lead, quote: first, form: 'sentence' };
  return [opening, ...(isSummary && ordered.length > 0 ? [{ heading: wording.inOrder }] : []), ...ordered];
}

/** Whether the second place answers about as likely as the first. */
function isNearlyAsLikely({ places: [first = -1, second = -1], scores }: Found): boolean {
  return second >= 0 && (scores[first] ?? 0) - (scores[second] ?? 0) < nearlyTied;
}

function leadOf({ kind }: Query, { quote }: Quote, { leads }: Wording): string {
  if (kind === 'why' && givesReason(quote)) return leads.reason;
  return leads[kind];
}

/** What is quoted from the best places, none of it twice. */
function quotesOf(found: Found, query: Query, spoken: Spoken): Quote[] {
  const most = query.kind === 'summary' || query.kind === 'list' ? mostOfSummary : mostQuotes;
  const best = found.scores[found.places[0] ?? -1] ?? 0;
  const sought = new Set(
    found.terms.flatMap(({ stems }) => Array.from(stems).flatMap(([key, sure]) => (sure > 0.5 ? [key] : []))),
  );
  const chosen: Quote[] = [];
  if (query.kind === 'summary') {
    for (const [rank, place] of found.places.entries()) {
      if (chosen.length >= most || (found.scores[place] ?? 0) < best - clearlyWorse) break;
      for (const at of tellingAbout(place, found, sought, spoken, rank === 0 ? 2 : 1)) {
        const quote = quoteAt(at, spoken, { sought, ...summaryQuote });
        if (chosen.every((one) => quote.from >= one.to || quote.to <= one.from)) chosen.push(quote);
      }
    }
    if (chosen.length > 0) return chosen;
  }
  for (const place of found.places) {
    if (chosen.length >= most || (found.scores[place] ?? 0) < best - nearlyAsGood) break;
    const fitting = fittest(place, found, query, spoken);
    const isLong = isToldAtLength(query, spoken.sentences[fitting]?.text ?? '');
    // What is explained is quoted from where the explanation begins.
    const at = isLong && isNear(place, fitting, spoken) ? place : fitting;
    const quote = quoteAt(at, spoken, { sought, ...(isLong ? longQuote : query.kind === 'what' ? openQuote : {}) });
    if (chosen.every((one) => quote.from >= one.to || quote.to <= one.from)) chosen.push(quote);
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
  return keySentences(Math.max(0, place - 1), to, spoken, count, [...sought], (at) =>
    at < place ? 0.7 : unrelated + fitOf(at, { kind: 'summary', terms, spoken }),
  );
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
function fittest(place: number, { terms }: Found, { kind }: Query, spoken: Spoken): number {
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

/** What follows the moment that was cited before. */
function goOn(kind: 'next' | 'more', before: number, spoken: Spoken, wording: Wording): Piece[] {
  const previous = quoteAt(before, spoken);
  const first = previous.to;
  if (first >= spoken.sentences.length) return [{ heading: wording.nothingAfter }];
  const quotes: Quote[] = [];
  for (let at = first; at < spoken.sentences.length && quotes.length < mostQuotes; ) {
    const quote = quoteAt(at, spoken, longQuote);
    if (quote.from >= (quotes.at(-1)?.to ?? first)) quotes.push(quote);
    at = Math.max(at + 1, quote.to);
  }
  const [next, ...others] = quotes;
  if (!next) return [{ heading: wording.nothingAfter }];
  const opening: Told = { lead: wording.leads[kind], quote: next, form: 'sentence' };
  return [opening, ...others.map((quote): Told => ({ lead: '', quote, form: 'item' }))];
}

/** Says which of the question's words are not there, and shows what is nearest, where anything is near. */
function notSaid(found: Found, { kind }: Query, spoken: Spoken, language: string | null, wording: Wording): Piece[] {
  const absent = found.terms.filter(
    ({ sought, stems }) => sought.weight === 1 && ![...stems.values()].some((sure) => sure > 0.5),
  );
  const words = absent.map(({ sought }) => plainText(sought.word)).filter((word) => word !== '');
  const statement = wording.notSaid(words.slice(0, mostWordsNamed));
  const nearest = found.places[0];
  if (nearest !== undefined && found.terms.some(({ stems }) => stems.size > 0)) {
    const quote = quoteAt(
      fittest(nearest, found, { kind, sought: [], leansOnEarlier: false }, spoken),
      spoken,
      nearQuote,
    );
    return [{ lead: `${statement} ${wording.nearest}`, quote, form: 'sentence' }];
  }
  const isOther = language && /^(en|de)\b/i.test(language) && !language.toLowerCase().startsWith(wording.language);
  return [{ heading: isOther ? `${statement} ${wording.otherLanguage}` : statement }];
}
