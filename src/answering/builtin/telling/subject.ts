import { type Kind, kindOf, type Measure } from '../../kinds.ts';
import { advertisedIn } from '../../spoken/advertised.ts';
import { inAll } from '../../spoken/in-all.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Wording } from '../../wording.ts';
import { asksForFigure, holdsFigure, isMeasureWord } from '../question/measured.ts';
import type { Query } from '../question/query.ts';
import { isAskingOnly, isWanting, settledWords } from '../question/settled-words.ts';
import { quoteAt } from '../quoting/quote.ts';
import { leadOf } from './answer-pieces.ts';
import { asksOfSeveral, comparedFigures } from './compared-figures.ts';
import type { ToldQuote } from './compose.ts';

/** What so many sentences, and so large a part of them, hold is what all of a talk is about. */
const fewestMentions = 3;
const largePart = 0.04;
/** And what so large a part of them holds is the very thing. */
export const mainPart = 0.15;
/** With which a figure is said to be that of the thing itself: `It weighs …` */
const telling: Partial<Record<Measure, RegExp>> = {
  price:
    /(?<!\p{L})(?:costs?|price|pay|paid|charges?|sells? for|for sale|kostet?|gekostet|bezahl\p{L}*|preis)(?!\p{L})/iu,
  weight: /(?<!\p{L})(?:weigh\p{L}*|heavy|wieg\p{L}*|schwer)(?!\p{L})/iu,
  duration: /(?<!\p{L})(?:takes?|took|lasts?|lasted|dauer\p{L}*)(?!\p{L})/iu,
  length: /(?<!\p{L})(?:tall|high|deep|wide|far|range|long|hoch|tief|breit|weit)(?!\p{L})/iu,
};
const asksMoney =
  /(?<!\p{L})how much (?:is|are|was|were|does|did) (?:it|this|that|they|these|those|all|everything|each|both|the (?:two|three|four|five))(?!\p{L})/iu;
/** It is what one did oneself, or everybody does: `It took me an hour.` */
const ofOneself = /(?<!\p{L})(?:took|takes?|cost) (?:me|us|you|about|around|roughly|mich|uns)(?!\p{L})/iu;
/** `First of all, the price.` */
const mostOfHeading = 9;
/** A question is answered within so many sentences. */
const answeredWithin = 2;

/** Whether a word is what all of a talk is about: its title names it, or it comes back again and again. */
export function isOfTheWhole(key: string, { stems }: Spoken, titled: ReadonlySet<string>, part = largePart): boolean {
  const mentions = stems.reduce((count, keys) => count + (keys.includes(key) ? 1 : 0), 0);
  return titled.has(key) || mentions >= Math.max(fewestMentions, part * stems.length);
}

/** Whether what asks for a figure (`cost`, `take`) says as well which one of a thing it is. */
function isNamedByAsking(kind: Kind): kind is 'price' | 'duration' | 'weight' {
  return kind === 'price' || kind === 'duration' || kind === 'weight';
}

/** What those who ask call the whole of it, who was there seldom does: `the total cost of the trip`. */
const calledSo =
  /^(?:trip|journey|travels?|tour|project|build|undertaking|thing|device|product|gadget|reise|projekt|ding|gerat)$/u;

/** Whether a question names nothing but what all of a talk is about, and how it is asked for. */
export function isAboutTheWhole(query: Query, spoken: Spoken, titled: ReadonlySet<string>, part = largePart): boolean {
  const { kind } = query;
  return settledWords(query, spoken, 'thesaurus').every(
    ({ folded, stem }) =>
      isAskingOnly(folded) ||
      isWanting(folded) ||
      (isNamedByAsking(kind) && isMeasureWord(kind, folded)) ||
      (calledSo.test(folded) && !spoken.spread.has(stem)) ||
      isOfTheWhole(stem, spoken, titled, part),
  );
}

/**
 * The figure of what the whole talk is about (`How heavy is it?`): where it is said to weigh so much, or where the same is asked in
 * the talk; undefined where a question asks for the figure of something else, or for none.
 */
export function figureOfSubject(
  query: Query,
  spoken: Spoken,
  titled: ReadonlySet<string>,
  wording: Wording,
): ToldQuote | undefined {
  const { question, kind: asked, isWhole, leansOnEarlier } = query;
  const kind: Kind = asked === 'number' && asksMoney.test(question) ? 'price' : asked;
  if (isWhole || leansOnEarlier || kind === 'number' || kind === 'date' || !asksForFigure(kind)) return undefined;
  if (asksOfSeveral(question) && isAboutTheWhole(query, spoken, titled)) {
    const quote = comparedFigures(kind, spoken);
    if (quote) return { lead: leadOf('number', spoken.by[quote.from], wording), quote, form: 'sentence' };
  }
  if (!isAboutTheWhole(query, spoken, titled, mainPart)) return undefined;
  const { sentences } = spoken;
  const isAll = inAll.test(question);
  const advertised = advertisedIn(spoken);
  const worthOf = (place: number) => {
    const { text = '', question: isAsking } = sentences[place] ?? {};
    if (isAsking || advertised.has(place) || !holdsFigure(kind, text, spoken.language)) return 0;
    const isReply = [1, 2].some((back) => {
      const before = sentences[place - back];
      return back <= answeredWithin && before?.question === true && kindOf(before.text, spoken.language) === kind;
    });
    const isNamed = telling[kind]?.test(text) || isHeadedBy(telling[kind], place, spoken);
    return (isNamed ? 1 : 0) + (ofOneself.test(text) ? 1 : 0) + (isReply ? 2 : 0) + (isAll && inAll.test(text) ? 3 : 0);
  };
  const best = [...sentences.keys()].reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), 0);
  if (worthOf(best) === 0) return undefined;
  return { lead: leadOf('number', spoken.by[best], wording), quote: quoteAt(best, spoken), form: 'sentence' };
}

/** Whether the sentence before one only names the figure that comes: `First of all, the price.` */
function isHeadedBy(telling: RegExp | undefined, place: number, { sentences }: Spoken): boolean {
  const heading = sentences[place - 1];
  if (!heading || heading.question || heading.to - heading.from > mostOfHeading) return false;
  return telling?.test(heading.text) === true;
}
