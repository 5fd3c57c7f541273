import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoundaryWeights, parseBoundaryWeights } from '../src/chaptering/builtin/boundaries/boundary-weights.ts';
import { type MeaningWeights, parseMeaningWeights } from '../src/chaptering/builtin/boundaries/meaning-weights.ts';
import type { LearnedTitles } from '../src/chaptering/builtin/titles/titles.ts';
import { parseRestoring } from '../src/transcripts/reading/restoring/learned-restoring.ts';
import type { Restoring } from '../src/transcripts/reading/restoring/restoring.ts';
import type { Document } from './document.ts';
import { parseLearned } from './fold-titles.ts';
import { foldOf, groupOf } from './folds.ts';

/** What the engine may know when it is judged: the part of its options that is learned. */
export interface Unseen {
  boundaryWeights: BoundaryWeights;
  meaningWeights: MeaningWeights;
  titles: LearnedTitles;
  restoring: Restoring;
}

const known = new Map<number, Unseen>();

/**
 * What was learned without a document's channel, or outside the main set without its whole set, `more/` included. Throws where
 * that is in no fold.
 */
export function unseenBy(set: string, document: Pick<Document, 'channel'>): Unseen {
  const fold = foldOf(groupOf(set, document.channel));
  const unseen = known.get(fold) ?? {
    boundaryWeights: parseBoundaryWeights(textOf('boundaries', fold).trim()),
    meaningWeights: parseMeaningWeights(textOf('meaning', fold).trim()),
    titles: parseLearned(textOf('titles', fold)),
    restoring: parseRestoring(textOf('restoring', fold)),
  };
  known.set(fold, unseen);
  return unseen;
}

function textOf(name: string, fold: number): string {
  return readFileSync(join(import.meta.dirname, 'folds', `${name}-${fold}.txt`), 'utf8');
}
