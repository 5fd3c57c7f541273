import { asksForWay, asksWhetherOneCan } from '../../kinds/how.ts';
import type { Kind, Measure } from '../../kinds.ts';
import { announcedAfter, announcedSort, countedIn, pointsAround } from '../../spoken/enumeration.ts';
import { thanksOnly } from '../../spoken/leading.ts';
import { endsPuttingOff, isHeading, leans, putsOff } from '../../spoken/leaning.ts';
import { fluencyOf, type Spoken } from '../../spoken/passages.ts';
import { goesOnActing, isFinishedBefore, isNextStep, stepBegin, stepEnd, tellsAct } from '../../spoken/steps.ts';
import { exchangesIn } from '../../spoken/turns.ts';
import { figureBeside, fitOf, givesReason, isListing, pointsToReason, reasonAfter } from '../finding/fit.ts';
import type { Found } from '../finding/retrieve.ts';
import { asksForFigure, holdsFigure, saysWhenInWords } from '../question/measured.ts';
import type { Query } from '../question/query.ts';
import { beginElsewhere } from './begin-elsewhere.ts';
import { answerTo, type Quote, quoteAt } from './quote.ts';

/** A further passage is told where it is at most so much less likely than the best one: a logarithm. */
const nearlyAsGood = 7;
const mostQuotes = 3;
const mostOfList = 4;
const mostPoints = 7;
/** Whoever names one thing after the other is quoted to the last of them. */
const listQuote = { most: 60 };
/** Where one sentence only says that something is listed, it comes then. */
const listToCome = { enough: 22, most: 60 };
/** Who or where it is may be said in another few words: `He won. Ada Fink.` */
const namedQuote = { enough: 11 };
const namedKinds: ReadonlySet<Kind> = new Set(['who', 'where', 'yesNo']);
/** What is announced is told, and no more. */
const announcedQuote = { enough: 1, most: 64 };
const pointQuote = { enough: 10, most: 40 };
/** Kinds of questions that what is counted may answer. */
const counting: ReadonlySet<Kind> = new Set(['list', 'what', 'why', 'summary']);
/** What one can do is told in a few more. */
const actQuote = { enough: 26, most: 64 };
/** How a question is explained takes more words than what it asks for; how something is done, all of a step. */
const longQuote = { enough: 34, most: 64 };
const stepQuote = { enough: 26, most: 90 };
/** What is said about something is seldom said in one short sentence. */
const openQuote = { enough: 18, most: 45 };
/** Who is asked the very thing by somebody else replies in more than a sentence. */
const replyQuote = { enough: 34, most: 64 };
const repliedKinds: ReadonlySet<Kind> = new Set(['what', 'list']);
/** Kinds of questions that are answered in what is replied, and not by who asks. */
const toldInReplies: ReadonlySet<Kind> = new Set(['what', 'why', 'how', 'list', 'yesNo', 'summary']);
/** How many sentences of a reply are looked at; what the first of them is worth that holds no word of the question; and in how many words, at least. */
const mostIntoReply = 8;
const fitOfReply = 0.3;
const fewestOfReply = 6;
/** With which a sentence goes on with the one before it. */
const joined = /^\W*(?:and|but|und|aber)(?!\p{L})/iu;
/** Words between the beginning of an explanation and the sentence that fits best, so that both are quoted. */
const mostBetween = 30;
/** Sentences before and after the likeliest beginning in which the one that fits best is quoted. */
const around = { before: 2, beforeStep: 4, after: 5 };
const clearlyBetter = 0.1;
/** How many sentences of a reply may stand before the one that says most; how much of the question is asked for there. */
const mostOfReply = 2;
const askedFit = 0.3;
const fewestOfSentence = 3;
/** Words of a question that speakers ask themselves, and the sentences in which they answer it. */
const mostOfOwnQuestion = 6;
const ownReplyWithin = 3;
/** A figure is told within so many sentences, and by who is asked for it. */
const figureWithin = 2;
const figureOfReply = 4;
/** Where the likeliest place holds no figure, one that does is told if it is so little less likely: a logarithm. */
const nearlyWithFigure = 1.3;
/** What is the reason is told with what it is for: `They are full of veins. It's why elephants have large ears.` */
const reasonBefore = { most: 64 };
/** Words before what is asked for in which its reason may be told. */
const leadOfReason = 8;
/** Kinds of questions whose answer may go on in a sentence that leans on the one that fits best. */
const leaningKinds: ReadonlySet<Kind> = new Set(['what', 'why', 'who', 'where', 'yesNo', 'list']);

/** What is quoted from the places that were found, the likeliest first and none of it twice. */
export function chooseQuotes(found: Found, query: Query, spoken: Spoken): Quote[] {
  const most = query.kind === 'list' ? mostOfList : mostQuotes;
  const best = found.scores[found.places[0] ?? -1] ?? 0;
  const sought = new Set(
    found.terms.flatMap(({ stems }) => Array.from(stems).flatMap(([key, sure]) => (sure > 0.5 ? [key] : []))),
  );
  const points = query.kind === 'list' ? pointsOfList(found, query, sought, spoken) : [];
  if (points.length > 0) return points;
  const chosen: Quote[] = [];
  for (const place of placesWithFigure(found, query.kind, spoken)) {
    const worse = best - (found.scores[place] ?? 0);
    if (chosen.length >= most || worse > (query.kind === 'list' ? nearlyAsGood / 2 : nearlyAsGood)) break;
    const { quote, reason } = quoteFrom(place, chosen.length === 0, { found, query, sought, spoken });
    if (chosen.every((one) => quote.from >= one.to || quote.to <= one.from)) chosen.push(quote);
    // Somebody else may give it, or it comes too late for one quote.
    if (reason >= quote.to) chosen.push(quoteAt(reason, spoken, { sought, ...openQuote }));
  }
  return chosen;
}

interface Choice {
  found: Found;
  query: Query;
  /** Stems that are surely asked for. */
  sought: ReadonlySet<string>;
  spoken: Spoken;
}

/** What is quoted from a place, and the sentence after it that gives the reason which is asked for; -1 where none does. */
function quoteFrom(
  place: number,
  isFirst: boolean,
  { found, query, sought, spoken }: Choice,
): { quote: Quote; reason: number } {
  const { kind } = query;
  const likeliest = fittest(place, found, kind, spoken);
  const reply = isFirst ? replyTo(likeliest, found, query, spoken) : -1;
  const fitting = reply >= 0 ? reply : likeliest;
  const own = spoken.sentences[fitting]?.text ?? '';
  const said = answerTo(fitting, spoken);
  const text = spoken.sentences[said]?.text ?? '';
  const isHow = asksForStep(query, own);
  const isLong = isFirst && (isHow || (isToldAtLength(query, own, spoken) && isToldAtLength(query, text, spoken)));
  const isStep = isLong && isHow && (kind === 'how' || asksForWay.test(query.question));

  // What is explained is quoted from where the explanation begins.
  const near = isLong && isNear(place, fitting, spoken) ? place : fitting;
  // Whether one needs it is told in the sentence itself.
  const isInStep = isHow || (kind !== 'yesNo' && goesOnActing(spoken.sentences[near]?.text ?? ''));
  const at = isInStep ? stepBegin(near, spoken) : near;
  const answering = figureBefore(replyBegin(at, found, kind, spoken), kind, spoken);
  const begin = isFirst ? beginElsewhere(answering, kind, found.terms, spoken) : answering;

  const points = isFirst && counting.has(kind) ? announcedAfter(said, spoken) : 0;
  const figure = figureAfter(fitting, kind, spoken);
  const reason = isFirst && kind === 'why' ? reasonAfter(said, spoken) : -1;
  const end = isStep ? stepEnd(said, spoken, at === fitting ? said : at, stepQuote.most) : -1;
  const until = Math.max(
    begin < at ? at : -1,
    end,
    reason,
    kind === 'yesNo' ? ownReply(said, spoken) : -1,
    putsOff(query.question) && endsPuttingOff(text) ? said + 1 : -1,
    points > 0 ? said + points : figure,
  );

  const isReply = reply >= 0 || (isFirst && repliedKinds.has(kind) && spoken.by[said] !== spoken.by[fitting]);
  const length = lengthOf(kind, {
    isAnnounced: points > 0,
    isReply: isReply || figure > said + figureWithin,
    isAct: isHow && !isStep && isFirst,
    isStep,
    isLong: isLong || isHeading(own),
    isFirst,
    text,
    language: spoken.language,
  });
  const quote = quoteAt(begin, spoken, {
    sought,
    ...length,
    until,
    endsAt: (next) => isHow && next > Math.max(said, end) && isBeyondStep(next, spoken),
    decides: kind === 'yesNo',
    leaning: isFirst && leaningKinds.has(kind),
    // Where something is asked or announced is where it is spoken of.
    asking: kind === 'moment',
    lead: isFirst && kind === 'why' && !givesReason(textFrom(fitting, spoken), spoken.language) ? leadOfReason : 0,
  });
  return { quote, reason };
}

/** The places that were found; before them the likeliest that holds the figure which is asked for, where the first of them holds none. */
function placesWithFigure({ places, ...found }: Found, kind: Kind, spoken: Spoken): readonly number[] {
  const [first] = places;
  if (first === undefined || !asksForFigure(kind)) return places;
  const holdsNear = (place: number) => isFigureNear(place, kind, spoken);
  const fitting = fittest(first, { places, ...found }, kind, spoken);
  if (holdsNear(fitting)) return places;
  if (kind === 'date' && saysWhenInWords(spoken.sentences[fitting]?.text ?? '')) return places;
  const least = (found.scores[first] ?? 0) - nearlyWithFigure;
  const scoreOf = (place: number) => found.scores[place] ?? Number.NEGATIVE_INFINITY;
  const others = [...spoken.sentences.keys()].filter((place) => scoreOf(place) > least && holdsNear(place));
  const [other = first] = others.sort((one, two) => scoreOf(two) - scoreOf(one));
  return [...new Set([other, ...places])];
}

/** Whether what is said in a sentence, or beside it by the same speaker, holds a figure of the kind that is asked for. */
function isFigureNear(place: number, kind: Measure, spoken: Spoken): boolean {
  const said = answerTo(place, spoken);
  const beside = Array.from({ length: figureWithin + 2 }, (_, at) => said - 1 + at);
  return beside.some(
    (at) => spoken.by[at] === spoken.by[said] && holdsFigure(kind, spoken.sentences[at]?.text ?? '', spoken.language),
  );
}

/**
 * The sentence of a reply that says most of what is asked for, where the likeliest one stands in what another asks or leads up to that
 * with; -1 where it does not, or who asks there is whose words are asked for.
 */
function replyTo(place: number, { terms, bearing }: Found, { kind, speakers }: Query, spoken: Spoken): number {
  if (!toldInReplies.has(kind) || speakers.includes(spoken.by[place] ?? '')) return -1;
  const exchange = exchangesIn(spoken).find(({ asked }) => asked.from <= place && place < asked.to);
  if (!exchange) return -1;
  const { from, to } = exchange.reply;
  const asked = { kind, terms, spoken, bearing };
  const worth = (at: number) => {
    const fit = fitOf(at, asked) + fitOfReply * (1 - (at - from) / mostIntoReply);
    return (spoken.meant[at] ?? 0) < fewestOfReply || thanksOnly(spoken.sentences[at]?.text ?? '')
      ? 0
      : fit * readable(at, spoken);
  };
  const places = Array.from({ length: Math.min(mostIntoReply, to - from) }, (_, at) => from + at);
  const best = places.reduce((one, at) => (worth(at) > worth(one) ? at : one), from);
  // What leads up to a question may say it better than what is replied to that.
  return fitOf(best, asked) > 0 || spoken.sentences[place]?.question ? best : -1;
}

/** Whether what was done in a step ends before a sentence: with another step, or a remark that does not lean on it. */
function isBeyondStep(next: number, spoken: Spoken): boolean {
  const textAt = (place: number) => spoken.sentences[place]?.text ?? '';
  if (isNextStep(next, spoken) || isFinishedBefore(next, spoken)) return true;
  return tellsAct(textAt(next - 1)) && !tellsAct(textAt(next)) && !leans(textAt(next)) && !joined.test(textAt(next));
}

/** What is known of a quote before it is cut. */
interface QuoteForm {
  /** It says how many things come, which follow. */
  isAnnounced: boolean;
  /** Somebody replies in it, or comes late to what is asked for. */
  isReply: boolean;
  /** It tells what one can do, and no whole step. */
  isAct: boolean;
  isStep: boolean;
  /** It is explained, or merely headed there. */
  isLong: boolean;
  isFirst: boolean;
  /** The sentence that answers. */
  text: string;
  language: string | null;
}

/** How much is quoted: what goes on at length, is open, or names one thing after the other takes more. */
function lengthOf(kind: Kind, { isAnnounced, isReply, isAct, isStep, isLong, isFirst, text, language }: QuoteForm) {
  if (isAnnounced) return announcedQuote;
  if (isReply) return replyQuote;
  if (isAct) return actQuote;
  if (isStep) return stepQuote;
  if (isLong) return longQuote;
  if (isFirst && kind === 'list') return isListing(text) ? listQuote : listToCome;
  if (isFirst && namedKinds.has(kind)) return namedQuote;
  if (isFirst && kind === 'why' && pointsToReason(text, language)) return reasonBefore;
  return kind === 'what' || !isFirst ? openQuote : {};
}

/** The points that a speaker counts (`Number one, …`) about the likeliest place, or that follow where their number is announced. */
function pointsOfList(found: Found, { question }: Query, sought: ReadonlySet<string>, spoken: Spoken): Quote[] {
  const announced = announcedSort(question, spoken);
  const [place = -1] = found.places;
  const fitting = announced >= 0 ? announced : fittest(place, found, 'list', spoken);
  const near = pointsAround(fitting, spoken);
  const points = (near.length > 0 ? near : pointsAskedFor(found, question, spoken)).slice(0, mostPoints);
  if (points.length === 0 && announced >= 0) {
    return [
      quoteAt(announced, spoken, { sought, ...announcedQuote, until: announced + announcedAfter(announced, spoken) }),
    ];
  }
  return points.map((at, which) => {
    const next = points[which + 1];
    // However short a point is, the next one is no part of it.
    const enough = next === at + 1 ? 1 : pointQuote.enough;
    return quoteAt(at, spoken, { sought, ...pointQuote, enough, endsAt: (place) => place === next });
  });
}

/** The points of a place that was found, though not the likeliest, where there are as many as the question asks for. */
function pointsAskedFor({ places }: Found, question: string, spoken: Spoken): number[] {
  const count = countedIn(question);
  if (count === 0) return [];
  return places.map((place) => pointsAround(place, spoken)).find(({ length }) => length === count) ?? [];
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
      holdsFigure('number', sentences[at]?.text ?? '', spoken.language)
      ? at
      : place;
  }
  return place;
}

/** The sentence soon after one, by the same speaker, that holds the figure which is asked for; -1 where it does itself, or none does. */
function figureAfter(place: number, kind: Kind, spoken: Spoken): number {
  const said = answerTo(place, spoken);
  const holds = (at: number, measure: Measure) =>
    holdsFigure(measure, spoken.sentences[at]?.text ?? '', spoken.language);
  if (!asksForFigure(kind) || holds(said, kind)) return -1;
  // Who is asked for it may come to it later.
  const soon = Array.from({ length: said > place ? figureOfReply : figureWithin }, (_, at) => said + 1 + at);
  const after = soon.filter((at) => spoken.by[at] === spoken.by[said]);
  const isCounted = holds(said, 'number');
  if (isCounted && said === place) return -1;
  return after.find((at) => holds(at, kind)) ?? (isCounted ? -1 : (after.find((at) => holds(at, 'number')) ?? -1));
}

/** A sentence with the one that follows. */
function textFrom(place: number, { sentences }: Spoken): string {
  return `${sentences[place]?.text ?? ''} ${sentences[place + 1]?.text ?? ''}`;
}

/** Where a speaker answers what they ask themselves right after a sentence: `It was a goal. Or was it? I say no.`; -1 where they do not. */
function ownReply(place: number, { sentences, by }: Spoken): number {
  const { from = 0, to = 0, question = false } = sentences[place + 1] ?? {};
  if (!question || to - from > mostOfOwnQuestion || by[place + 1] !== by[place]) return -1;
  return place + ownReplyWithin;
}

/** The sentence before one that holds the figure which is asked for, where neither it nor the next does; itself otherwise. */
function figureBefore(place: number, kind: Kind, spoken: Spoken): number {
  if (!asksForFigure(kind) || kind === 'number' || figureAfter(place, kind, spoken) >= 0) return place;
  const isHeld = holdsFigure('number', spoken.sentences[answerTo(place, spoken)]?.text ?? '', spoken.language);
  const beside = isHeld ? -1 : figureBeside(place, kind, spoken);
  return beside === place - 1 && beside >= 0 ? beside : place;
}

function isNear(place: number, best: number, { sentences }: Spoken): boolean {
  const between = (sentences[best]?.from ?? 0) - (sentences[place]?.from ?? 0);
  return between > 0 && between <= mostBetween;
}

/** Whether a step answers: how something is done is asked for, or whether one can do what a sentence tells to do. */
function asksForStep({ kind, question }: Query, text: string): boolean {
  const asksWhether = asksWhetherOneCan.test(question) || asksForWay.test(question);
  return kind === 'how' || (kind === 'yesNo' && asksWhether && tellsAct(text));
}

/** Whether one sentence is rarely enough; a reason that is given is. */
function isToldAtLength({ kind }: Query, text: string, { language }: Spoken): boolean {
  return (
    kind === 'why' &&
    !givesReason(text, language) &&
    !/^\W*(?:(?:and|but|so|und|aber) )?(?:if|wenn)(?!\p{L})/iu.test(text)
  );
}

/** The sentence about a place that holds most of what is asked for. */
export function fittest(place: number, { terms, bearing }: Found, kind: Kind, spoken: Spoken): number {
  const asked = { kind, terms, spoken, bearing };
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
