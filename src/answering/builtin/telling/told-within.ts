import type { Spoken, Stretch } from '../../spoken/passages.ts';
import type { Wording } from '../../wording.ts';
import type { Ground } from '../finding/ground.ts';
import type { AnsweringModel } from '../finding/model.ts';
import { type Found, foundIn, retrieve } from '../finding/retrieve.ts';
import { asksForFigure, holdsFigure } from '../question/measured.ts';
import type { Query } from '../question/query.ts';
import type { Span } from '../question/time-rules.ts';
import { chooseQuotes } from '../quoting/choose-quotes.ts';
import { answerTo, type Quote, quoteAt } from '../quoting/quote.ts';
import { itemOf, leadOf, nameOf, opening } from './answer-pieces.ts';
import type { Piece } from './compose.ts';
import { keySentences } from './key-sentences.ts';
import { isNearMiss } from './near-miss.ts';
import { outcomeOf } from './outcome.ts';
import { withinWords } from './within-words.ts';

/** What is asked about a moment is looked for so many seconds before and after it. */
const aboutMoment = { before: 30, after: 90 };
/** What is said from a moment on is told in so many words, and by so many who take turns. */
const fromMoment = { enough: 45, most: 70 };
const mostTurns = 4;
/** A part of the video of so few words is told from its beginning on; of a longer one as many sentences more as it passes numbers of words. */
const fewWords = 70;
const toldFrom = [130, 250, 500, 1000, 2000];
const mostWords = { least: 90, each: 12 };
const toldQuote = { enough: 12, most: 45 };
/** What is asked for is said in a quote that holds so large a part of it. */
const holdsEnough = 0.5;
/** How surely a word is meant by another one that is said. */
const leastSure = 0.3;
/** Seconds before the end of a sentence at which a moment is taken for the beginning of the next. */
const soon = 1;

/** What a part of the video says of what is asked for; where nothing else is asked for, or it does not name that, what is said there. */
export function toldWithin(
  span: Span & { isAll: boolean },
  query: Query,
  ground: Ground,
  model: AnsweringModel,
  wording: Wording,
): Piece[] {
  const { spoken } = ground;
  if (span.isAll || query.whole || query.sought.length === 0) return toldOf(span, query.speakers, spoken, wording);
  const found = retrieve(query, ground, model);
  const [first, ...others] = quotesOn(found, query, span, ground);
  const lead = first && opening(first, query, spoken, wording, true);
  if (!lead || isNearMiss([lead], found, query, ground))
    return [{ heading: wording.notThere }, ...toldOf(span, query.speakers, spoken, wording)];
  return [lead, ...others.map((quote) => itemOf(quote, spoken, wording))];
}

/** What is said in a part of the video, or from a moment on, by those whose words are asked for if they say anything there. */
function toldOf(span: Span, speakers: readonly string[], spoken: Spoken, wording: Wording): Piece[] {
  const stretch = stretchOf(span, spoken);
  const { from, to } = isMoment(span) ? stretchOf({ ...span, to: span.to + aboutMoment.after }, spoken) : stretch;
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  const theirs = places.filter((place) => speakers.includes(spoken.by[place] ?? ''));
  const isSilent = speakers.length > 0 && theirs.length === 0;
  const silence = isSilent ? [{ heading: wording.silent(speakers.map(nameOf)) }] : [];
  const items = (quotes: readonly Quote[]) => quotes.map((quote) => itemOf(quote, spoken, wording));
  const words = spoken.meant.slice(from, to).reduce((sum, one) => sum + one, 0);
  const isTheirs = (place: number) => theirs.length === 0 || theirs.includes(place);
  const keys = isMoment(span) || words <= fewWords ? [] : keyQuotes(stretch, words, isTheirs, spoken);
  if (keys.length > 0) return [...silence, { heading: wording.there }, ...items(keys)];
  const enough = isMoment(span) ? fromMoment.enough : fewWords;
  const [first, ...others] = quotesFrom(theirs[0] ?? stretch.from, stretch, enough, spoken);
  if (!first) return silence;
  const lead = leadOf('moment', spoken.by[first.from], wording);
  return [...silence, { lead, quote: first, form: 'sentence' }, ...items(others)];
}

function isMoment({ from, to }: Span): boolean {
  return from === to;
}

/** The sentences of a part of the video; from a moment on, all that follow. At least one of them. */
function stretchOf(span: Span, { sentences }: Spoken): Stretch {
  const begins = isMoment(span)
    ? sentences.findIndex(({ end }) => end > span.from + soon)
    : sentences.findIndex(({ start, end }) => (start + end) / 2 > span.from);
  const from = begins < 0 ? sentences.length - 1 : begins;
  const after = isMoment(span) ? -1 : sentences.findIndex(({ start }) => start >= span.to);
  return { from, to: after < 0 ? sentences.length : Math.max(from + 1, after) };
}

/** The sentences of a part of the video, or about a moment. */
export function stretchAbout(span: Span, spoken: Spoken): Stretch {
  const { before, after } = isMoment(span) ? aboutMoment : { before: 0, after: 0 };
  return stretchOf({ from: span.from - before, to: span.to + after }, spoken);
}

/** What is said from a place on, turn by turn, until it is enough. */
function quotesFrom(place: number, { to }: Stretch, enough: number, spoken: Spoken): Quote[] {
  const quotes: Quote[] = [];
  let words = 0;
  for (let at = place; at < to && quotes.length < mostTurns && words < enough; ) {
    const most = fromMoment.most - words;
    const until = lastWithin(at, to, enough - words, most, spoken);
    const quote = quoteAt(at, spoken, { most, enough: 1, until, earliest: at, asking: true, decides: true });
    const isNew = quote.from >= (quotes.at(-1)?.to ?? 0);
    if (isNew && spoken.meant[at] !== 0) {
      quotes.push(quote);
      words += quote.quote.split(' ').length;
    }
    at = Math.max(at + 1, quote.to);
  }
  return quotes;
}

/** The last sentence of those from a place on that make up enough words, and not too many. */
function lastWithin(place: number, end: number, enough: number, most: number, { meant }: Spoken): number {
  let at = place;
  let words = meant[at] ?? 0;
  while (at + 1 < end && words < enough && words + (meant[at + 1] ?? 0) <= most) {
    at += 1;
    words += meant[at] ?? 0;
  }
  return at;
}

/** The sentences of a longer part that say most of what it is about, and what those who talk there come to; in order. */
function keyQuotes(stretch: Stretch, words: number, isTheirs: (place: number) => boolean, spoken: Spoken): Quote[] {
  const count = 2 + toldFrom.filter((length) => words >= length).length;
  const keys = keySentences(stretch.from, stretch.to, spoken, count, [], (place) => (isTheirs(place) ? 1 : 0));
  const outcome = spoken.speakers.length > 1 ? outcomeOf(stretch, () => 1, spoken).filter(isTheirs) : [];
  const sayings = [...new Set([...keys.slice(0, 1), ...outcome, ...keys])].map((place) => [
    quoteAt(place, spoken, { ...toldQuote, endsAt: (at) => at >= stretch.to, earliest: stretch.from }),
  ]);
  const kept = withinWords(sayings, mostWords.least + mostWords.each * count);
  return kept.flat().sort((one, other) => one.from - other.from);
}

/** What is said of what is asked for in a part of the video, or about a moment, the likeliest first. */
function quotesOn(all: Found, query: Query, span: Span, ground: Ground): Quote[] {
  const { from, to } = stretchAbout(span, ground.spoken);
  const found = foundIn({ from, to }, all, ground);
  const kind = query.kind === 'summary' ? 'what' : query.kind;
  return chooseQuotes(found, { ...query, kind }, ground.spoken).filter(
    (one) =>
      one.from < to &&
      one.to > from &&
      partHeld(one, found, ground.spoken) >= holdsEnough &&
      (!asksForFigure(kind) || holdsFigure('number', one.quote, ground.spoken.language)),
  );
}

/** How large a part of what is asked for a quote holds, or the question of the transcript's own that it answers, 0 to 1. */
function partHeld({ from, to }: Quote, { terms }: Found, spoken: Spoken): number {
  let begin = from;
  while (begin > 0 && answerTo(begin - 1, spoken) === from) begin -= 1;
  const here = new Set(spoken.stems.slice(begin, to).flat());
  return terms.reduce(
    (sum, term) => ([...term.stems].some(([key, sure]) => sure >= leastSure && here.has(key)) ? sum + term.part : sum),
    0,
  );
}
