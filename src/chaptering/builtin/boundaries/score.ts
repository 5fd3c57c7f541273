import { type Forest, scoresOf, sharesOf } from '../../../trees/forest.ts';
import type { Talk } from '../talk.ts';
import type { BoundaryWeights } from './boundary-weights.ts';
import { cueScores, learnedCueFeatures, listedCueFeatures } from './cue-features.ts';
import type { Feature, Reason } from './feature.ts';
import { formFeatures } from './form-features.ts';
import { vocabularyFeatures } from './vocabulary-features.ts';

/** What the sentences of a talk have to say for themselves as starts of chapters. */
export interface Scores {
  /** Log-odds of each sentence, up to a constant of the video. */
  values: Float64Array;
  /** What spoke for a sentence, strongest first. */
  reasonsFor: (place: number) => Reason[];
}

/** The features that need no weights, in the order the trees know. */
export function plainFeatures(talk: Talk): Feature[] {
  return [...vocabularyFeatures(talk), ...formFeatures(talk), ...listedCueFeatures(talk)];
}

/** Reads every figure of every sentence and asks the trees, in time that grows with the number of words. */
export function scoreSentences(talk: Talk, { cues, forest }: BoundaryWeights): Scores {
  const features = [...plainFeatures(talk), ...learnedCueFeatures(cueScores(talk, cues), talk.starts)];
  const values = scoresOf(forest, features, talk.starts.length);
  return { values, reasonsFor: (place) => reasonsOf(forest, features, place) };
}

/** What is less than this (log-odds) is no reason. */
const leastShare = 0.25;

function reasonsOf(forest: Forest, features: readonly Feature[], place: number): Reason[] {
  const shares = new Map<Reason, number>();
  sharesOf(forest, features, place).forEach((share, at) => {
    const reason = features[at]?.reason ?? 'length';
    shares.set(reason, (shares.get(reason) ?? 0) + share);
  });
  return [...shares]
    .filter(([, share]) => share > leastShare)
    .sort((a, b) => b[1] - a[1])
    .map(([reason]) => reason);
}
