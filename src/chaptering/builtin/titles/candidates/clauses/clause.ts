import { breaks, danglers, leads, pointing } from '../../words/clause-words.ts';
import { spellPhrase } from '../phrases/spell-phrase.ts';
import { lowerOf, type Said } from '../said.ts';

/** A topic that the speaker puts in so many words: a question, an announcement, "how …". */
export interface Clause {
  kind: 'question' | 'asked' | 'announced' | 'how' | 'statement' | 'doing';
  /** Places of the words it rests on, `to` excluded. */
  from: number;
  to: number;
  text: string;
}

const longest = 52;

/** A clause as it is said, between what is put before and after it; none where that is too long. */
export function clause(
  said: Said,
  kind: Clause['kind'],
  from: number,
  to: number,
  { before = '', after = '' } = {},
): Clause[] {
  const text = before + spellPhrase(said.words, from, to, said.casing) + after;
  return [...text].length <= longest ? [{ kind, from, to, text }] : [];
}

/** Where a sentence begins to say something. */
export function openingOf(said: Said): number {
  const low = lowerOf(said);
  let from = said.sentence.from;
  while (from < said.sentence.to && leads.has(low(from))) from++;
  return from;
}

/** The first place at or after `from` after which the speaker pauses, at most the sentence's end. */
export function clauseEnd(said: Said, from: number): number {
  const low = lowerOf(said);
  let to = from;
  while (to < said.sentence.to) {
    if (said.senses[to]?.closes) return to + 1;
    to++;
    if (to > from && breaks.has(low(to))) return to;
  }
  return to;
}

/** Whether words are understood by themselves; `mayPoint`: "how cold is this water?" points to nothing that the title lacks. */
export function standsAlone(said: Said, from: number, to: number, mayPoint = false): boolean {
  const { senses } = said;
  const low = lowerOf(said);
  for (let at = from; at < to; at++) {
    const isArticle = mayPoint && low(at) === 'this' && senses[at + 1]?.part === 'noun' && !senses[at + 1]?.weak;
    const counts = low(at) === 'one' && at + 1 < to && senses[at + 1]?.part === 'noun';
    if ((pointing.has(low(at)) && !isArticle && !counts) || low(at) === low(at + 1)) return false;
  }
  if (/'s$/.test(low(from)) || /'s$/.test(low(from + 1))) return false;
  return !danglers.has(low(to - 1));
}
