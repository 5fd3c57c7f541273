import { announcedAfter, announcedSort, pointsAround } from './enumeration.ts';
import { fitOf, givesReason } from './fit.ts';
import type { Kind, Measure } from './kinds.ts';
import { isHeading } from './leaning.ts';
import { asksForFigure, holdsFigure } from './measured.ts';
import { fluencyOf, type Spoken } from './passages.ts';
import type { Query } from './query.ts';
import { answerTo, type Quote, quoteAt } from './quote.ts';
import type { Found } from './retrieve.ts';
import { isNextStep, stepBegin, stepEnd } from './steps.ts';

/** A further passage is told where it is at most so much less likely than the best one: a logarithm. */
const nearlyAsGood = 7;
const mostQuotes = 3;
const mostOfList = 4;
const mostPoints = 7;
/** Whoever names one thing after the other is quoted to the last of them. */
const listQuote = { most: 60 };
/** What is announced is told, and no more. */
const announcedQuote = { enough: 1, most: 64 };
const pointQuote = { enough: 10, most: 40 };
/** Kinds of questions that what is counted may answer. */
const counting: ReadonlySet<Kind> = new Set(['list', 'what', 'why', 'summary']);
/** How a question is explained takes more words than what it asks for; how something is done, all of a step. */
const longQuote = { enough: 34, most: 64 };
const stepQuote = { enough: 26, most: 76 };
/** What is said about something is seldom said in one short sentence. */
const openQuote = { enough: 18, most: 45 };
/** Words between the beginning of an explanation and the sentence that fits best, so that both are quoted. */
const mostBetween = 30;
/** Sentences before and after the likeliest beginning in which the one that fits best is quoted. */
const around = { before: 2, beforeStep: 4, after: 5 };
const clearlyBetter = 0.1;
/** How many sentences of a reply may stand before the one that says most; how much of the question is asked for there. */
const mostOfReply = 2;
const askedFit = 0.3;
const fewestOfSentence = 3;
/** Kinds of questions whose answer may go on in a sentence that leans on the one that fits best. */
const leaningKinds: ReadonlySet<Kind> = new Set(['what', 'why', 'who', 'where', 'yesNo', 'list']);

/** What is quoted from the places that were found, the likeliest first and none of it twice. */
export function chooseQuotes(found: Found, query: Query, spoken: Spoken): Quote[] {
  const most = query.kind === 'list' ? mostOfList : mostQuotes;
  const best = found.scores[found.places[0] ?? -1] ?? 0;
  const sought = new Set(
    found.terms.flatMap(({ stems }) => Array.from(stems).flatMap(([key, sure]) => (sure > 0.5 ? [key] : []))),
  );
  const chosen = query.kind === 'list' ? pointsOfList(found, query, sought, spoken) : [];
  if (chosen.length > 0) return chosen;
  for (const place of found.places) {
    const isFirst = chosen.length === 0;
    const worse = best - (found.scores[place] ?? 0);
    if (chosen.length >= most || worse > (query.kind === 'list' ? nearlyAsGood / 2 : nearlyAsGood)) break;
    const fitting = fittest(place, found, query.kind, spoken);
    const isLong = isFirst && isToldAtLength(query, spoken.sentences[fitting]?.text ?? '');
    // What is explained is quoted from where the explanation begins.
    const near = isLong && isNear(place, fitting, spoken) ? place : fitting;
    const at = query.kind === 'how' ? stepBegin(near, spoken) : near;
    const said = answerTo(fitting, spoken);
    const points = isFirst && counting.has(query.kind) ? announcedAfter(said, spoken) : 0;
    const isNamed = isHeading(spoken.sentences[fitting]?.text ?? '');
    const isStep = isLong && query.kind === 'how';
    const end = isStep ? stepEnd(fitting, spoken, at, stepQuote.most) : -1;
    const length = points > 0 ? announcedQuote : lengthOf(query.kind, { isFirst, isLong: isLong || isNamed, isStep });
    const endsAt = (next: number) => query.kind === 'how' && next > Math.max(fitting, end) && isNextStep(next, spoken);
    const decides = query.kind === 'yesNo';
    // Where something is asked or announced is where it is spoken of.
    const asking = query.kind === 'moment';
    const begin = replyBegin(at, found, query.kind, spoken);
    const figure = points > 0 ? said + points : figureAfter(fitting, query.kind, spoken);
    const until = Math.max(begin < at ? at : -1, figure, end);
    const leaning = isFirst && leaningKinds.has(query.kind);
    const quote = quoteAt(begin, spoken, { sought, ...length, endsAt, decides, leaning, until, asking });
    if (chosen.every((one) => quote.from >= one.to || quote.to <= one.from)) chosen.push(quote);
  }
  return chosen;
}

/** How much is quoted: what goes on at length, is open, or names one thing after the other takes more. */
function lengthOf(kind: Kind, { isFirst, isLong, isStep }: { isFirst: boolean; isLong: boolean; isStep: boolean }) {
  if (isStep) return stepQuote;
  if (isLong) return longQuote;
  if (isFirst && kind === 'list') return listQuote;
  return kind === 'what' || !isFirst ? openQuote : {};
}

/** The points that a speaker counts (`Number one, …`) about the likeliest place, or that follow where their number is announced. */
function pointsOfList(found: Found, { question }: Query, sought: ReadonlySet<string>, spoken: Spoken): Quote[] {
  const announced = announcedSort(question, spoken);
  const [place = -1] = found.places;
  const fitting = announced >= 0 ? announced : fittest(place, found, 'list', spoken);
  const points = pointsAround(fitting, spoken).slice(0, mostPoints);
  if (points.length === 0 && announced >= 0) {
    return [
      quoteAt(announced, spoken, { sought, ...announcedQuote, until: announced + announcedAfter(announced, spoken) }),
    ];
  }
  return points.map((at, which) => {
    return quoteAt(at, spoken, { sought, ...pointQuote, endsAt: (next) => next === points[which + 1] });
  });
}

/**
 * Where the reply begins that goes on in a sentence: with its `No` where that is asked for and the question before it asks it too,
 * and with what it says in a word: `Sixty.`
 */
function replyBegin(place: number, { terms }: Found, kind: Kind, spoken: Spoken): number {
  const { sentences, by, meant } = spoken;
  for (let at = place; at > 0 && place - at <= mostOfReply && by[at] === by[place]; at -= 1) {
    if (sentences[at]?.question) return place;
    if (!sentences[at - 1]?.question) continue;
    if (kind === 'yesNo') return fitOf(at - 1, { kind, terms, spoken }) >= askedFit ? at : place;
    return asksForFigure(kind) &&
      at === place - 1 &&
      (meant[at] ?? 0) <= fewestOfSentence &&
      holdsFigure('number', sentences[at]?.text ?? '')
      ? at
      : place;
  }
  return place;
}

/** The sentence soon after one, by the same speaker, that holds the figure which is asked for; -1 where it does itself, or none does. */
function figureAfter(place: number, kind: Kind, spoken: Spoken): number {
  const said = answerTo(place, spoken);
  const holds = (at: number, measure: Measure) => holdsFigure(measure, spoken.sentences[at]?.text ?? '');
  if (!asksForFigure(kind) || holds(said, kind) || holds(said, 'number')) return -1;
  const after = [said + 1, said + 2].filter((at) => spoken.by[at] === spoken.by[said]);
  return after.find((at) => holds(at, kind)) ?? after.find((at) => holds(at, 'number')) ?? -1;
}

function isNear(place: number, best: number, { sentences }: Spoken): boolean {
  const between = (sentences[best]?.from ?? 0) - (sentences[place]?.from ?? 0);
  return between > 0 && between <= mostBetween;
}

/** Whether one sentence is rarely enough; a reason that is given is. */
function isToldAtLength({ kind }: Query, text: string): boolean {
  return kind === 'how' || (kind === 'why' && !givesReason(text));
}

/** The sentence about a place that holds most of what is asked for. */
export function fittest(place: number, { terms }: Found, kind: Kind, spoken: Spoken): number {
  const asked = { kind, terms, spoken };
  let best = { place, fit: fitOf(place, asked) * readable(place, spoken) + clearlyBetter };
  for (
    let at = Math.max(0, place - (kind === 'how' ? around.beforeStep : around.before));
    at <= place + around.after && at < spoken.sentences.length;
    at += 1
  ) {
    const fit = fitOf(at, asked) * readable(at, spoken);
    if (fit > best.fit) best = { place: at, fit };
  }
  return best.place;
}

/** How gladly a sentence is quoted for how well it reads. */
function readable(place: number, spoken: Spoken): number {
  return 0.4 + 0.6 * fluencyOf(place, spoken);
}
