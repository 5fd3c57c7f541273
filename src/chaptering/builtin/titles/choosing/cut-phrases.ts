import type { Seen } from '../seen-candidate.ts';
import { isNumeral } from '../words/measure-words.ts';
import type { Sense } from '../words/senses.ts';

/**
 * Whether an English noun phrase, or two things side by side, was cut from its sentence in the wrong place or says nothing by itself;
 * a clause with "how" too. Of candidates that readers marked they left nearly none of these (`evals/README.md`, "Titles").
 */
export function isCutPhrase({ kind, own, before, after, text, count, from, to }: Seen): boolean {
  if (endsWithinNumber(own, after) || isDenied(before)) return true;
  if (kind === 'pair') return [own.slice(0, to - from), own.slice(to - from)].some(saysNothing);
  if (misheard.test(text) || (kind === 'how' && isCutHow(own))) return true;
  if (kind !== 'phrase') return false;
  const [first] = own;
  if (first?.part !== 'gerund' && own.some(({ bare }) => loose.has(bare))) return true;
  return isVague(text, own) || (count === 1 && !isArticle(before.at(-1)) && isVerbed(own)) || endsWeakly(own);
}

/** "Mow on the north bank" of "no mow on the north bank" says the opposite. */
const isDenied = (before: readonly Sense[]) => /^(?:no|not|without|never)$/.test(before.at(-1)?.bare ?? '');

/** "Callao in eighteen | oh two", "Lind in nineteen thirty-nine", "forty | thousand crates". */
function endsWithinNumber(own: readonly Sense[], [next]: readonly Sense[]): boolean {
  const before = own.findLastIndex(({ bare }) => !bare.split('-').every(isNumeral));
  const [first] = own.slice(before + 1);
  const last = own.at(-1)?.bare ?? '';
  if (!first || !/(?:teen|ty)$/.test(first.bare)) return false;
  if (own[before]?.bare === 'in') return true;
  return /(?:teen|ty)$/.test(last) && next !== undefined && (isNumeral(next.bare) || goesOn.test(next.bare));
}

const goesOn = /^(?:oh|million|billion|percent|\d+)$/;

/** What says by whom or in what way something was done belongs to a verb that the phrase lacks: "GPUs into China". */
const loose = new Set('by without into through behind'.split(' '));

/** What only says that there are some; "different Blend Modes" have a name. */
function isVague(text: string, [, next]: readonly Sense[]): boolean {
  return next?.part !== 'name' && /^(?:different|various|several|certain|specific|particular) /i.test(text);
}

/** "The tide shifts sand", "clerks Mara Lind": what looks like a plural before another noun is a verb, or begins something else. */
function isVerbed([first, next, ...rest]: readonly Sense[]): boolean {
  if (first?.part !== 'noun' || !/[^sui]s$/.test(first.bare) || pluralFirst.test(first.bare)) return false;
  // "Senators Lind and Lowe".
  const isShared = next?.part === 'name' && rest.some(({ bare }) => bare === 'and');
  return (
    !first.closes && !isShared && first.known.name <= mostNamed && (next?.part === 'noun' || next?.part === 'name')
  );
}

/** "The Roots festival" is a thing. */
const isArticle = (word: Sense | undefined) => /^(?:the|an?|no|this|my|your|our)$/.test(word?.bare ?? '');

/** Plurals that stand before other nouns. */
const pluralFirst = /^(?:series|species|means|news|headquarters|sports|sales|arms|systems|operations|\p{L}+ics)$/u;

/** A word with a capital in more of its uses elsewhere is no verb: "Americans". */
const mostNamed = 0.3;

/** "The roster and situation": the second of two things is what everybody speaks of. */
function endsWeakly(own: readonly Sense[]): boolean {
  const [joint, last] = own.slice(-2);
  return own.length > 2 && joint?.bare === 'and' && last?.part === 'noun' && (last.weak || last.known.rarity < common);
}

/** Half of a pair that is a common word. */
function saysNothing(half: readonly Sense[]): boolean {
  const [only] = half;
  return half.length === 1 && only !== undefined && only.part !== 'name' && only.known.rarity < common;
}

/** As rare as this is what everybody speaks of. */
const common = 0.5;

/** "How the oral microbiome" has lost its verb, "how money flows through" what follows. */
function isCutHow(own: readonly Sense[]): boolean {
  if (!/^(?:how|why)$/.test(own[0]?.bare ?? '')) return false;
  const isSaid = own
    .slice(1)
    .some(
      ({ part, bare }, at) =>
        /^(?:verb|gerund)$/.test(part) || auxiliary.test(bare) || (at > 0 && part === 'noun' && isForm(bare)),
    );
  return !isSaid || /^(?:through|into|onto|against|without|between|during|towards?|upon)$/.test(own.at(-1)?.bare ?? '');
}

/** What may be a verb's form as well as a plural: "the wallet picks coins". */
const isForm = (bare: string) => /[^sui]s$/.test(bare);

const auxiliary = /^(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|do|did|to|not)$/;

const misheard =
  /^how to (?:became|began|came|ended|did|gave|got|grew|had|knew|made|started|took|wanted|was|went|were|worked|wrote) /i;
