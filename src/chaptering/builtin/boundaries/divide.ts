import { agreed, sharesNear } from './agree.ts';
import { draw } from './draw.ts';
import { type Balance, latticeOf, type Node } from './lattice.ts';
import { strongestNear } from './strongest-near.ts';

/** What a division weighs against what; found by trying, on channels that the scores never saw. */
export interface Weighing extends Balance {
  /** What a start that most divisions share is worth beside the chapter's overlap. */
  startWorth: number;
}

export const usualWeighing: Weighing = { lengthSpread: 1.3, trust: 1.1, startWorth: 0.4 };

export interface Division {
  /** Places of the nodes at which chapters begin; the first is 0. */
  places: number[];
  /** For each of them: in which share of all divisions, weighed by the model, a chapter begins within five seconds. */
  shares: Float64Array;
}

/**
 * The best division into about `count` chapters, within `bounds` where there are nodes for it: a semi-Markov model over the
 * nodes with a prior on chapter lengths, decoded for the least expected loss: of divisions drawn from the model (with a fixed
 * seed), the spans on which most agree. Nodes ascend from 0 and are ten seconds or more from the end. Time: the square of the number of nodes.
 */
export function divide(
  nodes: readonly Node[],
  durationSeconds: number,
  count: number,
  bounds: { least: number; most: number },
  weighing: Weighing = usualWeighing,
): Division {
  if (nodes.length < 2) return { places: [0], shares: Float64Array.of(1) };
  const lattice = latticeOf(nodes, durationSeconds, count, weighing);
  const drawn = draw(lattice, nodes.length);
  const { startWorth } = weighing;
  const agreeing = agreed(drawn, nodes, durationSeconds, { startWorth, ...bounds });
  const places = strongestNear(agreeing, nodes, durationSeconds);
  const starts = places.map((place) => nodes[place]?.start ?? 0);
  return { places, shares: sharesNear(drawn, nodes, starts) };
}
