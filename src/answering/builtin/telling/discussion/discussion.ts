import { turnsAway } from '../../../spoken/leaning.ts';
import { fluencyOf, type Spoken, type Stretch } from '../../../spoken/passages.ts';
import type { Ground } from '../../finding/ground.ts';
import type { Found } from '../../finding/retrieve.ts';
import type { Query } from '../../question/query.ts';
import { type Quote, quoteAt } from '../../quoting/quote.ts';
import { asksDecision, decisionsAbout, pointsOn, tellsResult } from '../decisions.ts';
import { ofMeetingWorth, tellsOfMeeting } from '../key-sentences.ts';
import { outcomeOf } from '../outcome.ts';
import { type Saying, withinWords } from '../within-words.ts';
import { decisionsIn, itemDecided } from './decided.ts';
import { questionBefore, turnBegin } from './leading-up.ts';
import { type DiscussedStretch, stretchesOf, toChapterEnd } from './stretches.ts';
import { toldSentences } from './told-sentences.ts';
import { bearsOf, holdsOf, type View, viewOf } from './view.ts';

/** Words of a stretch from which on two, three, four and five sentences of it are told. */
const toldFrom = [40, 90, 200, 500];
/** A stretch of fewer words is a remark: its moment says enough. */
const fewestWords = 120;
/** Other places are told, or named, where they are not so many times less likely: of the second of two that are told the first is true a third of the time. */
const clearlyMore = { told: 6, named: 30 };
const mostOthers = 2;
/** And told where they hold so much of what is asked for, and of what the first of them holds. */
const fewestHeld = 0.3;
const asMuch = 0.8;
/** And read so well. */
const readable = 0.75;
const toldQuote = { enough: 12, most: 45 };
const elsewhereQuote = { enough: 12, most: 32 };
/** What is decided is told, with what comes of it within so many sentences, and no more. */
const decidedQuote = { enough: 3, most: 45 };
const enoughOfPointing = 12;
const mostToVerdict = 5;
/** What is told takes at most so many words, of one stretch and where others may as well be meant; and more of all of a long one. */
const mostWords = { alone: 90, besides: 60, ofLong: 40 };
const longWords = 500;
/** `No` says something, whatever is asked. */
const refusing = /^\W*(?:no|nope|never|nein|nie)(?!\p{L})/iu;
/** The first sentence is told that is about as clear as the clearest. */
const asClear = 0.85;

/** Where something is discussed, and what is said there. */
export interface Discussion {
  /** Where it begins and ends; absent where it is but a remark. */
  first?: Quote;
  last?: Quote;
  /** What says most of what is asked for; absent where all of the discussion is. */
  main?: Quote;
  /** In order. */
  quotes: Quote[];
  /** Other places where it comes up, in order. */
  also: Quote[];
  /** Those of them that may as well be meant. */
  elsewhere: Quote[];
}

/** The stretch in which what is asked for is discussed, and the sentences of it that say most, in order. */
export function discussionOf(found: Found, query: Query, ground: Ground): Discussion | undefined {
  const view = viewOf(found, query, ground);
  const { spoken, isAll } = view;
  const stretches = stretchesOf(found, view.held, view.weightOf, spoken, view.size);
  const asksWhatIsDecided = asksDecision(query) && !view.isOfSome;
  const item = asksWhatIsDecided ? itemDecided(view.held, spoken) : -1;
  const likeliest = stretches.find(({ from, to }) => from <= item && item < to) ?? stretches[0];
  if (!likeliest) return undefined;
  const chosen = isAll ? toChapterEnd(likeliest, found, ground) : likeliest;
  const words = wordsOf(chosen, spoken);
  const bears = bearsOf(view, chosen);
  const decided = asksWhatIsDecided ? decidedOf(chosen, item, view) : [];
  const told = toldOf(view, chosen, bears, decided);
  const comesUp = elsewhereOf(view, stretches, likeliest, chosen, bears, Math.max(...told.map(bears)));
  const room = comesUp.some(({ isTold }) => isTold) ? mostWords.besides : mostWords.alone;
  const sayings = [
    ...decided.toReversed().map((place) => decisionAt(place, decided, view)),
    ...told.map((place) => sayingAt(place, chosen, view)),
  ];
  const kept = withinWords(sayings, isAll && words >= longWords ? room + mostWords.ofLong : room);
  const quotes = kept.flat().sort((one, other) => one.from - other.from);
  if (quotes.length === 0) return undefined;
  // What is decided of it may be told from there already.
  const besides = comesUp.filter(({ quote }) => quotes.every(({ from, to }) => quote.from >= to || quote.to <= from));
  const main = isAll ? undefined : mainOf(kept, told, decided, bears, spoken);
  const discussion = {
    quotes,
    elsewhere: besides.flatMap(({ isTold, quote }) => (isTold ? [quote] : [])),
    also: besides.map(({ quote }) => quote),
    ...(main ? { main } : {}),
  };
  if (words < fewestWords || quotes.length === 1) return discussion;
  const first = quoteAt(chosen.from, spoken, { asking: true });
  const last = quoteAt(Math.max(lastTold(chosen, spoken), decided.at(-1) ?? 0), spoken, { asking: true });
  return { first, last, ...discussion };
}

function wordsOf({ from, to }: Stretch, { sentences }: Spoken): number {
  return (sentences[to - 1]?.to ?? 0) - (sentences[from]?.from ?? 0);
}

/** What is decided in a stretch: on the item that comes up in it, if any does. */
function decidedOf(stretch: Stretch, item: number, { found, spoken }: View): number[] {
  const isOfItem = stretch.from <= item && item < stretch.to;
  return isOfItem ? decisionsAbout(item, item + 1, spoken) : decisionsIn(stretch, found, spoken);
}

/** The sentences of the chosen stretch to tell; where something is decided, one up to there. */
function toldOf(view: View, chosen: Stretch, bears: (at: number) => number, decided: readonly number[]): number[] {
  const { spoken } = view;
  const words = wordsOf(chosen, spoken);
  const count = 1 + toldFrom.filter((length) => words >= length).length;
  if (decided.length === 0) return toldSentences(view, chosen, bears, count, outcomeOf(chosen, holdsOf(view), spoken));
  const to = Math.min(chosen.to, Math.max(chosen.from, ...decided) + 1);
  return toldSentences(view, { ...chosen, to }, bears, 1);
}

/** A sentence with which something is decided, and what comes of it shortly after. */
function decisionAt(place: number, decided: readonly number[], { spoken, sought }: View): Saying {
  const until = decided.findLast((one) => one - place <= mostToVerdict) ?? place;
  const enough = pointsOn(spoken.sentences[place]?.text ?? '') ? enoughOfPointing : decidedQuote.enough;
  return [quoteAt(place, spoken, { sought, ...decidedQuote, enough, until })];
}

/** A sentence from where its turn begins, of all of a discussion after the question that it replies to. */
function sayingAt(place: number, chosen: Stretch, { query, spoken, sought, held, isAll }: View): Saying {
  const question = isAll ? questionBefore(place, held, spoken) : undefined;
  const begin = turnBegin(place, spoken);
  const reply = quoteAt(begin, spoken, {
    sought,
    ...toldQuote,
    until: begin < place ? place : -1,
    decides: query.kind === 'yesNo' || refusing.test(spoken.sentences[begin]?.text ?? ''),
    endsAt: (at) => at >= chosen.to,
  });
  return question === undefined ? [reply] : [quoteAt(question, spoken, { sought, ...toldQuote, asking: true }), reply];
}

/** Other stretches that are not much less likely, in order: of each what it says, and whether that is told rather than named. */
function elsewhereOf(
  view: View,
  stretches: readonly DiscussedStretch[],
  likeliest: DiscussedStretch,
  chosen: Stretch,
  bears: (at: number) => number,
  most: number,
): { isTold: boolean; quote: Quote }[] {
  const { spoken, sought } = view;
  const others = stretches
    .filter((one) => one !== likeliest)
    .slice(0, mostOthers)
    .filter(({ from, to, mass }) => {
      const isApart = to <= chosen.from || from >= chosen.to;
      return isApart && likeliest.mass / mass < clearlyMore.named;
    });
  return others
    .map((other) => {
      const [place = other.from] = toldSentences(view, other, bears, 1);
      const holdsEnough = bears(place) >= Math.max(fewestHeld, asMuch * most);
      const isTold =
        likeliest.mass / other.mass < clearlyMore.told && holdsEnough && fluencyOf(place, spoken) >= readable;
      return { isTold, quote: quoteAt(place, spoken, { sought, ...elsewhereQuote }) };
    })
    .sort((one, other) => one.quote.from - other.quote.from);
}

/** What says most: what is decided, or the first sentence that is about as clear as the clearest. */
function mainOf(
  kept: readonly Saying[],
  told: readonly number[],
  decided: readonly number[],
  bears: (at: number) => number,
  spoken: Spoken,
): Quote | undefined {
  const quotes = kept.flat().sort((one, other) => one.from - other.from);
  const textAt = (at: number) => spoken.sentences[at]?.text ?? '';
  const said = (place: number) => quotes.find(({ from, to }) => from <= place && place < to);
  // How a vote came out says not what was moved.
  if (decided.length > 0) return said(decided.findLast((at) => !tellsResult(textAt(at))) ?? -1) ?? kept[0]?.at(-1);
  const clear = (at: number) => bears(at) * fluencyOf(at, spoken) * (tellsOfMeeting(textAt(at)) ? ofMeetingWorth : 1);
  const enough = asClear * Math.max(...told.map(clear));
  return said(told.toSorted((one, other) => one - other).find((at) => clear(at) >= enough) ?? -1);
}

/** The last sentence of a stretch that says something. */
function lastTold({ from, to }: Stretch, spoken: Spoken): number {
  for (let at = to - 1; at > from; at -= 1) {
    if (fluencyOf(at, spoken) > 0 && !turnsAway(spoken.sentences[at]?.text ?? '')) return at;
  }
  return to - 1;
}
