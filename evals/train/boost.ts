import type { Forest, Tree } from '../../src/chaptering/local/title-forest.ts';

/** Rows to learn from, each feature cut into at most 64 classes. */
export interface Binned {
  rows: number;
  size: number;
  /** The class of each row's features, row by row. */
  bins: Uint8Array;
  /** Of each feature, the values up to which its classes reach. */
  edges: Float32Array[];
}

const classes = 64;

/** Cuts features into classes of about equally many rows. */
export function bin(rows: readonly Float32Array[], size: number): Binned {
  const edges = Array.from({ length: size }, (_, feature) => {
    const step = Math.max(1, Math.floor(rows.length / 20_000));
    const some: number[] = [];
    for (let at = 0; at < rows.length; at += step) some.push(rows[at]?.[feature] ?? 0);
    const values = Float32Array.from(some).sort();
    const cuts = new Set<number>();
    for (let cut = 1; cut < classes; cut++) cuts.add(rounded(values[Math.floor((cut * values.length) / classes)] ?? 0));
    return Float32Array.from(cuts).sort();
  });
  const bins = new Uint8Array(rows.length * size);
  rows.forEach((row, at) => {
    for (let feature = 0; feature < size; feature++) {
      bins[at * size + feature] = classOf(row[feature] ?? 0, edges[feature] ?? new Float32Array());
    }
  });
  return { rows: rows.length, size, bins, edges };
}

/** Thresholds are as the written table holds them, so that what was learned is what is shipped. */
function rounded(value: number): number {
  return Math.fround(Number(value.toPrecision(3)));
}

function classOf(value: number, edges: Float32Array): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export interface BoostOptions {
  trees: number;
  leaves: number;
  rate: number;
  /** Shares of the rows and features that each tree sees. */
  rowShare: number;
  featureShare: number;
  /** Least sum of second derivatives in a leaf, and what is added to it. */
  least: number;
  ridge: number;
}

/**
 * Gradient-boosted trees with histograms, grown leaf by leaf (Ke et al., LightGBM, 2017). `slopes` fills the first and second
 * derivatives of the loss at the current scores. The same rows give the same trees.
 */
export function boost(
  data: Binned,
  slopes: (scores: Float64Array, first: Float32Array, second: Float32Array) => void,
  options: BoostOptions,
): Forest {
  const scores = new Float64Array(data.rows);
  const first = new Float32Array(data.rows);
  const second = new Float32Array(data.rows);
  const forest: Tree[] = [];
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let turn = 0; turn < options.trees; turn++) {
    slopes(scores, first, second);
    const rows: number[] = [];
    for (let row = 0; row < data.rows; row++) {
      if ((second[row] ?? 0) > 0 && random() < options.rowShare) rows.push(row);
    }
    const features = Array.from({ length: data.size }, (_, feature) => feature).filter(
      () => random() < options.featureShare,
    );
    const tree = grow(data, Int32Array.from(rows), features, first, second, options);
    forest.push(tree);
    addTo(scores, data, tree);
  }
  return forest;
}

interface Leaf {
  rows: Int32Array;
  histogram: Float64Array;
  /** Sums of the derivatives. */
  first: number;
  second: number;
  best: Split | null;
  /** Where its parent points to it: an inner node and its side. */
  parent: number;
  side: 'yes' | 'no';
}

interface Split {
  gain: number;
  feature: number;
  cut: number;
}

function grow(
  data: Binned,
  rows: Int32Array,
  features: readonly number[],
  first: Float32Array,
  second: Float32Array,
  options: BoostOptions,
): Tree {
  const leafOf = (own: Int32Array, histogram: Float64Array, parent: number, side: 'yes' | 'no'): Leaf => {
    let [a, b] = [0, 0];
    for (const row of own) {
      a += first[row] ?? 0;
      b += second[row] ?? 0;
    }
    const best = bestSplit(data, histogram, features, a, b, options);
    return { rows: own, histogram, first: a, second: b, best, parent, side };
  };
  const leaves = [leafOf(rows, histogramOf(data, rows, features, first, second), -1, 'yes')];
  const nodes: { feature: number; threshold: number; yes: number; no: number }[] = [];
  while (leaves.length < options.leaves) {
    let at = -1;
    leaves.forEach(({ best }, place) => {
      if (best && best.gain > (leaves[at]?.best?.gain ?? 0)) at = place;
    });
    const leaf = leaves[at];
    if (!leaf?.best) break;
    const { feature, cut } = leaf.best;
    const node = nodes.length;
    const parent = nodes[leaf.parent];
    if (parent) parent[leaf.side] = node;
    nodes.push({ feature, threshold: data.edges[feature]?.[cut] ?? 0, yes: -1, no: -1 });
    const isYes = (row: number) => (data.bins[row * data.size + feature] ?? 0) <= cut;
    const yes = leaf.rows.filter(isYes);
    const no = leaf.rows.filter((row) => !isYes(row));
    const small = histogramOf(data, yes.length < no.length ? yes : no, features, first, second);
    const large = leaf.histogram.map((value, place) => value - (small[place] ?? 0));
    leaves.splice(
      at,
      1,
      leafOf(yes, yes.length < no.length ? small : large, node, 'yes'),
      leafOf(no, yes.length < no.length ? large : small, node, 'no'),
    );
  }
  leaves.forEach(({ parent, side }, place) => {
    const node = nodes[parent];
    if (node) node[side] = -1 - place;
  });
  return {
    feature: Uint8Array.from(nodes, (node) => node.feature),
    threshold: Float32Array.from(nodes, (node) => node.threshold),
    yes: Int8Array.from(nodes, (node) => node.yes),
    no: Int8Array.from(nodes, (node) => node.no),
    leaf: Float32Array.from(leaves, (leaf) => rounded((-options.rate * leaf.first) / (leaf.second + options.ridge))),
  };
}

function histogramOf(
  { bins, size }: Binned,
  rows: Int32Array,
  features: readonly number[],
  first: Float32Array,
  second: Float32Array,
): Float64Array {
  const histogram = new Float64Array(size * classes * 2);
  for (const row of rows) {
    const a = first[row] ?? 0;
    const b = second[row] ?? 0;
    for (const feature of features) {
      const place = (feature * classes + (bins[row * size + feature] ?? 0)) * 2;
      histogram[place] = (histogram[place] ?? 0) + a;
      histogram[place + 1] = (histogram[place + 1] ?? 0) + b;
    }
  }
  return histogram;
}

function bestSplit(
  { edges }: Binned,
  histogram: Float64Array,
  features: readonly number[],
  first: number,
  second: number,
  { least, ridge }: BoostOptions,
): Split | null {
  let best: Split | null = null;
  const worth = (a: number, b: number) => (a * a) / (b + ridge);
  const whole = worth(first, second);
  for (const feature of features) {
    let [a, b] = [0, 0];
    const cuts = edges[feature]?.length ?? 0;
    for (let cut = 0; cut < cuts; cut++) {
      a += histogram[(feature * classes + cut) * 2] ?? 0;
      b += histogram[(feature * classes + cut) * 2 + 1] ?? 0;
      if (b < least || second - b < least) continue;
      const gain = worth(a, b) + worth(first - a, second - b) - whole;
      if (gain > (best?.gain ?? 1e-9)) best = { gain, feature, cut };
    }
  }
  return best;
}

function addTo(scores: Float64Array, { bins, size, edges, rows }: Binned, tree: Tree): void {
  const cuts = Array.from(tree.feature, (feature, at) => edges[feature]?.indexOf(tree.threshold[at] ?? 0) ?? -1);
  for (let row = 0; row < rows; row++) {
    let at = tree.feature.length === 0 ? -1 : 0;
    while (at >= 0) {
      const isYes = (bins[row * size + (tree.feature[at] ?? 0)] ?? 0) <= (cuts[at] ?? 0);
      at = (isYes ? tree.yes[at] : tree.no[at]) ?? -1;
    }
    scores[row] = (scores[row] ?? 0) + (tree.leaf[-1 - at] ?? 0);
  }
}
