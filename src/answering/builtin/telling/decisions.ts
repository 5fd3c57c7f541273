import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { isFiller } from '../../spoken/hesitations.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Query } from '../question/query.ts';
import {
  adjourning,
  agreeing,
  announcing,
  articles,
  asking,
  asksConsent,
  asksStanding,
  carried,
  deciding,
  declined,
  doubtless,
  longAgo,
  moved,
  nextItem,
  open,
  pointing,
  proposed,
  settled,
  summingUp,
  takenAsMotion,
  together,
  wanting,
} from './decision-forms.ts';

const mostToConsent = 3;
const wordsOfName = { least: 2, most: 3 };
/** It is decided within so many words of where it was named last, or before the next item where one is announced that names it. */
const mostAfter = 220;
const mostOfItem = 3000;
const mostTold = 3;
/** Sentences that settle the same thing are so near to one another. */
const mostBetween = 3;
/** `It is decided.` says not what. */
const fewestOfDecision = 4;

export function asksDecision({ question, kind }: Pick<Query, 'question' | 'kind'>): boolean {
  return asking.test(question) || (kind === 'yesNo' && asksStanding.test(question));
}

/**
 * The sentences about a place in which something is proposed and decided, up to where something else comes up: places in order,
 * the last ones; none where nothing is decided.
 *
 * @param to where what is asked for is named last; excluded
 */
export function decisionsAbout(place: number, to: number, spoken: Spoken): number[] {
  const { sentences } = spoken;
  const limit = (sentences[Math.max(place, to - 1)]?.to ?? 0) + (isItem(place, spoken) ? mostOfItem : mostAfter);
  const places: number[] = [];
  let isSettled = false;
  for (let at = place; at < sentences.length; at += 1) {
    const { text = '', from = 0 } = sentences[at] ?? {};
    if (from > limit || (at > place && isItem(at, spoken))) break;
    const agreed = asksConsent.test(text) ? agreedTo(at, spoken) : settles(text) ? at : -1;
    if (agreed >= place) isSettled = true;
    if (agreed >= place) places.push(agreed);
    else if (proposed.test(text)) places.push(at);
  }
  return isSettled ? [...new Set(places)].slice(-mostTold) : [];
}

/** Whether a sentence says how a vote came out: `It's unanimous.` */
export function tellsResult(text: string): boolean {
  return carried.test(text);
}

/** Every decision of a talk of which its words leave no doubt, in order: of sentences that settle one thing, the one that says most. */
export function decisionsIn(spoken: Spoken): number[] {
  const decisions: Settled[][] = [];
  for (const [at, { text }] of spoken.sentences.entries()) {
    const isConsent = asksConsent.test(text);
    const place = isConsent
      ? agreedTo(at, spoken)
      : ((carried.test(text) ? motionBefore(at, spoken) : undefined) ?? at);
    const settlesIt = doubtless.test(text) || (spoken.speakers.length > 1 && together.test(text));
    if (place < 0 || !(isConsent || settlesIt) || open.test(text) || longAgo.test(text)) continue;
    const settled = { place, words: wordsOf(place, isConsent ? at : place + 1, spoken) };
    const last = decisions.at(-1);
    if (last?.some((other) => isOfOneThing(place, other.place, spoken))) last.push(settled);
    else decisions.push([settled]);
  }
  return decisions.flatMap((settled) => {
    const [best] = settled.toSorted((one, other) => other.words - one.words);
    return best && best.words >= fewestOfDecision ? [best.place] : [];
  });
}

interface Settled {
  place: number;
  /** How many words say what it is. */
  words: number;
}

/** Words of the sentences from one to another (excluded), without questions. */
function wordsOf(from: number, to: number, { sentences, meant }: Spoken): number {
  const places = Array.from({ length: Math.max(1, to - from) }, (_, at) => from + at);
  return places.reduce((sum, at) => sum + (sentences[at]?.question ? 0 : (meant[at] ?? 0)), 0);
}

/** Whether two sentences settle the same thing: near to one another, with a word in common, or one of them says not what. */
function isOfOneThing(place: number, other: number, { stems, meant }: Spoken): boolean {
  if (place - other > mostBetween) return false;
  if (place === other) return true;
  const isBare = [place, other].some((one) => (meant[one] ?? 0) < fewestOfDecision);
  return isBare || (stems[place] ?? []).some((key) => !deciding.test(key) && stems[other]?.includes(key));
}

/** A vote is taken within so many sentences of its motion. */
const mostToMotion = 6;
/** And who moves it has spoken within so many before. */
const mostOfMover = 5;

/** The motion on which a vote is taken shortly after it; undefined where none is heard. */
function motionBefore(place: number, { sentences, by, meant }: Spoken): number | undefined {
  for (let at = place; at >= Math.max(0, place - mostToMotion); at -= 1) {
    const text = sentences[at]?.text ?? '';
    if (moved.test(text)) return at;
    if (!takenAsMotion.test(text)) continue;
    const speech = [];
    for (let back = at - 1; back >= Math.max(0, at - mostOfMover) && by[back] === by[at - 1]; back -= 1)
      speech.push(back);
    return (
      speech.find((one) => wanting.test(sentences[one]?.text ?? '')) ??
      speech.toSorted((one, other) => (meant[other] ?? 0) - (meant[one] ?? 0))[0]
    );
  }
  return undefined;
}

/** What all are asked to agree to: what is moved, or summed up shortly before, else what was said last. */
function agreedTo(place: number, spoken: Spoken): number {
  const { sentences, by } = spoken;
  const motion = motionBefore(place, spoken);
  if (motion !== undefined) return motion;
  for (let at = place - 1; at >= place - mostToConsent && by[at] === by[place]; at -= 1) {
    if (summingUp.test(sentences[at]?.text ?? '')) return at;
  }
  return place - 1;
}

/** Whether a decision says but that it is so, and what is decided comes next: `Okay, then let's do that.` */
export function pointsOn(text: string): boolean {
  return pointing.test(text);
}

function settles(text: string): boolean {
  return (settled.test(text) || declined.test(text)) && !adjourning.test(text);
}

/** A sentence, with the `Okay.` of who says it before. */
function announcedAt(at: number, { sentences, by }: Spoken): string {
  const [before = '', text = ''] = [sentences[at - 1]?.text, sentences[at]?.text];
  return announcing.test(before.replace(/^>> /, '')) && by[at - 1] === by[at] ? `${before} ${text}` : text;
}

/** Whether something else comes up with a sentence. */
export function isItem(at: number, spoken: Spoken): boolean {
  return isNextItem(announcedAt(at, spoken), spoken.tongue);
}

function isNextItem(text: string, tongue: Spoken['tongue']): boolean {
  if (nextItem.test(text)) return true;
  const [first = '', ...rest] = text.split(/\s+/).filter((word) => !isFiller(word, tongue));
  const name = rest.slice(articles.test(rest[0] ?? '') ? 1 : 0);
  return (
    announcing.test(first) &&
    name.length >= wordsOfName.least &&
    name.length <= wordsOfName.most &&
    /^[^,?!]*\.$/u.test(name.join(' ')) &&
    name.map(bareWord).every((word) => !isFunctionWord(word) && !agreeing.test(word))
  );
}
