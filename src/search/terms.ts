import { foldText } from '../database/fold-text.ts';

/** A place of a text that can be found. */
export interface Term {
  /** As it is searched. */
  text: string;
  /** Where it stands: offsets as JavaScript counts. */
  from: number;
  to: number;
}

const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]`;
/** A character of a language without spaces, or a word of another one. */
const termPattern = new RegExp(
  String.raw`(?<character>[${unspaced}&&[\p{L}\p{N}]][\p{M}\uff9e\uff9f]*)|[[\p{L}\p{N}]--${unspaced}][[\p{L}\p{M}\p{N}]--${unspaced}]*`,
  'gv',
);
/** Of a word that is longer its beginning is searched. */
const longestTerm = 40;

/**
 * The terms of a text, in order: words; and in languages without spaces each character together with the next one, so that
 * whatever stands in a row is found, wherever words begin.
 */
export function termsOf(text: string): Term[] {
  const found = [...text.matchAll(termPattern)].map((match) => ({
    text: foldText(match[0]).slice(0, longestTerm).toWellFormed(),
    from: match.index,
    to: match.index + match[0].length,
    isCharacter: match.groups?.character !== undefined,
  }));
  return found.map(({ text: own, from, to, isCharacter }, place) => {
    const next = found[place + 1];
    const isPair = isCharacter && next?.isCharacter && next.from === to;
    return { text: isPair ? `${own}${next.text}` : own, from, to };
  });
}

/** A text that PostgreSQL reads as one lexeme. */
export function lexeme(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * Terms at their places, as PostgreSQL reads a `tsvector`.
 *
 * @param of.prefix what each begins with in the account
 * @param of.weight what the terms of such a text count in a rank
 * @param of.own how many of them are the text's own, and not of the tail that goes on after it: all, where it does not say
 */
export function vectorOf(
  terms: readonly Term[],
  { prefix, weight, own = terms.length }: { prefix: string; weight: 'A' | 'B' | 'C'; own?: number },
): string {
  const places = Map.groupBy(
    terms.map(({ text }, index) => ({ text, place: `${index + 1}${index < own ? weight : 'D'}` })),
    ({ text }) => text,
  );
  return [...places]
    .map(([text, at]) => `${lexeme(prefix + text)}:${at.map(({ place }) => place).join(',')}`)
    .join(' ');
}
