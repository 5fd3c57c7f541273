import { languageOfText } from '../transcripts/reading/language-of-text.ts';
import { isTopic, type Token, tokensOf } from './claim-tokens.ts';
import { undenied } from './denials.ts';
import { firstNames } from './first-names.ts';
import { numbersIn, numbersMeant } from './numbers-in.ts';
import { hesitationsAmong } from './spoken/hesitations.ts';
import { fold } from './spoken/stem.ts';
import { type Tongue, tongueOf } from './spoken/tongue.ts';

/** What is wrong with a claim beside its passages, and the words of it that are. */
export interface Fault {
  kind: 'passage' | 'quote' | 'number' | 'negation' | 'name' | 'content';
  text: string;
}

const quotation = /“([^“”]*)”|„([^„“]*)“/gu;
/** Scripts that are written without white space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A claim holds where the best stretch of this many words of its passages has this much of its words, or all of them more. */
const stretchWords = 150;
const enoughContent = 0.15;
const enoughOfAll = 0.2;
/** Letters with which a country and what is of it begin. */
const family = 5;
/** Letters of a unit after a figure. */
const longestUnit = 3;
const formOfAddress = /^(?:Mr|Mrs|Ms|Dr|Prof|Frau|Herrn?|Sir)$/;
/** Words of a claim that say which negation is at fault. */
const wordsShown = 5;

/**
 * Whether passages of a transcript say what a sentence says, as far as words can tell; what is wrong, or nothing. Quotations
 * must stand there word for word; numbers, names, and most words that carry a topic must be there in some form; what the
 * sentence denies must be denied there. It does not understand: a sentence of the passage's own words in another order passes.
 *
 * @param tongue the transcript's language, which tells its hesitations; as the passages' words tell where it is not given
 */
export function supportFaults(
  claim: string,
  passages: readonly string[],
  tongue: Tongue = tongueOf(null, passages.join(' ').split(/\s+/)),
): Fault[] {
  const said = tokensOf(passages.join(' '));
  const faults: Fault[] = [];
  for (const [, english, german] of claim.matchAll(quotation)) {
    const quote = english ?? german ?? '';
    if (!isSaid(quote, said, tongue)) faults.push({ kind: 'quote', text: quote });
  }
  const own = tokensOf(claim.replace(quotation, ' … '));
  if (own.every(({ key }) => key === '')) return faults;
  return [
    ...faults,
    ...numberFaults(own, said),
    ...negationFaults(own, said),
    ...nameFaults(own, said, tongue),
    ...contentFaults(own, said),
  ];
}

/** Whether a quotation stands there word for word, or without hesitations; dots in it stand for what was left out. */
function isSaid(quote: string, said: readonly Token[], tongue: Tongue): boolean {
  const whole = textOf(said);
  const fluent = textOf(meant(said, tongue));
  return quote.split('…').every((part) => {
    const sought = tokensOf(part);
    // Nothing parts the last word of a quote from the next one that is said.
    if (unspaced.test(part) && lettersOf(said).includes(lettersOf(sought))) return true;
    return (
      [whole, fluent].some((text) => text.includes(textOf(sought))) || fluent.includes(textOf(meant(sought, tongue)))
    );
  });
}

function lettersOf(tokens: readonly Token[]): string {
  return tokens.map(({ folded }) => folded).join('');
}

/** The words without hesitations. */
function meant(tokens: readonly Token[], tongue: Tongue): Token[] {
  const isHesitation = hesitationsAmong(
    tokens.map(({ written }) => written),
    tongue,
  );
  return tokens.filter((_, at) => !isHesitation[at]);
}

function textOf(tokens: readonly Token[]): string {
  return tokens.length === 0 ? '' : ` ${tokens.map(({ folded }) => folded).join(' ')} `;
}

function numberFaults(own: readonly Token[], said: readonly Token[]): Fault[] {
  const known = numbersMeant(said.map(({ word }) => word));
  const missing = numbersIn(own.map(({ word }) => word)).filter((number) => !known.has(number));
  return missing.map((number) => ({ kind: 'number', text: String(number) }));
}

function negationFaults(own: readonly Token[], said: readonly Token[]): Fault[] {
  return undenied(own, said).map((at) => ({
    kind: 'negation',
    text: own
      .slice(at, at + wordsShown)
      .map(({ word }) => word)
      .join(' '),
  }));
}

function nameFaults(own: readonly Token[], said: readonly Token[], tongue: Tongue): Fault[] {
  // `PowerPoint` may be written as two words.
  const known = new Set(said.flatMap(({ folded }, at) => [folded, `${folded}${said[at + 1]?.folded ?? ''}`]));
  const stems = new Set(said.map(({ key }) => key));
  const saidShort = new Set(
    said.flatMap(({ word }) => (/^\p{Lu}{2,}$/u.test(word.replaceAll('.', '')) ? [word.replaceAll('.', '')] : [])),
  );
  // German writes every noun with a capital.
  const isGerman = tongue === 'de' || languageOfText([...said, ...own].map(({ word }) => word).join(' ')) === 'de';
  const isFirst = ({ word, folded }: Token) => !isGerman || firstNames.has(folded) || formOfAddress.test(word);
  return own.flatMap((token, at): Fault[] => {
    const { word, folded, key, opens } = token;
    if (opens || !isCapital(token) || key === '') return [];
    const before = own[at - 1];
    // `35 Nm`
    if (word.length <= longestUnit && /^\d/.test(before?.word ?? '')) return [];
    if (before && !token.opensClause && isFirst(before) && isOtherName(before, token, said))
      return [{ kind: 'name', text: `${before.word} ${word}` }];
    if (isGerman || known.has(folded) || stems.has(key)) return [];
    if (/^(?:\p{Lu}\.?)+s?$/u.test(word) && isAbbreviated(word, said)) return [];
    if (saidShort.has(initialsAround(own, at))) return [];
    return [...known].some((other) => isNear(folded, other) || isOfFamily(folded, other))
      ? []
      : [{ kind: 'name', text: word }];
  });
}

/**
 * Whether an abbreviation is said by itself (`TV` for `TVs`), letter by letter, or as the words that it stands for; two letters
 * stand for words that carry a topic, or any `use some` would say `US`.
 */
function isAbbreviated(word: string, said: readonly Token[]): boolean {
  const letters = fold(word.replace(/s$/, '').replaceAll('.', ''));
  const spelt = (tokens: readonly Token[]) => tokens.map(({ folded }) => folded[0]).join('') === letters;
  return said.some((token, at) => {
    const whole = said.slice(at, at + letters.length);
    const isMeant = letters.length > 2 || whole.every(({ folded, key }) => key !== '' || folded.length === 1);
    return token.folded === letters || (letters.length > 1 && isMeant && spelt(whole));
  });
}

/** First letters of the words with capitals that stand together around a place: `US` of `United States`. */
function initialsAround(tokens: readonly Token[], at: number): string {
  let [from, to] = [at, at + 1];
  while (tokens[from - 1] && isCapital(tokens[from - 1] as Token) && !tokens[from]?.opensClause) from -= 1;
  while (tokens[to] && isCapital(tokens[to] as Token) && !tokens[to]?.opensClause) to += 1;
  return tokens
    .slice(from, to)
    .map(({ word }) => word[0])
    .join('');
}

/** Whether the passages name others of this first name or title, and nobody so: `Ada Fink` is not `Ada Holt`. */
function isOtherName(first: Token, last: Token, said: readonly Token[]): boolean {
  if (!isCapital(first) || (first.key === '' && !formOfAddress.test(first.word))) return false;
  let isNamed = false;
  for (const [at, token] of said.entries()) {
    if (token.folded !== first.folded || !isCapital(token)) continue;
    // A first name may stand between a title and the name.
    for (const next of said.slice(at + 1, at + 3)) {
      if (!isCapital(next) || next.opensClause) break;
      if (next.folded === last.folded || next.key === last.key || isNear(last.folded, next.folded)) return false;
      isNamed = true;
    }
  }
  return isNamed;
}

function isCapital({ word }: Token): boolean {
  return /^\p{Lu}/u.test(word);
}

/** `Portuguese` is of `Portugal`. */
function isOfFamily(one: string, other: string): boolean {
  return one.slice(0, family) === other.slice(0, family) && other.length >= family && [one, other].some(isAdjective);
}

function isAdjective(word: string): boolean {
  return /(?:ese|ish|ians?|isch\p{L}{0,2})$/u.test(word);
}

/** Whether two names may be one that was recognised in two ways: at most one letter in four differs. */
export function isNear(one: string, other: string): boolean {
  const most = Math.floor(Math.max(one.length, other.length) / 4);
  if (most === 0 || Math.abs(one.length - other.length) > most || one[0] !== other[0]) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}

function contentFaults(own: readonly Token[], said: readonly Token[]): Fault[] {
  const sought = new Set(own.flatMap((token) => (isTopic(token) ? [token.key] : [])));
  if (sought.size === 0) return [];
  const counts = new Map<string, number>();
  let best = 0;
  let held = 0;
  said.forEach(({ key }, at) => {
    if (sought.has(key)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (counts.get(key) === 1) held += 1;
    }
    const gone = said[at - stretchWords]?.key ?? '';
    if (sought.has(gone)) {
      counts.set(gone, (counts.get(gone) ?? 1) - 1);
      if (counts.get(gone) === 0) held -= 1;
    }
    best = Math.max(best, held);
  });
  const missing = [...sought].filter((key) => !counts.has(key));
  if (best / sought.size >= enoughContent || 1 - missing.length / sought.size >= enoughOfAll) return [];
  return [{ kind: 'content', text: missing.join(' ') }];
}
