/** A decision tree: inner nodes ask whether a feature is at most a threshold, leaves answer a value. */
export interface Tree {
  /** Of each inner node, the feature that it asks about and its threshold. */
  feature: Uint8Array;
  threshold: Float32Array;
  /** Where to go if so, and if not: an inner node's place, or −1 − a leaf's place. */
  yes: Int8Array;
  no: Int8Array;
  leaf: Float32Array;
}

/** Boosted trees: what they answer is added up. */
export type Forest = readonly Tree[];

/** The forest's answer to one row of features. */
export function askForest(forest: Forest, features: Float32Array): number {
  let sum = 0;
  for (const { feature, threshold, yes, no, leaf } of forest) {
    let at = feature.length === 0 ? -1 : 0;
    while (at >= 0) {
      const value = features[feature[at] ?? 0] ?? 0;
      at = (value <= (threshold[at] ?? 0) ? yes[at] : no[at]) ?? -1;
    }
    sum += leaf[-1 - at] ?? 0;
  }
  return sum;
}

/** A forest's text, a line a tree: `feature threshold yes no;…|leaf,leaf,…`. */
export function spellForest(forest: Forest): string {
  const short = (value: number) => String(Number(value.toPrecision(3))).replace(/^(-?)0\./, '$1.');
  return forest
    .map(({ feature, threshold, yes, no, leaf }) => {
      const nodes = [...feature].map((one, at) => `${one} ${short(threshold[at] ?? 0)} ${yes[at]} ${no[at]}`);
      return `${nodes.join(';')}|${[...leaf].map(short).join(',')}`;
    })
    .join('\n');
}

/** The inverse of `spellForest`. */
export function parseForest(text: string): Forest {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [inner = '', leaves = ''] = line.split('|');
      const nodes = inner === '' ? [] : inner.split(';').map((node) => node.split(' ').map(Number));
      return {
        feature: Uint8Array.from(nodes, ([feature]) => feature ?? 0),
        threshold: Float32Array.from(nodes, ([, threshold]) => threshold ?? 0),
        yes: Int8Array.from(nodes, ([, , yes]) => yes ?? -1),
        no: Int8Array.from(nodes, ([, , , no]) => no ?? -1),
        leaf: Float32Array.from(leaves.split(','), Number),
      };
    });
}
