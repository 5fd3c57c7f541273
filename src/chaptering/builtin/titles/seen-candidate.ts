import type { Candidate } from './candidates/candidate.ts';
import type { Sense } from './words/senses.ts';

/** A candidate with what the ranker sees of it. */
export interface Seen extends Candidate {
  features: Float32Array;
  stems: string[];
  /** Its words' senses. */
  own: readonly Sense[];
  /** The senses of the words around it where it is said best, three at most on either side, none beyond the sentence. */
  before: readonly Sense[];
  after: readonly Sense[];
  /** Whether it consists of names alone. */
  isName: boolean;
  /** How often its least and most said words are said in the chapter, and the chapter's most said term. */
  uses: { least: number; most: number; chapter: number };
  /** The chances of its likeliest and unlikeliest word, and that of the chapter's likeliest. */
  chance: { most: number; least: number; chapter: number };
  /** Whether it is the name by which the speaker introduces himself or herself. */
  isHost: boolean;
  /** Whether all of it stands in the video's title. */
  inVideoTitle: boolean;
}

/** A candidate with what it is worth: higher is better, comparable within a chapter. */
export interface Ranked extends Seen {
  worth: number;
}
