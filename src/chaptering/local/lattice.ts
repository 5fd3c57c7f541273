/** A place where a chapter may begin. */
export interface Candidate {
  /** Seconds. */
  start: number;
  /** Log-odds, up to a constant. */
  value: number;
}

/** Spread of the logarithm of chapter lengths within a video. */
const lengthSpread = 1;
/** How much the scores count against the lengths. */
const trust = 1;

/** The model's divisions as a graph from the first candidate to the end. */
export interface Lattice {
  /** Log weight of the chapter from node i to node j (j = number of nodes: to the end). */
  edge: (from: number, to: number) => number;
  /** Log of the summed weight of all divisions from node i to the end. */
  onward: Float64Array;
}

/** The model over candidate starts, for a video of `durationSeconds` that is expected to have `count` chapters. */
export function latticeOf(nodes: readonly Candidate[], durationSeconds: number, count: number): Lattice {
  const mean = durationSeconds / count;
  const centre = Math.log(mean) - lengthSpread ** 2 / 2;
  const longest = mean * 6;
  // The constant is chosen so that the expected number of chapters is the usual one.
  let low = -12;
  let high = 12;
  let lattice = build((low + high) / 2);
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2;
    lattice = build(middle);
    if (expectedCount(lattice, nodes.length) > count) high = middle;
    else low = middle;
  }
  return lattice;

  function build(constant: number): Lattice {
    const end = nodes.length;
    const edge = (from: number, to: number) => {
      const length = (nodes[to]?.start ?? durationSeconds) - (nodes[from]?.start ?? 0);
      if (length < 10) return Number.NEGATIVE_INFINITY;
      const deviation = (Math.log(length) - centre) / lengthSpread;
      const overlong = length > longest ? (length / longest - 1) * 3 : 0;
      const arrival = to < end ? trust * (nodes[to]?.value ?? 0) + constant : 0;
      return -0.5 * deviation * deviation - overlong + arrival;
    };
    const onward = new Float64Array(end + 1);
    for (let from = end - 1; from >= 0; from--) {
      let best = Number.NEGATIVE_INFINITY;
      let sum = 0;
      for (let to = from + 1; to <= end; to++) {
        const value = edge(from, to) + (onward[to] ?? 0);
        if (value === Number.NEGATIVE_INFINITY) continue;
        if (value > best) {
          sum = sum * Math.exp(best - value) + 1;
          best = value;
        } else sum += Math.exp(value - best);
      }
      onward[from] = best + Math.log(sum);
    }
    return { edge, onward };
  }
}

function expectedCount(lattice: Lattice, end: number): number {
  const reach = new Float64Array(end + 1);
  reach[0] = 1;
  let count = 0;
  for (let from = 0; from < end; from++) {
    const here = reach[from] ?? 0;
    count += here;
    if (here < 1e-9) continue;
    for (let to = from + 1; to <= end; to++) {
      const share = Math.exp(lattice.edge(from, to) + (lattice.onward[to] ?? 0) - (lattice.onward[from] ?? 0));
      reach[to] = (reach[to] ?? 0) + here * share;
    }
  }
  return count;
}
