import { matching, oneOf, wordEnd, words } from '../../../transcripts/reading/phrase-forms.ts';
import { sentenceEnd } from '../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Word } from '../../../transcripts/reading/words.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';
import { clauseEnd, clauseStart } from './clause-start.ts';
import { clauseBegin } from './trim-quote.ts';

/** So many words at the end of a quote of mere pieces may be those of another clause. */
const mostOfTail = 9;
/** `there are three reasons`: words in which they are told. */
const counting = matching([
  `^(two|three|four|five|six|seven|zwei|drei|vier|fünf) ${words(0, 2)}${oneOf([
    'things|reasons|ways|types|kinds|parts|steps|options|tools|rules|mistakes|points|problems',
    'signs|gründe|dinge|arten|wege|schritte|fehler',
  ])}${wordEnd}`,
]);
const mostOfPhrase = 4;
const ofCounted = 52;
/** How many words before a sought one a clause may begin. */
const farBack = 14;
/** Seconds of silence over which no sentence goes on. */
const longPause = 1.2;
/** Words that are quoted, at least, after the last one that is asked for, where no sentence ends. */
export const fewestAfter = 10;

/** Words from the last one that is sought to the end; none is missed where none is sought. */
export function wordsAfterSought(
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

/** Whether a quote of mere pieces may begin with a word. */
function beginsClause(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  return clauseBegin.test(text) || (clauseStart(words, at) > 0 && !/^(?:it|this|these|there|es)$/iu.test(text));
}

/** Where a quote of mere pieces ends: where a clause does, and after what is counted up where it says how many there are. */
export function pieceEnd(first: number, to: number, spoken: Spoken, sought: ReadonlySet<string>): number {
  const { words, sentences } = spoken;
  const end = sentences[to - 1]?.to ?? first;
  const stop = sentences.slice(to).find((_, at) => !isPieceAfter(to + at, spoken))?.from ?? words.length;
  const counted = countedUntil(first, end, spoken);
  const last = Math.min(stop, Math.max(end, counted));
  const least = counted > end ? end : end - Math.min(wordsAfterSought(first, end, spoken, sought), mostOfTail);
  return clauseEnd(words, least, last, Math.min(stop, last + mostOfTail));
}

/** Up to which word things are likely told whose number is said; 0 where none is. */
export function countedUntil(from: number, to: number, { words }: Spoken): number {
  for (let at = from; at < to; at += 1) {
    const phrase = words.slice(at, Math.min(to, at + mostOfPhrase)).map(({ text }) => text);
    if (counting.test(phrase.join(' '))) return at + ofCounted;
  }
  return 0;
}

/** Whether a piece goes on from the one before it. */
export function isPieceAfter(at: number, { sentences, words, by }: Spoken): boolean {
  const next = words[sentences[at]?.from ?? 0];
  return (
    by[at - 1] === by[at] &&
    !sentenceEnd.test(sentences[at - 1]?.text ?? '') &&
    next !== undefined &&
    !next.speaker &&
    next.pause < longPause
  );
}

/**
 * The number of the word with which the clause begins that holds the first sought word of a piece; where none is sought, the
 * clause that goes on into the piece.
 */
export function clauseBefore(
  place: number,
  spoken: Spoken,
  sought: ReadonlySet<string>,
  { goesOn, lead }: { goesOn: boolean; lead: number },
): number {
  const { sentences, words, vocabulary } = spoken;
  const { from = 0, to = 0 } = sentences[place] ?? {};
  const earliest = goesOn ? (sentences[place - 1]?.from ?? from) : from;
  const isSought = ({ text }: Word) => sought.has(vocabulary.get(fold(bareWord(text))) ?? '');
  const match = words.slice(from, to).findIndex(isSought);
  const until = match < 0 ? from : from + match;
  for (let at = until - lead; at > Math.max(earliest, until - lead - farBack); at -= 1) {
    if (!beginsClause(words, at)) continue;
    return at - 1 > earliest && clauseBegin.test(words[at - 1]?.text ?? '') ? at - 1 : at;
  }
  return Math.max(earliest, until - lead - farBack);
}
