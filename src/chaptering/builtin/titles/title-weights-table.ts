/** Learned by `evals/train/titles.ts`, in the order of `titleFeatureNames`. */
export const titleWeights: readonly number[] = [
  0.962, // weight
  0.157, // weightBest
  0.302, // weightWorst
  -0.453, // contrast
  0.324, // count
  -0.905, // position
  0.891, // opening
  -0.887, // words1
  0.114, // words2
  0.262, // words3
  0.151, // words4
  0.224, // words5
  0.385, // capitals
  1.537, // telling
  0.911, // rarity
  0.407, // head
  0.117, // noun
  1.422, // videoTitle
  -0.299, // onlyVideoTitle
  0.393, // clause
  0.671, // question
  0.009, // joined
  0.447, // beside
  3.637, // spread
  0.032, // characters
];
