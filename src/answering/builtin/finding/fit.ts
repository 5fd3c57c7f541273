import {
  anywhere,
  atBegin,
  ending,
  matching,
  oneOf,
  word,
  wordEnd,
} from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { type Kind, kindOf, type Measure } from '../../kinds.ts';
import { isAgenda, isHeading, mayLean, putsOff, tellsOfTelling } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { reasonElsewhere } from '../../spoken/reasons-elsewhere.ts';
import { fold } from '../../spoken/stem.ts';
import { beginsStep } from '../../spoken/steps.ts';
import { asksForFigure, holdsFigure, likelyFigure } from '../question/measured.ts';
import type { Term } from '../question/query-terms.ts';

/** What is asked for, and what is said. */
interface Wanted {
  kind: Kind;
  terms: readonly Term[];
  spoken: Spoken;
  /** How much more gladly each sentence is quoted for what is wanted beside the words (`bearing.ts`). */
  bearing?: ArrayLike<number> | undefined;
}

/** A question of at most so many words asks what something is. */
export const fewTerms = 2;
/** What a word is worth that stands in the sentence before, where this one leans on it. */
const leanedOn = 0.6;
/** How many sentences before it may name what a sentence speaks of that says just what is wanted. */
const mostLeaned = 3;
/** How many sentences a heading is for; how many words it has at most. */
const mostUnderHeading = 3;
const mostOfHeading = 9;
/** What a sentence gains that holds no figure, where the one beside it does. */
const besideFigure = 1.15;
const leastFigure = 0.8;
/** A question of the transcript's own that asks the same is answered there. */
const askedTheSame = { kind: 1.5, other: 1.2, whether: 0.7 };
/** `You keep bees, is that right?` */
const confirming =
  /(?<!\p{L})(?:right|correct|(?:is|does|did|do|are|was|were|has|have|had|would|could)(?:n['’]t)? (?:it|that|you|she|he|they|we)(?: right| true)?|oder|nicht wahr)\W*$/iu;
/** What a sentence is worth that only says what is told elsewhere. */
const toldElsewhere = 0.6;
const toldAnotherTime = 0.2;
/** And one that only names what is spoken of then. */
const namedFirst = 0.1;
const reasonWord = matching([
  `(?<!\\bnot (just |only |simply )?|\\bnicht (nur )?)\\b${oneOf([
    'because|since|so that|reason|therefore',
    `(that|it|this|which)('s| is)( ${word})? why`,
    'that way',
    "('s|is|'re|are|was|were)( only| just)? there (to|for|so)",
    'in order to|otherwise|or else|weil|denn|damit|sonst|deshalb|deswegen|nämlich|grund|darum',
  ])}\\b`,
]);
const nameWord = /^\p{Lu}\p{L}+/u;
const placeWord = /(?<!\p{L})(?:in|at|from|near|inside|under|aus|bei|am|im) (?:the |a |an |einem |einer )?\p{L}{3,}/u;
const placeName = /(?<!\p{L})(?:to|into|in|at|from|near|nach|in|aus|bei) (?:the )?\p{Lu}\p{L}+/u;
const defining =
  /\b(?:which is|that is|is just|it's just|means|is called|known as|used (?:for|to)|stands for|das ist|heißt|bedeutet|nennt)\b/iu;
const stepWord = anywhere([
  'go(ing)? (up |over |down |back )*(to|into)',
  'choose|choosing|select|click|drag|press|hold|type|open|turn|put|take|cut|push|pull|menu',
  `tool|button|wähl${word}|klick${ending}|drück${ending}|zieh${ending}|nehm${ending}|nimm${ending}`,
  `leg${ending}`,
]);
const verdict =
  /^\W*(?:yes|no|nope|of course|absolutely|never|definitely|ja|nein|doch|klar|natürlich|auf keinen fall|nie)(?!\p{L})/iu;
/** `It was not.` */
const fewestOfVerdict = 4;
const deciding = anywhere([
  'not|never|no',
  'can(not)?',
  `${word}n't|should|must|may|works?|enough|allowed|legal|nicht|kein${ending}|nie|kann|könnt`,
  `soll${ending}|darf|dürft|erlaubt|muss|müsst`,
]);
const introducing = /\b(?:named|called|name is|i'm|i am|my name|who|heißt|heiße|namens|ich bin)\b/iu;

/**
 * How much of what the question asks for is in a sentence, 0 to 1; more where it holds the kind of thing asked for. A question
 * of the transcript's own counts together with what is answered to it, and what `it` stands for is in the sentence before.
 */
export function fitOf(place: number, asked: Wanted): number {
  const { spoken, terms, kind } = asked;
  const { sentences } = spoken;
  const isAsking = sentences[place]?.question === true && sentences[place + 1]?.question === false;
  const own = new Set(spoken.stems[place]);
  if (isAsking) for (const key of spoken.stems[place + 1] ?? []) own.add(key);
  const before = spokenOf(place, asked);
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
  const said = isAsking ? place + 1 : place;
  const text = sentences[place]?.text ?? '';
  const told = kind === 'moment' ? 1 : worthOfTelling(place, kind, spoken);
  const bears = asked.bearing?.[said] ?? 1;
  return value * told * bears * likelihood(said, asked) * (isAsking ? askedHere(text, kind, spoken.language) : 1);
}

/** Less than 1 where a sentence only says what is told elsewhere. */
function worthOfTelling(place: number, kind: Kind, { sentences, speakers }: Spoken): number {
  const text = sentences[place]?.text ?? '';
  const isMeeting = speakers.length > 1;
  if (isMeeting && kind !== 'list' && isAgenda(text, sentences[place - 1]?.text ?? '')) return namedFirst;
  if (putsOff(text) && kind !== 'date') return toldAnotherTime;
  return tellsOfTelling(text) ? toldElsewhere : 1;
}

function askedHere(text: string, kind: Kind, language: string | null): number {
  const asked = kindOf(text, language);
  if (kind !== 'what' && asked === kind) return askedTheSame.kind;
  // Whether it is so is no answer to how or why.
  return (kind === 'how' || kind === 'why') && confirming.test(text) ? askedTheSame.whether : askedTheSame.other;
}

/** The stems of what a sentence goes on about: of the sentence before it where it leans on that, and of a heading. */
function spokenOf(place: number, { spoken, bearing, kind }: Wanted): ReadonlySet<string> {
  const { sentences, stems, by } = spoken;
  const { text = '' } = sentences[place] ?? {};
  const heading = headingBefore(place, spoken);
  const found = new Set([...(stems[heading] ?? []), ...askedBefore(place, spoken)]);
  // How often something is may be said without a figure: `every drill`.
  const tellsFigure = asksForFigure(kind) && kind !== 'rate' && holdsFigure(kind, text, spoken.language);
  if (!tellsFigure && !mayLean(text)) return found;
  // What says just what is wanted may speak of something that was named a little earlier.
  const first = place - (tellsFigure || (bearing?.[place] ?? 1) > 1 ? mostLeaned : 1);
  for (let at = place - 1; at >= Math.max(0, first) && by[at] === by[place]; at -= 1) {
    for (const key of stems[at] ?? []) found.add(key);
  }
  return found;
}

/** `And how did that come about?` */
const pointsToAsked = /(?<!\p{L})(?:it|that|this|them|those|these|there|das|es|dazu|davon|damit)(?!\p{L})/iu;
/** How many words such a question has; how many sentences before it the other one stands. */
const mostOfPointing = 9;
const mostSinceAsked = 8;

/** What somebody asked before, who asks on about it: stems of that question. */
function askedBefore(place: number, { sentences, stems, by }: Spoken): readonly string[] {
  const { text = '', question = false, from = 0, to = 0 } = sentences[place] ?? {};
  const asker = by[place] ?? null;
  if (!question || asker === null || to - from > mostOfPointing || !pointsToAsked.test(text)) return [];
  for (let at = place - 1; at >= Math.max(0, place - mostSinceAsked); at -= 1) {
    if (by[at] === asker && sentences[at]?.question) return stems[at] ?? [];
  }
  return [];
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
  return defining.test(text) || /\b(?:is|are|was|were) (?:an?|the|when|where|what|how|about|ein\p{L}*)\b/iu.test(text);
}

/** The place of the sentence right before or after one, by the same speaker, that holds the figure which is asked for; -1 where none does. */
export function figureBeside(place: number, kind: Measure, { sentences, by, language }: Spoken): number {
  const isThere = (at: number) =>
    by[at] === by[place] && sentences[at]?.question === false && holdsFigure(kind, sentences[at]?.text ?? '', language);
  return [place + 1, place - 1].find(isThere) ?? -1;
}

/** Whether a sentence gives a reason, in the talk's language. */
export function givesReason(text: string, language: string | null): boolean {
  return reasonWord.test(text) || reasonElsewhere(text, language).isGiven;
}

const pointingToReason = atBegin([`(that|it|this|which)('s| is)( ${word})? why`], ['and|so|but']);

/** Whether a sentence says that its reason is what was said before it: `It's why …` */
export function pointsToReason(text: string, language: string | null): boolean {
  return pointingToReason.test(text) || reasonElsewhere(text, language).isBefore;
}

/** How soon after what is asked for its reason is given: sentences. */
const reasonWithin = 4;
const reasonOpening = matching([
  `^\\W*((and|but|well|yes|no|um|uh|simply|und|na|ja)[, ]+)*${oneOf([
    'because|since|due to',
    "that('s| is| was) because",
    "it('s| is| was) because",
    'weil|denn',
    'the (real |main )?reason',
    'der grund',
  ])}${wordEnd}`,
  `(?<!\\p{L}|\\b(not|nicht) (just |only |simply |nur )?)(because|weil)${wordEnd}`,
]);

/** The sentence soon after one in which the reason is given for what that says, by whomever; -1 where it gives one itself, or none does. */
export function reasonAfter(place: number, { sentences, meant, language }: Spoken): number {
  if (givesReason(sentences[place]?.text ?? '', language)) return -1;
  const opens = (text: string) => reasonOpening.test(text) || reasonElsewhere(text, language).isBecause;
  for (let at = place + 1, left = reasonWithin; left > 0 && at < sentences.length; at += 1) {
    if (opens(sentences[at]?.text ?? '') && !sentences[at]?.question) return at;
    if ((meant[at] ?? 0) >= fewestOfVerdict) left -= 1;
  }
  return -1;
}

/** Whether a sentence names one thing after the other. */
export function isListing(text: string): boolean {
  return (
    /(?:,.*){2}|,.*(?<!\p{L})(?:and|or|und|oder)(?!\p{L})/isu.test(text) ||
    /(?:(?<!\p{L})(?:and|und)(?!\p{L}).*){3}/isu.test(text)
  );
}

/** More than 1 where a sentence holds the kind of thing that is asked for; a number counts most beside a sought word. */
function likelihood(place: number, { kind, terms, spoken }: Wanted): number {
  const sentence = spoken.sentences[place];
  if (!sentence) return 1;
  if (kind === 'where') return placeName.test(sentence.text) ? 1.4 : placeWord.test(sentence.text) ? 1.3 : 1;
  if (kind === 'what') return defining.test(sentence.text) ? (terms.length <= fewTerms ? 1.5 : 1.2) : 1;
  if (kind === 'how') return (stepWord.test(sentence.text) ? 1.2 : 1) * (beginsStep(sentence.text) ? 1.15 : 1);
  if (kind === 'why') return givesReason(sentence.text, spoken.language) ? 1.4 : 1;
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
  const isSought = (word: string) => {
    const key = spoken.vocabulary.get(fold(bareWord(word)));
    return key !== undefined && terms.some(({ stems }) => stems.has(key));
  };
  const likely = likelyFigure(kind, words, isSought, spoken.language);
  return likely < leastFigure && kind !== 'number' && figureBeside(place, kind, spoken) >= 0 ? besideFigure : likely;
}
