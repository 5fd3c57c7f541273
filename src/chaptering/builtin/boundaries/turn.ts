import { deviation, maxAround, within } from './sliding.ts';

/** Widths of the windows on each side of a boundary, in seconds. */
export const turnScales = [20, 40, 80, 160, 320] as const;

/** How far what stands before a sentence differs from what stands after it, beside the sentences around. */
export interface Turn {
  /** In deviations from those within four windows. */
  shift: Float64Array;
  /** In deviations from those of the whole talk. */
  distance: Float64Array;
  /** How far the likeness falls from its highest on both sides (Hearst 1997). */
  depth: Float64Array;
  /** How far `shift` is below its highest nearby. */
  below: Float64Array;
}

/**
 * Reads differences, one a sentence, that windows of `scale` seconds told.
 *
 * @param starts where the sentences begin, in seconds
 */
export function turnOf(differences: Float64Array, starts: Float64Array, scale: number): Turn {
  const shift = deviation(differences, starts, scale * 4);
  const likeness = differences.map((value) => -value);
  const before = maxAround(likeness, starts, -scale, 0, 0);
  const after = maxAround(likeness, starts, 0, scale, 0);
  const highest = maxAround(shift, starts, -scale / 2 - 10, scale / 2 + 10, 0);
  return {
    shift: bounded(shift),
    distance: bounded(deviation(differences, starts, Number.POSITIVE_INFINITY)),
    depth: bounded(differences.map((value, place) => 2 * value + (before[place] ?? 0) + (after[place] ?? 0))),
    below: bounded(shift.map((value, place) => value - (highest[place] ?? 0))),
  };
}

/** Figures about vocabulary and meaning, held between what the trees have seen. */
export function bounded(values: Float64Array): Float64Array {
  return within(values, -4, 6);
}
