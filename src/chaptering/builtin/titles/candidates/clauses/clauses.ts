import type { Said } from '../said.ts';
import { announcementIn } from './announcement.ts';
import type { Clause } from './clause.ts';
import { doingsIn, imperativeOf } from './doing.ts';
import { howsIn } from './how.ts';
import { questionOf } from './question.ts';
import { statementOf } from './statement.ts';

/** Clauses of a sentence that might serve as a title. */
export function clausesOf(said: Said): Clause[] {
  if (said.words[said.sentence.from + 1]?.spaced === false) return [];
  return [
    ...questionOf(said),
    ...announcementIn(said),
    ...statementOf(said),
    ...imperativeOf(said),
    ...doingsIn(said),
    ...howsIn(said),
  ];
}
