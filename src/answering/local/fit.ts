import { bareWord } from '../../transcripts/language/terms.ts';
import type { Kind } from './kinds.ts';
import { isHeading, mayLean, tellsOfTelling } from './leaning.ts';
import { asksForFigure, likelyFigure } from './measured.ts';
import type { Spoken } from './passages.ts';
import type { Term } from './query-terms.ts';
import { fold } from './stem.ts';
import { beginsStep } from './steps.ts';

/** A question beside what is said. */
export interface Asked {
  kind: Kind;
  terms: readonly Term[];
  spoken: Spoken;
}

/** A question of at most so many words asks what something is. */
export const fewTerms = 2;
/** What a word is worth that stands in the sentence before, where this one leans on it. */
const leanedOn = 0.6;
/** How many sentences a heading is for; how many words it has at most. */
const mostUnderHeading = 3;
const mostOfHeading = 9;
/** A question of the transcript's own that asks the same is answered there. */
const askedHere = 1.2;
/** What a sentence is worth that only says what is told elsewhere. */
const toldElsewhere = 0.6;
const none: ReadonlySet<string> = new Set();
const reasonWord =
  /\b(?:because|since|so that|reason|therefore|(?:that|it|this|which)(?:['’]s| is)(?: \p{L}+)? why|that way|weil|denn|damit|deshalb|deswegen|nämlich|grund|darum)\b/iu;
const nameWord = /^\p{Lu}\p{L}+/u;
const placeWord = /(?<!\p{L})(?:in|at|from|near|inside|under|aus|bei|am|im) (?:the |a |an |einem |einer )?\p{L}{3,}/u;
const defining =
  /\b(?:which is|that is|is just|it's just|means|is called|known as|used (?:for|to)|stands for|das ist|heißt|bedeutet|nennt)\b/iu;
const stepWord =
  /\b(?:go(?:ing)? (?:up |over |down |back )*(?:to|into)|choose|choosing|select|click|drag|press|hold|type|open|turn|put|take|cut|push|pull|menu|tool|button|wähl\p{L}+|klick\p{L}*|drück\p{L}*|zieh\p{L}*|nehm\p{L}*|nimm\p{L}*|leg\p{L}*)\b/iu;
const verdict =
  /^\W*(?:yes|no|nope|of course|absolutely|never|definitely|ja|nein|doch|klar|natürlich|auf keinen fall|nie)(?!\p{L})/iu;
/** `It was not.` */
const fewestOfVerdict = 4;
const deciding =
  /(?<!\p{L})(?:not|never|no|can(?:not)?|\p{L}+n['’]t|should|must|may|works?|enough|allowed|legal|nicht|kein\p{L}*|nie|kann|könnt|soll\p{L}*|darf|dürft|erlaubt|muss|müsst)(?!\p{L})/iu;
const introducing = /\b(?:named|called|name is|i'm|i am|my name|who|heißt|heiße|namens|ich bin)\b/iu;

/**
 * How much of what the question asks for is in a sentence, 0 to 1; more where it holds the kind of thing asked for. A question
 * of the transcript's own counts together with what is answered to it, and what `it` stands for is in the sentence before.
 */
export function fitOf(place: number, asked: Asked): number {
  const { spoken, terms } = asked;
  const { sentences, by } = spoken;
  const isAsking = sentences[place]?.question === true && sentences[place + 1]?.question === false;
  const own = new Set(spoken.stems[place]);
  if (isAsking) for (const key of spoken.stems[place + 1] ?? []) own.add(key);
  const isLeaning = by[place - 1] === by[place] && mayLean(sentences[place]?.text ?? '');
  const heading = headingBefore(place, spoken);
  const before =
    isLeaning || heading >= 0
      ? new Set([...(isLeaning ? (spoken.stems[place - 1] ?? []) : []), ...(spoken.stems[heading] ?? [])])
      : none;
  let value = 0;
  for (const { stems, part } of terms) {
    let sureness = 0;
    for (const [key, sure] of stems) {
      if (own.has(key)) sureness = Math.max(sureness, sure);
      else if (before.has(key)) sureness = Math.max(sureness, sure * leanedOn);
    }
    value += sureness * part;
  }
  if (value === 0) return 0;
  const told = asked.kind !== 'moment' && tellsOfTelling(sentences[place]?.text ?? '') ? toldElsewhere : 1;
  return value * told * likelihood(isAsking ? place + 1 : place, asked) * (isAsking ? askedHere : 1);
}

/** The place of the sentence shortly before one that merely names what is spoken of then; -1 where none does. */
function headingBefore(place: number, { sentences }: Spoken): number {
  for (let at = place - 1; at >= Math.max(0, place - mostUnderHeading); at -= 1) {
    const sentence = sentences[at];
    if (sentence && !sentence.question && sentence.to - sentence.from <= mostOfHeading && isHeading(sentence.text))
      return at;
  }
  return -1;
}

/** Whether a sentence says what something is. */
export function saysWhatItIs(text: string): boolean {
  return (
    defining.test(text) || /\b(?:is|are|was|were) (?:an?|the|when|where|what|how|about|ein\p{L}*|eine?)\b/iu.test(text)
  );
}

/** Whether a sentence gives a reason. */
export function givesReason(text: string): boolean {
  return reasonWord.test(text);
}

/** Whether a sentence names one thing after the other. */
export function isListing(text: string): boolean {
  return (
    /(?:,.*){2}|,.*(?<!\p{L})(?:and|or|und|oder)(?!\p{L})/isu.test(text) ||
    /(?:(?<!\p{L})(?:and|und)(?!\p{L}).*){3}/isu.test(text)
  );
}

/** More than 1 where a sentence holds the kind of thing that is asked for; a number counts most beside a sought word. */
function likelihood(place: number, { kind, terms, spoken }: Asked): number {
  const sentence = spoken.sentences[place];
  if (!sentence) return 1;
  if (kind === 'where') return placeWord.test(sentence.text) ? 1.3 : 1;
  if (kind === 'what') return defining.test(sentence.text) ? (terms.length <= fewTerms ? 1.5 : 1.2) : 1;
  if (kind === 'how') return (stepWord.test(sentence.text) ? 1.2 : 1) * (beginsStep(sentence.text) ? 1.15 : 1);
  if (kind === 'why') return givesReason(sentence.text) ? 1.4 : 1;
  if (kind === 'yesNo') {
    const next = spoken.sentences[place + 1];
    const isDecided = next !== undefined && next.to - next.from <= fewestOfVerdict && deciding.test(next.text);
    return isDecided || verdict.test(sentence.text) ? 1.4 : deciding.test(sentence.text) ? 1.15 : 1;
  }
  if (kind === 'list') return isListing(sentence.text) ? 1.3 : 1;
  const words = spoken.words.slice(sentence.from, sentence.to).map(({ text }) => text);
  if (kind === 'who') {
    const isNamed = words.slice(1).some((word) => nameWord.test(word) && word.length > 2);
    return (isNamed ? 1.2 : 1) * (introducing.test(sentence.text) ? 1.25 : 1);
  }
  if (!asksForFigure(kind)) return 1;
  return likelyFigure(kind, words, (word) => {
    const key = spoken.vocabulary.get(fold(bareWord(word)));
    return key !== undefined && terms.some(({ stems }) => stems.has(key));
  });
}
