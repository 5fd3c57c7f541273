import { isTopic, type Token, tokensOf } from '../../claim-tokens.ts';
import type { Tongue } from '../../spoken/tongue.ts';
import type { Fault } from '../../support.ts';

/** A name, all its words, and what stands right before or behind it: what they do, or what is of them, as like as not. */
interface Tie {
  name: Token;
  words: ReadonlySet<string>;
  beside: string;
}

/** Small words that may stand between a word and the name that belongs to it. */
const mostBetween = 2;

/** Kin, of whom a name may follow; English, then German. */
const kin = new Set(
  `father mother son daughter brother sister husband wife uncle aunt grandfather grandmother
vater mutter sohn tochter bruder schwester mann onkel tante grossvater grossmutter`.split(/\s+/),
);

/**
 * Names right beside a word beside which the passages have another name, and never theirs: `Ida Berg fired it`, where Ole Holm did; and `her son Ole`, where he is her brother. `tongue`: German gives every
 * noun a capital, so that kin alone tell there.
 */
export function doerFaults(text: string, said: string, tongue: Tongue): Fault[] {
  const [own, there] = [tokensOf(text), tokensOf(said)];
  const names = namesAmong([...own, ...there]);
  const isSaid = new Set(there.flatMap((token) => (isCapital(token) ? [token.folded] : [])));
  const ties = Map.groupBy(tiesIn(there, names), ({ beside }) => beside);
  const told = tongue === 'de' ? [] : tiesIn(own, names);
  const taken = told.flatMap(({ name, words, beside }): Fault[] => {
    const same = ties.get(beside) ?? [];
    const isTaken = same.length > 0 && same.every((tie) => tie.words.isDisjointFrom(words));
    return isTaken && isSaid.has(name.folded) ? [{ kind: 'name', text: name.word }] : [];
  });
  const related = kinIn(there);
  const strangers = kinIn(own).filter(({ name, key }) => {
    const known = related.filter((one) => one.name.folded === name.folded);
    return known.length > 0 && !known.some((one) => one.key === key);
  });
  return [...taken, ...strangers.map(({ name }): Fault => ({ kind: 'name', text: name.word }))];
}

/** Words that have a capital where no sentence begins. */
function namesAmong(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap((token) => (isCapital(token) && !token.opens && token.key !== '' ? [token.folded] : [])),
  );
}

function tiesIn(tokens: readonly Token[], names: ReadonlySet<string>): Tie[] {
  const isName = (token: Token | undefined) => token !== undefined && isCapital(token) && names.has(token.folded);
  return tokens.flatMap((name, at): Tie[] => {
    if (!isName(name) || (isName(tokens[at - 1]) && !name.opensClause)) return [];
    let end = at + 1;
    while (isName(tokens[end]) && !tokens[end]?.opensClause) end += 1;
    const words = new Set(tokens.slice(at, end).map(({ folded }) => folded));
    return [behind(tokens, end), before(tokens, at)].flatMap((beside) => (beside ? [{ name, words, beside }] : []));
  });
}

/** The topic that follows a name at once, as a key. */
function behind(tokens: readonly Token[], end: number): string | undefined {
  const next = tokens[end];
  return next && !next.opensClause && isTopic(next) && !isCapital(next) ? `behind ${next.key}` : undefined;
}

/** The topic before a name with the small words between them. */
function before(tokens: readonly Token[], at: number): string | undefined {
  let from = at;
  while (from > at - mostBetween && tokens[from - 1]?.key === '' && !tokens[from]?.opensClause) from -= 1;
  const topic = tokens[from - 1];
  if (!topic || tokens[from]?.opensClause || !isTopic(topic) || isCapital(topic)) return undefined;
  return `before ${[topic.key, ...tokens.slice(from, at).map(({ folded }) => folded)].join(' ')}`;
}

/** Names right behind a word for kin, which is the `key`. */
function kinIn(tokens: readonly Token[]): { name: Token; key: string }[] {
  return tokens.flatMap((name, at) => {
    const before = tokens[at - 1];
    const isOfKin = before !== undefined && kin.has(before.folded) && !name.opensClause && isCapital(name);
    return isOfKin ? [{ name, key: before.folded }] : [];
  });
}

function isCapital({ word }: Token): boolean {
  return /^\p{Lu}/u.test(word);
}
