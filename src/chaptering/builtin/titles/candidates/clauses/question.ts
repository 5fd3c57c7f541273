import { askers, finite, germanAskers } from '../../words/clause-words.ts';
import { lowerOf, type Said } from '../said.ts';
import { type Clause, clause, clauseEnd, openingOf, standsAlone } from './clause.ts';

/** In words. */
const shortest = 3;
const longest = 10;

/** The question that a sentence is: "How cold is the water?", and "how to …" of "how do you …?". */
export function questionOf(said: Said): Clause[] {
  const low = lowerOf(said);
  const from = questionStart(said);
  const to = clauseEnd(said, from);
  const asks = low(from);
  if (!askers.has(asks) || to - from < shortest || to - from > longest || to < said.sentence.to) return [];
  if (!said.sentence.question && !/^(?:how|why|wie|warum)$/.test(asks)) return [];
  if (asks === 'how' && /^(?:much|many)$/.test(low(from + 1))) return [];
  // A clause of German whose verb stands last asks nothing: "Was Wikingerkegeln ist".
  if (germanAskers.test(asks) && finite.test(low(to - 1))) return [];
  if (asks === 'how' && /^(?:do|does|did|can|would|should)$/.test(low(from + 1))) {
    const verb = afterAnybody(low, from + 2);
    if (verb > from + 2) return standsAlone(said, verb, to) ? question(said, verb, to, { before: 'how to ' }) : [];
  }
  const living = from + 4;
  if (asks === 'what' && low(from + 2) === 'it' && low(from + 3) === 'like' && /ing$/.test(low(living)))
    return standsAlone(said, living, to) ? question(said, living, to) : [];
  // "Who pays for this?" stands by itself; "what is this?" does not.
  const last = low(to - 1) === 'this' && /^(?:who|why)$/.test(asks) && to - from > 3 ? to - 1 : to;
  if (!standsAlone(said, from, last, true)) return [];
  return question(said, from, to, { after: isAsked(said, from) ? '?' : '' });
}

/** "Bob, what is …": the question begins after the last comma. */
function questionStart(said: Said): number {
  const low = lowerOf(said);
  const opening = openingOf(said);
  for (let at = said.sentence.to - 2; at > opening; at--)
    if (said.senses[at - 1]?.closes && askers.has(low(at))) return at;
  return opening;
}

/** The place after "you", "people", "a person"; the place itself where somebody certain is meant. */
function afterAnybody(low: (at: number) => string, at: number): number {
  if (/^(?:you|we|i|people|one|somebody|someone)$/.test(low(at))) return at + 1;
  return low(at) === 'a' && low(at + 1) === 'person' ? at + 2 : at;
}

/** "How they can be safe" asks nothing, and neither does "wie das Haus aussah", whose verb stands last. */
function isAsked(said: Said, from: number): boolean {
  const low = lowerOf(said);
  if (germanAskers.test(low(from))) return said.sentence.question;
  if (!/^(?:how|why)$/.test(low(from))) return true;
  return [low(from + 1), low(from + 2)].some((word) => finite.test(word) || /^(?:did|do|am|may)$/.test(word));
}

function question(said: Said, from: number, to: number, around: { before?: string; after?: string } = {}): Clause[] {
  return clause(said, 'question', from, to, around).map((one) => ({
    ...one,
    text: one.text.replace(/ this (?=\p{L})/u, ' the '),
  }));
}
