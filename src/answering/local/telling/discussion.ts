import { anywhere, ending, word, words } from '../../../transcripts/language/phrase-forms.ts';
import { turnsAway } from '../../spoken/leaning.ts';
import { fluencyOf, type Spoken, type Stretch } from '../../spoken/passages.ts';
import { exchangesIn } from '../../spoken/turns.ts';
import { fitOf } from '../finding/fit.ts';
import type { Ground } from '../finding/ground.ts';
import { withReplies } from '../finding/replies.ts';
import type { Found } from '../finding/retrieve.ts';
import { asksEverybody } from '../question/asked-speakers.ts';
import type { Query } from '../question/query.ts';
import { type Quote, quoteAt } from '../quoting/quote.ts';
import { asksDecision, decisionsAbout, isItem, pointsOn, tellsResult } from './decisions.ts';
import { keySentences, ofMeetingWorth, tellsOfMeeting } from './key-sentences.ts';
import { questionBefore, turnBegin } from './leading-up.ts';
import { outcomeOf } from './outcome.ts';
import { heldOf, soughtIn, stretchesOf, toChapterEnd } from './stretches.ts';
import { type Saying, withinWords } from './within-words.ts';

/** What is said by others than those whose words are asked for weighs so much. */
const byOthers = 0.03;
/** What a sentence is worth that holds no word that is asked for, in a talk of half an hour; nothing in one of minutes. */
const unrelated = { most: 0.1, ofAll: 0.25, from: 0.2, to: 0.6 };
/** A sentence that is so much less likely to answer than another is worth an e-th of it: a logarithm. */
const likelihoodScale = 6;
/** What is asked in the talk, or leads up to that, is worth so much of what is replied; both are told of all of a discussion. */
const askedWorth = { most: 0.35, ofAll: 0.7 };
/** How many sentences after one that names it another still goes on from it. */
const mostAfter = 3;
/** Words of a stretch from which on two, three, four and five sentences of it are told. */
const toldFrom = [40, 90, 200, 500];
/** Of all of a discussion so many sentences are told though they do not name what is asked for. */
const mostUnnamed = 4;
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
/** What an item that comes up names of what is asked for, at least. */
const heldByItem = 0.5;
/** What is decided is told, with what comes of it within so many sentences, and no more. */
const decidedQuote = { enough: 3, most: 45 };
const enoughOfPointing = 12;
const mostToVerdict = 5;
/** A sentence of so many words is told where it holds so much of what is asked for. */
const briefWords = { least: 4, most: 8 };
const briefFit = 0.7;
/** What is told takes at most so many words, of one stretch and where others may as well be meant; and more of all of a long one. */
const mostWords = { alone: 90, besides: 60, ofLong: 40 };
const longWords = 500;
/** What asks for all of a discussion. */
const askingAll = anywhere([
  `summari[sz]e|summary|overview|recap|outline|sum up|zusammenfass${ending}`,
  `fass${ending} .*zusammen|überblick`,
  `what (was|were|is|are) the ${words(0, 2)}?(discussions?|debates?|conversations?|controvers(y|ies)|questioning|exchanges?) (about|on|over|of|regarding|around)`,
  `(what|was) (was|is|were|wurde|wird) (${word} )?(said|discussed|covered|told|gesagt|besprochen|diskutiert)`,
  `what did ${words(1, 3)}(discuss|talk)`,
  'über .{1,60} (gesagt|besprochen|diskutiert)',
]);
/** With which speakers take a side, or say why. */
const sides = anywhere([
  `i('d| would|'m| am)? (${word} )?(think|believe|feel|prefer|like|agree|disagree|doubt|hope|want|support|worr${word})`,
  "should(n't)?",
  'ought',
  'need(s|ed)? to',
  `must|better|worse|important|problem|concern${ending}|too ${word}|good|bad|because|cuz|since`,
  'so that|reason',
  'ich (finde|glaube|denke|meine)',
  'sollten?|müssen|besser|wichtig|weil|denn',
]);
const sideGain = 1.3;
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
  const { spoken, size } = ground;
  const { sentences } = spoken;
  const held = heldOf(found, spoken);
  const sought = soughtIn(found);
  const asked = new Set(asksEverybody(query.question) ? [] : query.speakers);
  const weightOf = (at: number) => (asked.size === 0 || asked.has(spoken.by[at] ?? '') ? 1 : byOthers);
  const stretches = stretchesOf(found, held, weightOf, spoken, size);
  const asksWhatIsDecided = asksDecision(query) && asked.size === 0;
  const item = asksWhatIsDecided ? itemDecided(held, spoken) : -1;
  const likeliest = stretches.find(({ from, to }) => from <= item && item < to) ?? stretches[0];
  if (!likeliest) return undefined;
  const isAll = askingAll.test(query.question);
  const chosen = isAll ? toChapterEnd(likeliest, found, ground) : likeliest;
  const grown = (size - unrelated.from) / (unrelated.to - unrelated.from);
  const unnamed = (isAll ? unrelated.ofAll : unrelated.most) * Math.max(0, Math.min(1, grown));
  const { terms, bearing } = found;
  const holds = (at: number) => fitOf(at, { kind: query.kind, terms, spoken, bearing });
  const exchanges = exchangesIn(spoken).filter(({ reply, asked }) => reply.to > chosen.from && asked.from < chosen.to);
  const bears = withReplies(holds, exchanges, spoken, asked.size > 0 ? 1 : isAll ? askedWorth.ofAll : askedWorth.most);
  const telling = ({ from, to }: Stretch, count: number, outcome: number[] = []) => {
    const likeliest = found.scores.subarray(from, to).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const places = keySentences(from, to, spoken, count, [...sought], (at) => {
      const likely = Math.exp(((found.scores[at] ?? 0) - likeliest) / likelihoodScale);
      return (unnamed + bears(at)) * likely * weightOf(at) * (sides.test(sentences[at]?.text ?? '') ? sideGain : 1);
    });
    // What says it in few words says it, and what it comes to is told.
    const isTheirs = (at: number) => weightOf(at) === 1;
    const brief = shortest(from, to, holds, spoken).filter(isTheirs);
    const said = [...brief, ...([...places, ...brief].some(isTheirs) ? outcome.filter(isTheirs) : [])];
    const told = [...new Set([...places.slice(0, 1), ...said, ...places])];
    const theirs = told.filter(isTheirs);
    const own = theirs.length > 0 ? theirs : told;
    if (isAll) return own.filter((at, rank) => rank < mostUnnamed || bears(at) > 0);
    const related = own.filter((at) => bears(at) > 0);
    // What does not name it is told where it goes on from what does.
    const goesOn = (at: number) =>
      said.includes(at) || related.some((before) => before < at && at - before <= mostAfter);
    return related.length > 0 ? own.filter((at) => bears(at) > 0 || goesOn(at)) : own;
  };
  const words = (sentences[chosen.to - 1]?.to ?? 0) - (sentences[chosen.from]?.from ?? 0);
  const isOfItem = chosen.from <= item && item < chosen.to;
  const decided = isOfItem
    ? decisionsAbout(item, item + 1, spoken)
    : asksWhatIsDecided
      ? decisionsIn(chosen, found, spoken)
      : [];
  const count = 1 + toldFrom.filter((length) => words >= length).length;
  const until = Math.min(chosen.to, Math.max(chosen.from, ...decided) + 1);
  const told =
    decided.length > 0
      ? telling({ ...chosen, to: until }, 1)
      : telling(chosen, count, outcomeOf(chosen, holds, spoken));
  const most = Math.max(...told.map(bears));
  const sayings = [
    ...decided.toReversed().map((place): Saying => {
      const until = decided.findLast((one) => one - place <= mostToVerdict) ?? place;
      const enough = pointsOn(sentences[place]?.text ?? '') ? enoughOfPointing : decidedQuote.enough;
      return [quoteAt(place, spoken, { sought, ...decidedQuote, enough, until })];
    }),
    ...told.map((place): Saying => {
      const question = isAll ? questionBefore(place, held, spoken) : undefined;
      const begin = turnBegin(place, spoken);
      const until = begin < place ? place : -1;
      const decides = query.kind === 'yesNo' || refusing.test(sentences[begin]?.text ?? '');
      const reply = quoteAt(begin, spoken, {
        sought,
        ...toldQuote,
        until,
        decides,
        endsAt: (at) => at >= chosen.to,
      });
      const before = question === undefined ? [] : [quoteAt(question, spoken, { sought, ...toldQuote, asking: true })];
      return [...before, reply];
    }),
  ];
  const others = stretches
    .filter((one) => one !== likeliest)
    .slice(0, mostOthers)
    .filter(({ from, to }) => to <= chosen.from || from >= chosen.to);
  const comesUp = others.flatMap((other) => {
    const [place = other.from] = telling(other, 1);
    const odds = likeliest.mass / other.mass;
    const isTold =
      odds < clearlyMore.told &&
      bears(place) >= Math.max(fewestHeld, asMuch * most) &&
      fluencyOf(place, spoken) >= readable;
    return odds < clearlyMore.named ? [{ isTold, quote: quoteAt(place, spoken, { sought, ...elsewhereQuote }) }] : [];
  });
  comesUp.sort((one, other) => one.quote.from - other.quote.from);
  const room = comesUp.some(({ isTold }) => isTold) ? mostWords.besides : mostWords.alone;
  const kept = withinWords(sayings, isAll && words >= longWords ? room + mostWords.ofLong : room);
  const quotes = kept.flat().sort((one, other) => one.from - other.from);
  // What is decided of it may be told from there already.
  const besides = comesUp.filter(({ quote }) => quotes.every(({ from, to }) => quote.from >= to || quote.to <= from));
  const elsewhere = besides.flatMap(({ isTold, quote }) => (isTold ? [quote] : []));
  const also = besides.map(({ quote }) => quote);
  if (quotes.length === 0) return undefined;
  const clear = (at: number) =>
    bears(at) * fluencyOf(at, spoken) * (tellsOfMeeting(sentences[at]?.text ?? '') ? ofMeetingWorth : 1);
  const inOrder = told.toSorted((one, other) => one - other);
  const clearest = inOrder.find((at) => clear(at) >= asClear * Math.max(...told.map(clear))) ?? -1;
  // How a vote came out says not what was moved.
  const settled = decided.findLast((place) => !tellsResult(sentences[place]?.text ?? ''));
  const said = (place: number) => quotes.find(({ from, to }) => from <= place && place < to);
  const main = isAll ? undefined : decided.length > 0 ? (said(settled ?? -1) ?? kept[0]?.at(-1)) : said(clearest);
  const discussion = { quotes, elsewhere, also, ...(main ? { main } : {}) };
  if (words < fewestWords || quotes.length === 1) return discussion;
  const first = quoteAt(chosen.from, spoken, { asking: true });
  const last = quoteAt(Math.max(lastTold(chosen, spoken), decided.at(-1) ?? 0), spoken, { asking: true });
  return { first, last, ...discussion };
}

/** The sentence with which an item comes up that names what is asked for, and of which something is decided; -1 where none does. */
function itemDecided(held: Float64Array, spoken: Spoken): number {
  return held.findLastIndex(
    (value, at) => value >= heldByItem && isItem(at, spoken) && decisionsAbout(at, at + 1, spoken).length > 0,
  );
}

/** What is decided in a stretch, from its likeliest place on, or shortly after it. */
function decisionsIn({ from, to }: Stretch, { scores }: Found, spoken: Spoken): number[] {
  const likeliest = Array.from({ length: to - from }, (_, at) => from + at).reduce(
    (best, at) => ((scores[at] ?? 0) > (scores[best] ?? 0) ? at : best),
    from,
  );
  return decisionsAbout(likeliest, to, spoken);
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

/** The last sentence of a stretch that says something. */
function lastTold({ from, to }: Stretch, spoken: Spoken): number {
  for (let at = to - 1; at > from; at -= 1) {
    if (fluencyOf(at, spoken) > 0 && !turnsAway(spoken.sentences[at]?.text ?? '')) return at;
  }
  return to - 1;
}
