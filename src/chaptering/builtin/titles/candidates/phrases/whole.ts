import type { Sense } from '../../words/senses.ts';
import type { Said } from '../said.ts';
import { isNamedAgain } from './openings.ts';
import {
  adverbial,
  adverbs,
  articles,
  objects,
  ofSomebody,
  particles,
  placing,
  prepositions,
  reporting,
  verbal,
} from './phrase-words.ts';

/** Whether a phrase stands between words of grammar, verbs or punctuation, so that nothing of it is missing. */
export function isWhole(said: Said, from: number, to: number): boolean {
  const { senses, sentence } = said;
  // "Secretary of | State Blinken".
  if (senses[from]?.part === 'name' && senses[from - 1]?.bare === 'of' && senses[from - 2]?.part === 'name')
    return false;
  const own = senses.slice(from, to).map(({ bare }) => bare);
  if (own.includes('between') && !own.includes('and')) return false;
  if (reporting.has(own.at(-1) ?? '') && senses[to - 2]?.part === 'name') return false;
  if (isTornComplement(said, from, own) || (own.length > 2 && adverbs.test(own.join(' ')))) return false;
  const before = from > sentence.from ? senses[from - 1] : undefined;
  // "Naturally | occurring compounds".
  if (/\p{L}{3,}ly$/u.test(before?.bare ?? '') && /(?:ed|ing)$/.test(own[0] ?? '')) return false;
  const isLeft = !before || before.closes || /^(?:grammar|verb|gerund)$/.test(before.part);
  const goesOn = to < sentence.to && !senses[to - 1]?.closes && !isNamedAgain(said, to);
  const after = goesOn ? senses[to] : undefined;
  return isLeft && (!after || isLeftBy(said, from, to, after));
}

/** Whether what follows a phrase without a pause has nothing to do with it. */
function isLeftBy(said: Said, from: number, to: number, after: Sense): boolean {
  if (spansClauses(said, from, to, after) || isLikelyVerb(said, to - 1, after)) return false;
  const { senses } = said;
  // "Hiring Bill | de Blasio".
  if (senses[to - 1]?.part === 'name' && particles.has(after.bare) && senses[to + 1]?.part === 'name') return false;
  return (after.part === 'grammar' || after.part === 'verb') && after.bare !== 'of';
}

/** Whether the complement belongs to what stands before the phrase. */
function isTornComplement({ senses, sentence }: Said, from: number, own: readonly string[]): boolean {
  const joint = own.find((bare, at) => at > 0 && prepositions.has(bare));
  const before = from > sentence.from ? senses[from - 1] : undefined;
  if (!joint || !before || before.closes) return false;
  // "Accused | Israel of genocide".
  if (own[1] === 'of' && senses[from]?.part === 'name' && /^(?:verb|gerund)$/.test(before.part)) return true;
  if (adverbial.has(before.bare) && senses[from]?.part === 'noun') return true;
  const isArticle = /^(?:the|a|an|this|that|my|your|our|his|her|its|their|some)$/.test(before.bare);
  const leading = isArticle ? senses[from - 2] : before;
  return verbal.has(joint) && (leading?.part === 'verb' || leading?.part === 'gerund');
}

/** "They were in Austin | and Jonah had": what "and" adds to a complement is the next clause's subject, where its verb follows. */
function spansClauses({ senses, sentence }: Said, from: number, to: number, after: Sense): boolean {
  if (!ofSomebody.test(after.bare)) return false;
  const and = senses.slice(from, to).findIndex(({ bare }) => bare === 'and');
  if (and < 0 || senses[from + and + 1]?.part !== 'name') return false;
  const leading = articles.has(senses[from - 1]?.bare ?? '') ? from - 2 : from - 1;
  return leading >= sentence.from && placing.has(senses[leading]?.bare ?? '');
}

/** Whether a word that looks like a plural after a noun is a verb in all likelihood. */
function isLikelyVerb({ senses, sentence }: Said, at: number, after: Sense): boolean {
  const [word, before] = [senses[at], senses[at - 1]];
  if (word?.part !== 'noun' || at === sentence.from || !/[^s]s$/.test(word.bare)) return false;
  return (before?.part === 'noun' || before?.part === 'name') && objects.has(after.bare);
}
