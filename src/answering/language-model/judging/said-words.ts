import { type Token, tokensOf } from '../../claim-tokens.ts';
import { entriesFor, expressionsFrom, goesOn, synonymousStems, synonymsOf } from '../../spoken/synonyms.ts';

/** How near a text comes to saying a word: not at all, in other words, by a word of its family, by itself. */
export type Nearness = 0 | 1 | 2 | 3;

/** The words of a text, to look others up in. */
export interface SaidWords {
  tokens: readonly Token[];
  nearness(word: Token): Nearness;
  /** The numbers of the words (`tokens`) that are it, or another form of it. */
  placesOf(word: Token): readonly number[];
  /** Whether it comes back so often that `it` and `this` may stand for it. */
  isTheme(word: Token): boolean;
}

/** Letters with which two words of one family begin. */
const family = 5;
/** What is said so often, and so often of a thousand words, is what a text is about. */
const timesOfTheme = 4;
const rateOfTheme = 4;
/** An expression has no more words than this, with some between them. */
const mostOfExpression = 12;

export function saidWords(text: string): SaidWords {
  const tokens = tokensOf(text);
  const folded = tokens.map((token) => token.folded);
  const places = Map.groupBy(folded.keys(), (at) => folded[at] ?? '');
  const times = Map.groupBy(tokens.keys(), (at) => tokens[at]?.key ?? '');
  times.delete('');
  const keys = new Set(times.keys());
  const roots = new Set(folded.filter((word) => word.length >= family).map((word) => word.slice(0, family)));
  // `Handyhülle` is said where `Hülle` is.
  const long = [...new Set(folded)].filter((word) => word.length > family);
  const entries = new Set([...keys, ...folded]);
  for (const [word, own] of places) {
    for (const entry of entriesFor(word)) entries.add(entry);
    for (const begun of expressionsFrom(word))
      if (own.some((at) => goesOn(begun, 0, folded.slice(at, at + mostOfExpression)))) entries.add(begun.entry);
  }
  const nearness = ({ key, folded: word }: Token): Nearness => {
    if (key !== '' && keys.has(key)) return 3;
    if (word.length >= family && roots.has(word.slice(0, family))) return 2;
    if (word.length > family && long.some((other) => other.endsWith(word) || word.endsWith(other))) return 2;
    const isMeant = [...synonymousStems(key)].some((other) => keys.has(other));
    return isMeant || [...synonymsOf(word)].some((other) => entries.has(other)) ? 1 : 0;
  };
  const known = new Map<string, Nearness>();
  return {
    tokens,
    nearness(word) {
      const found = known.get(word.folded) ?? nearness(word);
      known.set(word.folded, found);
      return found;
    },
    placesOf: ({ key, folded: word }) => times.get(key) ?? places.get(word) ?? [],
    isTheme({ key }) {
      const count = times.get(key)?.length ?? 0;
      return count >= timesOfTheme && count * 1000 >= tokens.length * rateOfTheme;
    },
  };
}
