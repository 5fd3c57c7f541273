import { contentUnits, scriptOf, unitsOnlyAt } from '../../../transcripts/reading/content-units.ts';
import { languageOfText, mayBeIn, spelledWords } from '../../../transcripts/reading/language-of-text.ts';
import { givesOrders, mayGiveOrders } from '../../../transcripts/reading/orders.ts';
import { plantedOrders } from '../../../transcripts/reading/planted-orders.ts';
import { doubtfulSentences, suspectSentences } from '../../../transcripts/reading/suspect-sentences.ts';
import { textOf } from '../../../transcripts/reading/words.ts';
import { plainText, quoteAt } from '../../builtin/quoting/quote.ts';
import { tokensOf } from '../../claim-tokens.ts';
import type { AnsweringInput } from '../../engine.ts';
import { type Ground, groundClaim, type NumberedPassage } from '../../ground-claim.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Fault } from '../../support.ts';
import { wordingFor } from '../../wording.ts';
import type { ProposedClaim } from '../claim.ts';
import { numbersOf } from '../reading/read-object.ts';
import { markInList } from '../reading/written-marks.ts';
import { claimFaults } from './claim-faults.ts';
import { topicsOf } from './claim-signals.ts';
import { hostNames } from './host-names.ts';
import { seemsFalse as learnedCheck } from './learned-check.ts';
import { type PlacedQuote, placeQuote } from './place-quote.ts';
import { plainSentence } from './plain-sentence.ts';
import { saidWords } from './said-words.ts';
import { spacedLetters } from './spaced-letters.ts';
import { withoutMoments } from './without-moments.ts';

/** What became of a claim: it stands; or only what is quoted for it does; or nothing of it. */
export type Verdict =
  | { kind: 'kept'; text: string; grounds: Ground[] }
  | ({ kind: 'quoted'; cause: string } & Quoted)
  | { kind: 'removed'; cause: string };

/** What is said where a claim was quoted, and who says it, where that is known. */
export interface Quoted {
  quote: string;
  by: string | null;
  grounds: Ground[];
}

const mark = new RegExp(markInList, 'giu');
/** A sentence of so many words with this share of them is in the transcript's language. */
const fewestWords = 4;
const mostOfWords = 0.75;
/** And with less than this it may be in another. */
const fewOfWords = 0.4;
/** Who cites more than this for one sentence cites nothing; so many have most to do with it. */
const mostCited = 20;
const mostPassages = 8;
/** Words of a quote that can stand for the claim. */
const fewestToStand = 5;
/** Words at the end of what a model copied, by which it is known: what merely leads to the rest is not quoted. */
const lastCopied = 3;
/** Characters of a sentence that is quoted whole where what stands beside it is not. */
const mostQuoted = 240;
/** Seconds from what is cited to a moment that a model names for it. */
const nearby = 60;

/**
 * Answers what the claims of a model are held against. `places`: the sentences that it read; `seemsFalse`: tells by its signals
 * (`claim-signals.ts`) what is not borne out, as was learned unless another is given.
 */
export function claimJudge(
  input: AnsweringInput,
  spoken: Spoken,
  places: readonly number[],
  seemsFalse: (signals: Float32Array) => boolean = learnedCheck,
) {
  const { sentences } = spoken;
  const suspect = suspectSentences(sentences);
  const units = sentences.map(({ text }) => contentUnits(text));
  const title = mayGiveOrders(input.title) ? '' : input.title;
  const asked = contentUnits(`${input.question} ${title}`);
  const told = new Set(units.flatMap((own, place) => (suspect.has(place) ? [] : [...own])));
  // What a title that was planted for models says, and no sentence, is an order's.
  const isPlanted = plantedOrders([{ text: input.title }]).size > 0;
  const ordered = isPlanted ? contentUnits(input.title).difference(told) : new Set<string>();
  const tainted = unitsOnlyAt(suspect, units).union(ordered).difference(asked);
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
  const titles = [title, ...input.chapters.map(({ title }) => title)].join(' ');
  const whole = sentences.map(({ text }) => text).join(' ');
  const hosts = hostNames(whole);
  const video = saidWords(whole);
  const sample = whole.slice(0, 20_000);
  const words = new Set(spelledWords(whole));
  const spokenLanguage = languageOfText(sample);
  const asksInAnother = isInAnotherLanguage(input.question, sample);
  const isUntold = !asksInAnother && languageOfText(input.question, spokenLanguage) === null;
  let vocabulary: Set<string> | undefined;

  /** A moment that the model wrote is dropped; code writes it. */
  return function judge(claim: ProposedClaim): Verdict {
    const verdict = judgeAsWritten(claim);
    const text = withoutMoments(claim.text, (seconds) =>
      claim.passages.some((number) => Math.abs((passages.get(number)?.startSeconds ?? Number.NaN) - seconds) < nearby),
    );
    if (verdict.kind === 'kept' || text === claim.text) return verdict;
    const other = judgeAsWritten({ ...claim, text });
    return other.kind === 'kept' ? other : verdict;
  };

  function judgeAsWritten(claim: ProposedClaim): Verdict {
    const text = plainSentence(withoutNumbers(claim));
    if (text === '') return { kind: 'removed', cause: 'it is empty' };
    if (claim.passages.length === 0) return { kind: 'removed', cause: 'it names no sentence that it rests on' };
    if (new Set(claim.passages).size > mostCited && claim.quote !== null)
      return { kind: 'removed', cause: 'it cites too much' };
    const isForeign = isInAnother(text);
    const placed = placeQuote(claim, passages);
    if (claim.quote !== null && !placed) return { kind: 'removed', cause: 'its quote does not stand there' };
    const says = [...contentUnits(text)];
    const numbers = restsOn(claim, says, placed?.at, isForeign);
    // What only sentences that order models about say, no answer says.
    const isObedient =
      givesOrders(text) || says.some((unit) => tainted.has(unit)) || isBesideTheQuestion(says, numbers);
    if (isObedient || (numbers.length > 0 && numbers.every((number) => suspect.has(number - 1)))) {
      return { kind: 'removed', cause: 'it says what a sentence with orders says' };
    }
    const isOfNone = numbers.every((number) => shared(number, says) === 0);
    if (claim.isMerelyNumbered && isOfNone && !placed && !isForeign) {
      return { kind: 'removed', cause: 'none of its words stands where it cites' };
    }
    const cited = mostAkin(
      [...new Set([...claim.passages, ...numbers])].sort((one, other) => one - other),
      says,
    );
    const own = cited.flatMap((number) => passages.get(number)?.text ?? []);
    const held = groundClaim({ text, passages: numbers }, passages, input.reading.durationSeconds, (said) => [
      ...claimFaults(said, {
        own,
        around: [...own, ...beside(cited)],
        titles,
        question: input.question,
        hosts,
        video,
        seemsFalse,
        language: input.reading.language,
        tongue: spoken.tongue,
        foreign: isForeign ? { quote: placed?.quote ?? null, vocabulary: vocabularyOf() } : null,
      }),
      ...speakerFaults(said, cited, own),
    ]);
    const isOwnLanguage = isForeign ? shareOf(text, words) < mostOfWords : !isStrange(text, input.question, words);
    if (held.faults.length === 0 && isOwnLanguage) return { kind: 'kept', text, grounds: held.grounds };
    const cause = isOwnLanguage
      ? held.faults.map((fault) => `${fault.kind}: ${fault.text}`).join('; ')
      : 'it is not in the language of the question';
    if (!placed || placed.words < fewestToStand || suspect.has(placed.at - 1)) return { kind: 'removed', cause };
    const said = quoteThere(placed);
    const isGiven = said.grounds.length > 0 && isOfUse(said.quote, text, isForeign);
    return isGiven ? { kind: 'quoted', cause, ...said } : { kind: 'removed', cause };
  }

  /** Whether a claim is in another language than the video: where the question is, or may be, though it is too short to tell. */
  function isInAnother(text: string): boolean {
    if (asksInAnother || !isUntold) return asksInAnother;
    const own = languageOfText(withoutQuotes(text));
    const isOther = own !== null && own !== spokenLanguage && mayBeIn(input.question, own, spokenLanguage);
    return isOther && spelledWords(text).length >= fewestWords && shareOf(text, words) < fewOfWords;
  }

  /** The words of the video and of its titles, folded. */
  function vocabularyOf(): ReadonlySet<string> {
    const said = spoken.words.map(({ text }) => text).join(' ');
    vocabulary ??= new Set(tokensOf(`${titles} ${spoken.speakers.join(' ')} ${said}`).map(({ folded }) => folded));
    return vocabulary;
  }

  /** Whether what is quoted has to do with the claim or with the question: words of something else answer nobody. */
  function isOfUse(quote: string, claim: string, isForeign: boolean): boolean {
    const meant = `${claim} ${input.question}`;
    const said = saidWords(quote);
    const isShared = !contentUnits(quote).isDisjointFrom(contentUnits(meant));
    return isForeign || isShared || topicsOf(tokensOf(meant)).some((token) => said.nearness(token) > 0);
  }

  /**
   * The sentence in which a quote begins, as the built-in engine quotes it: a model copies a few words and stops anywhere. Of one that is
   * long or doubtful the words that were copied from it.
   */
  function quoteThere({ at, quote: copied }: PlacedQuote): Quoted {
    const told = quoteAt(at - 1, spoken, { asking: true, earliest: at - 1, enough: 1 });
    const isWhole = told.from === at - 1 && told.to === at && !told.quote.endsWith('…');
    const ending = spacedLetters(copied).split(' ').slice(-lastCopied).join(' ');
    const isTold = isWhole && spacedLetters(told.said).includes(ending) && !doubtful.has(at - 1);
    const quote = plainSentence(isTold ? told.quote : wordsAlone(at, copied));
    const by = spoken.by[at - 1] ?? null;
    if (quote === '') return { quote, by, grounds: [] };
    return {
      quote,
      by,
      ...groundClaim({ text: quote, passages: [at] }, passages, input.reading.durationSeconds, () => []),
    };
  }

  /** A sentence without what stands beside it; empty where it is doubtful and more was copied than it says. */
  function wordsAlone(at: number, copied: string): string {
    const sentence = plainText(sentences[at - 1]?.text ?? '');
    // What goes on into the next sentence may have begun in the middle of this one's denial.
    const isInside = spacedLetters(sentence).includes(spacedLetters(copied));
    if (doubtful.has(at - 1)) return isInside ? copied : '';
    return isInside && sentence.length > mostQuoted ? copied : sentence;
  }

  /** Whether a claim says what only sentences say that may order models about, where nobody asked for any of it. */
  function isBesideTheQuestion(says: readonly string[], numbers: readonly number[]): boolean {
    if (!says.some((unit) => doubted.has(unit)) || !numbers.every((number) => doubtful.has(number - 1))) return false;
    const said = numbers.flatMap((number) => [...(units[number - 1] ?? [])]);
    return ![...says, ...said].some((unit) => asked.has(unit));
  }

  /** Of what a claim names: where its quote stands, and what has a word of it; a slip of the pen has none. */
  function restsOn(
    claim: ProposedClaim,
    says: readonly string[],
    at: number | undefined,
    isForeign: boolean,
  ): readonly number[] {
    const cited = [...new Set(claim.passages)];
    const kept = cited.filter((number) => number === at || isForeign || shared(number, says) > 0);
    const own =
      at === undefined || kept.includes(at)
        ? kept
        : [...kept.filter((number) => cited.includes(at) || shared(number, says) > 1), at];
    return mostAkin(own.length > 0 ? own : cited, says);
  }

  /** Of too many passages those that have most of a claim's words. */
  function mostAkin(numbers: readonly number[], says: readonly string[]): readonly number[] {
    if (numbers.length <= mostPassages) return numbers;
    return numbers
      .toSorted((one, other) => shared(other, says) - shared(one, says) || one - other)
      .slice(0, mostPassages)
      .sort((one, other) => one - other);
  }

  function shared(number: number, says: readonly string[]): number {
    return says.filter((unit) => units[number - 1]?.has(unit)).length;
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

/** A claim's sentence without the numbers of its passages in brackets: they stand beside it. */
function withoutNumbers({ text, passages }: ProposedClaim): string {
  return text.replace(mark, (whole, numbers: string) =>
    numbersOf(numbers).every((number) => passages.includes(number)) ? '' : whole,
  );
}

/** Whether a sentence is in another language than a question and a transcript in one language: few words tell it wrong alone. */
function isStrange(text: string, question: string, words: ReadonlySet<string>): boolean {
  const asked = languageOfText(question);
  const own = languageOfText(withoutQuotes(text), asked);
  return own !== null && asked !== null && own !== asked && shareOf(text, words) < fewOfWords;
}

/** Which share of a sentence's words are words of the transcript; 0 of one that is too short to tell. */
function shareOf(text: string, words: ReadonlySet<string>): number {
  const own = spelledWords(withoutQuotes(text));
  return own.length < fewestWords ? 0 : own.filter((word) => words.has(word)).length / own.length;
}

function withoutQuotes(text: string): string {
  return text.replace(/[“„"«][^”“"»]*[”“"»]/g, ' ');
}

/** Whether answers will be in another language than the transcript: the question's. */
function isInAnotherLanguage(question: string, said: string): boolean {
  const [one, other] = [scriptOf(question), scriptOf(said)];
  if (one !== null && other !== null && one !== other) return true;
  const spoken = languageOfText(said);
  // `Wer kommt am Montag?` has few of its language's small words.
  const isRead = spoken === 'en' || spoken === 'de';
  const asked = languageOfText(question, spoken) ?? (isRead ? wordingFor(question, spoken).language : null);
  return asked !== null && spoken !== null && asked !== spoken;
}
