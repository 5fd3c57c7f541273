import type { Sentence } from '../../transcripts/reading/sentences.ts';
import type { ProposedChapter } from './read-answer.ts';
import type { Window } from './windows.ts';

export interface PlacedChapter {
  /** Place of the sentence that it begins with, from 0. */
  place: number;
  title: string;
}

export interface Placed {
  /** Those whose quote is what their sentence begins with; ascending, no place twice. */
  chapters: PlacedChapter[];
  /** Those whose sentence exists and whose quote is something else: their titles may still fit the stretch around it. */
  loose: PlacedChapter[];
}

/**
 * A quote is searched this many sentences before and after the one that was named, and then for the one place of the window where it
 * stands, behind the chapter before.
 */
const nearby = 3;
/** Characters of a quote that tell one place from all others: with fewer it is no more than a word or two. */
const telling = 15;
/** Characters of a quote that are compared. */
const mostCompared = 60;
/** A quote that agrees with the sentence that was named in this many characters, and this share, may differ after them. */
const enoughCharacters = 10;
const enoughShare = 0.6;
/** Scripts in which a character says as much as several letters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Holds what a model proposed against the sentences of the window that it was given. */
export function placeChapters(
  proposed: readonly ProposedChapter[],
  sentences: readonly Sentence[],
  window: Window,
): Placed {
  const chapters = new Map<number, PlacedChapter>();
  const loose: PlacedChapter[] = [];
  let latest = window.from - 1;
  for (const { sentence, quote, title } of proposed) {
    const named = sentence - 1;
    if (named < window.from || named >= window.to) continue;
    // Some copy the number before the sentence too.
    const bare = quote.replace(/^\W*(\d{1,9})[\s.:)\]|]+/, (own, number) => (Number(number) === sentence ? '' : own));
    const place =
      placeOf(quote, named, sentences, window) ??
      placeOf(bare, named, sentences, window) ??
      onlyPlaceOf(bare, sentences, { ...window, from: latest + 1 });
    if (place === undefined) loose.push({ place: named, title });
    else if (!chapters.has(place)) chapters.set(place, { place, title });
    latest = Math.max(latest, place ?? -1);
  }
  return { chapters: [...chapters.values()].sort((one, other) => one.place - other.place), loose };
}

function placeOf(quote: string, named: number, sentences: readonly Sentence[], window: Window): number | undefined {
  const wanted = letters(quote).slice(0, mostCompared);
  if (begins(wanted, opening(sentences, named))) return named;
  for (let distance = 1; distance <= nearby; distance++) {
    for (const place of [named - distance, named + distance]) {
      if (place >= window.from && place < window.to && begins(wanted, opening(sentences, place))) return place;
    }
  }
  return agrees(wanted, opening(sentences, named)) ? named : undefined;
}

function onlyPlaceOf(quote: string, sentences: readonly Sentence[], window: Window): number | undefined {
  const wanted = letters(quote).slice(0, mostCompared);
  if (wanted.length < (dense.test(wanted) ? telling / 3 : telling)) return undefined;
  const places = sentences
    .slice(window.from, window.to)
    .flatMap((_, at) => (begins(wanted, opening(sentences, window.from + at)) ? [window.from + at] : []));
  return places.length === 1 ? places[0] : undefined;
}

/** What stands at a place, a little into the sentences after it: a quote may be longer than its sentence. */
function opening(sentences: readonly Sentence[], place: number): { own: string; further: string } {
  const own = letters(sentences[place]?.text ?? '');
  let further = own;
  for (let next = place + 1; further.length < mostCompared && next < sentences.length; next++) {
    further += letters(sentences[next]?.text ?? '');
  }
  return { own, further };
}

/** Whether the quote is what stands there; one of a letter or two has to be the whole sentence. */
function begins(quote: string, { own, further }: { own: string; further: string }): boolean {
  const shortest = dense.test(quote) ? 3 : 6;
  return quote.length >= shortest ? further.startsWith(quote) : quote !== '' && quote === own;
}

/** Whether the quote begins as what stands there and strays later. */
function agrees(quote: string, there: { further: string }): boolean {
  let same = 0;
  while (same < quote.length && quote[same] === there.further[same]) same++;
  return same >= enoughCharacters && same >= quote.length * enoughShare;
}

/** What models leave out, or put in, as it pleases them. */
const hesitation = /(?<![\p{L}\p{N}])(?:u+h+m*|u+m+|e+r+m+|h+m+|mhm|a\u0308+h+m*|euh|em+)(?![\p{L}\p{N}])/gu;

/** Letters and digits alone, without hesitations, case and accents. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(hesitation, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
