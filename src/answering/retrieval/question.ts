import type { Stemmer } from '../../transcripts/reading/stemming.ts';
import { questionStopWords } from './question-stop-words.ts';
import { fold, type Term, termsAmong, wordsOfText } from './terms.ts';

/** A question as it was understood. */
export interface Question {
  /** As it was asked. */
  text: string;
  /** What is looked for; words that an earlier question lends weigh less. Empty: it asks about the whole video. */
  terms: (Term & { weight: number })[];
  /** Whose words are asked for, as the transcript names them. */
  speaker: string | undefined;
  /** Whether it takes up the words of an earlier question. */
  isFollowUp: boolean;
}

/** Weight of an earlier question's words beside the question's own. */
const earlierWeight = 0.4;
/** A question of at most this many words of its own leans on the one before it, if it points back; without any it always does. */
const fewTerms = 2;
const pointingBack =
  /(?<!\p{L})(?:it|its|that|this|these|those|they|them|their|he|him|his|she|her|there|then|else|more|er|sie|es|das|dies|dieser|diese|dort|dann|noch|mehr)(?!\p{L})/iu;

/**
 * Reads a question: the words that it looks for, whose words it asks for, and what it leans on in the chat.
 *
 * @param earlier what was asked before in the same chat, oldest first
 * @param speakers who speaks in the video, as the transcript names them
 */
export function readQuestion(
  question: string,
  earlier: readonly string[],
  speakers: readonly string[],
  stem: Stemmer,
): Question {
  const speaker = speakerIn(question, speakers);
  const own = termsOf(question, stem).filter(({ folded }) => !speaker || !foldedWords(speaker).has(folded));
  const isShort = own.length === 0 || (own.length <= fewTerms && pointingBack.test(question));
  const lender = isShort ? earlier.findLast((one) => termsOf(one, stem).length > 0) : undefined;
  const known = new Set(own.map((term) => term.stem));
  const lent = lender === undefined ? [] : termsOf(lender, stem).filter((term) => !known.has(term.stem));
  const weight = own.length === 0 ? 1 : earlierWeight;
  return {
    text: question,
    terms: [...own.map((term) => ({ ...term, weight: 1 })), ...lent.map((term) => ({ ...term, weight }))],
    speaker,
    isFollowUp: lent.length > 0,
  };
}

/** The words of a question that can be looked for, each stem once; those with which one merely asks are left out. */
export function termsOf(question: string, stem: Stemmer): Term[] {
  const terms = new Map<string, Term>();
  for (const term of termsAmong(wordsOfText(question), stem)) {
    if (!questionStopWords.has(term.folded) && !terms.has(term.stem)) terms.set(term.stem, term);
  }
  return [...terms.values()];
}

/** The speaker whom a question names, by the whole name or by one word of it that no other speaker has. */
function speakerIn(question: string, speakers: readonly string[]): string | undefined {
  const asked = foldedWords(question);
  const named = speakers.filter((name) => {
    const words = [...foldedWords(name)];
    return words.some(
      (word) => asked.has(word) && !speakers.some((other) => other !== name && foldedWords(other).has(word)),
    );
  });
  return named.length === 1 ? named[0] : undefined;
}

function foldedWords(text: string): Set<string> {
  return new Set(text.split(/[^\p{L}\p{N}'’-]+/u).flatMap((word) => (word === '' ? [] : [fold(word)])));
}
