import type { Lattice } from './lattice.ts';

const draws = 160;

/** Divisions drawn from the model, as places of their starts; the same ones every time. */
export function draw(lattice: Lattice, end: number): number[][] {
  const random = generator(0x5eed);
  return Array.from({ length: draws }, () => {
    const starts: number[] = [];
    for (let from = 0; from < end; from = step(lattice, from, end, random())) starts.push(from);
    return starts;
  });
}

function step({ edge, reach, onward }: Lattice, from: number, end: number, chance: number): number {
  let left = chance;
  const last = reach[from] ?? end;
  for (let to = from + 1; to < last; to++) {
    left -= Math.exp(edge(from, to) + (onward[to] ?? 0) - (onward[from] ?? 0));
    if (left < 0) return to;
  }
  return last;
}

/** Mulberry32: a small generator of numbers in [0, 1) from a seed (T. Ettinger, public domain). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
