import { isTopic, type Token, tokensOf } from '../claim-tokens.ts';
import type { Fault } from '../support.ts';

/** Somebody, and the word that follows the name: what they do, as like as not. */
interface Deed {
  name: Token;
  key: string;
}

/** Kin, of whom a name may follow; English, then German. */
const kin = new Set(
  `father mother son daughter brother sister husband wife uncle aunt grandfather grandmother
vater mutter sohn tochter bruder schwester mann onkel tante grossvater grossmutter`.split(/\s+/),
);

/** Names right before a word before which the passages have another name, and never theirs: `Ida Berg fired it`, where Ole Holm did; and `her son Ole`, where he is her brother. */
export function doerFaults(text: string, said: string): Fault[] {
  const there = deedsIn(said);
  const names = new Set(there.map(({ name }) => name.folded));
  const related = kinIn(said);
  const strangers = kinIn(text).filter(({ name, key }) => {
    const own = related.filter((one) => one.name.folded === name.folded);
    return own.length > 0 && !own.some((one) => one.key === key);
  });
  const taken = deedsIn(text).flatMap(({ name, key }): Fault[] => {
    const same = there.filter((deed) => deed.key === key);
    const isTaken = same.length > 0 && same.every((deed) => deed.name.folded !== name.folded);
    return isTaken && names.has(name.folded) ? [{ kind: 'name', text: name.word }] : [];
  });
  return [...taken, ...strangers.map(({ name }): Fault => ({ kind: 'name', text: name.word }))];
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

/** Names right behind a word for kin, which is the `key`. */
function kinIn(text: string): Deed[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((name, at): Deed[] => {
    const before = tokens[at - 1];
    const isOfKin = before !== undefined && kin.has(before.folded) && !name.opensClause && isCapital(name);
    return isOfKin ? [{ name, key: before.folded }] : [];
  });
}

function isCapital({ word }: Token): boolean {
  return /^\p{Lu}/u.test(word);
}
