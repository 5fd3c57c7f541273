import { hashBits } from '../../src/transcripts/reading/restoring/hashed-features.ts';

const size = 1 << hashBits;
/** How fast weights follow, and how much a weight must say to be there at all. */
const rate = 0.35;
const lasso = 0.6;
const ridge = 0.1;
/** What is told so surely teaches nothing more. */
const sure = 0.005;

/** Logistic regression on hashed features, learned one example after the other: FTRL-proximal (McMahan 2013), which keeps few weights. */
export function createLearner() {
  const sums = new Float64Array(size);
  const roots = new Float64Array(size);
  const weights = new Float64Array(size);

  return {
    learn(features: readonly number[], label: 0 | 1): void {
      let odds = 0;
      for (const feature of features) odds += weights[feature] ?? 0;
      const gradient = 1 / (1 + Math.exp(-odds)) - label;
      if (Math.abs(gradient) < sure) return;
      for (const feature of features) {
        const before = roots[feature] ?? 0;
        const root = Math.sqrt(before * before + gradient * gradient);
        const sum = (sums[feature] ?? 0) + gradient - ((root - before) / rate) * (weights[feature] ?? 0);
        sums[feature] = sum;
        roots[feature] = root;
        weights[feature] = Math.abs(sum) <= lasso ? 0 : (Math.sign(sum) * lasso - sum) / ((1 + root) / rate + ridge);
      }
    },
    /** The `most` weights that moved chances most in all. */
    heaviest(most: number): Map<number, number> {
      const all: { feature: number; weight: number; moved: number }[] = [];
      weights.forEach((weight, feature) => {
        if (weight !== 0) all.push({ feature, weight, moved: Math.abs(weight) * (roots[feature] ?? 0) });
      });
      all.sort((a, b) => b.moved - a.moved);
      return new Map(all.slice(0, most).map(({ feature, weight }) => [feature, weight]));
    },
  };
}
