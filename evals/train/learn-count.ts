/** Weights of a linear model of the logarithm of counts, or of what they are divided by (ridge regression, signs scaled to one spread). The first sign is 1. */
export function learnCount(
  signs: readonly (readonly number[])[],
  counts: readonly number[],
  weights: readonly number[],
  ridge: number,
): number[] {
  const width = signs[0]?.length ?? 0;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const means = Array.from({ length: width }, (_, at) => weighted((sign) => sign[at] ?? 0));
  const spreads = means.map((mean, at) => Math.sqrt(weighted((sign) => ((sign[at] ?? 0) - mean) ** 2)) || 1);
  const scaled = signs.map((sign) =>
    sign.map((value, at) => (at === 0 ? 1 : (value - (means[at] ?? 0)) / (spreads[at] ?? 1))),
  );
  const left = Array.from({ length: width }, (_, a) =>
    Array.from({ length: width }, (_, b) => {
      const sum = scaled.reduce((so, sign, row) => so + (weights[row] ?? 0) * (sign[a] ?? 0) * (sign[b] ?? 0), 0);
      return sum / total + (a === b && a > 0 ? ridge : 0);
    }),
  );
  const right = Array.from(
    { length: width },
    (_, a) =>
      scaled.reduce((so, sign, row) => so + (weights[row] ?? 0) * (sign[a] ?? 0) * Math.log(counts[row] ?? 1), 0) /
      total,
  );
  const solution = solve(left, right);
  const learned = solution.map((value, at) => (at === 0 ? value : value / (spreads[at] ?? 1)));
  const shift = learned.reduce((sum, value, at) => (at === 0 ? sum : sum + value * (means[at] ?? 0)), 0);
  return learned.map((value, at) => (at === 0 ? value - shift : value));

  function weighted(of: (sign: readonly number[]) => number): number {
    return signs.reduce((sum, sign, row) => sum + (weights[row] ?? 0) * of(sign), 0) / total;
  }
}

/** Gaussian elimination; the matrix is symmetric and positive. */
function solve(left: number[][], right: number[]): number[] {
  const rows = left.map((row, at) => [...row, right[at] ?? 0]);
  rows.forEach((row, at) => {
    const pivot = row[at] || 1e-12;
    rows.forEach((other, place) => {
      if (place === at) return;
      const factor = (other[at] ?? 0) / pivot;
      if (factor === 0) return;
      for (let feature = at; feature < other.length; feature++)
        other[feature] = (other[feature] ?? 0) - factor * (row[feature] ?? 0);
    });
  });
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] || 1e-12));
}
