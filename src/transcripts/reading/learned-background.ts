import { type Background, parseBackground } from './background.ts';
import { backgroundTable } from './background-table.ts';

let learned: Background | undefined;

/** What comes with the engines. */
export function learnedBackground(): Background {
  learned ??= parseBackground(backgroundTable);
  return learned;
}
