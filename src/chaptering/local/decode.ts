import { agreed } from './agree.ts';
import { draw } from './draw.ts';

/** A place where a chapter may begin. */
export interface Candidate {
  /** Seconds. */
  start: number;
  /** Log-odds, up to a constant. */
  value: number;
}

export type Density = 'fewer' | 'normal' | 'more';

/** How many chapters creators make, by minutes of video; straight lines between these points. */
const usualCounts = [
  [0.5, 3],
  [3, 4.5],
  [10, 5.2],
  [23, 8],
  [60, 12.5],
  [120, 14],
  [240, 16],
] as const;
const densityFactors: Record<Density, number> = { fewer: 0.6, normal: 1, more: 1.7 };

/** Spread of the logarithm of chapter lengths within a video. */
const lengthSpread = 1;
const mostCandidates = 320;
/** How much the scores count against the lengths. */
const trust = 1;

/** The number of chapters a creator would usually make of a video of this length (seconds). */
export function usualCount(durationSeconds: number, density: Density = 'normal'): number {
  const minutes = durationSeconds / 60;
  let [lowMinutes, lowCount] = usualCounts[0] as readonly [number, number];
  let count: number = lowCount;
  for (const [highMinutes, highCount] of usualCounts) {
    if (minutes >= highMinutes) count = highCount;
    else if (minutes > lowMinutes) {
      count = lowCount + ((highCount - lowCount) * (minutes - lowMinutes)) / (highMinutes - lowMinutes);
      break;
    }
    [lowMinutes, lowCount] = [highMinutes, highCount];
  }
  return Math.max(1, count * densityFactors[density]);
}

/**
 * The best division of a video into chapters: a semi-Markov model over candidate starts with a prior on chapter lengths,
 * decoded for the least expected loss: of divisions drawn from the model (with a fixed seed), the spans on which most agree.
 * Candidates ascend from 0; the answer holds places among them, the first always 0. Time: candidates² at most `mostCandidates`².
 */
export function decode(
  candidates: readonly Candidate[],
  durationSeconds: number,
  density: Density = 'normal',
): number[] {
  const kept = strongest(candidates, durationSeconds);
  if (kept.length < 2) return [0];
  const count = usualCount(durationSeconds, density);
  const nodes = kept.map((place) => candidates[place] ?? { start: 0, value: 0 });
  const lattice = latticeOf(nodes, durationSeconds, count);
  const drawn = draw(lattice, nodes.length);
  return agreed(drawn, nodes, durationSeconds).map((node) => kept[node] ?? 0);
}

/** The candidates worth a closer look: the best of every stretch of time, in order; always the first. */
function strongest(candidates: readonly Candidate[], durationSeconds: number): number[] {
  const usable = candidates
    .map((_, place) => place)
    .filter((place) => {
      const start = candidates[place]?.start ?? 0;
      return place === 0 || (start >= 10 && durationSeconds - start >= 10);
    });
  if (usable.length <= mostCandidates) return usable;
  const stretch = durationSeconds / (mostCandidates / 4);
  const byStretch = new Map<number, number[]>();
  for (const place of usable) {
    const key = Math.floor((candidates[place]?.start ?? 0) / stretch);
    const group = byStretch.get(key);
    if (group) group.push(place);
    else byStretch.set(key, [place]);
  }
  const best = [...byStretch.values()].flatMap((group) =>
    group.sort((a, b) => (candidates[b]?.value ?? 0) - (candidates[a]?.value ?? 0) || a - b).slice(0, 4),
  );
  return [...new Set([0, ...best])].sort((a, b) => a - b);
}

/** The model's divisions as a graph from the first candidate to the end. */
export interface Lattice {
  /** Log weight of the chapter from node i to node j (j = number of nodes: to the end). */
  edge: (from: number, to: number) => number;
  /** Log of the summed weight of all divisions from node i to the end. */
  onward: Float64Array;
}

function latticeOf(nodes: readonly Candidate[], durationSeconds: number, count: number): Lattice {
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
