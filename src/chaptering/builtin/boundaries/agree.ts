import { type Node, shortest } from './lattice.ts';

/** Overlaps (intersection over union) at which two chapters count as the same, from loose to strict. */
const thresholds = 10;
const nearSeconds = 5;
const grid = 2048;

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
  const gain = new Float64Array(end * (end + 1)).fill(Number.NEGATIVE_INFINITY);
  const indexed = drawn.map((one) => spansByTime(one, nodes, durationSeconds));
  for (let a = 0; a < end; a++) {
    const begin = starts[a] ?? 0;
    const start = startWorth * (near[a] ?? 0);
    for (let b = a + 1; b <= end; b++) {
      const finish = b < end ? (starts[b] ?? 0) : durationSeconds;
      if (finish - begin < shortest) continue;
      const cell = Math.min(grid - 1, Math.floor(((begin + finish) / 2 / durationSeconds) * grid));
      let sum = 0;
      for (const { spans, byCell } of indexed) {
        const span = byCell[cell] ?? 0;
        const from = spans[span] ?? 0;
        const to = spans[span + 1] ?? durationSeconds;
        const overlap = Math.min(finish, to) - Math.max(begin, from);
        const iou = overlap / (Math.max(finish, to) - Math.min(begin, from));
        if (iou >= 0.5) sum += Math.min(thresholds, Math.floor((iou - 0.5) * 2 * thresholds) + 1) / thresholds;
      }
      gain[a * (end + 1) + b] = sum / drawn.length + start;
    }
  }
  return gain;
}

/** A drawn division's starts, and which of its chapters lies under each cell of time. */
function spansByTime(one: readonly number[], nodes: readonly Node[], durationSeconds: number) {
  const spans = Float64Array.from(one, (node) => nodes[node]?.start ?? 0);
  const byCell = new Uint16Array(grid);
  let span = 0;
  for (let cell = 0; cell < grid; cell++) {
    const time = ((cell + 0.5) / grid) * durationSeconds;
    while (span + 1 < spans.length && (spans[span + 1] ?? 0) <= time) span++;
    byCell[cell] = span;
  }
  return { spans, byCell };
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
