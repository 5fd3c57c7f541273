import type { SentenceVectors } from '../../../transcripts/reading/sentence-vectors.ts';
import { type Forest, scoresOf, sharesOf } from '../../../trees/forest.ts';
import type { Talk } from '../talk.ts';
import type { BoundaryWeights } from './boundary-weights.ts';
import { cueScores, learnedCueFeatures, listedCueFeatures } from './cue-features.ts';
import type { Feature, Reason } from './feature.ts';
import { formFeatures } from './form-features.ts';
import { meaningScores } from './meaning-scores.ts';
import type { MeaningWeights } from './meaning-weights.ts';
import { vocabularyFeatures } from './vocabulary-features.ts';

/** What the sentences of a talk have to say for themselves as starts of chapters. */
export interface Scores {
  /** Log-odds of each sentence, up to a constant of the video. */
  values: Float64Array;
  /** The same without what sentences mean: chapters are counted by it. */
  byWords: Float64Array;
  /** What spoke for a sentence, strongest first. */
  reasonsFor: (place: number) => Reason[];
}

/** The features that need no weights, in the order the trees know. */
export function plainFeatures(talk: Talk): Feature[] {
  return [...vocabularyFeatures(talk), ...formFeatures(talk), ...listedCueFeatures(talk)];
}

/** What is known of what sentences mean, by the encoder that these weights were learned with. */
export interface Meant {
  vectors: SentenceVectors;
  weights: MeaningWeights;
}

/** How much the trees and what is meant count where both are known; chosen by folds. */
const together = { words: 0.8, meaning: 0.5 };

/** Reads every figure of every sentence and asks the trees, and the network where meaning is known, in time that grows with the number of words. */
export function scoreSentences(talk: Talk, { cues, forest }: BoundaryWeights, meant?: Meant): Scores {
  const features = [...plainFeatures(talk), ...learnedCueFeatures(cueScores(talk, cues), talk.starts)];
  const byWords = scoresOf(forest, features, talk.starts.length);
  const meaning = meant && meaningScores(talk, meant.vectors, meant.weights).map((score) => together.meaning * score);
  return {
    values: meaning ? byWords.map((score, place) => together.words * score + (meaning[place] ?? 0)) : byWords,
    byWords,
    reasonsFor: (place) => reasonsOf(forest, features, place, meaning?.[place]),
  };
}

/** What is less than this (log-odds) is no reason. */
const leastShare = 0.25;

/** What is meant turns as the vocabulary does. */
function reasonsOf(forest: Forest, features: readonly Feature[], place: number, meaning = 0): Reason[] {
  const shares = new Map<Reason, number>([['vocabulary', meaning]]);
  sharesOf(forest, features, place).forEach((share, at) => {
    const reason = features[at]?.reason ?? 'length';
    shares.set(reason, (shares.get(reason) ?? 0) + share);
  });
  return [...shares]
    .filter(([, share]) => share > leastShare)
    .sort((a, b) => b[1] - a[1])
    .map(([reason]) => reason);
}
