import type { Forest, Tree } from './forest.ts';

/** Nodes in preorder: a split as `feature:threshold:value`, a leaf as its value; values in ten thousandths. */
export function spellTree(tree: Tree): string {
  return Array.from(tree.feature, (feature, node) => {
    const value = Math.round((tree.value[node] ?? 0) * 1e4);
    return feature < 0 ? `${value}` : `${feature}:${tree.threshold[node]}:${value}`;
  }).join(' ');
}

/** A line a tree. */
export function spellForest({ trees }: Forest): string {
  return trees.map(spellTree).join('\n');
}

/** The inverse of `spellForest`. */
export function parseForest(text: string): Forest {
  return { trees: text.trim().split('\n').map(parseTree) };
}

/** The inverse of `spellTree`. */
export function parseTree(text: string): Tree {
  const nodes = text.split(' ').map((token) => token.split(':').map(Number));
  const other = new Int16Array(nodes.length);
  // Returns the place after the subtree that begins at `node`.
  const close = (node: number): number => {
    if ((nodes[node]?.length ?? 1) === 1) return node + 1;
    const second = close(node + 1);
    other[node] = second;
    return close(second);
  };
  close(0);
  return {
    feature: Int16Array.from(nodes, (node) => (node.length === 1 ? -1 : (node[0] ?? -1))),
    threshold: Float64Array.from(nodes, (node) => (node.length === 1 ? 0 : (node[1] ?? 0))),
    other,
    value: Float64Array.from(nodes, (node) => (node.at(-1) ?? 0) / 1e4),
  };
}
