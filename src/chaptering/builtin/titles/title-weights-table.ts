// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a weight may come near one
/** Learned by `evals/train/titles.ts`, in the order of `titleFeatureNames`. */
export const titleWeights: readonly number[] = [
  0.894, // weight
  0.163, // weightBest
  0.239, // weightWorst
  -0.434, // contrast
  0.372, // count
  -0.933, // position
  0.851, // opening
  -0.832, // words1
  0.134, // words2
  0.254, // words3
  0.191, // words4
  0.229, // words5
  0.401, // capitals
  1.57, // telling
  0.888, // rarity
  0.389, // head
  0.034, // noun
  1.481, // videoTitle
  -0.425, // onlyVideoTitle
  0.43, // clause
  0.651, // question
  0.071, // joined
  0.395, // beside
  3.599, // spread
  0.033, // characters
];
