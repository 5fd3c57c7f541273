import { agreed } from './agree.ts';
import { draw } from './draw.ts';
import { type Candidate, latticeOf } from './lattice.ts';

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

const mostCandidates = 320;

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
