import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BoundaryWeights, parseBoundaryWeights } from '../src/chaptering/local/boundary-weights.ts';
import type { LocalEngineOptions } from '../src/chaptering/local/local-engine.ts';
import type { Document } from './documents.ts';

const folder = join(import.meta.dirname, 'folds');
const weights = new Map<number, BoundaryWeights>();
let plan: Record<string, number> | undefined;

/** What is left out together with a document: its channel in the main set, its set elsewhere. */
export function groupOf(set: string, document: Document): string {
  return set === 'yt_creator_chapters' ? (document.channel ?? set) : set;
}

/**
 * What the engine may know when it is judged by a document of the group: weights that were learned without that channel or set,
 * `more/` included. Throws where the group is in no fold, since then nothing is known to be unseen.
 */
export function unseenBy(group: string): LocalEngineOptions {
  plan ??= z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')));
  const fold = plan[group];
  if (fold === undefined) throw new Error(`No weights were learned without “${group}”: run evals/train/boundaries.ts.`);
  const known =
    weights.get(fold) ?? parseBoundaryWeights(readFileSync(join(folder, `boundaries-${fold}.txt`), 'utf8').trim());
  weights.set(fold, known);
  return { boundaryWeights: known };
}
