import type { Answer, AnsweringEngine, AnsweringInput, AnsweringOptions } from '../engine.ts';
import type { Kind } from '../kinds.ts';
import { turnsAway } from '../spoken/leaning.ts';
import { readSpoken, type Spoken } from '../spoken/passages.ts';
import { fold } from '../spoken/stem.ts';
import { type Wording, wordingFor } from '../wording.ts';
import { placeAfter, placeBefore } from './finding/follow-up.ts';
import { type Ground, groundOf } from './finding/ground.ts';
import { learnedModel } from './finding/learned-model.ts';
import type { AnsweringModel } from './finding/model.ts';
import { type Found, retrieve } from './finding/retrieve.ts';
import { focusOf } from './question/focus.ts';
import { type Query, readQuestion, topicsOf } from './question/query.ts';
import { isSort } from './question/settled-words.ts';
import { plainText, type Quote, quoteAt } from './quoting/quote.ts';
import { answerPieces, leadOf, nameOf } from './telling/answer-pieces.ts';
import { compose, type Piece, type Told } from './telling/compose.ts';
import { asksWhoSpeaks, introductionsIn } from './telling/introductions.ts';
import { judgementsOn, verdictOn } from './telling/judgements.ts';
import { isNearMiss, isSaidWhole, mainQuote } from './telling/near-miss.ts';
import { absentWords, isOtherLanguage, mostWordsNamed, notSaid } from './telling/not-said.ts';
import { overviewOf } from './telling/overview.ts';
import { figureOfSubject } from './telling/subject.ts';
import { wordsOfSpeakers } from './telling/words-of-speakers.ts';

/** Up to here above the model's threshold an answer says that it is merely what comes closest. */
const unsureBelow = 1;
/** And up to here which telling words of the question are not said. */
const doubtfulBelow = 2;
/** Down to here below the threshold what is nearest may well be what is asked for, in other words. */
const nearBelow = 1.6;
/** And down to here, where one quote says all of it in other words. */
const wholeBelow = 5.5;
/** What follows is told in so many quotes. */
const mostFollowing = 3;
const followingQuote = { enough: 45, most: 70 };

/** Kinds of questions that ask for one thing, and not for the video. */
const pointed: ReadonlySet<Kind> = new Set(['yesNo', 'why', 'who', 'where', 'number', 'price', 'duration', 'date']);

/** Kinds of questions that another fact about the same thing does not answer. */
const exact: ReadonlySet<Kind> = new Set(['who', 'price', 'duration', 'date', 'rate', 'weight', 'length', 'number']);
/** And kinds that it comes close to. */
const loose: ReadonlySet<Kind> = new Set(['what', 'where']);

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
  const query = readQuestion(input.question, input.earlier, spoken.speakers);
  const around = { durationSeconds: input.durationSeconds, wording };
  const nothing: Answer = { kind: 'not_said', markdown: wording.notSaid([]), citations: [] };
  const told = (kind: Answer['kind'], pieces: Piece[], answerable: number) => ({
    answer: compose(kind, pieces, spoken, around) ?? nothing,
    answerable,
  });
  if (spoken.sentences.length === 0) return { answer: nothing, answerable: Number.NEGATIVE_INFINITY };
  const before = placeBefore(input.earlier, spoken);
  if (before !== undefined && (query.kind === 'next' || query.kind === 'more')) {
    return told('answered', goOn(query.kind, placeAfter(before, input.earlier, spoken), spoken, wording), 0);
  }
  const introduced = asksWhoSpeaks(input.question) ? introductionsIn(spoken) : [];
  if (introduced.length > 0) {
    const pieces = introduced.map(
      (quote): Told => ({ lead: leadOf('who', spoken.by[quote.from], wording), quote, form: 'sentence' }),
    );
    return told('answered', pieces, 0);
  }
  const titled = new Set(topicsOf(input.title)?.map((one) => one.stem));
  const judged = [judgementsOn, verdictOn].flatMap((judge) => judge(query, spoken, titled, wording));
  if (judged.length > 0) return told('answered', judged, 0);
  const figure = figureOfSubject(query, spoken, titled, wording);
  if (figure !== undefined) return told('answered', [figure], 0);
  if (query.sought.length === 0) {
    const opening = query.isWhole || !pointed.has(query.kind) ? [] : [{ heading: wording.vague }];
    return told('answered', [...opening, ...overviewOf(input, spoken, wording)], 0);
  }
  if (query.whole) {
    const pieces = wordsOfSpeakers(query.speakers, query.whole, spoken, wording);
    return pieces.length > 0 ? told('answered', pieces, 0) : told('not_said', [silent(query.speakers, wording)], 0);
  }
  const ground = groundOf(spoken, input.chapters, input.title);
  const found = retrieve(query, ground, model, query.leansOnEarlier ? before : undefined);
  const isOther = isOtherLanguage(input.transcript.language, wording);
  const isNear = found.answerable > model.threshold - nearBelow;
  const mayBeWhole = found.answerable > model.threshold - wholeBelow;
  const pieces = mayBeWhole ? answered(found, query, ground, { wording, threshold: model.threshold, isOther }) : [];
  if (found.answerable < model.threshold && !(mayBeWhole && isSaidWhole(pieces, found, query, ground))) {
    const around = { language: input.transcript.language, isNear, wording };
    return told('not_said', notSaid(found, query, spoken, around), found.answerable);
  }
  if (exact.has(query.kind) && isNearMiss(pieces, found, query, ground)) {
    const around = { language: input.transcript.language, isNear: true, wording, near: mainQuote(pieces) };
    return told('not_said', notSaid(found, query, spoken, around), found.answerable);
  }
  return told('answered', pieces, found.answerable);
}

/**
 * What answers, after what is to be said of it first: the person or thing that is asked for and never named, and who is silent on
 * it; and what is to be said of it last: other words of the question that the video never says.
 */
function answered(
  found: Found,
  query: Query,
  ground: Ground,
  { wording, threshold, isOther }: { wording: Wording; threshold: number; isOther: boolean },
): Piece[] {
  const { spoken } = ground;
  const { speakers } = query;
  const focus = focusOf(query.question);
  const missing = absentWords(found, spoken).telling;
  const isLikely = found.answerable > threshold + unsureBelow && !missing.some((word) => isNamed(word, focus));
  const isSure = isLikely && (speakers.length === 0 || isNamedBy(speakers, found, spoken));
  const sure = answerPieces(found, query, ground, wording, isSure);
  const isMissed = isSure && loose.has(query.kind) && isNearMiss(sure, found, query, ground);
  const pieces = isMissed ? answerPieces(found, query, ground, wording, false) : sure;
  const strangers = query.strangers.filter((word) => !spoken.vocabulary.has(fold(word)));
  const isDoubtless = isSure && !isMissed && found.answerable > threshold + doubtfulBelow;
  const doubtful = isDoubtless ? [] : missing;
  const first = new Set([...strangers, ...doubtful.filter((word) => isNamed(word, focus))]);
  const unsaid = (words: readonly string[]) =>
    words.length > 0 && !isOther ? [{ heading: wording.missing(words.map(plainText)) }] : [];
  const silence = speakers.length === 0 || areQuoted(speakers, pieces, spoken) ? [] : [silent(speakers, wording)];
  return [...unsaid([...first]), ...silence, ...pieces, ...unsaid(doubtful.filter((word) => !first.has(word)))];
}

/** Whether a word that is never said is the very thing that is asked for, or a year: what is said without it is about another. */
function isNamed(word: string, focus: ReadonlySet<string>): boolean {
  return /^\d{4}$/.test(word) || (focus.has(fold(word)) && !isSort(fold(word)));
}

/** What is said from a place on. */
function goOn(kind: 'next' | 'more', first: number, spoken: Spoken, wording: Wording): Piece[] {
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
  const opening: Told = { lead, quote: next, form: 'sentence' };
  const nameAt = (place: number) => (spoken.by[place] ? `${nameOf(spoken.by[place])}:` : '');
  return [opening, ...others.map((quote): Told => ({ lead: nameAt(quote.from), quote, form: 'item' }))];
}

/** Whether somebody of these says any of the words that are asked for, or one that means the same. */
function isNamedBy(speakers: readonly string[], { terms }: Found, { by, stems }: Spoken): boolean {
  const sure = new Set(terms.flatMap((term) => [...term.stems.keys()]));
  return stems.some((keys, at) => speakers.includes(by[at] ?? '') && keys.some((key) => sure.has(key)));
}

/** Whether anybody of them is quoted, not merely named with a moment. */
function areQuoted(speakers: readonly string[], pieces: readonly Piece[], { by }: Spoken): boolean {
  return pieces.some(
    (piece) => 'quote' in piece && piece.form !== 'moment' && speakers.includes(by[piece.quote.from] ?? ''),
  );
}

/** Says that none of them speaks of what is asked. */
function silent(speakers: readonly string[], wording: Wording): Piece {
  return { heading: wording.silent(speakers.slice(0, mostWordsNamed).map(nameOf)) };
}
