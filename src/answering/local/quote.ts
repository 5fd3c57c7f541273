import { textOf, type Word } from '../../chaptering/local/words.ts';
import type { Citation } from '../engine.ts';
import type { Spoken } from './passages.ts';

/** A sentence of fewer words is quoted with the one that follows. */
const fewWords = 8;
const mostWords = 60;
const sentenceEnd = /[.!?…。！？]["'”’»)\]）」』]*$/u;
/** Seconds of silence over which no sentence goes on. */
const longPause = 1.2;

/** What is said from a place on. */
export interface Quote extends Citation {
  /** Places of its first and last sentence; `to` is excluded. */
  from: number;
  to: number;
}

/**
 * Quotes what is said in a sentence; after a question of the transcript's own, what is answered to it. Where the transcript
 * has no punctuation a sentence is a mere piece, so its neighbours are quoted with it, and dots say that it is cut.
 */
export function quoteAt(place: number, { sentences, words }: Spoken): Quote {
  const next = sentences[place + 1];
  let from = sentences[place]?.question && next && !next.question ? place + 1 : place;
  let to = from + 1;
  const goesOn = (at: number) => {
    const before = sentences[at - 1];
    const after = sentences[at];
    return before && after && !sentenceEnd.test(before.text) && (words[after.from]?.pause ?? 0) < longPause;
  };
  const length = () => (sentences[to - 1]?.to ?? 0) - (sentences[from]?.from ?? 0);
  if (goesOn(to)) {
    if (goesOn(from)) from -= 1;
    to += 1;
  } else if (length() < fewWords && to < sentences.length) to += 1;
  const first = sentences[from]?.from ?? 0;
  const last = Math.min(sentences[to - 1]?.to ?? first, first + mostWords);
  const text = cleanQuote(words.slice(first, last));
  const opening = goesOn(from) ? '… ' : '';
  const ending = goesOn(to) || last - first === mostWords ? ' …' : '';
  return { from, to, startSeconds: Math.floor(sentences[from]?.start ?? 0), quote: `${opening}${text}${ending}` };
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
    .replace(/[*_`#<>[\]|~\\{}$^]/g, '')
    .replace(/&(?=#?\w+;)/g, '')
    .replace(/(\d):(?=\d\d)/g, '$1.');
}
