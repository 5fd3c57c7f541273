/** A place where a chapter may begin. */
export interface Candidate {
  /** Seconds. */
  start: number;
  /** Log-odds, up to a constant. */
  value: number;
}

/** A candidate in the model; a `fixed` one begins a chapter in every division. */
export interface Node extends Candidate {
  fixed: boolean;
}

/** How the model weighs what it knows; learned by trying, on channels that the scores never saw. */
export interface Balance {
  /** Spread of the logarithm of chapter lengths within a video. */
  lengthSpread: number;
  /** How much the scores count against the lengths. */
  trust: number;
}

/** Seconds that no chapter falls below. */
export const shortest = 10;

/** How many videos begin with an introduction, how long it is, and the spread of that length's logarithm. */
const introduction = { share: 0.2, seconds: 45, spread: 0.8 };

/** The model's divisions as a graph from the first node to the end. */
export interface Lattice {
  /** Log weight of the chapter from node i to node j (j = number of nodes: to the end). */
  edge: (from: number, to: number) => number;
  /** The furthest node that a chapter from node i may reach: no fixed one is passed. */
  reach: Int32Array;
  /** Log of the summed weight of all divisions from node i to the end. */
  onward: Float64Array;
}

/** A semi-Markov model over candidate starts, for a video of `durationSeconds` that is expected to have `count` chapters. */
export function latticeOf(nodes: readonly Node[], durationSeconds: number, count: number, balance: Balance): Lattice {
  const { lengthSpread, trust } = balance;
  const mean = durationSeconds / count;
  const centre = Math.log(mean) - lengthSpread ** 2 / 2;
  const longest = mean * 6;
  const reach = reachOf(nodes);
  const end = nodes.length;
  const width = end + 1;
  // What does not depend on the constant, once for every pair.
  const fit = new Float64Array(end * width).fill(Number.NEGATIVE_INFINITY);
  for (let from = 0; from < end; from++) {
    for (let to = from + 1; to <= (reach[from] ?? end); to++) {
      const length = (nodes[to]?.start ?? durationSeconds) - (nodes[from]?.start ?? 0);
      if (length < shortest) continue;
      const overlong = length > longest ? (length / longest - 1) * 3 : 0;
      fit[from * width + to] = lengthPrior(length, from === 0) - overlong + trust * (nodes[to]?.value ?? 0);
    }
  }
  // The constant is chosen so that the expected number of chapters is the wanted one.
  let low = -16;
  let high = 16;
  let lattice = build((low + high) / 2);
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2;
    lattice = build(middle);
    if (expectedCount(lattice, nodes.length) > count) high = middle;
    else low = middle;
  }
  return lattice;

  /** Log weight of a chapter's length; the first one may be an introduction, however long the others are. */
  function lengthPrior(length: number, isFirst: boolean): number {
    const usual = -0.5 * ((Math.log(length) - centre) / lengthSpread) ** 2;
    if (!isFirst) return usual;
    const short = -0.5 * ((Math.log(length) - Math.log(introduction.seconds)) / introduction.spread) ** 2;
    const { share, spread } = introduction;
    return Math.log((1 - share) * Math.exp(usual) + ((share * lengthSpread) / spread) * Math.exp(short));
  }

  function build(constant: number): Lattice {
    const edge = (from: number, to: number) => (fit[from * width + to] ?? 0) + (to < end ? constant : 0);
    const onward = new Float64Array(width);
    for (let from = end - 1; from >= 0; from--) {
      let best = Number.NEGATIVE_INFINITY;
      let sum = 0;
      for (let to = from + 1; to <= (reach[from] ?? end); to++) {
        const value = edge(from, to) + (onward[to] ?? 0);
        if (value === Number.NEGATIVE_INFINITY) continue;
        if (value > best) {
          sum = sum * Math.exp(best - value) + 1;
          best = value;
        } else if (value > best - 30) sum += Math.exp(value - best);
      }
      onward[from] = best + Math.log(sum);
    }
    return { edge, reach, onward };
  }
}

/** For each node, the next fixed one, or the end. */
function reachOf(nodes: readonly Node[]): Int32Array {
  const reach = new Int32Array(nodes.length);
  let next = nodes.length;
  for (let place = nodes.length - 1; place >= 0; place--) {
    reach[place] = next;
    if (nodes[place]?.fixed) next = place;
  }
  return reach;
}

function expectedCount({ edge, reach, onward }: Lattice, end: number): number {
  const reached = new Float64Array(end + 1);
  reached[0] = 1;
  let count = 0;
  for (let from = 0; from < end; from++) {
    const here = reached[from] ?? 0;
    count += here;
    if (here < 1e-7) continue;
    for (let to = from + 1; to <= (reach[from] ?? end); to++) {
      const share = edge(from, to) + (onward[to] ?? 0) - (onward[from] ?? 0);
      if (share > -30) reached[to] = (reached[to] ?? 0) + here * Math.exp(share);
    }
  }
  return count;
}
