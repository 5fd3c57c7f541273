import type { Forest, Tree } from '../../src/chaptering/local/forest.ts';

/** Rows to learn from, each column cut into at most 64 bins. */
export interface Lessons {
  /** Bin of each row, one array a column. */
  bins: Uint8Array[];
  /** Upper edge of each bin but the last, one array a column. */
  edges: Float64Array[];
  /** What is to be learned: 0 or 1. */
  labels: Uint8Array;
  weights: Float32Array;
  /** The log-odds of each row before any tree: what the trees need not learn. */
  given: Float32Array;
}

export interface Growth {
  trees: number;
  leaves: number;
  /** Share of a tree's opinion that is kept. */
  rate: number;
  /** Weight of the wish for small opinions (L2 on leaves). */
  ridge: number;
  /** Least weight (hessian) of a leaf. */
  leastLeaf: number;
  /** Shares of rows and columns that each tree may look at. */
  rows: number;
  columns: number;
}

const binCount = 64;

interface Leaf {
  node: number;
  rows: Int32Array;
  gradients: Float64Array;
  hessians: Float64Array;
  gradient: number;
  hessian: number;
  best: { column: number; bin: number; gain: number };
}

/** Grows boosted trees on logistic loss, the best leaf first (Friedman 2001; Ke 2017 for the histograms). The same ones every time. */
export function growForest(lessons: Lessons, growth: Growth): Forest {
  const { labels, weights } = lessons;
  const count = labels.length;
  const random = generator(count);
  const scores = Float64Array.from(lessons.given);
  const gradients = new Float64Array(count);
  const hessians = new Float64Array(count);
  const trees: Tree[] = [];
  for (let number = 0; number < growth.trees; number++) {
    for (let row = 0; row < count; row++) {
      const chance = 1 / (1 + Math.exp(-(scores[row] ?? 0)));
      const weight = weights[row] ?? 0;
      gradients[row] = weight * (chance - (labels[row] ?? 0));
      hessians[row] = weight * chance * (1 - chance);
    }
    const rows = Int32Array.from({ length: count }, (_, row) => row).filter(() => random() < growth.rows);
    const columns = lessons.bins.map((_, column) => column).filter(() => random() < growth.columns);
    const tree = growTree(lessons, growth, rows, columns, gradients, hessians);
    trees.push(tree);
    for (let row = 0; row < count; row++) scores[row] = (scores[row] ?? 0) + answer(tree, lessons, row);
  }
  return { trees };
}

interface Growing {
  column: number[];
  threshold: number[];
  bin: number[];
  first: number[];
  second: number[];
  value: number[];
}

function growTree(
  lessons: Lessons,
  growth: Growth,
  rows: Int32Array,
  columns: readonly number[],
  gradients: Float64Array,
  hessians: Float64Array,
): Tree {
  const tree: Growing = { column: [-1], threshold: [0], bin: [0], first: [0], second: [0], value: [0] };
  const open = [leafOf(0, rows, null)];
  for (let leaves = 1; leaves < growth.leaves; leaves++) {
    const leaf = open.reduce((top, one) => (one.best.gain > top.best.gain ? one : top));
    if (leaf.best.gain <= 1e-6) break;
    const { column, bin } = leaf.best;
    const bins = lessons.bins[column] ?? new Uint8Array();
    const first = leaf.rows.filter((row) => (bins[row] ?? 0) <= bin);
    const second = leaf.rows.filter((row) => (bins[row] ?? 0) > bin);
    tree.column[leaf.node] = column;
    tree.bin[leaf.node] = bin;
    tree.threshold[leaf.node] = lessons.edges[column]?.[bin] ?? 0;
    const nodes = [tree.column.length, tree.column.length + 1] as const;
    for (const _ of nodes) {
      tree.column.push(-1);
      tree.threshold.push(0);
      tree.bin.push(0);
      tree.first.push(0);
      tree.second.push(0);
      tree.value.push(0);
    }
    [tree.first[leaf.node], tree.second[leaf.node]] = nodes;
    open.splice(open.indexOf(leaf), 1);
    // The smaller side is counted, the larger is what remains.
    const firstIsSmall = first.length <= second.length;
    const small = leafOf(nodes[firstIsSmall ? 0 : 1], firstIsSmall ? first : second, null);
    open.push(
      small,
      leafOf(nodes[firstIsSmall ? 1 : 0], firstIsSmall ? second : first, { parent: leaf, sibling: small }),
    );
  }
  return inPreorder(tree);

  function leafOf(node: number, own: Int32Array, from: { parent: Leaf; sibling: Leaf } | null): Leaf {
    const size = lessons.bins.length * binCount;
    const leafGradients = from ? from.parent.gradients : new Float64Array(size);
    const leafHessians = from ? from.parent.hessians : new Float64Array(size);
    for (const column of columns) {
      const offset = column * binCount;
      if (from) {
        for (let at = offset; at < offset + binCount; at++) {
          leafGradients[at] = (leafGradients[at] ?? 0) - (from.sibling.gradients[at] ?? 0);
          leafHessians[at] = (leafHessians[at] ?? 0) - (from.sibling.hessians[at] ?? 0);
        }
        continue;
      }
      const bins = lessons.bins[column] ?? new Uint8Array();
      for (let index = 0; index < own.length; index++) {
        const row = own[index] ?? 0;
        const at = offset + (bins[row] ?? 0);
        leafGradients[at] = (leafGradients[at] ?? 0) + (gradients[row] ?? 0);
        leafHessians[at] = (leafHessians[at] ?? 0) + (hessians[row] ?? 0);
      }
    }
    let gradient = 0;
    let hessian = 0;
    for (const row of own) {
      gradient += gradients[row] ?? 0;
      hessian += hessians[row] ?? 0;
    }
    tree.value[node] = (-growth.rate * gradient) / (hessian + growth.ridge);
    const best = bestSplit(leafGradients, leafHessians, gradient, hessian, columns, growth);
    return { node, rows: own, gradients: leafGradients, hessians: leafHessians, gradient, hessian, best };
  }
}

function bestSplit(
  gradients: Float64Array,
  hessians: Float64Array,
  gradient: number,
  hessian: number,
  columns: readonly number[],
  growth: Growth,
) {
  let best = { column: -1, bin: 0, gain: 0 };
  const whole = (gradient * gradient) / (hessian + growth.ridge);
  for (const column of columns) {
    let first = 0;
    let firstHessian = 0;
    for (let bin = 0; bin < binCount - 1; bin++) {
      const at = column * binCount + bin;
      first += gradients[at] ?? 0;
      firstHessian += hessians[at] ?? 0;
      const secondHessian = hessian - firstHessian;
      if (firstHessian < growth.leastLeaf || secondHessian < growth.leastLeaf) continue;
      const second = gradient - first;
      const gain =
        (first * first) / (firstHessian + growth.ridge) + (second * second) / (secondHessian + growth.ridge) - whole;
      if (gain > best.gain) best = { column, bin, gain };
    }
  }
  return best;
}

function answer(tree: Tree, lessons: Lessons, row: number): number {
  let node = 0;
  for (let column = tree.column[0] ?? -1; column >= 0; column = tree.column[node] ?? -1) {
    const bin = lessons.bins[column]?.[row] ?? 0;
    const edge = lessons.edges[column]?.[bin] ?? Number.POSITIVE_INFINITY;
    node = edge <= (tree.threshold[node] ?? 0) ? node + 1 : (tree.other[node] ?? 0);
  }
  return tree.value[node] ?? 0;
}

function inPreorder(tree: Growing): Tree {
  const column: number[] = [];
  const threshold: number[] = [];
  const other: number[] = [];
  const value: number[] = [];
  const visit = (node: number) => {
    const own = column.length;
    column.push(tree.column[node] ?? -1);
    threshold.push(tree.threshold[node] ?? 0);
    other.push(0);
    value.push(round(tree.value[node] ?? 0));
    if ((tree.column[node] ?? -1) < 0) return;
    visit(tree.first[node] ?? 0);
    other[own] = column.length;
    visit(tree.second[node] ?? 0);
  };
  visit(0);
  return {
    column: Int16Array.from(column),
    threshold: Float64Array.from(threshold),
    other: Int16Array.from(other),
    value: Float64Array.from(value),
  };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Edges of a column's bins: values between which about as many rows lie, with three digits, so that they can be written down. */
export function edgesOf(values: Float32Array): Float64Array {
  const step = Math.max(1, Math.floor(values.length / 50_000));
  const sorted = values.filter((_, row) => row % step === 0).sort();
  const edges = new Set<number>();
  for (let bin = 1; bin < binCount; bin++) {
    edges.add(Number((sorted[Math.floor((bin * sorted.length) / binCount)] ?? 0).toPrecision(3)));
  }
  return Float64Array.from(edges).sort();
}

/** The bin of each value: the first whose edge is not below it. */
export function binsOf(values: Float32Array, edges: Float64Array): Uint8Array {
  const bins = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? 0;
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((edges[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    bins[row] = low;
  }
  return bins;
}

/** Numbers in [0, 1), the same ones every time (a linear congruential generator). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
