import { finite } from '../../words/clause-words.ts';
import { lowerOf, type Said } from '../said.ts';
import { type Clause, clause, clauseEnd, standsAlone } from './clause.ts';

/** Every "how to …", "how a projection works" and "why pilots swear" within a sentence. */
export function howsIn(said: Said): Clause[] {
  const low = lowerOf(said);
  const found: Clause[] = [];
  for (let at = said.sentence.from; at < said.sentence.to - 2; at++)
    if (low(at) === 'how' || low(at) === 'why') found.push(...howAt(said, at, 'how'));
  return found;
}

/** The clause that begins with a word such as "how" at a place. */
export function howAt(said: Said, from: number, kind: Clause['kind']): Clause[] {
  const low = lowerOf(said);
  const to = clauseEnd(said, from);
  if (to - from < 3 || to - from > 8 || (low(from) === 'why' && finite.test(low(from + 1)))) return [];
  if (/^(?:do|does|did|is|are|was|many|much|long|about|come|the hell)$/.test(low(from + 1))) return [];
  if (!/^(?:you|to|we)$/.test(low(from + 1))) return standsAlone(said, from, to) ? clause(said, kind, from, to) : [];
  const verb = from + 2;
  if (!standsAlone(said, verb, to) || to - verb <= 1 || low(from) !== 'how') return [];
  return clause(said, kind, verb, to, { before: 'how to ' });
}
