import type { Associations } from './associations.ts';

/**
 * How much it speaks for a video's answering a question that it says one of its words not at all, seldom, sometimes, often
 * (`how-often.ts`): logarithms of how much likelier that is of videos that answer than of others.
 */
export type Evidence = readonly number[];

/** What the engine learned from questions whose answers are known (`evals/train/answers.ts`). */
export interface AnsweringModel {
  associations: Associations;
  /** Of stems that questions held. */
  evidence: ReadonlyMap<string, Evidence>;
  /** Of all other stems, from those that are said everywhere to the rarest. */
  usualEvidence: readonly Evidence[];
  /** Weights of `signalNames`. */
  ranker: ArrayLike<number>;
  /** Weights of what `unfold` makes of `answerableNames`. */
  decliner: ArrayLike<number>;
  /** Where each of them begins to count anew. */
  knots: ArrayLike<number>;
  /** Logarithm of the odds below which a question is declined. */
  threshold: number;
}

/** Weights written as numbers with white space between them. */
export function parseWeights(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\s+/), Number);
}

const scale = 20;

/** Entries of a stem and its evidence in twentieths: `borrow -12 3 9 10`, with white space between all of them. */
export function parseEvidence(text: string): Map<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  for (const [, key = '', values = ''] of text.matchAll(/(\S+)((?: -?\d+){4})/g)) {
    evidence.set(
      key,
      Array.from(parseWeights(values), (value) => value / scale),
    );
  }
  return evidence;
}

/** The inverse of `parseEvidence`. */
export function spellEvidence(evidence: ReadonlyMap<string, Evidence>): string {
  return [...evidence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, values]) => [key, ...values.map((value) => Math.round(value * scale))].join(' '))
    .join(' ');
}
