import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inventedSet } from './invented.ts';

/** Into how many parts the material is divided: each is judged by weights that were learned from the others. */
export const folds = 5;

let plan: Record<string, number> | undefined;

/** What is left out together with a document: its channel in the main set, its author of those that we invented, else its set (`more/` or not). */
export function groupOf(set: string, channel: string | undefined): string {
  const own = set.replace('more/', '');
  return own === 'yt_creator_chapters' || own === inventedSet ? (channel ?? own) : own;
}

/**
 * The fold, from 0, to which a group belongs (`folds/plan.json`). Throws where it is in none, since then nothing is known to be
 * unseen.
 */
export function foldOf(group: string): number {
  const file = join(import.meta.dirname, 'folds/plan.json');
  plan ??= z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const fold = plan[group];
  if (fold === undefined) throw new Error(`No weights were learned without “${group}”: run evals/train/boundaries.ts.`);
  return fold;
}
