import { ending, wholly } from '../transcripts/reading/phrase-forms.ts';
import { isTopic, type Token } from './claim-tokens.ts';
import { synonymousStems } from './spoken/synonyms.ts';

/** Words that say that something is not so, without a negation. */
const denial = wholly([
  'un(?!til|der|less|i)\\p{L}{4,}',
  `lack${ending}|fail${ending}|against|difficult${ending}|hard|hardly|instead|stop${ending}|refus${ending}`,
  `reject${ending}|avoid${ending}|wrong|doubt${ending}|impossible|unable|but|only|rather`,
  `problem${ending}|worse|bad|closed|shut|cancel${ending}|forbid${ending}|forbade|banned`,
  `prohibit${ending}|missing|barely|rarely|seldom|skip${ending}|less|few|little|kaum`,
  'wenig\\p{L}{0,2}|selten|geschlossen|verboten|schwierig|schwer|falsch|unmöglich|aber|nur',
  'sondern',
]);
/** What a denial weaker than a negation is worth. */
const denialWorth = 0.9;
/** Words around a negation that say what is denied; how fast they matter less; those before it, and those without a topic. */
const reach = 6;
/** Words about a place of the passages, within its sentence, among which it denies. */
const reachSaid = 10;
const fading = 4;
const worthBefore = 0.7;
const worthWithoutTopic = 0.15;
const synonymWorth = 0.7;
/** How much more a place of the passages that denies nothing must have of the denied words than one that denies something. */
const clearlyMore = 0.2;

/**
 * The negations of a claim (numbers of its tokens) that its passages do not make: where most of the words beside the negation
 * are said, within one sentence, nothing is denied, or the very words stand there without it.
 */
export function undenied(claim: readonly Token[], said: readonly Token[]): number[] {
  return [...claim.keys()].filter((at) => doubtOf(claim, at, said) >= clearlyMore);
}

/** How much speaks against the negation of a claim that its passages make least, 0 to 1: what is told plainly where it denies. */
export function denialDoubt(claim: readonly Token[], said: readonly Token[]): number {
  return Math.max(0, ...[...claim.keys()].map((at) => doubtOf(claim, at, said)));
}

/** The same of one word of a claim; 0 where it is no negation, or denies nothing that could be compared. */
function doubtOf(claim: readonly Token[], at: number, said: readonly Token[]): number {
  if (
    claim[at]?.isNegation !== true ||
    isOnly(claim[at + 1]) ||
    isTwice(claim, at) ||
    isBare(claim, at, said) ||
    isSaidSo(claim, at, said)
  )
    return 0;
  if (isSaidWithout(claim, at, said)) return 1;
  const { denied, asserted } = likeness(contextOf(claim, at), predicateOf(claim, at), said);
  return asserted - denied;
}

/** `Not only this` denies nothing. */
function isOnly(next: Token | undefined): boolean {
  return /^(?:only|just|merely|nur|bloß)$/i.test(next?.word ?? '');
}

/** `He himself had none` names nothing that could be compared. */
function isBare(claim: readonly Token[], at: number, said: readonly Token[]): boolean {
  return clauseOf(claim, at).every((token) => !isTopic(token)) && said.some(({ isNegation }) => isNegation);
}

/** `Not without this` denies nothing either. */
function isTwice(claim: readonly Token[], at: number): boolean {
  return clauseOf(claim, at).filter(({ isNegation }) => isNegation).length > 1;
}

function clauseOf(claim: readonly Token[], at: number): readonly Token[] {
  let [from, to] = [at, at + 1];
  while (from > 0 && claim[from]?.opensClause === false) from -= 1;
  while (to < claim.length && claim[to]?.opensClause === false) to += 1;
  return claim.slice(from, to);
}

/** The words beside a negation, each with its worth. */
function contextOf(claim: readonly Token[], at: number): Map<string, number> {
  const context = new Map<string, number>();
  for (let distance = 1; distance <= reach; distance += 1) {
    for (const place of [at + distance, at - distance]) {
      const token = claim[place];
      if (!token || token.isNegation) continue;
      const name = nameOf(token);
      const worth =
        (place > at ? 1 : worthBefore) * Math.exp(-(distance - 1) / fading) * (isTopic(token) ? 1 : worthWithoutTopic);
      context.set(name, Math.max(context.get(name) ?? 0, worth));
    }
  }
  return context;
}

/** The topics that follow a negation, within its clause. */
function predicateOf(claim: readonly Token[], at: number): Set<string> {
  const after = claim.slice(at + 1, at + 1 + reach);
  const end = after.findIndex(({ opensClause }) => opensClause);
  return new Set(after.slice(0, end < 0 ? reach : end).flatMap((token) => (isTopic(token) ? [nameOf(token)] : [])));
}

/** A topic by its stem, any other word by itself. */
function nameOf(token: Token): string {
  return isTopic(token) ? `${token.key}=` : token.folded;
}

/** The greatest share of the words beside a negation that a place of the passages holds, where it denies and where it does not. */
function likeness(
  context: ReadonlyMap<string, number>,
  predicate: ReadonlySet<string>,
  said: readonly Token[],
): { denied: number; asserted: number } {
  const whole = [...context.values()].reduce((sum, worth) => sum + worth, 0);
  const others = new Map<string, string>();
  for (const name of context.keys())
    for (const other of name.endsWith('=') ? synonymousStems(name.slice(0, -1)) : [])
      if (!context.has(`${other}=`)) others.set(`${other}=`, name);
  const most = { denied: 0, asserted: 0 };
  said.forEach((token, at) => {
    const centre = nameOf(token);
    if (!centre.endsWith('=') || !(context.has(centre) || others.has(centre))) return;
    const held = new Map<string, number>();
    let worthOfDenial = 0;
    for (const near of clauseAround(at, said)) {
      if (near.isNegation) worthOfDenial = 1;
      else if (denial.test(near.word)) worthOfDenial = Math.max(worthOfDenial, denialWorth);
      const name = nameOf(near);
      const own = context.get(name);
      if (own !== undefined) held.set(name, own);
      const meant = others.get(name);
      if (meant !== undefined)
        held.set(meant, Math.max(held.get(meant) ?? 0, synonymWorth * (context.get(meant) ?? 0)));
    }
    const share = [...held.values()].reduce((sum, worth) => sum + worth, 0) / Math.max(1e-9, whole);
    if (worthOfDenial > 0) most.denied = Math.max(most.denied, share * worthOfDenial);
    // Of whom it is said is told in many places: it is what is said of them that counts.
    else if (predicate.size === 0 || [...predicate].some((name) => held.has(name)))
      most.asserted = Math.max(most.asserted, share);
  });
  return most;
}

/** The words about a place, within its sentence and clause. */
function clauseAround(at: number, said: readonly Token[]): readonly Token[] {
  let from = at;
  let to = at + 1;
  while (from > 0 && at - from < reachSaid && said[from]?.opensClause === false) from -= 1;
  while (to < said.length && to - at <= reachSaid && said[to]?.opensClause === false) to += 1;
  return said.slice(from, to);
}

/** Whether the negation stands there between or beside the same words; one negation is as good as another. */
function isSaidSo(claim: readonly Token[], at: number, said: readonly Token[]): boolean {
  return [-2, -1, 0].some((from) => stands(claim.slice(Math.max(0, at + from), at + from + 3), said));
}

/** Whether the words on both sides of the negation stand there without it. */
function isSaidWithout(claim: readonly Token[], at: number, said: readonly Token[]): boolean {
  const before = claim.slice(Math.max(0, at - 2), at);
  const after = claim.slice(at + 1, at + 3);
  return (
    before.length + after.length >= 3 && after.length > 0 && before.length > 0 && stands([...before, ...after], said)
  );
}

function stands(sequence: readonly Token[], said: readonly Token[]): boolean {
  if (sequence.length < 3) return false;
  return said.some((_, from) =>
    sequence.every((token, place) => {
      const other = said[from + place];
      return other !== undefined && (token.isNegation ? other.isNegation : other.folded === token.folded);
    }),
  );
}
