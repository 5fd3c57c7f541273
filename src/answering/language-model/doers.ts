import { isTopic, type Token, tokensOf } from '../claim-tokens.ts';
import type { Fault } from '../support.ts';

/** Somebody, and the word that follows the name: what they do, as like as not. */
interface Deed {
  name: Token;
  key: string;
}

/** Names right before a word before which the passages have another name, and never theirs: `Ida Berg fired it`, where Ole Holm did. */
export function doerFaults(text: string, said: string): Fault[] {
  const there = deedsIn(said);
  const names = new Set(there.map(({ name }) => name.folded));
  return deedsIn(text).flatMap(({ name, key }): Fault[] => {
    const same = there.filter((deed) => deed.key === key);
    const isTaken = same.length > 0 && same.every((deed) => deed.name.folded !== name.folded);
    return isTaken && names.has(name.folded) ? [{ kind: 'name', text: name.word }] : [];
  });
}

function deedsIn(text: string): Deed[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at): Deed[] => {
    const name = tokens[at - 1];
    if (!name || token.opensClause || !isTopic(token) || isCapital(token) || !isCapital(name) || name.key === '')
      return [];
    // Whatever begins a sentence has a capital.
    return name.opens ? [] : [{ name, key: token.key }];
  });
}

function isCapital({ word }: Token): boolean {
  return /^\p{Lu}/u.test(word);
}
