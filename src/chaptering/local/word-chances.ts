import { askForest, type Forest } from './title-forest.ts';
import type { SeenWord } from './word-features.ts';

/** Where the forest begins: few words of a chapter stand in its title. */
export const usualChance = -3.5;

/** How likely each word (bare) of a chapter is to stand in its title, 0 to 1, and the chapter's highest chances. */
export interface Chances {
  of: ReadonlyMap<string, number>;
  highest: readonly number[];
}

/** The chances of a chapter's words. */
export function chancesOf(words: readonly SeenWord[], forest: Forest): Chances {
  const of = new Map(
    words.map(({ bare, features }) => [bare, 1 / (1 + Math.exp(-usualChance - askForest(forest, features)))]),
  );
  return { of, highest: [...of.values()].sort((a, b) => b - a).slice(0, 12) };
}
