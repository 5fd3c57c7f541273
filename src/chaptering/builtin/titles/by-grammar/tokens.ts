import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import type { Grammar } from '../../grammars/grammar.ts';
import { type Lists, listsOf } from '../../grammars/grammar-of.ts';
import { type Casing, trimmed } from '../words/casing.ts';

/** A word, or what is written together with it and is one of grammar: "l'" of "l'eau", "은" of "소금은". */
export interface Token {
  /** As it is spelled inside a title. */
  text: string;
  /** Lower case, without punctuation. */
  bare: string;
  /** The same for the forms of one word. */
  stem: string;
  kind: 'grammar' | 'number' | 'content';
  isName: boolean;
  /** Whether white space stands before it. */
  spaced: boolean;
  /** Whether punctuation stands after it. */
  closes: boolean;
  /** Place of its sentence among all. */
  sentence: number;
}

export interface Reading {
  words: readonly Word[];
  sentences: readonly Sentence[];
  casing: Casing;
  grammar: Grammar;
  language: string;
}

const closing = /[,.;:!?…)\]"”»、，。；：！？।؟،—–]$/u;
const elided = /^(\p{L}{1,6})['’]\p{L}/u;

/** The words of a transcript as its grammar reads them. */
export function tokensOf({ words, sentences, casing, grammar, language }: Reading): Token[] {
  const lists = listsOf(grammar);
  const tokens: Token[] = [];
  const said = new Set(grammar.and ? words.map(({ text }) => stemOf(barely(text, language), grammar)) : []);
  sentences.forEach(({ from, to }, sentence) => {
    for (const word of words.slice(from, to)) {
      const isName = /^\p{Lu}/u.test(trimmed(word.text)) && casing.isName(word.text);
      const closes = closing.test(word.text);
      let text = spelled(word.text, isName, language);
      let { spaced } = word;
      const before = leadOf(text);
      if (before) {
        tokens.push({ ...small(before, barely(before, language)), spaced, sentence });
        [text, spaced] = [text.slice(before.length), false];
      }
      const bare = barely(text, language);
      const maker = tokens.at(-1);
      if (maker && !maker.closes && maker.sentence === sentence && grammar.making?.test(maker.bare)) {
        const made = maker.bare + bare;
        Object.assign(maker, { text: maker.text + text, bare: made, stem: made, kind: 'content', closes });
        continue;
      }
      const particle = particleOf(bare, grammar, lists);
      const noun = particle ? bare.slice(0, -particle.length) : bare;
      const own = { bare: noun, stem: stemOf(noun, grammar), kind: kindOf(noun, lists), isName, spaced, sentence };
      tokens.push({ ...own, text: particle ? text.slice(0, -particle.length) : text, closes: closes && !particle });
      if (particle) tokens.push({ ...small(particle, particle), closes, sentence });
    }
  });
  return tokens;

  /** What is written together with the word after it: "l'" of "l'eau", or "and" where the rest is a word by itself. */
  function leadOf(text: string): string {
    const [, lead = ''] = elided.exec(text) ?? [];
    if (lists.words.has(lead.toLocaleLowerCase(language))) return text.slice(0, lead.length + 1);
    const { and = '' } = grammar;
    if (!and || !text.startsWith(and) || lists.words.has(text)) return '';
    const rest = text.slice(and.length);
    return rest.length > 2 && (grammar.opening?.test(rest) || said.has(stemOf(rest, grammar))) ? and : '';
  }
}

/** A word of grammar that is written together with another. */
function small(text: string, bare: string): Token {
  return { text, bare, stem: bare, kind: 'grammar', isName: false, spaced: false, closes: false, sentence: 0 };
}

/** The word as titles of the language write it: names and what has capitals inside keep them. */
function spelled(word: string, isName: boolean, language: string): string {
  const form = trimmed(word);
  return isName || /\p{Lu}.*\p{Lu}/u.test(form) ? form : form.toLocaleLowerCase(language);
}

function barely(text: string, language: string): string {
  return bareWord(text.toLocaleLowerCase(language)) || text.toLocaleLowerCase(language);
}

/** The particle at a noun's end; a verb's ending is none. */
function particleOf(bare: string, grammar: Grammar, lists: Lists): string | undefined {
  if (!grammar.particle || lists.words.has(bare)) return undefined;
  const particle = grammar.particle.exec(bare)?.[0];
  if (!particle || particle.length >= bare.length) return undefined;
  return !/^(?:입니다|이에요|예요)$/u.test(particle) && /(?:니다|세요|어요|아요)$/u.test(bare) ? undefined : particle;
}

function kindOf(bare: string, lists: Lists): Token['kind'] {
  if (bare >= '\u0e00' && bare.length <= longestRun && isRun(bare, lists)) return 'grammar';
  if (bare === '' || lists.words.has(bare) || (/^\p{L}$/u.test(bare) && bare < '\u0600')) return 'grammar';
  return /^\p{N}/u.test(bare) ? 'number' : 'content';
}

/** Where nothing stands between words, so many characters may be some small ones that were not told apart. */
const longestRun = 5;

/** Whether a text is small words in a row: "就不能". */
function isRun(text: string, lists: Lists): boolean {
  if (text === '' || lists.words.has(text)) return true;
  for (let at = 1; at < text.length; at++) {
    if (lists.words.has(text.slice(0, at)) && isRun(text.slice(at), lists)) return true;
  }
  return false;
}

/** Of what is left of a word, so much at least, and so much at most. */
const shortestStem = 3;
const longestStem = 7;

/** A word without what stands before it and what inflection adds. */
export function stemOf(bare: string, { opening, ending }: Grammar): string {
  const root = opening ? bare.replace(opening, '') : bare;
  if (bare >= '\u2e80' || !ending) return root;
  const cut = root.replace(ending, '');
  return (cut.length >= shortestStem ? cut : root).slice(0, longestStem);
}
