/** Boosted regression trees; their sum is a log-odds up to a constant of the video. A node splits where it has a feature, else it is a leaf. */
export interface Forest {
  trees: Tree[];
}

/** Nodes in preorder: a split's first child follows it, its second is `other`. */
export interface Tree {
  /** The feature that the node asks, -1 at a leaf. */
  feature: Int16Array;
  /** A row goes to the first child where its value is at most this. */
  threshold: Float64Array;
  other: Int16Array;
  /** What the tree would say if it ended here. */
  value: Float64Array;
}

/** The figures of a feature, one a row. */
interface Values {
  values: ArrayLike<number>;
}

/** What the forest says of every row, with the features in the order it was grown with. */
export function scoresOf(forest: Forest, features: readonly Values[], rows: number): Float64Array {
  const scores = new Float64Array(rows);
  for (const tree of forest.trees) {
    for (let row = 0; row < rows; row++) {
      let node = 0;
      for (let feature = tree.feature[0] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1) {
        const value = features[feature]?.values[row] ?? 0;
        node = value <= (tree.threshold[node] ?? 0) ? node + 1 : (tree.other[node] ?? 0);
      }
      scores[row] = (scores[row] ?? 0) + (tree.value[node] ?? 0);
    }
  }
  return scores;
}

/** How much each feature moved the forest's opinion of one row, along the paths it took (Saabas 2014). */
export function sharesOf(forest: Forest, features: readonly Values[], row: number): Float64Array {
  const shares = new Float64Array(features.length);
  for (const tree of forest.trees) {
    let node = 0;
    for (let feature = tree.feature[0] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1) {
      const value = features[feature]?.values[row] ?? 0;
      const next = value <= (tree.threshold[node] ?? 0) ? node + 1 : (tree.other[node] ?? 0);
      shares[feature] = (shares[feature] ?? 0) + (tree.value[next] ?? 0) - (tree.value[node] ?? 0);
      node = next;
    }
  }
  return shares;
}
