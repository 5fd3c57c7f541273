/** Learned by `evals/train/titles.ts`, in the order of `titleFeatureNames`. */
export const titleWeights: readonly number[] = [];
