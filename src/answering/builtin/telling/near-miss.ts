import { anywhere, ending, wholly } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Kind } from '../../kinds.ts';
import { mayLean } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { stem } from '../../spoken/stem.ts';
import type { Ground } from '../finding/ground.ts';
import type { Found } from '../finding/retrieve.ts';
import { askedSort } from '../question/asked-sort.ts';
import { asksForFigure, holdsFigure, isMeasureWord, saysWhenInWords } from '../question/measured.ts';
import type { Query } from '../question/query.ts';
import { isAskingOnly } from '../question/settled-words.ts';
import type { Quote } from '../quoting/quote.ts';
import type { Piece } from './compose.ts';
import { isOfTheWhole } from './subject.ts';

/** What a quote speaks of may be named so many sentences before it; of one that holds the figure asked for, more. */
const before = 4;
const longBefore = 10;
/** A quote without so large a part of what sets a question apart answers another one. */
const mostUnsaid = 0.5;
/** A figure is told within so many sentences after a quote. */
const soonAfter = 3;
/** A question of fewer words is asked of any talk. */
const fewestOfWhole = 2;
const name = /(?<=\p{L}\p{P}* )\p{Lu}\p{Ll}/u;
/** How surely each word of such a question has to be meant by one that is said. */
const leastSure = 0.3;
/** What may be said in figures as well. */
const sizes = wholly(
  [
    'small|smaller|little|tiny|big|bigger|large|larger|huge|short|long|young|old|new',
    `klein${ending}|gross${ending}|kurz${ending}|lang${ending}|alt${ending}|neu${ending}`,
  ],
  'u',
);
/** What says only that it is asked of one, or how exactly. */
const singling =
  /^(?:single|individual|each|apiece|actual\p{L}*|exact\p{L}*|approximate\p{L}*|rough\p{L}*|einzeln\p{L}*|genau\p{L}*|ungefahr)$/u;
/** Who is counted is often left out where the figure is told: `There were forty applications.` */
const persons = /^(?:people|persons?|guests|visitors|somebody|someone|leute|personen|menschen|gäste)$/u;
const priced = anywhere([
  'costs?|price',
  'pa(y|ys|id)',
  `charged?s?|fees?|worth|expensive|cheap${ending}|free|nothing|kost${ending}|preis|bezahl${ending}`,
  'teuer|umsonst|gratis',
]);
/** Pounds that are paid, or what is told where nothing is weighed. */
const inMoney =
  /[£$€]|(?<!\p{L})(?:quid|pence|cheap\p{L}*|expensive|(?:bought|cost|costs|paid|pay|price|spent|sold)(?!\p{L}).{0,60}pounds?|pounds? (?:each|a (?:month|year|week|pop)|off|for (?:a|the|one|two)))(?!\p{L})/iu;
const weighed = /(?<!\p{L})(?:weigh\p{L}*|heav\p{L}*|light\p{L}*|kilos?|grams?|ounces?|lbs?)(?!\p{L})/iu;
/**
 * Whether a quote speaks of what the question names, and not of what sets it apart: the birth of somebody whose death is asked for, or
 * what somebody else did.
 */
export function isNearMiss(pieces: readonly Piece[], found: Found, query: Query, { spoken, titled }: Ground): boolean {
  const main = mainQuote(pieces);
  if (main === undefined) return false;
  return isWithoutFigure(main, query.kind, spoken) || unsaidPart(main, found, query, spoken, titled) >= mostUnsaid;
}

/**
 * Whether a quote, with the sentence before it, says all that a question asks for, be it in other words: one that names somebody, or
 * asks for something of a sort. What others ask is too common to tell by its words alone.
 */
export function isSaidWhole(pieces: readonly Piece[], found: Found, query: Query, { spoken }: Ground): boolean {
  if (!name.test(query.question) && askedSort(query.question) === undefined) return false;
  const main = mainQuote(pieces);
  const own = found.terms.filter(({ sought }) => sought.weight === 1);
  if (main === undefined || own.length < fewestOfWhole || isWithoutFigure(main, query.kind, spoken)) return false;
  const here = new Set(spoken.stems.slice(Math.max(0, main.from - 1), main.to).flat());
  return own.every(({ stems }) => [...stems].some(([key, sure]) => sure >= leastSure && here.has(key)));
}

/** Whether a quote holds a figure of the kind that is asked for, and speaks of what sets the question apart. */
export function isFigureOfIt(pieces: readonly Piece[], found: Found, query: Query, ground: Ground): boolean {
  const main = mainQuote(pieces);
  const { kind } = query;
  return (
    main !== undefined &&
    asksForFigure(kind) &&
    holdsFigure(kind, main.quote, ground.spoken.language) &&
    !isNearMiss(pieces, found, query, ground)
  );
}

/** Whether neither a quote nor what comes soon after it holds the figure that is asked for, or says when in words. */
function isWithoutFigure({ quote: own, to }: Quote, kind: Kind, { sentences, tongue }: Spoken): boolean {
  // How other languages say how long or how much without a figure is not known.
  if (tongue === 'other') return false;
  const after = sentences.slice(to, to + soonAfter).map(({ text }) => text);
  const quote = [own, ...after].join(' ');
  if (!asksForFigure(kind) || kind === 'number' || kind === 'rate') return false;
  // Lengths are told without their unit: `about thirty-two across`.
  if (kind === 'length') return !holdsFigure('number', quote);
  if ((kind === 'date' || kind === 'duration') && saysWhenInWords(quote)) return false;
  if (kind === 'weight' && inMoney.test(quote) && !weighed.test(quote)) return true;
  return !holdsFigure(kind, quote) && !(kind === 'price' && priced.test(quote) && holdsFigure('number', quote));
}

/** What an answer quotes first. */
export function mainQuote(pieces: readonly Piece[]): Quote | undefined {
  const main = pieces.find((piece) => 'quote' in piece && piece.form !== 'moment');
  return main !== undefined && 'quote' in main ? main.quote : undefined;
}

/** What part of the words that set a question apart is neither in a quote nor shortly before it, 0 to 1. */
function unsaidPart(
  quote: Quote,
  { terms }: Found,
  { kind }: Query,
  spoken: Spoken,
  titled: ReadonlySet<string>,
): number {
  const here = stemsAbout(quote, spoken, tellsFigureOfIt(quote, kind, spoken) ? longBefore : before);
  const own = terms.filter(({ sought }) => sought.weight === 1 && !isFraming(sought.folded, kind));
  const parts = own.map(({ sought, part, stems }) => ({
    part,
    isWhole: isOfTheWhole(sought.stem, spoken, titled),
    isSaid: [...stems.keys()].some((key) => here.has(key)),
  }));
  // What the whole talk is about is spoken of as `it`, and sets nothing apart.
  const telling = parts.filter(({ isWhole }) => !isWhole);
  const whole = telling.reduce((sum, { part }) => sum + part, 0);
  if (whole === 0) return 0;
  return telling.reduce((sum, { part, isSaid }) => (isSaid ? sum : sum + part), 0) / whole;
}

/** Whether the figure that is asked for is told of what was named before: `For me it was nine hours.` */
function tellsFigureOfIt({ from, to }: Quote, kind: Kind, { sentences, language }: Spoken): boolean {
  if (!asksForFigure(kind) || kind === 'number') return false;
  return sentences.slice(from, to).some(({ text }) => holdsFigure(kind, text, language) && mayLean(text));
}

function stemsAbout({ from, to }: Quote, { sentences, stems, words }: Spoken, back: number): Set<string> {
  const [begin, end] = [Math.max(0, from - back), Math.min(sentences.length, to + 1)];
  const said = words.slice(sentences[begin]?.from ?? 0, sentences[end - 1]?.to ?? 0);
  return new Set([...stems.slice(begin, end).flat(), ...said.map(({ text }) => stem(bareWord(text)))]);
}

/** Whether a word says how something is asked for: `How much does it cost?` is answered where a price is told. */
function isFraming(folded: string, kind: Kind): boolean {
  if (kind === 'number' && persons.test(folded)) return true;
  return (
    isAskingOnly(folded) ||
    sizes.test(folded) ||
    singling.test(folded) ||
    (asksForFigure(kind) && isMeasureWord(kind, folded))
  );
}
