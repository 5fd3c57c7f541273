import { bareWord } from '../../transcripts/language/terms.ts';
import type { Word } from '../../transcripts/language/words.ts';
import type { Spoken } from './passages.ts';
import { fold } from './stem.ts';
import { clauseBegin } from './trim-quote.ts';

/** How many words before a sought one a clause may begin. */
const farBack = 14;
/** A reason that is said in the sentence before. */
const becauseOf = /(?<!\p{L})(?:because of|due to) (?:it|that|this|them|all that)(?!\p{L})/iu;
const pointing =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Bb]ecause),? (?:that|this|it|they|he|she)|[Tt]h(?:at|is|ese|ose|ey)|[Ww]hich|[Ii]t|[Hh]e|[Ss]he|[Tt]hem|(?:[Dd]as|[Dd]ies|[Ee]s|[Ee]r)(?= \p{Ll}))(?!\p{L})/u;
/** Whether a sentence points to what the same speaker said in the one before: `That is why …`, `Which is …` */
export function pointsBack(
  place: number,
  { sentences, words, by }: Spoken,
  goesOn: (place: number) => boolean | undefined,
): boolean {
  const before = sentences[place - 1];
  const { text = '', from = 0 } = sentences[place] ?? {};
  if (!before || before.question || by[place - 1] !== by[place] || words[from]?.speaker) return false;
  return !goesOn(place) && !goesOn(place - 1) && (pointing.test(text) || becauseOf.test(text));
}

/** Whether a sentence goes on after dots that are part of it: `Choose Save As... and name the file.` */
export function isMidSentence(place: number, { sentences, by }: Spoken): boolean {
  const before = sentences[place - 1]?.text ?? '';
  return by[place - 1] === by[place] && /(?:\.{3}|…)$/.test(before) && /^\p{Ll}/u.test(sentences[place]?.text ?? '');
}

/**
 * The number of the word with which the clause begins that holds the first sought word of a piece; where none is sought, the
 * clause that goes on into the piece.
 */
export function clauseBefore(place: number, spoken: Spoken, sought: ReadonlySet<string>, goesOn: boolean): number {
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
