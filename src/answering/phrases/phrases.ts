import type { Kind, Measure } from '../kinds.ts';

/** What leads to a quote goes by what is asked for; figures of all kinds are one. */
export type Lead = Exclude<Kind, Measure> | 'number' | 'reason' | 'unsure';

/** What may be asked for of a whole video: who speaks, all that is decided, what somebody is to do, and what is good or bad about its subject. */
export type NoneOf = 'named' | 'decided' | 'toDo' | 'good' | 'bad' | 'goodOrBad';

/** A sentence that depends on how many things stand in it, where the language has two forms for that. */
export type Counted = string | { one: string; many: string };

/**
 * The sentences around quotes in one language. `{words}` and `{moments}` stand for a list with "and" before its last, `{anyOf}` for one
 * with "or"; `@` in what leads to a quote is the moment, `%` the name of whoever says it.
 */
export interface Phrases {
  /** Before and after a quote or a word. */
  marks: readonly [open: string, close: string];
  /** What leads to the first quote, by what was asked. */
  leads: Record<Lead, string>;
  /** The same where it is known who says it. */
  leadsBy: Record<Lead | 'asked', string>;
  /** Moments that bear on a question too. */
  seeAlso: string;
  inOrder: string;
  /** Before what is said of it in other places. */
  elsewhere: string;
  /** From which moment to which something is discussed, and (`{also}`) where else it comes up; what is said follows. */
  discussed: { sure: string; unsure: string; also: string };
  /** Words of the question that are never said; none where all of them are, but not together. Near: it may be said in others. */
  notSaid: { nothing: string; absent: Counted; near: string; nearAbsent: Counted };
  /** Of an answer that is merely what comes closest. */
  missing: string;
  /** Of an answer in which somebody whose words are asked for says nothing. */
  silent: string;
  /** Of a question in another language than the video; with words of it that are not found there, or without. */
  otherLanguage: { words: Counted; none: string };
  nearest: string;
  nearestBy: string;
  /** Before what the video is about, where the question names nothing. */
  vague: string;
  overview: string;
  /** Before what sums all of it up. */
  recap: string;
  parts: string;
  nothingAfter: string;
  /** Before the names of those who speak and what each says first; with how many there are where those come first who say most. */
  speaking: { all: string; most: string };
  /** Before what is said in a part of the video that is asked about. */
  there: string;
  /** The same where nothing of it names what is asked for. */
  notThere: string;
  /** How long the video is, where a time beyond its end is asked about. */
  ends: string;
  /** Before what is said for something, and against it. */
  judged: Record<'for' | 'against', string>;
  /** A mistyped word, and what it was read as. */
  readAs: string;
  /** Before all that is decided, and what is promised or asked of somebody. */
  decided: string;
  toDo: string;
  /** Behind what there is of an answer that did not come to its end. */
  brokenOff: string;
  /** Where nothing of the kind is told that a question asks for of the whole video. */
  noneOf: Record<NoneOf, string>;
}
