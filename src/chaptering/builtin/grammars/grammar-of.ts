import { ar, hi, id, th, tr } from './asian.ts';
import { ja, ko, zh } from './east-asian.ts';
import { nl, sv } from './germanic.ts';
import type { Grammar } from './grammar.ts';
import { es, fr, it, pt } from './romance.ts';
import { pl, ru } from './slavic.ts';

const grammars: Readonly<Record<string, Grammar>> = { ar, es, fr, hi, id, it, ja, ko, nl, pl, pt, ru, sv, th, tr, zh };

/** Languages of which a grammar was written. */
export const grammarLanguages: readonly string[] = Object.keys(grammars);

/** The part of a language tag (BCP 47) that names the language. */
export function primaryTag(language: string | null): string {
  return language?.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

/** The grammar of a language (BCP 47); undefined where none was written, or where the engine has learned better. */
export function grammarOf(language: string | null): Grammar | undefined {
  return grammars[primaryTag(language)];
}

/** Sets of a grammar's words, read once. */
export interface Lists {
  words: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  joints: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  verbLeads: ReadonlySet<string>;
  postpositions: ReadonlySet<string>;
}

const read = new WeakMap<Grammar, Lists>();

/** The lists of a grammar; what is an article or a joint is a word of grammar too. */
export function listsOf(grammar: Grammar): Lists {
  const known = read.get(grammar);
  if (known) return known;
  const set = (text = '') => new Set(text.split(/\s+/).filter(Boolean));
  const { articles, joints, prepositions, verbLeads, postpositions } = grammar;
  const all = [grammar.words, articles, joints, prepositions, verbLeads, postpositions].join(' ');
  const lists = {
    words: set(all),
    articles: set(articles),
    joints: set(joints),
    prepositions: set(prepositions),
    verbLeads: set(verbLeads),
    postpositions: set(postpositions),
  };
  read.set(grammar, lists);
  return lists;
}
