import { announcesSponsor } from '../../../transcripts/reading/selling.ts';
import { type Sentence, sentenceEnd } from '../../../transcripts/reading/sentences.ts';
import { textOf, type Word } from '../../../transcripts/reading/words.ts';
import type { Citation } from '../../engine.ts';
import { isFurtherPoint } from '../../spoken/enumeration.ts';
import { hesitationsAmong } from '../../spoken/hesitations.ts';
import { thanksOnly } from '../../spoken/leading.ts';
import { leadsIn, leans, reportsQuestion, turnsAway } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { isRequest } from '../../spoken/requests.ts';
import { clauseBefore, countedUntil, fewestAfter, isPieceAfter, pieceEnd, wordsAfterSought } from './pieces.ts';
import { isMidSentence, pointsBack } from './quote-begin.ts';
import { capitalized, smoothed } from './smoothed.ts';
import { dots, trim } from './trim-quote.ts';

/** A sentence of fewer words is quoted with the one that follows. */
const fewWords = 6;
const mostWords = 40;
/** And with less than this, whatever comes then. */
const fewestOfStep = 10;
/** Questions are asked one after the other, at most so many before the answer. */
const mostAsked = 3;
/** What is pointed to may itself point to what was said before it. */
const mostPointing = 2;
const nothing: ReadonlySet<string> = new Set();
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
  /** How many words stand at least before the first that is sought, in an unpunctuated quote: a reason is told before what it is for. */
  lead?: number;
  /** The place of a sentence that is quoted too, where there is room. */
  until?: number;
  /** The place before which nothing is quoted that is merely pointed to. */
  earliest?: number;
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
  const { asking = false, decides = false, leaning = false, lead = 0, earliest = 0 } = options;
  const { sentences, words } = spoken;
  let from = asking ? place : answerTo(place, spoken);
  // What is said in a word or two is not understood without the question.
  const answer = from;
  if (from > place && isBare(from, spoken) && spoken.by[from] === spoken.by[place])
    from = sentences[from - 1]?.question ? from - 1 : place;
  let to = answer + 1;
  const goesOn = (at: number) => at > 0 && at < sentences.length && isPieceAfter(at, spoken);
  const lengthOf = (at: number) => spoken.meant[at] ?? 0;
  const length = () => spoken.meant.slice(from, to).reduce((sum, one) => sum + one, 0);
  // What it points to is said before.
  for (let turn = 0; turn < mostPointing && pointsBack(from, spoken, goesOn); turn += 1) {
    if (from <= earliest || lengthOf(from - 1) + length() > most) break;
    from -= 1;
  }
  if (isMidSentence(from, spoken)) from -= 1;
  const hasPieces = goesOn(to) || goesOn(from);
  const first = hasPieces
    ? clauseBefore(from, spoken, sought, { goesOn: goesOn(from), lead })
    : (sentences[from]?.from ?? 0);
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
  const isOther = (at: number) => {
    const { question = true, text = '' } = sentences[at] ?? {};
    return (
      question ||
      turnsAway(text) ||
      leadsIn(text) ||
      thanksOnly(text) ||
      isFurtherPoint(text) ||
      announcesSponsor({ text })
    );
  };
  const isFurther = () =>
    length() < enough && !(length() >= fewestOfStep && endsAt(to)) && !(length() >= fewWords && isOther(to));
  while (isRoom() && (to <= until || isMidSentence(to, spoken) || isFurther())) to += 1;
  const next = sentences[to];
  const isLeaning = next?.question === false && leans(next.text) && !turnsAway(next.text);
  if (leaning && !hasPieces && isLeaning && isRoom()) to += 1;
  const isSaid = () => spoken.meant.slice(answer, to - 1).some((words) => words > 0);
  while (to - 1 > Math.max(answer, place, until) && isRemnant(to - 1, spoken) && isSaid()) to -= 1;
  const last = hasPieces && goesOn(to) ? pieceEnd(first, to, spoken, sought) : (sentences[to - 1]?.to ?? first);
  while (last > (sentences[to - 1]?.to ?? last)) to += 1;
  while (to - 1 > from && last <= (sentences[to - 1]?.from ?? 0)) to -= 1;
  const assents = sentences.slice(from, to).filter((_, at) => spoken.meant[from + at] === 0);
  const isCounted = hasPieces && countedUntil(first, last, spoken) > 0;
  const room = isCounted ? Math.max(most, last - first) : most;
  const kept = trim(meantIn(spoken, first, last, assents), { isMarked: !hasPieces, decides, most: room });
  const opens = goesOn(from) || first > (sentences[from]?.from ?? 0) ? '… ' : '';
  const isInside = last < (sentences[to - 1]?.to ?? last) || goesOn(to);
  const isCut = kept.cut || (isInside && !sentenceEnd.test(words[last - 1]?.text ?? ''));
  const ends = isCut ? ' …' : '';
  const fluent = cleanQuote(smoothed(kept.words, words.slice(first, last), spoken.tongue));
  const text = hasPieces || opens ? fluent : capitalized(fluent);
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

/** Whether a sentence is but a word or two, and what follows it does not go on from it. */
function isBare(place: number, { meant, sentences }: Spoken): boolean {
  const next = sentences[place + 1];
  return (meant[place] ?? 0) > 0 && (meant[place] ?? 0) <= fewestOfSentence && next?.question !== false;
}

/** Whether the last sentence of a quote only assents, or heads what comes then: `Chain next.` */
function isRemnant(place: number, { meant, sentences }: Spoken): boolean {
  const text = sentences[place]?.text ?? '';
  if (sentences[place - 1]?.question && !sentences[place]?.question) return meant[place] === 0;
  return meant[place] === 0 || ((meant[place] ?? 0) <= fewestOfSentence && !leans(text) && !/\d/.test(text));
}

/** Whether who speaks in one sentence still speaks in a later one, or somebody merely assents in it. */
function goesOnSpeaking(from: number, at: number, { sentences, words, by, meant }: Spoken): boolean {
  if (meant[at] === 0) return true;
  if (by[from] !== by[at]) return false;
  return by[from] !== null || words[sentences[at]?.from ?? 0]?.speaker !== true;
}

/** Where a question of the transcript's own is answered: at the first sentence after it that asks nothing. */
export function answerTo(place: number, spoken: Spoken): number {
  const { sentences, by } = spoken;
  const { question = false, text = '' } = sentences[place] ?? {};
  if (!question && !leadsIn(text) && !isReported(place, spoken)) return place;
  if (isRequest(place, spoken)) return place;
  // Who asks may go on speaking; somebody else replies.
  const asker = by[place] ?? null;
  for (let at = place + 1; asker !== null && at <= place + mostAsked && at < sentences.length; at += 1) {
    if (by[at] !== asker && !sentences[at]?.question) return at;
  }
  if (!sentences[place]?.question) return isReported(place, spoken) ? place + 1 : place;
  for (let at = place + 1; at <= place + mostAsked && at < sentences.length; at += 1) {
    if (sentences[at]?.question === false) return at;
  }
  return place;
}

/** Whether a sentence says what somebody asked, and the same speaker goes on with what is answered. */
function isReported(place: number, { sentences, by }: Spoken): boolean {
  const next = sentences[place + 1];
  return reportsQuestion(sentences[place]?.text ?? '') && next?.question === false && by[place + 1] === by[place];
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
function meantIn({ words, tongue }: Spoken, first: number, last: number, assents: readonly Sentence[]): Word[] {
  const own = words.slice(first, last);
  const isHesitation = hesitationsAmong(
    own.map(({ text }) => text),
    tongue,
  );
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

/** Text without what Markdown or HTML would read, and without what looks like a moment; `archive_mode`, `$40`, `C#` and `2^n` stay whole. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0\uFFFD]/g, '')
    .replace(/[*`<>[\]|~\\{}]|\$(?!\d)|(?<!\p{Lu})#(?!\d)|(?<![\p{L}\p{N}])[_^]|[_^](?![\p{L}\p{N}])/gu, '')
    .replace(/&(?=#?\w+;)/g, '')
    .replace(/(\d):(?=\d\d)/g, '$1.');
}
