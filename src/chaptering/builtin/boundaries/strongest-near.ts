import { type Node, shortest } from './lattice.ts';

/** Sentences so near are one beginning: which of them is meant is told by their own worth. */
const nearSeconds = 5;
/** By so much more a neighbour has to be worth. */
const clearly = 0.8;

/**
 * The places of a division, each moved to the sentence nearby that is by far likelier to begin a chapter: divisions that begin
 * a sentence apart overlap alike, so that agreement alone leaves the choice to chance. Fixed nodes stay.
 */
export function strongestNear(places: readonly number[], nodes: readonly Node[], durationSeconds: number): number[] {
  const moved = [...places];
  for (let index = 1; index < moved.length; index += 1) {
    const place = moved[index] ?? 0;
    const own = nodes[place];
    if (!own || own.fixed) continue;
    const from = (nodes[moved[index - 1] ?? 0]?.start ?? 0) + shortest;
    const to = (nodes[moved[index + 1] ?? -1]?.start ?? durationSeconds) - shortest;
    const near = nodes.flatMap(({ start, value, fixed }, at) =>
      !fixed && Math.abs(start - own.start) <= nearSeconds && start >= from && start <= to ? [{ at, value }] : [],
    );
    const best = near.reduce((one, other) => (other.value > one.value ? other : one), {
      at: place,
      value: own.value + clearly,
    });
    moved[index] = best.at;
  }
  return moved;
}
