import { type Forest, scoresOf } from '../../../../trees/forest.ts';
import { type SeenWord, wordFeatureNames } from './word-features.ts';

/** Where the forest begins (log-odds): few words of a chapter stand in its title. */
export const usualChance = -3.5;

/** How likely each word (bare) of a chapter is to stand in its title, 0 to 1, and the chapter's highest chances. */
export interface Chances {
  of: ReadonlyMap<string, number>;
  highest: readonly number[];
}

/** The chances of a chapter's words. */
export function chancesOf(words: readonly SeenWord[], forest: Forest): Chances {
  const columns = wordFeatureNames.map(() => ({ values: new Float32Array(words.length) }));
  words.forEach(({ features }, row) => {
    for (let at = 0; at < columns.length; at++) {
      const values = columns[at]?.values;
      if (values) values[row] = features[at] ?? 0;
    }
  });
  const scores = scoresOf(forest, columns, words.length);
  const of = new Map(words.map(({ bare }, row) => [bare, 1 / (1 + Math.exp(-usualChance - (scores[row] ?? 0)))]));
  return { of, highest: [...of.values()].sort((a, b) => b - a).slice(0, 12) };
}
