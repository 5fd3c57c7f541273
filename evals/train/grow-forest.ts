import type { Forest, Tree } from '../../src/trees/forest.ts';
import { binCount } from './bins.ts';

/** Rows to learn from, each feature cut into at most 64 bins. */
export interface Lessons {
  /** Bin of each row, one array a feature. */
  bins: Uint8Array[];
  /** Upper edge of each bin but the last, one array a feature. */
  edges: Float64Array[];
  /** What is to be learned: 0 or 1. */
  labels: Uint8Array;
  weights: Float32Array;
  /** The log-odds of each row before any tree: what the trees need not learn. */
  given: Float32Array;
  /** A feature each: 1 where the opinion may only rise with its value, -1 where it may only fall, 0 or nothing where it may do both. */
  directions?: readonly number[];
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
  /** Shares of rows and features that each tree may look at. */
  rows: number;
  features: number;
}

interface Leaf {
  node: number;
  rows: Int32Array;
  gradients: Float64Array;
  hessians: Float64Array;
  gradient: number;
  hessian: number;
  bounds: Bounds;
  best: Split;
}

/** What a leaf may say at least and at most, so that trees rise and fall with their features as they may. */
type Bounds = readonly [least: number, most: number];
const unbounded: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

interface Split {
  feature: number;
  bin: number;
  gain: number;
  /** Between what the two sides say. */
  middle: number;
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
    const features = lessons.bins.map((_, feature) => feature).filter(() => random() < growth.features);
    const tree = growTree(lessons, growth, rows, features, gradients, hessians);
    trees.push(tree);
    for (let row = 0; row < count; row++) scores[row] = (scores[row] ?? 0) + answer(tree, lessons, row);
  }
  return { trees };
}

interface Growing {
  feature: number[];
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
  features: readonly number[],
  gradients: Float64Array,
  hessians: Float64Array,
): Tree {
  const tree: Growing = { feature: [-1], threshold: [0], bin: [0], first: [0], second: [0], value: [0] };
  const open = [leafOf(0, rows, unbounded, null)];
  for (let leaves = 1; leaves < growth.leaves; leaves++) {
    const leaf = open.reduce((top, one) => (one.best.gain > top.best.gain ? one : top));
    if (leaf.best.gain <= 1e-6) break;
    const { feature, bin, middle } = leaf.best;
    const bins = lessons.bins[feature] ?? new Uint8Array();
    const first = leaf.rows.filter((row) => (bins[row] ?? 0) <= bin);
    const second = leaf.rows.filter((row) => (bins[row] ?? 0) > bin);
    tree.feature[leaf.node] = feature;
    tree.bin[leaf.node] = bin;
    tree.threshold[leaf.node] = lessons.edges[feature]?.[bin] ?? 0;
    const nodes = [tree.feature.length, tree.feature.length + 1] as const;
    tree.feature.push(-1, -1);
    for (const list of [tree.threshold, tree.bin, tree.first, tree.second, tree.value]) list.push(0, 0);
    [tree.first[leaf.node], tree.second[leaf.node]] = nodes;
    open.splice(open.indexOf(leaf), 1);
    const [least, most] = leaf.bounds;
    const direction = lessons.directions?.[feature] ?? 0;
    const sides = [
      { node: nodes[0], rows: first, bounds: [direction < 0 ? middle : least, direction > 0 ? middle : most] },
      { node: nodes[1], rows: second, bounds: [direction > 0 ? middle : least, direction < 0 ? middle : most] },
    ] as const;
    // The smaller side is counted, the larger is what remains.
    const [few, many] = first.length <= second.length ? sides : ([sides[1], sides[0]] as const);
    const small = leafOf(few.node, few.rows, few.bounds, null);
    open.push(small, leafOf(many.node, many.rows, many.bounds, [leaf, small]));
  }
  return inPreorder(tree);

  function leafOf(node: number, own: Int32Array, bounds: Bounds, from: readonly [Leaf, Leaf] | null): Leaf {
    const [parent, sibling] = from ?? [];
    const size = lessons.bins.length * binCount;
    const leafGradients = parent ? parent.gradients : new Float64Array(size);
    const leafHessians = parent ? parent.hessians : new Float64Array(size);
    for (const feature of features) {
      const offset = feature * binCount;
      if (sibling) {
        for (let at = offset; at < offset + binCount; at++) {
          leafGradients[at] = (leafGradients[at] ?? 0) - (sibling.gradients[at] ?? 0);
          leafHessians[at] = (leafHessians[at] ?? 0) - (sibling.hessians[at] ?? 0);
        }
        continue;
      }
      const bins = lessons.bins[feature] ?? new Uint8Array();
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
    tree.value[node] = growth.rate * saidBy(gradient, hessian + growth.ridge, bounds);
    const best = bestSplit(leafGradients, leafHessians, { gradient, hessian, bounds }, features);
    return { node, rows: own, gradients: leafGradients, hessians: leafHessians, gradient, hessian, bounds, best };
  }

  function bestSplit(
    leafGradients: Float64Array,
    leafHessians: Float64Array,
    { gradient, hessian, bounds }: Pick<Leaf, 'gradient' | 'hessian' | 'bounds'>,
    features: readonly number[],
  ): Split {
    let best: Split = { feature: -1, bin: 0, gain: 0, middle: 0 };
    const whole = worthOf(gradient, hessian + growth.ridge, bounds);
    for (const feature of features) {
      const direction = lessons.directions?.[feature] ?? 0;
      let first = 0;
      let firstHessian = 0;
      for (let bin = 0; bin < binCount - 1; bin++) {
        const at = feature * binCount + bin;
        first += leafGradients[at] ?? 0;
        firstHessian += leafHessians[at] ?? 0;
        const secondHessian = hessian - firstHessian;
        if (firstHessian < growth.leastLeaf || secondHessian < growth.leastLeaf) continue;
        const second = gradient - first;
        const [one, other] = [firstHessian + growth.ridge, secondHessian + growth.ridge];
        const gain = worthOf(first, one, bounds) + worthOf(second, other, bounds) - whole;
        if (gain <= best.gain) continue;
        const [low, high] = [saidBy(first, one, bounds), saidBy(second, other, bounds)];
        if ((high - low) * direction >= 0) best = { feature, bin, gain, middle: (low + high) / 2 };
      }
    }
    return best;
  }
}

/** What rows say together, kept within bounds; `hessian` has its ridge. */
function saidBy(gradient: number, hessian: number, [least, most]: Bounds): number {
  return Math.min(most, Math.max(least, -gradient / hessian));
}

/** By how much it lowers the loss to say so. */
function worthOf(gradient: number, hessian: number, bounds: Bounds): number {
  const said = saidBy(gradient, hessian, bounds);
  return said === -gradient / hessian ? (gradient * gradient) / hessian : -said * (2 * gradient + hessian * said);
}

function answer(tree: Tree, lessons: Lessons, row: number): number {
  let node = 0;
  for (let feature = tree.feature[0] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1) {
    const bin = lessons.bins[feature]?.[row] ?? 0;
    const edge = lessons.edges[feature]?.[bin] ?? Number.POSITIVE_INFINITY;
    node = edge <= (tree.threshold[node] ?? 0) ? node + 1 : (tree.other[node] ?? 0);
  }
  return tree.value[node] ?? 0;
}

function inPreorder(tree: Growing): Tree {
  const feature: number[] = [];
  const threshold: number[] = [];
  const other: number[] = [];
  const value: number[] = [];
  const visit = (node: number) => {
    const own = feature.length;
    feature.push(tree.feature[node] ?? -1);
    threshold.push(tree.threshold[node] ?? 0);
    other.push(0);
    value.push(round(tree.value[node] ?? 0));
    if ((tree.feature[node] ?? -1) < 0) return;
    visit(tree.first[node] ?? 0);
    other[own] = feature.length;
    visit(tree.second[node] ?? 0);
  };
  visit(0);
  return {
    feature: Int16Array.from(feature),
    threshold: Float64Array.from(threshold),
    other: Int16Array.from(other),
    value: Float64Array.from(value),
  };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Numbers in [0, 1), the same ones every time (a linear congruential generator). */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
