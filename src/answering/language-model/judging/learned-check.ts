import { type Forest, scoresOf } from '../../../trees/forest.ts';
import { parseForest } from '../../../trees/tree-text.ts';
import { learnedClaims } from './claims-table.ts';

/** What was learned from true and false claims (`evals/train/claims.ts`). */
export interface ClaimModel {
  /** Trees over `claimSignalNames`: the logarithm of the odds that a claim is not borne out. */
  forest: Forest;
  /** Above this it is taken not to be. */
  threshold: number;
}

let learned: ClaimModel | undefined;

/** Whether signals (`claim-signals.ts`) are those of a claim that is not borne out. */
export function seemsFalse(signals: Float32Array): boolean {
  learned ??= { ...learnedClaims, forest: parseForest(learnedClaims.forest) };
  return likelyFalse(signals, learned);
}

/** The same by any model. */
export function likelyFalse(signals: Float32Array, { forest, threshold }: ClaimModel): boolean {
  const columns = Array.from(signals, (value) => ({ values: [value] }));
  return (scoresOf(forest, columns, 1)[0] ?? 0) > threshold;
}
