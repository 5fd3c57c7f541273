import type { Sentence } from '../../transcripts/language/sentences.ts';
import { bareWord } from '../../transcripts/language/terms.ts';
import { textOf, type Word } from '../../transcripts/language/words.ts';
import type { Citation } from '../engine.ts';
import { hesitationsAmong } from '../hesitations.ts';
import type { Spoken } from './passages.ts';
import { fold } from './stem.ts';

/** A sentence of fewer words is quoted with the one that follows. */
const fewWords = 6;
const mostWords = 40;
/** And with less than this, whatever comes then. */
const fewestOfStep = 15;
/** Questions are asked one after the other, at most so many before the answer. */
const mostAsked = 3;
/** A quote that is cut keeps at least this many words. */
const fewestKept = 22;
const sentenceEnd = /[.!?…。！？]["'”’»)\]）」』]*$/u;
const clauseEnd = /[,;:，、；]["'”’»)\]）」』]*$/u;
/** Words that begin a clause, before which an unpunctuated quote may be cut. */
const clauseBegin = /^(?:and|but|so|because|which|or|then|if|when|while|und|aber|weil|oder|dann|wenn|also|denn)$/iu;
/** How many words before a sought one a clause may begin. */
const farBack = 14;
const nothing: ReadonlySet<string> = new Set();
/** Seconds of silence over which no sentence goes on. */
const longPause = 1.2;
/** What says nothing at the beginning of a quote where a comma follows or no sentence is marked. */
const starter =
  /^(?:okay|ok|yeah|yep|yes|no|oh|well|right|alright|so|and|but|now|also|ja|naja|na|und|tja|mean,|know,)([,.]?)$/iu;
const interjection = /^(?:well|okay|ok|yeah|yep|oh|naja|tja)[,.]?$/iu;
const pointing =
  /^(?:[Tt]h(?:at|is|ese|ose|ey)|[Ww]hich|[Ii]t|[Hh]e|[Ss]he|[Tt]hem|(?:[Dd]as|[Dd]ies|[Ee]s|[Ee]r)(?= \p{Ll}))(?!\p{L})/u;
/** What a quote without punctuation does not end with. */
const loose =
  /^(?:and|but|so|or|the|a|an|to|of|with|i|you|we|because|that|if|und|aber|der|die|das|ein|eine|zu|mit|ich|weil|dass)$/iu;

export interface QuoteOptions {
  /** Words after which no further sentence is taken. */
  enough?: number;
  most?: number;
  /** Stems of which an unpunctuated quote is to hold one. */
  sought?: ReadonlySet<string>;
  /** Whether no further sentence is taken from a place on. */
  endsAt?: (place: number) => boolean;
  /** Whether a question of the transcript's own is quoted itself, and not what is answered to it. */
  asking?: boolean;
}

/** What is said from a place on. */
export interface Quote extends Pick<Citation, 'startSeconds' | 'quote'> {
  /** Places of its first and last sentence; `to` is excluded. */
  from: number;
  to: number;
  /** Numbers of the first and last word of what is quoted, fillers included; `last` is excluded. */
  first: number;
  last: number;
  /** The quoted words as they were said, hesitations included, and nothing left out. */
  said: string;
}

/**
 * Quotes what is said in a sentence; after a question of the transcript's own, what is answered to it. Where the transcript
 * has no punctuation a sentence is a mere piece, so its neighbours are quoted with it, and dots say that it is cut. At most
 * `most` words (40), cut where a clause ends; hesitations are left out, and dots stand for what listeners merely assent.
 */
export function quoteAt(
  place: number,
  spoken: Spoken,
  { enough = fewWords, most = mostWords, sought = nothing, asking = false, endsAt = () => false }: QuoteOptions = {},
): Quote {
  const { sentences, words } = spoken;
  let from = asking ? place : answerTo(place, spoken);
  let to = from + 1;
  const goesOn = (at: number) => {
    const before = sentences[at - 1];
    const after = sentences[at];
    const next = after && words[after.from];
    if (spoken.by[at - 1] !== spoken.by[at]) return false;
    return before && next && !sentenceEnd.test(before.text) && !next.speaker && next.pause < longPause;
  };
  const lengthOf = (at: number) => spoken.meant[at] ?? 0;
  const length = () => spoken.meant.slice(from, to).reduce((sum, one) => sum + one, 0);
  const opening = sentences[from];
  const before = sentences[from - 1];
  const isOther = spoken.by[from - 1] !== spoken.by[from];
  const isApart =
    !before || isOther || before.question || words[opening?.from ?? 0]?.speaker || goesOn(from) || goesOn(from - 1);
  // What it points to is said in the sentence before.
  if (!isApart && pointing.test(opening?.text ?? '') && lengthOf(from - 1) + length() <= most) from -= 1;
  const hasPieces = goesOn(to) || goesOn(from);
  const first = hasPieces ? clauseBefore(from, spoken, sought, goesOn(from) === true) : (sentences[from]?.from ?? 0);
  if (first < (sentences[from]?.from ?? 0)) from -= 1;
  if (goesOn(to)) to += 1;
  const isFurther = () =>
    length() < enough &&
    length() + lengthOf(to) <= most &&
    goesOnSpeaking(from, to, spoken) &&
    !(length() >= fewestOfStep && endsAt(to)) &&
    !(length() >= fewWords && sentences[to]?.question);
  while (to < sentences.length && isFurther()) to += 1;
  while (to - 1 > from && spoken.meant[to - 1] === 0) to -= 1;
  const last = sentences[to - 1]?.to ?? first;
  const isMarked = !hasPieces;
  const assents = sentences.slice(from, to).filter((_, at) => spoken.meant[from + at] === 0);
  const kept = trim(meantIn(words, first, last, assents), isMarked, most);
  const opens = goesOn(from) || first > (sentences[from]?.from ?? 0) ? '… ' : '';
  const isCut = kept.cut || (goesOn(to) && !sentenceEnd.test(words[last - 1]?.text ?? ''));
  const ends = isCut ? ' …' : '';
  const text = cleanQuote(kept.words);
  return {
    from,
    to,
    first,
    last,
    startSeconds: Math.floor(words[first]?.start ?? 0),
    said: `${opens}${saidIn(kept.words, words, first, last)}${ends}`,
    quote: `${opens}${text}${ends}`,
  };
}

/** Whether who speaks in one sentence still speaks in a later one, or somebody merely assents in it. */
function goesOnSpeaking(from: number, at: number, { sentences, words, by, meant }: Spoken): boolean {
  if (meant[at] === 0) return true;
  if (by[from] !== by[at]) return false;
  return by[from] !== null || words[sentences[at]?.from ?? 0]?.speaker !== true;
}

/** Where a question of the transcript's own is answered: at the first sentence after it that asks nothing. */
function answerTo(place: number, { sentences }: Spoken): number {
  if (sentences[place]?.question !== true) return place;
  for (let at = place + 1; at <= place + mostAsked && at < sentences.length; at += 1) {
    if (sentences[at]?.question === false) return at;
  }
  return place;
}

/**
 * The number of the word with which the clause begins that holds the first sought word of a piece; where none is sought, the
 * clause that goes on into the piece.
 */
function clauseBefore(place: number, spoken: Spoken, sought: ReadonlySet<string>, goesOn: boolean): number {
  const { sentences, words, vocabulary } = spoken;
  const { from = 0, to = 0 } = sentences[place] ?? {};
  const earliest = goesOn ? (sentences[place - 1]?.from ?? from) : from;
  const isSought = ({ text }: Word) => sought.has(vocabulary.get(fold(bareWord(text))) ?? '');
  const match = words.slice(from, to).findIndex(isSought);
  const until = match < 0 ? from : from + match;
  for (let at = until; at > Math.max(earliest, until - farBack); at -= 1) {
    if (!clauseBegin.test(words[at]?.text ?? '')) continue;
    return at - 1 > earliest && clauseBegin.test(words[at - 1]?.text ?? '') ? at - 1 : at;
  }
  return Math.max(earliest, until - farBack);
}

const dots: Word = {
  text: '…',
  start: 0,
  spaced: true,
  opensSegment: false,
  pause: 0,
  speaker: false,
  by: null,
  mark: false,
};

/** All that was said from the first to the last of the words that were kept. */
function saidIn(kept: readonly Word[], words: readonly Word[], first: number, last: number): string {
  const own = words.slice(first, last);
  const isKept = new Set(kept);
  const from = own.findIndex((word) => isKept.has(word));
  return cleanQuote(own.slice(Math.max(0, from), own.findLastIndex((word) => isKept.has(word)) + 1));
}

/** The words without hesitations, and with dots in the place of sentences that only assent. */
function meantIn(words: readonly Word[], first: number, last: number, assents: readonly Sentence[]): Word[] {
  const own = words.slice(first, last);
  const isHesitation = hesitationsAmong(own.map(({ text }) => text));
  const left: Word[] = [];
  own.forEach((word, at) => {
    const place = first + at;
    if (isHesitation[at]) return;
    if (!assents.some(({ from, to }) => from <= place && place < to)) left.push(word);
    else if (left.length > 0 && left.at(-1) !== dots) left.push(dots);
  });
  while (left.at(-1) === dots) left.pop();
  return left.length > 0 ? left : own;
}

/** The words without fillers at the edges, and no more than are read at a glance. */
function trim(words: readonly Word[], isMarked: boolean, most: number): { words: readonly Word[]; cut: boolean } {
  let from = 0;
  let to = words.length;
  const text = (at: number) => words[at]?.text ?? '';
  while (from < to - 3 && (words[from] === dots || isStarter(text(from), isMarked))) from += 1;
  const cut = to - from > most;
  if (cut) to = cutAt(words, from, most);
  while (to > from + 3 && (words[to - 1] === dots || isLoose(text(to - 1), isMarked))) to -= 1;
  return { words: words.slice(from, to), cut };
}

/** Whether a quote does not end with a word: with one that leads on, where no mark follows, or with a letter of one. */
function isLoose(text: string, isMarked: boolean): boolean {
  return (!isMarked && loose.test(text)) || /^[b-hj-z]$/iu.test(text);
}

function isStarter(text: string, isMarked: boolean): boolean {
  if (interjection.test(text) || /^[b-hj-np-z],?$/u.test(text)) return true;
  const [, comma] = starter.exec(text) ?? [];
  return comma !== undefined && (comma !== '' || !isMarked);
}

/** Where a long quote is cut: after a sentence, else after a clause, else before a word that begins one, as late as may be. */
function cutAt(words: readonly Word[], from: number, most: number): number {
  const places = Array.from({ length: most - fewestKept + 1 }, (_, back) => from + most - back);
  const after = (pattern: RegExp) => places.find((at) => pattern.test(words[at - 1]?.text ?? ''));
  return (
    after(sentenceEnd) ??
    after(clauseEnd) ??
    places.find((at) => clauseBegin.test(words[at]?.text ?? '')) ??
    from + most
  );
}

/**
 * The words without what Markdown or HTML would read: no marks, no quotation marks of the same kind, and times of day with a
 * point, so that they are not taken for moments of the video.
 */
function cleanQuote(words: readonly Word[]): string {
  return plainText(textOf(words))
    .replace(/[“”„«»"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
}

/** Text without what Markdown or HTML would read, and without what looks like a moment. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0\uFFFD]/g, '')
    .replace(/[*_`#<>[\]|~\\{}$^]/g, '')
    .replace(/&(?=#?\w+;)/g, '')
    .replace(/(\d):(?=\d\d)/g, '$1.');
}
