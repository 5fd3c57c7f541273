import { fitOf } from './fit.ts';
import { keySentences } from './key-sentences.ts';
import { turnsAway } from './leaning.ts';
import { fluencyOf, type Spoken } from './passages.ts';
import type { Query } from './query.ts';
import { type Quote, quoteAt } from './quote.ts';
import type { Found } from './retrieve.ts';

/** A discussion goes on while what is asked for comes back within so many words, in a short video and in one of hours. */
const gapWords = { short: 75, long: 350 };
/** For so many words it goes on after it was named last. */
const goesOnWords = { short: 50, long: 350 };
/** And for so many words on either side of where the answer likely begins. */
const mostWords = 900;
/** How much of what is asked for a sentence holds, at least, to bring it back. */
const comesBack = 0.22;
/** What leads up to a discussion is shorter, and names more of it. */
const backwards = { part: 0.4, comesBack: 0.4 };
const sureEnough = 0.4;
/** What is said by others than those whose words are asked for weighs so much. */
const byOthers = 0.03;
/** The likeliest of their sentences are looked at too. */
const mostOfTheirs = 3;
/** What a sentence is worth that holds no word that is asked for, in a talk of half an hour; nothing in one of minutes. */
const unrelated = { most: 0.1, from: 0.2, to: 0.6 };
/** A sentence that is so much less likely to answer than another is worth an e-th of it: a logarithm. */
const likelihoodScale = 6;
/** How many sentences after one that names it another still goes on from it. */
const mostAfter = 3;
/** Words of a stretch from which on two, three and four sentences of it are told. */
const toldFrom = [40, 90, 200];
/** A stretch of fewer words is a remark: its moment says enough. */
const fewestWords = 120;
/** Other places are named where they are not so many times less likely. */
const clearlyMore = 30;
const mostNamed = 2;
const toldQuote = { enough: 12, most: 45 };
/** A sentence of so many words is told where it holds so much of what is asked for. */
const briefWords = { least: 4, most: 8 };
const briefFit = 0.7;
/** A question is told before its reply where it holds so much of what is asked for, and stands so few sentences before. */
const askedFit = 0.35;
const mostBetween = 4;

/** Where something is discussed, and what is said there. */
export interface Discussion {
  /** Where it begins and ends; absent where it is but a remark. */
  first?: Quote;
  last?: Quote;
  /** In order. */
  quotes: Quote[];
  /** Other places where it comes up, the likeliest first. */
  also: Quote[];
}

interface Region {
  /** Places of its first and last sentence; `to` is excluded. */
  from: number;
  to: number;
  /** How likely it answers. */
  mass: number;
}

/** The stretch in which what is asked for is discussed, and the sentences of it that say most, in order. */
export function discussionOf(found: Found, query: Query, spoken: Spoken, size: number): Discussion | undefined {
  const { sentences } = spoken;
  const held = heldOf(found, spoken);
  const sought = soughtIn(found);
  const asked = new Set(query.speakers);
  const weightOf = (at: number) => (asked.size === 0 || asked.has(spoken.by[at] ?? '') ? 1 : byOthers);
  const [chosen, ...others] = regionsOf(found, held, weightOf, spoken, size);
  if (!chosen) return undefined;
  const grown = (size - unrelated.from) / (unrelated.to - unrelated.from);
  const elsewhere = unrelated.most * Math.max(0, Math.min(1, grown));
  const telling = ({ from, to }: Region, count: number) => {
    const likeliest = found.scores.subarray(from, to).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const bears = (at: number) => fitOf(at, { kind: query.kind, terms: found.terms, spoken });
    const places = keySentences(from, to, spoken, count, [...sought], (at) => {
      const likely = Math.exp(((found.scores[at] ?? 0) - likeliest) / likelihoodScale);
      return (elsewhere + bears(at)) * likely * weightOf(at);
    });
    // What says it in few words says it.
    const said = shortest(from, to, bears, spoken).filter((at) => weightOf(at) === 1);
    const told = [...new Set([...places, ...said])].sort((one, other) => one - other);
    const theirs = told.filter((at) => weightOf(at) === 1);
    const own = theirs.length > 0 ? theirs : told;
    const related = own.filter((at) => bears(at) > 0);
    // What does not name it is told where it goes on from what does.
    const goesOn = (at: number) => related.some((before) => before < at && at - before <= mostAfter);
    return related.length > 1 ? own.filter((at) => bears(at) > 0 || goesOn(at)) : own;
  };
  const quotes: Quote[] = [];
  const tell = (quote: Quote) => {
    if (quotes.every((one) => quote.from >= one.to || quote.to <= one.from)) quotes.push(quote);
  };
  const words = (sentences[chosen.to - 1]?.to ?? 0) - (sentences[chosen.from]?.from ?? 0);
  for (const place of telling(chosen, 1 + toldFrom.filter((length) => words >= length).length)) {
    const question = questionBefore(place, held, spoken);
    if (question !== undefined) tell(quoteAt(question, spoken, { sought, ...toldQuote, asking: true }));
    tell(quoteAt(place, spoken, { sought, ...toldQuote, endsAt: (at) => at >= chosen.to }));
  }
  if (quotes.length === 0) return undefined;
  quotes.sort((one, other) => one.from - other.from);
  const named = others.filter(({ mass }) => mass * clearlyMore > chosen.mass).slice(0, mostNamed);
  const also = named
    .flatMap((region) => telling(region, 1).map((place) => quoteAt(place, spoken, { sought, ...toldQuote })))
    .sort((one, other) => one.from - other.from);
  if (words < fewestWords || quotes.length === 1) return { quotes, also };
  const first = quoteAt(chosen.from, spoken, { asking: true });
  const last = quoteAt(lastTold(chosen, spoken), spoken, { asking: true });
  return { first, last, quotes, also };
}

/** The short sentence of a stretch that holds most of what is asked for, where one holds nearly all of it. */
function shortest(from: number, to: number, bears: (at: number) => number, { meant, sentences }: Spoken): number[] {
  const places = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => {
    const words = meant[at] ?? 0;
    return (
      words >= briefWords.least && words < briefWords.most && sentences[at]?.question === false && bears(at) >= briefFit
    );
  });
  const best = places.reduce((one, other) => (bears(other) > bears(one) ? other : one), places[0] ?? -1);
  return best < 0 ? [] : [best];
}

/** The stretches about the places that were found, the likeliest first. */
function regionsOf(
  { places, scores }: Found,
  held: Float64Array,
  weightOf: (at: number) => number,
  spoken: Spoken,
  size: number,
): Region[] {
  const lengthOf = ({ short, long }: typeof gapWords) => short + (long - short) * size;
  const reach = { gap: lengthOf(gapWords), after: lengthOf(goesOnWords) };
  const best = scores[places[0] ?? -1] ?? 0;
  const regions: Region[] = [];
  const all = [...scores.keys()];
  const own = all.filter((at) => weightOf(at) === 1);
  const isAnybodys = own.length === all.length;
  own.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const theirs = isAnybodys ? [] : own.slice(0, mostOfTheirs);
  for (const place of [...places, ...theirs]) {
    const [from, to] = stretchAround(place, held, spoken, reach);
    if (regions.some((one) => one.from < to && from < one.to)) continue;
    let mass = 0;
    for (let at = from; at < to; at += 1) mass += Math.exp((scores[at] ?? 0) - best) * weightOf(at);
    regions.push({ from, to, mass });
  }
  return regions.sort((one, other) => other.mass - one.mass);
}

function soughtIn({ terms }: Found): Set<string> {
  return new Set(
    terms.flatMap(({ stems }) => Array.from(stems).flatMap(([key, sure]) => (sure > sureEnough ? [key] : []))),
  );
}

/** How much of what is asked for each sentence holds. */
function heldOf({ terms }: Found, { stems }: Spoken): Float64Array {
  return Float64Array.from(stems, (keys) => {
    let value = 0;
    for (const { stems: known, part } of terms) {
      let sureness = 0;
      for (const key of keys) sureness = Math.max(sureness, known.get(key) ?? 0);
      if (sureness > sureEnough) value += sureness * part;
    }
    return value;
  });
}

/** From which sentence to which (excluded) what is asked for comes back again and again. */
function stretchAround(
  place: number,
  held: Float64Array,
  { sentences }: Spoken,
  { gap, after }: { gap: number; after: number },
): [number, number] {
  const origin = sentences[place]?.from ?? 0;
  const reach = (step: 1 | -1) => {
    let end = place;
    for (let at = place + step; at >= 0 && at < sentences.length; at += step) {
      const word = sentences[at]?.from ?? 0;
      if (
        Math.abs(word - (sentences[end]?.from ?? 0)) > (step < 0 ? gap * backwards.part : gap) ||
        Math.abs(word - origin) > mostWords
      )
        break;
      if ((held[at] ?? 0) > (step < 0 ? backwards.comesBack : comesBack)) end = at;
    }
    return end;
  };
  const from = reach(-1);
  let to = reach(1) + 1;
  // What is said of it goes on where it is not named any more.
  const least = (sentences[place]?.from ?? 0) + after;
  while (to < sentences.length && (sentences[to]?.from ?? 0) < least) to += 1;
  return [from, to];
}

/** The question of somebody else to which a sentence replies, where it asks what is asked here. */
function questionBefore(
  place: number,
  held: Float64Array,
  { sentences, by, words, meant }: Spoken,
): number | undefined {
  let turned = false;
  for (let at = place; at >= 0 && place - at <= mostBetween; at -= 1) {
    if (at < place && sentences[at]?.question === true) {
      return turned && (held[at] ?? 0) >= askedFit && (meant[at] ?? 0) > 0 && by[at] !== by[place] ? at : undefined;
    }
    if (words[sentences[at]?.from ?? 0]?.speaker) turned = true;
  }
  return undefined;
}

/** The last sentence of a stretch that says something. */
function lastTold({ from, to }: Region, spoken: Spoken): number {
  for (let at = to - 1; at > from; at -= 1) {
    if (fluencyOf(at, spoken) > 0 && !turnsAway(spoken.sentences[at]?.text ?? '')) return at;
  }
  return to - 1;
}
