import { firstFrom } from './first-from.ts';
import { type Node, shortest } from './lattice.ts';

/** Overlaps (intersection over union) at which two chapters count as the same, from loose to strict. */
const thresholds = 10;
const nearSeconds = 5;
/** Seconds by which bounds may be rounded. */
const slack = 1e-6;

export interface Agreement {
  /** What a start that most divisions share is worth beside the chapter's overlap. */
  startWorth: number;
  /** Fewest and most chapters of the answer. */
  least: number;
  most: number;
}

/**
 * The division whose chapters overlap most with those of the drawn ones: minimum Bayes risk for F1 of overlapping spans.
 * Fixed nodes are kept. Returns places of nodes; with too few of them for `least`, as many as there can be.
 */
export function agreed(
  drawn: readonly number[][],
  nodes: readonly Node[],
  durationSeconds: number,
  agreement: Agreement,
): number[] {
  const drawnOnes = [...new Set(drawn.flat())].sort((a, b) => a - b);
  const used = drawnOnes.length < agreement.least ? [...nodes.keys()] : drawnOnes;
  const starts = used.map((node) => nodes[node]?.start ?? 0);
  const near = sharesNear(drawn, nodes, starts);
  const gain = gains(drawn, nodes, starts, near, durationSeconds, agreement.startWorth);
  const usual = drawn.reduce((sum, one) => sum + one.length, 0) / Math.max(1, drawn.length);
  const end = used.length;
  const most = Math.min(end, agreement.most, Math.ceil(usual * 2));
  const reach = new Int32Array(end);
  for (let place = end - 1, next = end; place >= 0; place--) {
    reach[place] = next;
    if (nodes[used[place] ?? 0]?.fixed) next = place;
  }
  // best[to]: the most worth of the chapters so far that reach from 0 to the start `to`.
  let best = new Float64Array(end + 1).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  const back: Int32Array[] = [];
  let worth = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (let number = 1; number <= Math.max(most, agreement.least); number++) {
    const next = new Float64Array(end + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(end + 1);
    for (let a = 0; a < end; a++) {
      const here = best[a] ?? 0;
      if (here === Number.NEGATIVE_INFINITY) continue;
      for (let b = a + 1; b <= (reach[a] ?? end); b++) {
        const value = here + (gain[a * (end + 1) + b] ?? 0);
        if (value > (next[b] ?? 0)) {
          next[b] = value;
          from[b] = a;
        }
      }
    }
    back.push(from);
    best = next;
    if ((best[end] ?? 0) === Number.NEGATIVE_INFINITY) continue;
    const total = (2 * (best[end] ?? 0)) / (number + usual);
    if (total > worth || (number <= agreement.least && number > count)) {
      worth = total;
      count = number;
    }
  }
  const path: number[] = [];
  for (let at = end, number = count; number > 0; number--) {
    at = back[number - 1]?.[at] ?? 0;
    path.unshift(used[at] ?? 0);
  }
  return path;
}

/** For each pair of starts (b = number of starts: to the end): how well the chapter between them agrees with the drawn ones. */
function gains(
  drawn: readonly number[][],
  nodes: readonly Node[],
  starts: readonly number[],
  near: Float64Array,
  durationSeconds: number,
  startWorth: number,
): Float64Array {
  const end = starts.length;
  const begins = Float64Array.from(starts);
  const finishes = Float64Array.of(...starts, durationSeconds);
  const gain = new Float64Array(end * (end + 1)).fill(Number.NEGATIVE_INFINITY);
  for (let a = 0; a < end; a++) {
    const first = firstFrom(finishes, (begins[a] ?? 0) + shortest);
    gain.fill(startWorth * (near[a] ?? 0), a * (end + 1) + Math.max(first, a + 1), (a + 1) * (end + 1));
  }
  for (const { from, to, share } of drawnChapters(drawn, nodes, durationSeconds)) {
    // Whatever overlaps it by half of both or more begins and ends within these.
    const length = to - from;
    const lastBegin = firstFrom(begins, from + length / 2 + slack);
    const lastFinish = firstFrom(finishes, to + length + slack);
    const firstFinish = firstFrom(finishes, to - length / 2 - slack);
    for (let a = firstFrom(begins, from - length - slack); a < lastBegin; a++) {
      const begin = begins[a] ?? 0;
      for (let b = Math.max(a + 1, firstFinish); b < lastFinish; b++) {
        const finish = finishes[b] ?? 0;
        const overlap = Math.min(finish, to) - Math.max(begin, from);
        const iou = overlap / (Math.max(finish, to) - Math.min(begin, from));
        if (iou <= 0.5) continue;
        const level = Math.min(thresholds, Math.floor((iou - 0.5) * 2 * thresholds) + 1) / thresholds;
        const place = a * (end + 1) + b;
        gain[place] = (gain[place] ?? 0) + share * level;
      }
    }
  }
  return gain;
}

/** The chapters of drawn divisions, each once: from and to which second, and in which share of the divisions. */
function drawnChapters(drawn: readonly number[][], nodes: readonly Node[], durationSeconds: number) {
  const found = new Map<number, { from: number; to: number; share: number }>();
  for (const one of drawn) {
    one.forEach((node, place) => {
      const next = one[place + 1] ?? nodes.length;
      const key = node * (nodes.length + 1) + next;
      const chapter = found.get(key);
      if (chapter) chapter.share += 1 / drawn.length;
      else {
        const from = nodes[node]?.start ?? 0;
        found.set(key, { from, to: nodes[next]?.start ?? durationSeconds, share: 1 / drawn.length });
      }
    });
  }
  return found.values();
}

/** The share of drawn divisions in which a chapter begins within five seconds of each start. */
export function sharesNear(
  drawn: readonly number[][],
  nodes: readonly Node[],
  starts: readonly number[],
): Float64Array {
  const shares = new Float64Array(starts.length);
  for (const one of drawn) {
    let at = 0;
    starts.forEach((start, place) => {
      while (at < one.length && (nodes[one[at] ?? 0]?.start ?? 0) < start - nearSeconds) at++;
      if (at < one.length && (nodes[one[at] ?? 0]?.start ?? 0) <= start + nearSeconds) {
        shares[place] = (shares[place] ?? 0) + 1 / drawn.length;
      }
    });
  }
  return shares;
}
