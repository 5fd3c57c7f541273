import { learnedBackground } from '../../transcripts/language/learned-background.ts';

import type { Answer, AnsweringEngine, AnsweringInput, AnsweringOptions } from '../engine.ts';
import { type Chosen, chooseQuotes, fittest } from './choose-quotes.ts';

import { compose, type Piece, type Told } from './compose.ts';
import { givesReason } from './fit.ts';
import { placeBefore } from './follow-up.ts';
import { learnedModel } from './learned-model.ts';
import type { AnsweringModel } from './model.ts';
import { overviewOf } from './overview.ts';
import { readSpoken, type Spoken } from './passages.ts';
import { type Query, readQuestion } from './query.ts';
import type { Term } from './query-terms.ts';
import { plainText, type Quote, quoteAt } from './quote.ts';
import { type Found, retrieve } from './retrieve.ts';
import { groundOf } from './signals.ts';
import { type Wording, wordingFor } from './wording.ts';

/** Up to here above the model's threshold an answer says that it is merely what comes closest. */
const unsureBelow = 0.7;
/** A second passage is quoted too where it is so little less likely. */
const nearlyTied = 0.8;
/** What is merely near is told in a sentence that says something. */
const nearQuote = { enough: 12 };
/** What follows is told in so many quotes. */
const mostFollowing = 3;
const followingQuote = { enough: 45, most: 70 };
/** Commoner words are not missed where rarer ones are missing. */
const tellingRarity = 0.4;
/** Words of the question that are repeated where the video does not say them. */
const mostWordsNamed = 3;
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
  const [first, ...others] = chooseQuotes(found, query, spoken);
  if (!first) return [];
  const isSummary = query.kind === 'summary';
  const isList = query.kind === 'list' && isSure;
  const told = (quote: Chosen, rank: number): Told => {
    const isSpelledOut =
      (isSummary && !quote.isNamedOnly) || isList || (!isSummary && rank === 0 && isNearlyAsLikely(found));
    return { lead: '', quote, form: isSpelledOut ? 'item' : 'moment' };
  };
  const ordered = others
    .map((quote, rank) => told(quote, rank))
    .sort((one, other) => one.quote.startSeconds - other.quote.startSeconds);
  if (isList) return [{ heading: wording.leads.list }, told(first, 0), ...ordered];
  const lead = isSure ? leadOf(query, first, wording) : wording.leads.unsure;
  const opening: Told = { lead, quote: first, form: 'sentence' };
  return [
    opening,
    ...(isSummary && ordered.some(({ form }) => form === 'item') ? [{ heading: wording.inOrder }] : []),
    ...ordered,
  ];
}

/** Whether the second place answers about as likely as the first. */
function isNearlyAsLikely({ places: [first = -1, second = -1], scores }: Found): boolean {
  return second >= 0 && (scores[first] ?? 0) - (scores[second] ?? 0) < nearlyTied;
}

function leadOf({ kind }: Query, { quote }: Quote, { leads }: Wording): string {
  if (kind === 'why' && givesReason(quote)) return leads.reason;
  return leads[kind];
}

/** What follows the moment that was cited before. */
function goOn(kind: 'next' | 'more', before: number, spoken: Spoken, wording: Wording): Piece[] {
  const previous = quoteAt(before, spoken);
  const first = previous.to;
  if (first >= spoken.sentences.length) return [{ heading: wording.nothingAfter }];
  const quotes: Quote[] = [];
  for (let at = first; at < spoken.sentences.length && quotes.length < mostFollowing; ) {
    const quote = quoteAt(at, spoken, followingQuote);
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
  const background = learnedBackground();
  const isTelling = ({ sought }: Term) => (background.get(sought.folded)?.rarity ?? 1) >= tellingRarity;
  const named = absent.some(isTelling) ? absent.filter(isTelling) : absent;
  const words = named.map(({ sought }) => plainText(sought.word)).filter((word) => word !== '');
  const statement = wording.notSaid(words.slice(0, mostWordsNamed));
  const nearest = found.places[0];
  if (nearest !== undefined && found.terms.some(({ stems }) => stems.size > 0)) {
    const quote = quoteAt(fittest(nearest, found, kind, spoken), spoken, nearQuote);
    return [{ lead: `${statement} ${wording.nearest}`, quote, form: 'sentence' }];
  }
  const isOther = language && /^(en|de)\b/i.test(language) && !language.toLowerCase().startsWith(wording.language);
  return [{ heading: isOther ? `${statement} ${wording.otherLanguage}` : statement }];
}
