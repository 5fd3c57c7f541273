import { isTranslation } from '../../language-model/output-language.ts';
import { languageOfText } from '../../transcripts/reading/language.ts';
import { suspectSentences } from '../../transcripts/reading/prompt-injection.ts';
import { textOf } from '../../transcripts/reading/words.ts';
import type { AnsweringInput } from '../engine.ts';
import { plainText, quoteOf } from '../quotes.ts';
import { lackOfSupport } from './claim-support.ts';
import { comparedWords, haveWordInCommon } from './compared-words.ts';
import { type PlacedQuote, placeQuote } from './place-quote.ts';
import type { ProposedClaim } from './proposed-claim.ts';
import { withoutNumbers } from './read-sentences.ts';

/** A moment on which a claim rests, and what is said there. */
export interface Ground {
  /** Whole seconds. */
  startSeconds: number;
  /** Number of its first sentence. */
  passage: number;
  text: string;
}

/** What becomes of a claim: it stands; or only what it quotes does; or nothing of it. `cause` is for the model and names no more than words of the claim. */
export type Verdict =
  | { kind: 'kept'; text: string; grounds: Ground[] }
  | { kind: 'quoted'; quote: string; by: string | null; grounds: Ground[]; cause: string }
  | { kind: 'removed'; cause: string };

/** Who names more sentences than this for one claim names none; so many of them at most are its grounds. */
const mostNamed = 20;
const mostGrounds = 8;
/** Sentences on both sides that a claim may be understood from. */
const reach = 2;
/** Words of a quote that can stand in the place of a claim, and of a sentence that is quoted whole. */
const fewestToStand = 5;
const mostQuoted = 40;
/** Languages that begin every noun with a capital: there it makes no name. */
const capitalNouns = new Set(['de', 'lb']);

/**
 * Answers what the claims of a model are held against: the sentences that it read, but for those in which somebody gives orders to
 * a model. A claim is supported by the sentences that it names, in which its quote must stand; one that a model was to write in another
 * language than the video's by its quote and its figures alone.
 *
 * @param places of the sentences of the reading that the model read
 */
export function claimChecker(
  input: Pick<AnsweringInput, 'reading' | 'question' | 'title' | 'chapters' | 'outputLanguage'>,
  places: readonly number[],
): (claim: ProposedClaim) => Verdict {
  const { reading, question } = input;
  const { sentences } = reading;
  const suspect = suspectSentences(sentences);
  const lastMoment = Math.max(1, reading.durationSeconds);
  const placeOf = new Map<number, number>();
  for (const place of places) {
    const sentence = sentences[place];
    if (sentence && !suspect.has(place) && Math.floor(sentence.start) < lastMoment) placeOf.set(sentence.number, place);
  }
  const read = new Map(
    [...placeOf].map(([number, place]) => {
      const text = sentences[place]?.text ?? '';
      return [number, { text, words: comparedWords(text) }];
    }),
  );
  const titles = [input.title ?? '', ...input.chapters.map(({ title }) => title)].join(' ');
  const asked = languageOfText(question, reading.language);
  const isTranslated = isTranslation(input.outputLanguage, reading.language);

  return function checkClaim(claim) {
    const text = plainText(withoutNumbers(claim.text));
    if (text === '') return { kind: 'removed', cause: 'it is empty' };
    const named = [...new Set(claim.passages)].filter((number) => read.has(number)).sort((one, other) => one - other);
    if (claim.passages.length > mostNamed) return { kind: 'removed', cause: 'it names too many sentences' };
    const placed = placeQuote(claim.quote ?? '', claim.passages, read);
    const isForeign = isTranslated || isInAnother(text);
    // Where words can not be compared nothing but the quote ties a claim to what is said.
    const needsQuote = isForeign && !claim.isCited;
    if (!placed && ((claim.quote ?? '') !== '' || needsQuote))
      return { kind: 'removed', cause: 'its quote does not stand there' };
    const numbers = restsOn(text, named, placed?.number, isForeign);
    if (numbers.length === 0) return { kind: 'removed', cause: 'it names no sentence that it rests on' };
    const cause = lackOfSupport(text, {
      cited: numbers.map(labelled),
      // A number alone may be a model's own: what it says must be said in that very sentence.
      beside: placed || claim.isCited ? beside(numbers) : [],
      question,
      titles,
      isForeign,
      isTranslated,
      isEnglish: reading.language === 'en',
      hasCapitalNouns: capitalNouns.has(languageOfText(text, asked ?? reading.language) ?? ''),
    });
    if (cause === undefined) return { kind: 'kept', text, grounds: groundsOf(numbers) };
    const quote = placed && placed.length >= fewestToStand ? quoteThere(placed) : '';
    const isOfUse = isForeign || haveWordInCommon(quote, `${text} ${question}`);
    if (!placed || quote === '' || !isOfUse) return { kind: 'removed', cause };
    return { kind: 'quoted', quote, by: speakerOf(placed.number), grounds: groundsOf([placed.number]), cause };
  };

  /** Whether a claim is in another language than the video, and that of the question. */
  function isInAnother(text: string): boolean {
    const own = languageOfText(text.replace(/[“„"«][^”“"»]*[”“"»]/g, ' '), asked ?? reading.language) ?? asked;
    if (own === null || reading.language === null || own === reading.language) return false;
    return asked === null || own === asked;
  }

  /** The sentences that a claim names which have a word of it, and where its quote stands: that alone where it is far from them. */
  function restsOn(text: string, named: readonly number[], placed: number | undefined, isForeign: boolean): number[] {
    const isOfIt = (number: number) => isForeign || haveWordInCommon(text, read.get(number)?.text ?? '');
    const akin = named.filter((number) => number === placed || isOfIt(number));
    if (placed === undefined) return akin.slice(0, mostGrounds);
    const isNear = named.some((number) => Math.abs(number - placed) <= reach);
    const all = isNear ? new Set([placed, ...akin]) : [placed];
    return [...all].slice(0, mostGrounds).sort((one, other) => one - other);
  }

  /** What is said in a sentence, after the name of who says it. */
  function labelled(number: number): string {
    const by = speakerOf(number);
    const text = read.get(number)?.text ?? '';
    return by === null ? text : `${by}: ${text}`;
  }

  /** As it may stand in an answer. */
  function speakerOf(number: number): string | null {
    const place = placeOf.get(number) ?? -1;
    const name = plainText(reading.words[sentences[place]?.from ?? -1]?.by ?? '');
    return name === '' ? null : name;
  }

  function beside(numbers: readonly number[]): string[] {
    const near = new Set(
      numbers.flatMap((number) => Array.from({ length: 2 * reach + 1 }, (_, at) => number - reach + at)),
    );
    return [...near].flatMap((number) => (numbers.includes(number) ? [] : (read.get(number)?.text ?? [])));
  }

  /** The sentence in which a quote begins; of a long one the words that were quoted. */
  function quoteThere({ number, text }: PlacedQuote): string {
    const whole = quoteOf([read.get(number) ?? { text }], mostQuoted).text;
    return whole.endsWith(' …') ? quoteOf([{ text }], mostQuoted).text : whole;
  }

  /** The moments of sentences; those that follow one another are one. */
  function groundsOf(numbers: readonly number[]): Ground[] {
    const grounds: Ground[] = [];
    numbers.forEach((number, at) => {
      const { start = 0, from = 0, to = 0 } = sentences[placeOf.get(number) ?? -1] ?? {};
      const by = speakerOf(number);
      const said = plainText(textOf(reading.asSaid.slice(from, to)));
      const text = by === null ? said : `${by}: ${said}`;
      const before = grounds.at(-1);
      if (before && numbers[at - 1] === number - 1) before.text += ` ${text}`;
      else grounds.push({ startSeconds: Math.floor(start), passage: number, text });
    });
    return grounds;
  }
}
