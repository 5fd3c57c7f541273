import type { Forest } from '../../../trees/forest.ts';
import type { Associations } from './associations.ts';

/** What a word of a question tells by how often a video says it. */
export interface Evidence {
  /**
   * How much it speaks for the video's answering that it says the word not at all, seldom, sometimes, often (`how-often.ts`):
   * logarithms of how much likelier that is of videos that answer than of others.
   */
  ratios: readonly number[];
  /** How often videos that are asked such questions say it: the logarithm of 1 + how often of a thousand words that carry a topic. */
  usual: number;
}

/** What the engine learned from questions whose answers are known (`evals/train/answers.ts`). */
export interface AnsweringModel {
  associations: Associations;
  /** Of stems that questions held. */
  evidence: ReadonlyMap<string, Evidence>;
  /** Of all other stems, from those that are said everywhere to the rarest. */
  usualEvidence: readonly Evidence[];
  /** Weights of `signalNames`. */
  ranker: ArrayLike<number>;
  /** Trees over `answerableNames`: the logarithm of the odds that a video answers. */
  decliner: Forest;
  /** What a video of hours must be ahead of one of some minutes, so that of both as many questions are declined. */
  lead: number;
  /** Where a question is declined that comes to less. */
  threshold: number;
}

/** Weights written as numbers with white space between them. */
export function parseWeights(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\s+/), Number);
}

const scale = 20;

/** Entries of a stem and its evidence in twentieths, what is usual last: `borrow -12 3 9 10 4`, with white space between all of them. */
export function parseEvidence(text: string): Map<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  for (const [, key = '', values = ''] of text.matchAll(/(\S+)((?: -?\d+){5})/g)) {
    const ratios = Array.from(parseWeights(values), (value) => value / scale);
    const usual = ratios.pop() ?? 0;
    evidence.set(key, { ratios, usual });
  }
  return evidence;
}

/** The inverse of `parseEvidence`. */
export function spellEvidence(evidence: ReadonlyMap<string, Evidence>): string {
  return [...evidence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { ratios, usual }]) => [key, ...[...ratios, usual].map((value) => Math.round(value * scale))].join(' '))
    .join(' ');
}
