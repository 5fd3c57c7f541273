/** A choice to learn from: the features of each option, and how good each would have been, 0 to 1. */
export interface Choice {
  features: Float32Array[];
  gains: Float32Array;
  weight: number;
}

/**
 * Weights of a linear ranker, by minimising the cross-entropy between the softmax of its scores and that of the options'
 * gains over a temperature (ListNet, Cao et al. 2007). The same choices give the same weights.
 */
export function learnListwise(
  choices: readonly Choice[],
  size: number,
  { rounds = 14, rate = 0.03, decay = 2e-5, temperature = 0.08 } = {},
): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const targets = choices.map(({ gains }) => softmax(Float64Array.from(gains, (gain) => gain / temperature)));
  const gradient = new Float64Array(size);
  let state = 7;
  for (let round = 0; round < rounds; round++) {
    const step = rate / (1 + round / 3);
    for (let turn = 0; turn < choices.length; turn++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const at = state % choices.length;
      const choice = choices[at];
      const target = targets[at];
      if (!choice || !target || choice.features.length < 2) continue;
      const share = softmax(Float64Array.from(choice.features, (features) => dot(weights, features)));
      gradient.fill(0);
      choice.features.forEach((features, option) => {
        const error = (share[option] ?? 0) - (target[option] ?? 0);
        for (let i = 0; i < size; i++) gradient[i] = (gradient[i] ?? 0) + error * (features[i] ?? 0);
      });
      for (let i = 0; i < size; i++) {
        const slope = choice.weight * (gradient[i] ?? 0) + decay * (weights[i] ?? 0);
        squares[i] = (squares[i] ?? 0) + slope * slope;
        weights[i] =
          (weights[i] ?? 0) -
          (step * slope) / Math.sqrt((squares[i] ?? 0) / (1 + turn + round * choices.length) + 1e-6) / 10;
      }
    }
  }
  return weights;
}

export function dot(weights: Float64Array, features: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0);
  return sum;
}

function softmax(values: Float64Array): Float64Array {
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const shares = values.map((value) => Math.exp(value - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}
