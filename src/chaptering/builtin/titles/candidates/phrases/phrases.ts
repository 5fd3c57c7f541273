import type { Sense } from '../../words/senses.ts';
import type { Said } from '../said.ts';
import { isNamedAgain, mayOpen } from './openings.ts';
import { ands, articles, emptyHeads, prepositions, reporting, singularForms } from './phrase-words.ts';
import { isWhole } from './whole.ts';

/** A run of words that may name a chapter. */
export interface Phrase {
  /** Places of its words, `to` excluded. */
  from: number;
  to: number;
  /** Its words in lower case: the same phrase has the same key. */
  key: string;
  /** Whether it stands between words of grammar, verbs or punctuation: a whole phrase, not a torn one. */
  whole: boolean;
}

const longestPhrase = 8;
/** Three words of a script without spaces are mostly a clause. */
const longestUnspaced = 2;

/** Noun phrases, with complements, and "doing something" in a sentence. */
export function phrasesOf(said: Said): Phrase[] {
  const found: Phrase[] = [];
  for (let from = said.sentence.from; from < said.sentence.to; from++)
    if (mayOpen(said, from)) found.push(...phrasesFrom(said, from));
  return found;
}

/** The phrases that begin at a place, the shortest first. */
function phrasesFrom(said: Said, from: number): Phrase[] {
  const { words, senses, sentence } = said;
  const isUnspaced = words[from + 1]?.spaced === false || (from > sentence.from && words[from]?.spaced === false);
  const limit = Math.min(sentence.to, from + (isUnspaced ? longestUnspaced : longestPhrase));
  const found: Phrase[] = [];
  const own: string[] = [];
  let content = 0;
  let joints = 0;
  for (let at = from; at < limit; at++) {
    const sense = senses[at];
    if (!sense) break;
    own.push(sense.bare);
    if (sense.part === 'grammar') {
      const joined = joinedBy(said, from, at);
      if (joined === null) break;
      const most = joined === 'preposition' && own.includes('of') ? 2 : 1;
      if (joined !== 'article' && ++joints > most) break;
    } else {
      if (!isTakenUp(said, from, at, joints)) break;
      content++;
      if (mayEnd(sense, content))
        found.push({ from, to: at + 1, key: own.join(' '), whole: isWhole(said, from, at + 1) });
    }
    if (sense.closes || /^["(“„«]/.test(words[at + 1]?.text ?? '')) break;
  }
  return found;
}

/** How a word of grammar goes on with a phrase; null where it does not. */
function joinedBy({ senses }: Said, from: number, at: number): 'preposition' | 'and' | 'article' | null {
  const [bare, before] = [senses[at]?.bare ?? '', senses[at - 1]];
  if (at === from || !before) return null;
  if (prepositions.has(bare) && before.part !== 'grammar' && before.part !== 'adjective') return 'preposition';
  if (ands.has(bare) && (before.part === 'noun' || before.part === 'name')) return 'and';
  if (!articles.has(bare)) return null;
  // The complement's article, and "counting the urchins".
  const isComplements = before.part === 'grammar' && prepositions.has(before.bare);
  return isComplements || (before.part === 'gerund' && at === from + 1) ? 'article' : null;
}

/** Whether a phrase goes on with a word of content at a place. */
function isTakenUp(said: Said, from: number, at: number, joints: number): boolean {
  const [sense, before] = [said.senses[at], said.senses[at - 1]];
  if (!sense || sense.part === 'verb') return false;
  if (sense.part === 'gerund' && at > from && !opensComplement(said, at)) return false;
  if (before && ands.has(before.bare) && sense.part === 'noun' && sense.noun < 0.7) return false;
  if (sense.part === 'adjective' && before?.part === 'noun' && at > from) return false;
  if (at > from && isNamedAgain(said, at)) return false;
  if (isReport(said, at, sense) || (joints === 0 && isOfSingular(said, from, at))) return false;
  return sense.part !== 'number' || at === from || before?.part === 'name' || before?.part === 'grammar';
}

function opensComplement({ senses }: Said, at: number): boolean {
  const before = senses[at - 1];
  return before?.part === 'grammar' && prepositions.has(before.bare);
}

/** Whether a phrase may end with its last word, one of so many of content. */
function mayEnd(sense: Sense, content: number): boolean {
  if (sense.part === 'name') return true;
  if (sense.part === 'number') return content > 1;
  if (sense.part !== 'noun') return false;
  return !sense.weak || (content > 1 && sense.noun > 0.8 && !emptyHeads.has(sense.bare));
}

/** "A loose key | rounds the corners off": of one thing there is no plural. */
function isOfSingular({ senses, sentence }: Said, from: number, at: number): boolean {
  const [bare, last] = [senses[at]?.bare ?? '', senses[at - 1]];
  if (at === from || from === sentence.from || senses[at]?.part !== 'noun' || last?.closes) return false;
  if (!/[^sui]s$/.test(bare) || singularForms.has(bare)) return false;
  if (last?.part === 'number' || /^(?:dozen|couple|million|billion|thousand|hundred)$/.test(last?.bare ?? ''))
    return false;
  return /^(?:an?|each|every|another)$/.test(senses[from - 1]?.bare ?? '');
}

/** "Footage | shows Hamas": a common verb that could be a plural, after a noun and before a name. */
function isReport({ senses }: Said, at: number, { weak, bare, part, closes }: Sense): boolean {
  const [before, after] = [senses[at - 1], senses[at + 1]];
  if (before?.part === 'name' && !before.closes && reporting.has(bare)) return true;
  if (part !== 'noun' || !weak || !/[^s]s$/.test(bare) || before?.closes || closes) return false;
  return (before?.part === 'noun' || before?.part === 'name') && after?.part === 'name';
}
