import { scriptOf } from '../../transcripts/reading/language.ts';
import { type ComparedWord, comparedWords, contentWords, isContentWord, isSameWord } from './compared-words.ts';
import { figureUnsaid } from './figures-said.ts';
import { numbersMeant, numbersTold } from './numbers-said.ts';

/** What a claim is held against. */
export interface Support {
  /** What is said in the sentences that it names, each with the name of its speaker before it where that is known. */
  cited: readonly string[];
  /** What is said right before and after them. */
  beside: readonly string[];
  question: string;
  /** The titles of the video and of its chapters. */
  titles: string;
  /** Whether the claim is in another language than what is said: then words can not be compared, but numbers and names. */
  isForeign: boolean;
  /** Whether a model was to write it in another language: there names are other ones too, and of numbers only figures are compared. */
  isTranslated: boolean;
  /** Whether what is said is English, of which numbers are read in words too. */
  isEnglish: boolean;
  /** Whether its language begins every noun with a capital. */
  hasCapitalNouns: boolean;
}

/**
 * This share of a claim's content words must be said where it rests, or stand in the question: `evals/answers-claims.ts` prints what
 * that takes of a strong model's true sentences, and of false ones.
 */
const enoughSaid = 0.5;
/** A denial is compared where this share of the claim's content words stands in one sentence. */
const nearlyAll = 0.75;
/** Content words behind a denial that say what is denied. */
const deniedWords = 2;
const denial =
  /^(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|.+n't|nicht|nichts|kein\p{L}*|nie|niemals|niemand|ohne|pas|jamais|sans|rien|nunca|sin|nada|jamás|senza|mai|não|sem|niet|geen|nooit|zonder|[不没沒别別未勿])$/u;

/** Why what is said does not support a claim, as far as words, numbers and names can tell; undefined where it does. */
export function lackOfSupport(claim: string, on: Support): string | undefined {
  if (on.isTranslated) {
    const texts = [...on.cited, ...on.beside, on.question];
    const figure = figureUnsaid(claim, { said: texts.join(' '), readsWords: on.isEnglish });
    return figure && `the number ${figure} is not said`;
  }
  const own = comparedWords(claim);
  const cited = on.cited.map(comparedWords);
  const said = [...cited.flat(), ...on.beside.flatMap(comparedWords)];
  const asked = comparedWords(on.question);
  const known = numbersMeant([...said, ...asked].map(({ folded }) => folded));
  const told = numbersTold(own.map(({ folded }) => folded));
  const number = told.find((one) => !known.has(one));
  if (number !== undefined) return `the number ${number} is not said`;
  const named = new Set([...said, ...asked, ...comparedWords(on.titles)].map(({ folded }) => folded));
  // In another script a name is spelled otherwise.
  const script = scriptOf(on.cited.join(' '));
  const names = on.hasCapitalNouns ? [] : namesIn(claim, own).filter((one) => scriptOf(one) === script);
  const name = names.find((one) => !isAmong(one, named));
  if (name !== undefined) return `the name ${name} is not said`;
  if (on.isForeign) return undefined;
  const words = new Set(contentWords(own));
  if (words.size + told.length === 0) return 'it says nothing that could be looked for';
  const there = new Set([...contentWords(said), ...contentWords(asked)]);
  const missing = [...words].filter((one) => !isAmong(one, there));
  if (words.size - missing.length < words.size * enoughSaid)
    return `of its words these are not said: ${missing.join(' ')}`;
  return deniesOtherwise(own, cited) ? 'it denies what is said, or says what is denied' : undefined;
}

/** Words with a capital that does not begin a sentence, folded. */
function namesIn(text: string, words: readonly ComparedWord[]): string[] {
  return words.flatMap(({ written, folded, from }) => {
    const isFirst = /(?:^|[.!?…:"“„«(])[\s"“„«(]*$/u.test(text.slice(0, from));
    return /^\p{Lu}/u.test(written) && !isFirst && folded.length > 1 && isContentWord(folded) ? [folded] : [];
  });
}

function isAmong(word: string, words: ReadonlySet<string>): boolean {
  return words.has(word) || [...words].some((other) => isSameWord(word, other));
}

/**
 * Whether a claim that says nearly what one of its sentences says denies what that does not deny, or the other way round: the
 * words behind the denial stand in the other, where nothing is denied.
 */
function deniesOtherwise(own: readonly ComparedWord[], cited: readonly (readonly ComparedWord[])[]): boolean {
  const content = contentWords(own);
  const near = cited.filter((sentence) => {
    const said = new Set(contentWords(sentence));
    return content.filter((one) => isAmong(one, said)).length >= content.length * nearlyAll;
  });
  const isDenied = (sentence: readonly ComparedWord[]) => sentence.some(({ folded }) => denial.test(folded));
  if (near.length === 0) return false;
  if (isDenied(own)) return near.every((sentence) => !isDenied(sentence) && says(sentence, denied(own)));
  return near.every((sentence) => isDenied(sentence) && says(own, denied(sentence)));
}

/** The content words behind the first denial. */
function denied(words: readonly ComparedWord[]): string[] {
  const at = words.findIndex(({ folded }) => denial.test(folded));
  return contentWords(words.slice(at + 1)).slice(0, deniedWords);
}

function says(words: readonly ComparedWord[], sought: readonly string[]): boolean {
  const said = new Set(contentWords(words));
  return sought.length > 0 && sought.every((one) => isAmong(one, said));
}
