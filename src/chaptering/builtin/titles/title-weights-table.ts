/** Learned by `evals/train/titles.ts`, in the order of `titleFeatureNames`. */
export const titleWeights: readonly number[] = [
  0.932, // weight
  0.078, // weightBest
  0.271, // weightWorst
  -0.421, // contrast
  0.402, // count
  -0.902, // position
  0.838, // opening
  -0.854, // words1
  0.13, // words2
  0.301, // words3
  0.226, // words4
  0.239, // words5
  0.417, // capitals
  1.525, // telling
  0.978, // rarity
  0.414, // head
  0.105, // noun
  1.536, // videoTitle
  -0.367, // onlyVideoTitle
  0.421, // clause
  0.679, // question
  0, // joined
  0.502, // beside
  3.574, // spread
  0.036, // characters
];
