import { contentUnits, scriptOf, unitsOnlyAt } from '../../transcripts/language/content-units.ts';
import { languageOfText } from '../../transcripts/language/language-of-text.ts';
import { givesOrders } from '../../transcripts/language/orders.ts';
import { doubtfulSentences, suspectSentences } from '../../transcripts/language/suspect-sentences.ts';
import { textOf } from '../../transcripts/language/words.ts';
import type { AnsweringInput } from '../engine.ts';
import { type Ground, groundClaim, type NumberedPassage } from '../ground-claim.ts';
import type { Spoken } from '../local/passages.ts';
import { plainText } from '../local/quote.ts';
import type { Fault } from '../support.ts';
import type { ProposedClaim } from './claim.ts';
import { claimFaults } from './claim-faults.ts';
import { placeQuote } from './place-quote.ts';
import { plainSentence } from './plain-sentence.ts';

/** What became of a claim: it stands; or only what is quoted for it does; or nothing of it. */
export type Verdict =
  | { kind: 'kept'; text: string; grounds: Ground[] }
  | { kind: 'quoted'; quote: string; grounds: Ground[] }
  | { kind: 'removed'; cause: string };

/** Who cites more than this for one sentence cites nothing. */
const mostPassages = 8;
/** Words of a quote that can stand for the claim. */
const fewestToStand = 5;

/** Answers what the claims of a model are held against. `places`: the sentences that it read. */
export function claimJudge(input: AnsweringInput, spoken: Spoken, places: readonly number[]) {
  const { sentences } = spoken;
  const suspect = suspectSentences(sentences);
  const units = sentences.map(({ text }) => contentUnits(text));
  const asked = contentUnits(`${input.question} ${input.title}`);
  const tainted = unitsOnlyAt(suspect, units).difference(asked);
  const doubtful = doubtfulSentences(sentences);
  const doubted = unitsOnlyAt(doubtful, units).difference(asked);
  const passages = new Map<number, NumberedPassage>(
    places.map((place) => {
      const { start = -1, text = '', from = 0, to = 0 } = sentences[place] ?? {};
      const name = spoken.by[place];
      // Who says it is a part of what is known of it.
      const named = (words: string) => plainText(name ? `${name}: ${words}` : words);
      const asSaid = named(textOf(spoken.asSaid.slice(from, to)));
      return [place + 1, { number: place + 1, startSeconds: start, text: named(text), asSaid }];
    }),
  );
  const titles = [input.title, ...input.chapters.map(({ title }) => title)].join(' ');
  const sample = sentences
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 20_000);
  const isForeign = isInAnotherLanguage(input.question, sample);

  return function judge(claim: ProposedClaim): Verdict {
    const text = plainSentence(claim.text);
    if (text === '') return { kind: 'removed', cause: 'it is empty' };
    if (claim.passages.length === 0) return { kind: 'removed', cause: 'it names no sentence that it rests on' };
    if (new Set(claim.passages).size > mostPassages && claim.quote !== null)
      return { kind: 'removed', cause: 'it cites too much' };
    const placed = placeQuote(claim, passages);
    if (claim.quote !== null && !placed) return { kind: 'removed', cause: 'its quote does not stand there' };
    const says = [...contentUnits(text)];
    const numbers = restsOn(claim, says, placed?.at);
    // What only sentences that order models about say, no answer says.
    const isObedient =
      givesOrders(text) || says.some((unit) => tainted.has(unit)) || isBesideTheQuestion(says, numbers);
    if (isObedient || (numbers.length > 0 && numbers.every((number) => suspect.has(number - 1)))) {
      return { kind: 'removed', cause: 'it says what a sentence with orders says' };
    }
    const held = groundClaim({ text, passages: numbers }, passages, input.durationSeconds, (said, own) => [
      ...claimFaults(said, { own, around: [...own, ...beside(numbers)], titles, isForeign }),
      ...speakerFaults(said, numbers, own),
    ]);
    if (held.faults.length === 0) return { kind: 'kept', text, grounds: held.grounds };
    const cause = held.faults.map((fault) => `${fault.kind}: ${fault.text}`).join('; ');
    if (!placed || placed.words < fewestToStand || suspect.has(placed.at - 1)) return { kind: 'removed', cause };
    const quote = plainSentence(placed.quote);
    const own = groundClaim({ text: quote, passages: [placed.at] }, passages, input.durationSeconds, () => []);
    return own.grounds.length > 0 ? { kind: 'quoted', quote, grounds: own.grounds } : { kind: 'removed', cause };
  };

  /** Whether a claim says what only sentences say that may order models about, where nobody asked for any of it. */
  function isBesideTheQuestion(says: readonly string[], numbers: readonly number[]): boolean {
    if (!says.some((unit) => doubted.has(unit)) || !numbers.every((number) => doubtful.has(number - 1))) return false;
    const said = numbers.flatMap((number) => [...(units[number - 1] ?? [])]);
    return ![...says, ...said].some((unit) => asked.has(unit));
  }

  /** Of what a claim names: where its quote stands, and what has a word of it; a slip of the pen has none. */
  function restsOn(claim: ProposedClaim, says: readonly string[], at: number | undefined): number[] {
    const shared = (number: number) => says.filter((unit) => units[number - 1]?.has(unit)).length;
    const cited = [...new Set(claim.passages)];
    const kept = cited.filter((number) => number === at || isForeign || shared(number) > 0);
    const own =
      at === undefined || kept.includes(at)
        ? kept
        : [...kept.filter((number) => cited.includes(at) || shared(number) > 1), at];
    const real = own.length > 0 ? own : cited;
    if (real.length <= mostPassages) return real;
    return real.toSorted((one, other) => shared(other) - shared(one) || one - other).slice(0, mostPassages);
  }

  /** Who is named for what somebody else says, and not named there. */
  function speakerFaults(text: string, numbers: readonly number[], own: readonly string[]): Fault[] {
    const by = new Set(numbers.map((number) => spoken.by[number - 1] ?? ''));
    const named = spoken.speakers.filter((name) => text.includes(name));
    if (by.has('') || named.some((name) => by.has(name) || own.some((said) => said.includes(name)))) return [];
    return named.map((name) => ({ kind: 'name', text: name }));
  }

  /** What is said is understood from what is said right before and after it. */
  function beside(numbers: readonly number[]): string[] {
    const places = new Set(numbers.flatMap((number) => [number - 2, number - 1, number + 1]));
    for (const number of numbers) places.delete(number);
    return [...places].flatMap((number) => passages.get(number)?.text ?? []);
  }
}

/** Whether answers will be in another language than the transcript: the question's. */
function isInAnotherLanguage(question: string, said: string): boolean {
  const [one, other] = [scriptOf(question), scriptOf(said)];
  if (one !== null && other !== null && one !== other) return true;
  const [asked, spoken] = [languageOfText(question), languageOfText(said)];
  return asked !== null && spoken !== null && asked !== spoken;
}
