import { bareWord } from '../../transcripts/language/terms.ts';
import type { Piece } from './compose.ts';
import type { Ground } from './ground.ts';
import type { Kind } from './kinds.ts';
import { asksForFigure, holdsFigure, isMeasureWord } from './measured.ts';
import { sureEnough } from './not-said.ts';
import type { Spoken } from './passages.ts';
import type { Query } from './query.ts';
import type { Quote } from './quote.ts';
import type { Found } from './retrieve.ts';
import { isAskingOnly } from './settled-words.ts';
import { fold, stem } from './stem.ts';
import { isOfTheWhole } from './subject.ts';
import { synonymsOf } from './synonyms.ts';

/** What a quote speaks of may be named so many sentences before it. */
const before = 4;
/** A quote without so large a part of what sets a question apart answers another one. */
const mostUnsaid = 0.5;
/** A figure is told within so many sentences after a quote. */
const soonAfter = 3;
/** What may be said in figures as well. */
const sizes =
  /^(?:small|smaller|little|tiny|big|bigger|large|larger|huge|short|long|young|old|new|klein\p{L}*|gross\p{L}*|kurz\p{L}*|lang\p{L}*|alt\p{L}*|neu\p{L}*)$/u;
/** What says when or how long without a figure. */
const inWords =
  /(?<!\p{L})(?:when|before|after|until|till|once|as soon as|during|while|since|as long as|always|never|now|later|soon|start|end|wenn|bevor|nachdem|bis|sobald|während|seit|solange|immer|nie)(?!\p{L})/iu;
const priced =
  /(?<!\p{L})(?:costs?|price|pa(?:y|ys|id)|charged?s?|fees?|worth|expensive|cheap\p{L}*|free|nothing|kost\p{L}*|preis|bezahl\p{L}*|teuer|umsonst|gratis)(?!\p{L})/iu;
/** English words that are no mere grammar, though those of another language are written like them. */
const alsoEnglish = /(?<!\p{L})(?:die|dies|died|wars?|man|hats?|mines?)(?!\p{L})/giu;

/**
 * Whether a quote speaks of what the question names, and not of what sets it apart: the birth of somebody whose death is asked for, or
 * what somebody else did.
 */
export function isNearMiss(pieces: readonly Piece[], found: Found, query: Query, { spoken, titled }: Ground): boolean {
  const main = mainQuote(pieces);
  if (main === undefined) return false;
  return isWithoutFigure(main, query.kind, spoken) || unsaidPart(main, found, query, spoken, titled) >= mostUnsaid;
}

/** Whether neither a quote nor what comes soon after it holds the figure that is asked for, or says when in words. */
function isWithoutFigure({ quote: own, to }: Quote, kind: Kind, { sentences }: Spoken): boolean {
  const after = sentences.slice(to, to + soonAfter).map(({ text }) => text);
  const quote = [own, ...after].join(' ');
  if (!asksForFigure(kind) || kind === 'number' || kind === 'rate') return false;
  // Lengths are told without their unit: `about thirty-two across`.
  if (kind === 'length') return !holdsFigure('number', quote);
  if ((kind === 'date' || kind === 'duration') && inWords.test(quote)) return false;
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
  { question, kind }: Query,
  spoken: Spoken,
  titled: ReadonlySet<string>,
): number {
  const here = stemsAbout(quote, spoken);
  const own = terms.filter(({ sought }) => sought.weight === 1 && !isFraming(sought.folded, kind));
  const grammatical = (question.match(alsoEnglish) ?? []).map(stem);
  const parts = [
    ...own.map(({ sought, part, stems }) => ({
      part,
      isWhole: isOfTheWhole(sought.stem, spoken, titled),
      isSaid: [...stems].some(([key, sure]) => sure >= sureEnough && here.has(key)),
    })),
    ...grammatical.map((key) => ({
      part: 1 / (own.length + 1),
      isWhole: false,
      isSaid: here.has(key) || [...synonymsOf(key)].some((other) => here.has(other)),
    })),
  ];
  // What the whole talk is about is spoken of as `it`, and sets nothing apart.
  const telling = parts.filter(({ isWhole }) => !isWhole);
  const whole = telling.reduce((sum, { part }) => sum + part, 0);
  if (whole === 0) return 0;
  return telling.reduce((sum, { part, isSaid }) => (isSaid ? sum : sum + part), 0) / whole;
}

function stemsAbout({ from, to }: Quote, { sentences, words, vocabulary }: Spoken): Set<string> {
  const first = sentences[Math.max(0, from - before)]?.from ?? 0;
  const last = sentences[Math.min(sentences.length, to + 1) - 1]?.to ?? 0;
  return new Set(
    words.slice(first, last).flatMap(({ text }) => {
      const bare = bareWord(text);
      return [vocabulary.get(fold(bare)) ?? stem(bare), stem(bare)];
    }),
  );
}

/** Whether a word says how something is asked for: `How much does it cost?` is answered where a price is told. */
function isFraming(folded: string, kind: Kind): boolean {
  return isAskingOnly(folded) || sizes.test(folded) || (asksForFigure(kind) && isMeasureWord(kind, folded));
}
