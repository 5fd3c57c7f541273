import type { Density } from '../../engine.ts';
import { fitStarts } from '../../obey.ts';
import { minimumChapters } from '../../rules.ts';
import { divide, usualWeighing, type Weighing } from './divide.ts';
import type { Candidate, Node } from './lattice.ts';

/** The beginning of a chapter at the finest level. */
export interface Boundary {
  /** Whole seconds from the start of the video. */
  start: number;
  /** 0 to 1; what is at least as strong as `cuts` of a density begins a chapter there. */
  strength: number;
  /** How strongly the transcript speaks for it, 0 to 1: the share of likely divisions that have it within five seconds. */
  share: number;
  /** Which candidate it is; null where it only keeps the platform's rules. */
  place: number | null;
}

/** The least strength of a boundary at each density. */
const cuts: Record<Density, number> = { fewer: 2 / 3, normal: 1 / 3, more: 0 };
const factors: Record<Density, number> = { fewer: 0.6, normal: 1, more: 1.7 };
/** Times as many chapters as `normal` has that `more` has at least, where there is room. */
const leastMore = 1.25;
/** Where fewer chapters than this are wanted, one of them that is left out weighs much: at least such a share of them is made. */
const fewWanted = 6;
const leastOfFew = 0.9;
const mostCandidates = 320;

/** The chapters' beginnings at a density: those of a coarser one are always among those of a finer one. */
export function cutTree(tree: readonly Boundary[], density: Density): Boundary[] {
  return tree.filter(({ strength }) => strength >= cuts[density]);
}

/**
 * All beginnings of chapters at once, ascending from 0, each with its strength; every cut obeys the platform's rules.
 * `candidates` ascend from 0; `count` is the number of chapters wanted at density `normal`. The best division makes `normal`; the best of
 * its own boundaries make `fewer`, and `more` divides its chapters further. `settled`: what `normal` is, where somebody else set it
 * (whole seconds that obey the rules).
 */
export function segmentTree(
  candidates: readonly Candidate[],
  durationSeconds: number,
  count: number,
  weighing: Weighing = usualWeighing,
  settled?: readonly number[],
): Boundary[] {
  const least = minimumChapters(durationSeconds);
  const kept = strongest(candidates, durationSeconds);
  const free = kept.map((place) => ({ ...at(candidates, place), fixed: false }));
  const ofFew = count < fewWanted ? Math.round(count * leastOfFew) : 0;
  const bounds = { least: Math.max(least, ofFew), most: free.length };
  const { places, shares } = divide(free, durationSeconds, count, bounds, weighing);
  const found = new Map<number, { place: number; share: number }>();
  places.forEach((node, index) => {
    const place = kept[node] ?? 0;
    found.set(Math.floor(at(candidates, place).start), { place, share: shares[index] ?? 0 });
  });
  const normal = settled ?? fitStarts([...found.keys()], durationSeconds);
  if (settled) {
    candidates.forEach(({ start }, place) => {
      if (!found.has(Math.floor(start))) found.set(Math.floor(start), { place, share: 0 });
    });
  }

  const few = normal.map((start): Node => {
    const own = found.get(start);
    // What only keeps the rules is the first to go.
    return { start, value: own ? at(candidates, own.place).value : -20, fixed: false };
  });
  const wanted = Math.max(least, normal.length * factors.fewer);
  const fewer = divide(few, durationSeconds, wanted, { least, most: Math.ceil(wanted) }, weighing);
  const kepts = new Set(fewer.places.map((node) => normal[node] ?? 0));

  const many = mergedNodes(candidates, kept, normal);
  const more = divide(
    many.map(({ node }) => node),
    durationSeconds,
    Math.max(normal.length + 1, count * factors.more),
    { least: Math.ceil(normal.length * leastMore), most: many.length },
    weighing,
  );
  return more.places.map((node, index): Boundary => {
    const start = Math.floor(many[node]?.node.start ?? 0);
    const own = found.get(start);
    const isNormal = many[node]?.node.fixed ?? false;
    const share = start === 0 ? 1 : isNormal ? (own?.share ?? 0) : (more.shares[index] ?? 0);
    const level = kepts.has(start) ? 2 : isNormal ? 1 : 0;
    const place = isNormal ? (own?.place ?? null) : (many[node]?.place ?? null);
    return { start, strength: (level + Math.min(1, share) * 0.99) / 3, share, place };
  });
}

function at(candidates: readonly Candidate[], place: number): Candidate {
  return candidates[place] ?? { start: 0, value: 0 };
}

/** The starts of `normal`, fixed, and the candidates that leave room between them. */
function mergedNodes(candidates: readonly Candidate[], kept: readonly number[], normal: readonly number[]) {
  const merged: { node: Node; place: number | null }[] = [];
  let next = 0;
  const fixed = (start: number) => merged.push({ node: { start, value: 0, fixed: true }, place: null });
  for (const place of kept) {
    const candidate = at(candidates, place);
    for (; (normal[next] ?? Number.POSITIVE_INFINITY) <= candidate.start; next++) fixed(normal[next] ?? 0);
    const before = normal[next - 1] ?? 0;
    const after = normal[next] ?? Number.POSITIVE_INFINITY;
    if (candidate.start - before >= 10 && after - candidate.start >= 10) {
      merged.push({ node: { ...candidate, fixed: false }, place });
    }
  }
  for (; next < normal.length; next++) fixed(normal[next] ?? 0);
  return merged;
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
