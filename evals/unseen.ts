import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoundaryWeights, parseBoundaryWeights } from '../src/chaptering/local/boundary-weights.ts';
import type { LearnedTitles } from '../src/chaptering/local/learned-titles.ts';
import type { Document } from './documents.ts';
import { parseLearned } from './fold-titles.ts';
import { foldOf, groupOf } from './folds.ts';

/** What the engine may know when it is judged: the part of its options that is learned. */
export interface Unseen {
  boundaryWeights: BoundaryWeights;
  titles: LearnedTitles;
}

const known = new Map<number, Unseen>();

/**
 * What was learned without a document's channel, or outside the main set without its whole set, `more/` included. Throws where
 * that is in no fold.
 */
export function unseenBy(set: string, document: Pick<Document, 'channel'>): Unseen {
  const fold = foldOf(groupOf(set, document.channel));
  const text = (name: string) => readFileSync(join(import.meta.dirname, 'folds', `${name}-${fold}.txt`), 'utf8');
  const unseen = known.get(fold) ?? {
    boundaryWeights: parseBoundaryWeights(text('boundaries').trim()),
    titles: parseLearned(text('titles')),
  };
  known.set(fold, unseen);
  return unseen;
}
