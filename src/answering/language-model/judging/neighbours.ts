import { isTopic, type Token, tokensOf } from '../../claim-tokens.ts';
import { isNumberWord, numbersIn, numbersMeant } from '../../numbers-in.ts';
import { unitOf } from '../../quantities.ts';
import type { Fault } from '../../support.ts';
import { type Place, placesOf } from './exclusive-words.ts';

/** A clause, and what it tells of which another may tell something else. */
interface Clause {
  tokens: Token[];
  /** Without years. */
  numbers: Set<number>;
  years: Set<number>;
  /** Words of which one is not the other; none where something is denied. */
  places: Place[];
}

const firstYear = 1900;
const lastYear = 2100;
const conjunction = /^(?:and|und|then|dann)$/iu;
/** What may stand between a number and what it counts. */
const between = /^(?:parts?|teile?n?|of|von)$/iu;
const isOne = /^(?:one|eine?)$/iu;

/** Numbers of a claim that are said, but of what stands beside: `seven percent in 2020`, where that is 2021's, or `two spoons of salt`. */
export function neighbourFaults(text: string, said: string): Fault[] {
  const there = clausesOf(said);
  const ties = there.flatMap(tiesOf);
  return clausesOf(text).flatMap((clause): Fault[] => {
    const taken = [...clause.numbers].filter((number) => isOfAnother(number, clause, there));
    const other = tiesOf(clause).filter(
      ({ number, key }) =>
        ties.some((tie) => tie.key === key) &&
        ties.some((tie) => tie.number === number) &&
        !ties.some((tie) => tie.key === key && tie.number === number),
    );
    return [
      ...taken,
      ...other.map(({ number }) => number),
      ...(isOfAnotherYear(clause, there) ? clause.numbers : []),
    ].map((number) => ({ kind: 'number', text: String(number) }));
  });
}

/** Whether the clauses that have the number tell another year, or the opposite, and none of them what the claim does. */
function isOfAnother(number: number, claim: Clause, there: readonly Clause[]): boolean {
  const same = there.filter(({ numbers }) => numbers.has(number));
  if (same.length === 0) return false;
  const years = new Set(same.flatMap((clause) => [...clause.years]));
  if (years.size > 0 && claim.years.size > 0 && years.isDisjointFrom(claim.years)) return true;
  // `Open from nine to four`, where they `close at four`.
  if (claim.numbers.size > 1) return false;
  const told = same.flatMap(({ places }) => places);
  return claim.places.some(
    ({ kind, member }) =>
      !claim.places.some((one) => one.kind === kind && one.member !== member) &&
      told.some((one) => one.kind === kind) &&
      !told.some((one) => one.kind === kind && one.member === member),
  );
}

/** Whether the clauses of the claim's year tell other numbers, and those of its numbers stand elsewhere. */
function isOfAnotherYear({ numbers, years }: Clause, there: readonly Clause[]): boolean {
  if (numbers.size === 0 || years.size === 0) return false;
  const same = there.filter((clause) => !clause.years.isDisjointFrom(years));
  const told = new Set(same.flatMap((clause) => [...clause.numbers]));
  const all = new Set(there.flatMap((clause) => [...clause.numbers]));
  return told.size > 0 && told.isDisjointFrom(numbers) && numbers.isSubsetOf(all);
}

/** Cut at commas and where something else is said with `and`, which may stand within a number too. */
function clausesOf(text: string): Clause[] {
  const clauses: Token[][] = [];
  const all = tokensOf(text);
  all.forEach((token, at) => {
    const isWithin = [all[at - 1], all[at + 1]].every((one) => one && isNumberWord(one.word.toLowerCase()));
    if (clauses.length === 0 || token.opensClause || (conjunction.test(token.word) && !isWithin)) clauses.push([]);
    clauses.at(-1)?.push(token);
  });
  return clauses.map((tokens) => {
    const meant = [...numbersMeant(tokens.map(({ word }) => word))].filter((number) => number > 1);
    const years = new Set(
      meant.filter((number) => Number.isInteger(number) && number >= firstYear && number <= lastYear),
    );
    const isDenied = tokens.some(({ isNegation }) => isNegation);
    return {
      tokens,
      numbers: new Set(meant).difference(years),
      years,
      places: isDenied ? [] : tokens.flatMap(placesOf),
    };
  });
}

/** Numbers with the stem of what they count. */
function tiesOf({ tokens }: Clause): { number: number; key: string }[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isCount = isOne.test(token.word) && between.test(next?.word ?? '');
    if (!isCount && (!isNumberWord(token.word.toLowerCase()) || isNumberWord(next?.word.toLowerCase() ?? '')))
      return [];
    let from = at;
    while (from > 0 && isNumberWord(tokens[from - 1]?.word.toLowerCase() ?? '')) from -= 1;
    let to = at + 1;
    while (between.test(tokens[to]?.word ?? '') || unitOf(tokens[to]?.word.toLowerCase() ?? '')) to += 1;
    const counted = tokens[to];
    if (!counted || !isTopic(counted) || (to === at + 1 && /^\d{4}$/u.test(token.word))) return [];
    const numbers = isCount ? [1] : numbersIn(tokens.slice(from, at + 1).map(({ word }) => word));
    return numbers.map((number) => ({ number, key: counted.key }));
  });
}
