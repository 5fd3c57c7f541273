import type { Associations } from './associations.ts';

/** What is known of a stem in questions: how likely a video that answers the question says it, and how likely any other does. */
export interface Presence {
  ofAnswering: number;
  ofOthers: number;
}

/** What the engine learned from questions whose answers are known (`evals/train/answers.ts`). */
export interface AnsweringModel {
  associations: Associations;
  presences: ReadonlyMap<string, Presence>;
  /** Weights of `signalNames`. */
  ranker: ArrayLike<number>;
  /** Weights of `answerableNames`. */
  decliner: ArrayLike<number>;
  /** Logarithm of the odds below which a question is declined. */
  threshold: number;
}

/** Weights written as numbers with white space between them. */
export function parseWeights(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\s+/), Number);
}

/** Entries of a stem and two shares in percent: `borrow 80 35`, with white space between all of them. */
export function parsePresences(text: string): Map<string, Presence> {
  const presences = new Map<string, Presence>();
  for (const [, key = '', answering, others] of text.matchAll(/(\S+) (\d+) (\d+)/g)) {
    presences.set(key, { ofAnswering: Number(answering) / 100, ofOthers: Number(others) / 100 });
  }
  return presences;
}
