import { contentUnits, scriptOf } from '../../transcripts/language/content-units.ts';
import { givesOrders } from '../../transcripts/language/orders.ts';
import { suspectSentences } from '../../transcripts/language/suspect-sentences.ts';
import type { AnsweringInput } from '../engine.ts';
import { type Ground, groundClaim, type NumberedPassage } from '../ground-claim.ts';
import type { Spoken } from '../local/passages.ts';
import { plainText } from '../local/quote.ts';
import { type Fault, supportFaults } from '../support.ts';
import type { ProposedClaim } from './claim.ts';
import { plainSentence } from './plain-sentence.ts';
import { isUnspaced, unspacedSupportFaults } from './unspaced-support.ts';

/** What became of a claim: it stands; or only what is quoted for it does; or nothing of it. */
export type Verdict =
  | { kind: 'kept'; text: string; grounds: Ground[] }
  | { kind: 'quoted'; quote: string; grounds: Ground[] }
  | { kind: 'removed'; cause: string };

/** Who cites more than this for one sentence cites nothing. */
const mostPassages = 8;
/** Words of a quote that tell one place from others. */
const fewestQuoted = 3;
/** Words of a quote that can stand for the claim. */
const fewestToStand = 5;
/** A model is off by one or two sometimes: its quote says where it was. */
const nearby = 2;
/** Of a claim in the transcript's language at least so many of its small words were said somewhere. */
const ownSmallWords = 0.5;

/** Answers what the claims of a model are held against. `places`: the sentences that it read. */
export function claimJudge(input: AnsweringInput, spoken: Spoken, places: readonly number[]) {
  const { sentences } = spoken;
  const suspect = suspectSentences(sentences);
  const units = sentences.map(({ text }) => contentUnits(text));
  const clean = new Set(units.flatMap((own, place) => (suspect.has(place) ? [] : [...own])));
  const asked = contentUnits(`${input.question} ${input.title}`);
  const passages = new Map<number, NumberedPassage>(
    places.map((place) => [
      place + 1,
      { number: place + 1, startSeconds: sentences[place]?.start ?? -1, text: plainText(sentences[place]?.text ?? '') },
    ]),
  );
  const smallWords = new Set(sentences.flatMap(({ text }) => smallWordsOf(text)));
  const known = [input.title, ...input.chapters.map(({ title }) => title)].join(' ').toLowerCase();
  const script = scriptOf(
    sentences
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 20_000),
  );

  return function judge(claim: ProposedClaim): Verdict {
    const text = plainSentence(claim.text);
    if (text === '') return { kind: 'removed', cause: 'it is empty' };
    const quoted = placeQuote(claim, passages);
    const numbers = quoted?.numbers ?? claim.passages;
    if (numbers.length > mostPassages) return { kind: 'removed', cause: 'it cites too much' };
    if (claim.quote !== null && quoted === undefined) return { kind: 'removed', cause: 'its quote is not there' };
    const says = contentUnits(text);
    // What only sentences that order models about say, no answer says.
    const isObedient = givesOrders(text) || [...says].some((unit) => isTainted(unit));
    if (isObedient || numbers.every((number) => suspect.has(number - 1))) {
      return { kind: 'removed', cause: 'it says what a sentence with orders says' };
    }
    const isForeign = isInAnotherLanguage(text);
    if (isForeign && quoted === undefined && claim.quote !== null) return { kind: 'removed', cause: 'it has no quote' };
    const faultsOf = (said: string, from: readonly string[]) =>
      faultsBeside(said, from, withNeighbours(numbers, from)).filter((fault) => counts(fault, isForeign));
    const held = groundClaim({ text, passages: numbers }, passages, input.durationSeconds, faultsOf);
    if (held.faults.length === 0 && held.grounds.length > 0) return { kind: 'kept', text, grounds: held.grounds };
    const cause = held.faults.map((fault) => `${fault.kind}: ${fault.text}`).join('; ');
    if (quoted === undefined || quoted.words < fewestToStand || suspect.has(quoted.at - 1))
      return { kind: 'removed', cause };
    const own = groundClaim(
      { text: `“${quoted.quote}”`, passages: [quoted.at] },
      passages,
      input.durationSeconds,
      () => [],
    );
    return own.grounds.length > 0
      ? { kind: 'quoted', quote: quoted.quote, grounds: own.grounds }
      : { kind: 'removed', cause };
  };

  function isTainted(unit: string): boolean {
    return !clean.has(unit) && !asked.has(unit) && [...suspect].some((place) => units[place]?.has(unit));
  }

  /** What is said is understood from what is said right before and after it. */
  function withNeighbours(numbers: readonly number[], from: readonly string[]): string[] {
    const beside = new Set(numbers.flatMap((number) => [number - 2, number - 1, number + 1]));
    for (const number of numbers) beside.delete(number);
    return [...from, ...[...beside].flatMap((number) => passages.get(number)?.text ?? [])];
  }

  /** Names may come from the video's title and its chapters'. Words of two languages can not be compared, numbers and names can. */
  function counts({ kind, text }: Fault, isForeign: boolean): boolean {
    if (kind === 'name') return !known.includes(text.toLowerCase()) && !isForeign;
    return !(isForeign && (kind === 'content' || kind === 'negation'));
  }

  function isInAnotherLanguage(text: string): boolean {
    const own = scriptOf(text);
    if (own !== null && script !== null && own !== script) return true;
    const small = smallWordsOf(text);
    return small.length >= 3 && small.filter((word) => smallWords.has(word)).length < small.length * ownSmallWords;
  }
}

/** What is denied is denied in the very sentences that are cited; the rest may be said beside them. */
function faultsBeside(text: string, own: readonly string[], around: readonly string[]): Fault[] {
  if (isUnspaced(text)) return unspacedSupportFaults(text, around);
  const isNegation = ({ kind }: Fault) => kind === 'negation';
  return [
    ...supportFaults(text, own).filter(isNegation),
    ...supportFaults(text, around).filter((fault) => !isNegation(fault)),
  ];
}

/** Words of up to four letters without capitals: most of them are grammar's. */
function smallWordsOf(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}’'])\p{Ll}{1,4}(?![\p{L}\p{N}’'])/gu) ?? [];
}

/** A claim's quote, where it stands in what the claim cites or right beside it; the place is added to what is cited. */
function placeQuote(claim: ProposedClaim, passages: ReadonlyMap<number, NumberedPassage>) {
  const quote = plainText(claim.quote ?? '')
    .replace(/[“”„"«»]/g, '')
    .trim();
  const sought = foldedWords(quote);
  const cjk = sought.length < fewestQuoted && [...quote].length >= 6;
  if (sought.length < fewestQuoted && !cjk) return undefined;
  const offsets = Array.from({ length: 2 * nearby + 1 }, (_, at) => (at % 2 === 1 ? -1 : 1) * Math.ceil(at / 2));
  for (const offset of offsets) {
    for (const number of claim.passages.slice(0, mostPassages)) {
      const at = number + offset;
      const said = [at, at + 1].map((one) => passages.get(one)?.text ?? '').join(' ');
      if (
        !passages.has(at) ||
        !` ${foldedWords(said).join(' ')} `.includes(cjk ? sought.join(' ') : ` ${sought.join(' ')} `)
      )
        continue;
      const numbers = claim.passages.includes(at)
        ? claim.passages
        : [...claim.passages.filter((one) => passages.has(one)), at];
      return { quote, numbers, at, words: cjk ? fewestToStand : sought.length };
    }
  }
  return undefined;
}

function foldedWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
