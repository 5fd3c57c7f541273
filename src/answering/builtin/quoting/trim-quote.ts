import { wholly, word } from '../../../transcripts/reading/phrase-forms.ts';
import { sentenceEnd } from '../../../transcripts/reading/sentences.ts';
import type { Word } from '../../../transcripts/reading/words.ts';
import { leadsOn } from '../../spoken/leads-on.ts';

/** A quote that is cut keeps at least this many words. */
const fewestKept = 22;
const clauseEnd = /[,;:，、；،؛]["'”’»)\]）」』]*$/u;
/** Words that begin a clause, before which an unpunctuated quote may be cut. */
export const clauseBegin =
  /^(?:and|but|so|because|which|or|then|if|when|while|und|aber|weil|oder|dann|wenn|also|denn)$/iu;
/** What says nothing at the beginning of a quote where a comma follows or no sentence is marked. */
const starter =
  /^(?:okay|ok|yeah|yep|yes|no|oh|well|right|alright|so|and|but|now|also|ja|naja|na|und|tja|mean,|know,)([,.]?)$/iu;
/** What merely joins a sentence to the one before, and what the sentence itself begins with then; `and` joins whatever follows. */
const joint = /^(?:so|und)$/iu;
const alwaysJoint = /^(?:and|also,)$/iu;
const subject = wholly([
  `(i|you|he|she|it|we|they|there|that|this|these|those)('${word})?`,
  "the|an?|my|your|his|her|our|their|if|when|what|let's|then|here|now|again|also|once",
  'after|before|in|on|at|for|with|as|by|to|most|some|many|people|ich|du|er|sie|es|wir|ihr',
  'der|die|das|ein|eine|wenn',
]);
const interjection = /^(?:well|okay|ok|yeah|yep|oh|naja|tja)[,.]?$/iu;
/** What answers by itself, and is no filler where that is asked for. */
const verdict = /^(?:yes|yep|yeah|no|nope|ja|nein|doch)[,.]?$/iu;
/** What stands for words that were left out. */
export const dots: Word = {
  text: '…',
  start: 0,
  spaced: true,
  opensSegment: false,
  pause: 0,
  speaker: false,
  by: null,
  mark: false,
};

/**
 * The words without fillers at the edges, and no more than are read at a glance.
 *
 * @param of.isMarked whether sentences are marked
 * @param of.decides whether `Yes` and `No` are kept
 */
export function trim(
  words: readonly Word[],
  { isMarked, decides, most }: { isMarked: boolean; decides: boolean; most: number },
): { words: readonly Word[]; cut: boolean } {
  let from = 0;
  let to = words.length;
  const text = (at: number) => words[at]?.text ?? '';
  const isKept = (at: number) => decides && verdict.test(text(at));
  const isIdle = (at: number) =>
    words[at] === dots ||
    (isStarter(text(at), isMarked) && !isKept(at)) ||
    alwaysJoint.test(text(at)) ||
    (joint.test(text(at)) && (joint.test(text(at + 1)) || subject.test(text(at + 1))));
  while (from < to - 3 && isIdle(from)) from += 1;
  const isLong = to - from > most;
  if (isLong) to = cutAt(words, from, most);
  let cut = isLong;
  while (to > from + 3 && (words[to - 1] === dots || isLoose(text(to - 1)))) {
    to -= 1;
    cut ||= words[to] !== dots;
  }
  return { words: words.slice(from, to), cut };
}

/** Whether a quote does not end with a word: with one that leads on, where no mark follows, or with a letter of one. */
function isLoose(text: string): boolean {
  return leadsOn(text) || /^[b-hj-z]$/iu.test(text);
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
