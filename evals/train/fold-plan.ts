import { groupsOf, type Part } from './boundary-table.ts';

export const foldCount = 5;

/** Which group is left out in which fold: the channels of the main set and the other sets, each dealt out so that folds are of like size. */
export function planFolds(parts: readonly Part[]): Record<string, number> {
  const plan: Record<string, number> = {};
  const sizes = new Map(
    Map.groupBy(parts, ({ group }) => group)
      .entries()
      .map(([group, own]) => [group, own.length]),
  );
  const isMain = new Set(parts.filter(({ set }) => set === 'yt_creator_chapters').map(({ group }) => group));
  for (const main of [true, false]) {
    const loads = new Array<number>(foldCount).fill(0);
    const groups = groupsOf(parts)
      .filter((group) => isMain.has(group) === main)
      .sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    for (const group of groups) {
      const fold = loads.indexOf(Math.min(...loads));
      plan[group] = fold;
      loads[fold] = (loads[fold] ?? 0) + (sizes.get(group) ?? 0);
    }
  }
  return plan;
}
