import { askers, finite, joins, negative, prepositional } from '../../words/clause-words.ts';
import { lowerOf, type Said } from '../said.ts';
import { type Clause, clause, clauseEnd, openingOf, standsAlone } from './clause.ts';

/** In words. */
const shortest = 4;
const longest = 9;

/** A short clause that opens a sentence and stands by itself: "Sea otters have no blubber". */
export function statementOf(said: Said): Clause[] {
  const { words, senses, sentence } = said;
  const low = lowerOf(said);
  const from = openingOf(said);
  const to = clauseEnd(said, from);
  if (to < sentence.to && joins.test(low(to))) return [];
  // Where nothing is punctuated, sentences are cut by length and may end anywhere.
  if (sentence.question || !senses[sentence.to - 1]?.closes) return [];
  if (to - from < shortest || to - from > longest || askers.has(low(from)) || prepositional.test(low(from))) return [];
  const parts = senses.slice(from, to).map(({ part }) => part);
  const verb = parts.findIndex((part, at) => part === 'verb' || finite.test(low(from + at)));
  const lead = parts.slice(0, verb);
  if (verb < 1 || !lead.some((part) => part === 'noun' || part === 'name') || verb === parts.length - 1) return [];
  if (/['’]s$/.test(words[from]?.text ?? '') || senses[from]?.weak) return [];
  const last = senses[to - 1]?.part;
  if (last !== 'noun' && last !== 'name' && last !== 'number') return [];
  if (!standsAlone(said, low(from) === 'our' ? from + 1 : from, to) || negative.test(low(from))) return [];
  return runsOn(said, from + verb, to) ? [] : clause(said, 'statement', from, to);
}

/** "The studio put out a statement | Pale Lantern": whether a name follows "a" thing, where another sentence begins that nothing marks. */
function runsOn(said: Said, from: number, to: number): boolean {
  const { senses } = said;
  const low = lowerOf(said);
  for (let at = from + 2; at + 1 < to; at++) {
    const isThing = senses[at]?.part === 'noun' && senses[at]?.closes === false;
    if (isThing && /^an?$/.test(low(at - 1)) && senses[at + 1]?.part === 'name') return true;
  }
  return false;
}
