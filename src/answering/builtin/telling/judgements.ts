import { turnsAway } from '../../spoken/leaning.ts';
import { fluencyOf, type Spoken } from '../../spoken/passages.ts';
import { stem } from '../../spoken/stem.ts';
import type { Wording } from '../../wording.ts';
import type { Query } from '../question/query.ts';
import { quoteAt } from '../quoting/quote.ts';
import { leadOf } from './answer-pieces.ts';
import type { Piece } from './compose.ts';
import {
  advised,
  asking,
  asksForWhom,
  naming,
  negated,
  ofScore,
  opening,
  pointing,
  type Side,
  said,
  turningRound,
  verdictAsked,
  verdictSaid,
} from './judgement-forms.ts';
import { isAboutTheWhole, isOfTheWhole, mainPart } from './subject.ts';

const mostOfName = 7;
/** An opened part has at most so many sentences. */
const mostOpened = 16;
const mostTold = 4;
const toldQuote = { enough: 12, most: 40 };
const fewestWords = 6;

const mostOfVerdict = 2;
const mostAdvised = 4;
const fewestAdvised = 2;

/** What a question asks that wants to know whether a thing is any good: what its speaker says of that at last, in order. */
export function verdictOn(query: Query, spoken: Spoken, titled: ReadonlySet<string>, wording: Wording): Piece[] {
  const { question, speakers } = query;
  const ofThing = { ...query, sought: query.sought.filter(({ folded }) => !ofScore.test(folded)) };
  if (
    !(verdictAsked.test(question) || asksForWhom.test(question)) ||
    speakers.length > 0 ||
    !isAboutTheWhole(ofThing, spoken, titled)
  )
    return [];
  const placesOfSaid = (pattern: RegExp) =>
    [...spoken.sentences.keys()].filter((at) => pattern.test(spoken.sentences[at]?.text ?? ''));
  const advice = asksForWhom.test(question) ? placesOfSaid(advised).slice(-mostAdvised) : [];
  const places = advice.length >= fewestAdvised ? advice : placesOfSaid(verdictSaid).slice(-mostOfVerdict);
  const quotes = places.map((place) => quoteAt(place, spoken, { ...toldQuote, decides: true }));
  return quotes
    .filter(({ from }, at) => from >= (quotes[at - 1]?.to ?? 0))
    .map((quote, at): Piece => {
      const lead = at === 0 ? leadOf('yesNo', spoken.by[quote.from], wording) : '';
      return { lead, quote, form: at === 0 ? 'sentence' : 'item' };
    });
}

/** Which sides a question asks for; none where it asks for no judgement. */
export function sidesAsked(question: string): Side[] {
  const isAgainst = asking.against.test(question) || (asking.for.test(question) && negated.test(question));
  const isFor = asking.for.test(question) && !negated.test(question);
  return [...(isFor ? (['for'] as const) : []), ...(isAgainst ? (['against'] as const) : [])];
}

/** Which sides of what the whole talk is about a question asks for; none where it asks for something else. */
export function sidesOfWhole(
  { question, sought, speakers }: Query,
  spoken: Spoken,
  titled: ReadonlySet<string>,
): Side[] {
  if (speakers.length > 0) return [];
  const words = [...(asking.for.exec(question) ?? []), ...(asking.against.exec(question) ?? [])];
  const asked = new Set(words.flatMap((text) => text.split(/[\s-]+/).map(stem)));
  const isOfWhole = sought.every((one) => asked.has(one.stem) || isOfTheWhole(one.stem, spoken, titled, mainPart));
  return isOfWhole ? sidesAsked(question) : [];
}

/** What is said for and against what the whole talk is about, in order; nothing where a question asks for something else. */
export function judgementsOn(query: Query, spoken: Spoken, titled: ReadonlySet<string>, wording: Wording): Piece[] {
  return sidesOfWhole(query, spoken, titled).flatMap((side): Piece[] => {
    const quotes = placesOf(side, spoken).map((place) => quoteAt(place, spoken, { ...toldQuote, asking: true }));
    const apart = quotes.filter((quote, at) => quotes.slice(0, at).every((one) => quote.from >= one.to));
    if (apart.length === 0) return [];
    return [{ heading: wording.judged[side] }, ...apart.map((quote): Piece => ({ lead: '', quote, form: 'item' }))];
  });
}

/** The sentences that tell one side: those of a part that is opened for it, then others; places in order. */
function placesOf(side: Side, spoken: Spoken): number[] {
  const { sentences } = spoken;
  const other: Side = side === 'for' ? 'against' : 'for';
  const isOpening = (at: number, which: Side) => opening[which].test(sentences[at]?.text ?? '');
  const opened: number[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    if (!isOpening(at, side) || pointing.test(sentences[at]?.text ?? '') || (side === 'for' && isOpening(at, other)))
      continue;
    const named: number[] = [];
    for (let next = at + 1; next <= at + mostOpened && next < sentences.length; next += 1) {
      const { text = '', from = 0, to = 0 } = sentences[next] ?? {};
      if (isOpening(next, other) || isOpening(next, side) || turnsAway(text) || turningRound.test(text)) break;
      if (to - from <= mostOfName && naming.test(text) && sentences[next]?.question === false) named.push(next);
    }
    const [first = at + 2] = named;
    // What merely opens the part is told with what it says first.
    opened.push(...(first === at + 1 ? [] : [at]), ...named);
  }
  const others = [...sentences.keys()].filter((at) => {
    const { text = '', from = 0, to = 0, question } = sentences[at] ?? {};
    return to - from >= fewestWords && !question && said[side].test(text) && fluencyOf(at, spoken) > 0.5;
  });
  return [...new Set([...opened.slice(0, mostTold), ...others])].slice(0, mostTold).sort((one, two) => one - two);
}
