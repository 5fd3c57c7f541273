import type { Sentence } from '../../transcripts/language/sentences.ts';
import { bareWord } from '../../transcripts/language/terms.ts';
import { textOf, type Word } from '../../transcripts/language/words.ts';
import type { Citation } from '../engine.ts';
import { hesitationsAmong } from '../hesitations.ts';
import { leadsIn, leans, turnsAway } from './leaning.ts';
import type { Spoken } from './passages.ts';
import { clauseBefore, isMidSentence, pointsBack } from './quote-begin.ts';
import { fold } from './stem.ts';
import { dots, trim } from './trim-quote.ts';

/** A sentence of fewer words is quoted with the one that follows. */
const fewWords = 6;
const mostWords = 40;
/** And with less than this, whatever comes then. */
const fewestOfStep = 10;
/** Questions are asked one after the other, at most so many before the answer. */
const mostAsked = 3;
const sentenceEnd = /[.!?…。！？]["'”’»)\]）」』]*$/u;
/** What is pointed to may itself point to what was said before it. */
const mostPointing = 2;
const nothing: ReadonlySet<string> = new Set();
/** Seconds of silence over which no sentence goes on. */
const longPause = 1.2;
/** Words that are quoted, at least, after the last one that is asked for, where no sentence ends. */
const fewestAfter = 10;
/** What is shorter is hardly a sentence. */
const fewestOfSentence = 3;
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
  /** Whether `Yes` and `No` say something. */
  decides?: boolean;
  /** Whether a sentence that leans on what is quoted (`It is called …`) is quoted with it. */
  leaning?: boolean;
  /** The place of a sentence that is quoted too, where there is room. */
  until?: number;
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
export function quoteAt(place: number, spoken: Spoken, options: QuoteOptions = {}): Quote {
  const { enough = fewWords, most = mostWords, sought = nothing, until = -1, endsAt = () => false } = options;
  const { asking = false, decides = false, leaning = false } = options;
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
  // What it points to is said before.
  for (let turn = 0; turn < mostPointing && pointsBack(from, spoken, goesOn); turn += 1) {
    if (lengthOf(from - 1) + length() > most) break;
    from -= 1;
  }
  if (isMidSentence(from, spoken)) from -= 1;
  const hasPieces = goesOn(to) || goesOn(from);
  const first = hasPieces ? clauseBefore(from, spoken, sought, goesOn(from) === true) : (sentences[from]?.from ?? 0);
  if (first < (sentences[from]?.from ?? 0)) from -= 1;
  if (goesOn(to)) to += 1;
  const isRoom = () => to < sentences.length && length() + lengthOf(to) <= most && goesOnSpeaking(from, to, spoken);
  // What is asked for stands at the end of a piece sometimes, and what is said of it in the next.
  while (
    hasPieces &&
    goesOn(to) &&
    isRoom() &&
    wordsAfterSought(first, sentences[to - 1]?.to ?? first, spoken, sought) < fewestAfter
  )
    to += 1;
  const isFurther = () =>
    length() < enough &&
    !(length() >= fewestOfStep && endsAt(to)) &&
    !(length() >= fewWords && (sentences[to]?.question || turnsAway(sentences[to]?.text ?? '')));
  while (isRoom() && (to <= until || isFurther())) to += 1;
  const next = sentences[to];
  const isLeaning = next?.question === false && leans(next.text) && !turnsAway(next.text);
  if (leaning && !hasPieces && isLeaning && isRoom()) to += 1;
  while (to - 1 > Math.max(from, place, until) && isRemnant(to - 1, spoken)) to -= 1;
  const last = sentences[to - 1]?.to ?? first;
  const assents = sentences.slice(from, to).filter((_, at) => spoken.meant[from + at] === 0);
  const kept = trim(meantIn(words, first, last, assents), { isMarked: !hasPieces, decides, most });
  const opens = goesOn(from) || first > (sentences[from]?.from ?? 0) ? '… ' : '';
  const isCut = kept.cut || (goesOn(to) && !sentenceEnd.test(words[last - 1]?.text ?? ''));
  const ends = isCut ? ' …' : '';
  const text = hasPieces || opens ? cleanQuote(kept.words) : capitalized(cleanQuote(kept.words));
  return {
    from,
    to,
    first,
    last,
    startSeconds: Math.floor(words[first]?.start ?? 0),
    said: `${opens}${saidIn(kept.words, spoken, first, last)}${ends}`,
    quote: `${opens}${text}${ends}`,
  };
}

/** Words from the last one that is sought to the end; none is missed where none is sought. */
function wordsAfterSought(
  from: number,
  to: number,
  { words, vocabulary }: Spoken,
  sought: ReadonlySet<string>,
): number {
  const last = words
    .slice(from, to)
    .findLastIndex(({ text }) => sought.has(vocabulary.get(fold(bareWord(text))) ?? ''));
  return last < 0 ? fewestAfter : to - from - 1 - last;
}

/** Whether the last sentence of a quote only assents, or heads what comes then: `Chain next.` */
function isRemnant(place: number, { meant, sentences }: Spoken): boolean {
  const text = sentences[place]?.text ?? '';
  return meant[place] === 0 || ((meant[place] ?? 0) <= fewestOfSentence && !leans(text) && !/\d/.test(text));
}

/** Whether who speaks in one sentence still speaks in a later one, or somebody merely assents in it. */
function goesOnSpeaking(from: number, at: number, { sentences, words, by, meant }: Spoken): boolean {
  if (meant[at] === 0) return true;
  if (by[from] !== by[at]) return false;
  return by[from] !== null || words[sentences[at]?.from ?? 0]?.speaker !== true;
}

/** Where a question of the transcript's own is answered: at the first sentence after it that asks nothing. */
export function answerTo(place: number, { sentences, by }: Spoken): number {
  if (sentences[place]?.question !== true && !leadsIn(sentences[place]?.text ?? '')) return place;
  // Who asks may go on speaking; somebody else replies.
  const asker = by[place] ?? null;
  for (let at = place + 1; asker !== null && at <= place + mostAsked && at < sentences.length; at += 1) {
    if (by[at] !== asker && !sentences[at]?.question) return at;
  }
  if (!sentences[place]?.question) return place;
  for (let at = place + 1; at <= place + mostAsked && at < sentences.length; at += 1) {
    if (sentences[at]?.question === false) return at;
  }
  return place;
}

/** All that was said from the first to the last of the words that were kept. */
function saidIn(kept: readonly Word[], { words, asSaid }: Spoken, first: number, last: number): string {
  const own = words.slice(first, last);
  const isKept = new Set(kept);
  const from = Math.max(
    0,
    own.findIndex((word) => isKept.has(word)),
  );
  const to = own.findLastIndex((word) => isKept.has(word)) + 1;
  return cleanQuote(asSaid.slice(first + from, first + to));
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

/** A sentence as it is written where what led to it was left out; names such as `iPad` stay. */
function capitalized(text: string): string {
  return /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
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
