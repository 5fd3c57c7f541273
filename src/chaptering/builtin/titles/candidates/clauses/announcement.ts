import { announcing, breaks, joins, pointing } from '../../words/clause-words.ts';
import { adverbs } from '../phrases/phrase-words.ts';
import { lowerOf, type Said } from '../said.ts';
import { type Clause, clause } from './clause.ts';
import { howAt } from './how.ts';

/** Words of a sentence in which an announcement begins, and those that it takes. */
const early = 12;
const reach = 24;
/** Words that open a sentence, after which an announcement begins without a pause. */
const opening = 3;

const articles = /^(?:the|a|an|this|that|my|our|your|these|some|about|is|die|der|das|den|dem|ein|eine|einen)$/;

/** What a speaker says is to come: the noun phrase, "doing something" or "how …" after "let's talk about". */
export function announcementIn(said: Said): Clause[] {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  for (let at = sentence.from; at < Math.min(sentence.to - 1, sentence.from + early); at++) {
    if (at > sentence.from && !senses[at - 1]?.closes && at > sentence.from + opening) continue;
    const limit = Math.min(sentence.to, at + reach);
    const text = Array.from({ length: limit - at }, (_, offset) => low(at + offset)).join(' ');
    const rest = announcing.exec(text)?.[1];
    if (!rest || /\b(?:don't|not|never|nicht)\b/.test(text.slice(0, -rest.length))) continue;
    let from = limit - rest.split(' ').length;
    while (from < sentence.to && articles.test(low(from))) from++;
    return announcedAt(said, from);
  }
  return [];
}

function announcedAt(said: Said, from: number): Clause[] {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  if (/^(?:how|why|what|who)$/.test(low(from))) return howAt(said, from, 'announced');
  let to = from;
  let end = from;
  const limit = Math.min(sentence.to, from + 8);
  while (to < limit) {
    const sense = senses[to];
    if (breaks.has(low(to)) && !joins.test(low(to))) break;
    if (!sense || pointing.has(low(to)) || (sense.part === 'verb' && to > from)) break;
    if (sense.part === 'grammar' && to === from) break;
    to++;
    if (sense.part === 'noun' || sense.part === 'name' || (sense.part === 'gerund' && to > from + 1)) end = to;
    if (sense.closes) break;
  }
  const own = senses.slice(from, end).map(({ bare }) => bare);
  return end > from && !adverbs.test(own.join(' ')) ? clause(said, 'announced', from, end) : [];
}
