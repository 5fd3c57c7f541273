import { type Forest, scoresOf, sharesOf } from '../../../trees/forest.ts';
import type { Talk } from '../talk.ts';
import type { BoundaryWeights } from './boundary-weights.ts';
import type { Column, Reason } from './column.ts';
import { cueScores, learnedCueColumns, listedCueColumns } from './cue-columns.ts';
import { formColumns } from './form-columns.ts';
import { vocabularyColumns } from './vocabulary-columns.ts';

/** What the sentences of a talk have to say for themselves as starts of chapters. */
export interface Scores {
  /** Log-odds of each sentence, up to a constant of the video. */
  values: Float64Array;
  /** What spoke for a sentence, strongest first. */
  reasonsFor: (place: number) => Reason[];
}

/** The columns that need no weights, in the order the trees know. */
export function plainColumns(talk: Talk): Column[] {
  return [...vocabularyColumns(talk), ...formColumns(talk), ...listedCueColumns(talk)];
}

/** Reads every figure of every sentence and asks the trees, in time that grows with the number of words. */
export function scoreSentences(talk: Talk, { cues, forest }: BoundaryWeights): Scores {
  const columns = [...plainColumns(talk), ...learnedCueColumns(cueScores(talk, cues), talk.starts)];
  const values = scoresOf(forest, columns, talk.starts.length);
  return { values, reasonsFor: (place) => reasonsOf(forest, columns, place) };
}

/** What is less than this (log-odds) is no reason. */
const leastShare = 0.25;

function reasonsOf(forest: Forest, columns: readonly Column[], place: number): Reason[] {
  const shares = new Map<Reason, number>();
  sharesOf(forest, columns, place).forEach((share, at) => {
    const reason = columns[at]?.reason ?? 'length';
    shares.set(reason, (shares.get(reason) ?? 0) + share);
  });
  return [...shares]
    .filter(([, share]) => share > leastShare)
    .sort((a, b) => b[1] - a[1])
    .map(([reason]) => reason);
}
