import { lexeme, type Term, termsOf } from './terms.ts';

/** What is asked of one term of a text. */
interface Wanted {
  text: string;
  /** What other terms begin with that are meant too; undefined where none is. */
  beginning: string | undefined;
}

/** Terms that stand one after the other. */
type Phrase = readonly Wanted[];

/** What is looked for: every phrase of it, somewhere in a passage. */
export type SearchQuery = readonly Phrase[];

/** Stretches in quotation marks; the last one may be open, as while it is typed. */
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]?|[^\s"“”„«»]+/gu;

/** A word that is shorter is no beginning of others; counted in letters, of which a syllable of Korean has two or three. */
const shortestBeginning = 3;

/**
 * What a person wrote as what is looked for: words, which begin so, and in quotation marks words as they are, one after the other.
 * Nothing to look for: an empty one.
 */
export function readQuery(text: string): SearchQuery {
  return [...text.matchAll(quoted)]
    .map(([whole, inside]) => phraseOf(inside ?? whole, inside !== undefined))
    .filter((phrase) => phrase.length > 0);
}

/** Terms of a phrase: with as many it begins in a passage and ends within its tail. A longer one is found by the first of them. */
const termsOfPhrase = 13;

function phraseOf(text: string, isQuoted: boolean): Phrase {
  const terms = termsOf(text).slice(0, termsOfPhrase);
  return terms.map(({ text: own, from, to }, place) => {
    const isLast = place === terms.length - 1;
    // The last of characters in a row stands alone here, and with the next one where more is said.
    const isCharacter = isLast && unspacedCharacter.test(text.slice(from, to));
    const isLongEnough = own.normalize('NFD').length >= shortestBeginning;
    const isBeginning = isCharacter || (!isQuoted && isLast && isLongEnough);
    return { text: own, beginning: isBeginning ? withoutPlural(own) : undefined };
  });
}

/** A word without the ending by which English, Spanish or French tell of several, where enough is left: one of them is meant too. */
function withoutPlural(word: string): string {
  return /^(.{4,}?)(?:ies|s)$/u.exec(word)?.[1] ?? word;
}

const unspacedCharacter =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Weights of all terms but those of a tail (`vectorOf`): a phrase begins in its passage. */
const ownWeights = 'ABC';

/**
 * The query as PostgreSQL reads a `tsquery` for the words of a passage.
 *
 * @param prefix what they begin with in the account
 * @param of.exact words that only begin so are none
 */
export function passageQuery(query: SearchQuery, prefix: string, { exact = false } = {}): string {
  const wanted = ({ text, beginning }: Wanted, place: number) => {
    const isBeginning = beginning !== undefined && !exact;
    const marks = `${isBeginning ? '*' : ''}${place === 0 ? ownWeights : ''}`;
    return `${lexeme(prefix + (isBeginning ? beginning : text))}${marks && `:${marks}`}`;
  };
  return query.map((phrase) => `(${phrase.map(wanted).join(' <-> ')})`).join(' & ');
}

/** The same for the words of a whole video, which know no order. */
export function videoQuery(query: SearchQuery, prefix: string): string {
  const wanted = query
    .flat()
    .map(({ text, beginning }) =>
      beginning === undefined ? lexeme(prefix + text) : `${lexeme(prefix + beginning)}:*`,
    );
  return [...new Set(wanted)].join(' & ');
}

/** A stretch of a text that is what was looked for: offsets as JavaScript counts, and the place of its first term. */
export interface Match {
  from: number;
  to: number;
  place: number;
}

/** Whether a text says all that is looked for, each phrase beginning in it; `tail` goes on after it. */
export function says(text: string, query: SearchQuery, tail = ''): boolean {
  const terms = termsOf(text + tail);
  const own = terms.filter(({ from }) => from < text.length);
  return query.length > 0 && query.every((phrase) => own.some((_, place) => stands(phrase, terms, place)));
}

function stands(phrase: Phrase, terms: readonly Term[], place: number): boolean {
  return phrase.every((wanted, index) => {
    const own = terms[place + index]?.text;
    if (own === undefined) return false;
    return own === wanted.text || (wanted.beginning !== undefined && own.startsWith(wanted.beginning));
  });
}

/** Where a text says what was looked for, in order and apart; it may end in the `tail` that goes on after it. */
export function matchesIn(text: string, query: SearchQuery, tail = ''): Match[] {
  const terms = termsOf(text + tail);
  const own = terms.filter(({ from }) => from < text.length);
  const found = own.flatMap(({ from }, place) =>
    query
      .filter((phrase) => stands(phrase, terms, place))
      .map((phrase) => ({ from, to: terms[place + phrase.length - 1]?.to ?? from, place })),
  );
  const apart: Match[] = [];
  for (const match of found) {
    const last = apart.at(-1);
    if (last && match.from < last.to) last.to = Math.max(last.to, match.to);
    else apart.push(match);
  }
  return apart;
}
