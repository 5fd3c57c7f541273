export const binCount = 64;

/** Edges of a feature's bins: values between which about as many rows lie, with three digits, so that they can be written down. */
export function edgesOf(values: Float32Array): Float64Array {
  const step = Math.max(1, Math.floor(values.length / 50_000));
  const sorted = values.filter((_, row) => row % step === 0).sort();
  const edges = new Set<number>();
  for (let bin = 1; bin < binCount; bin++) {
    edges.add(Number((sorted[Math.floor((bin * sorted.length) / binCount)] ?? 0).toPrecision(3)));
  }
  return Float64Array.from(edges).sort();
}

/** The bin of each value: the first whose edge is not below it. */
export function binsOf(values: Float32Array, edges: Float64Array): Uint8Array {
  const bins = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? 0;
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((edges[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    bins[row] = low;
  }
  return bins;
}
