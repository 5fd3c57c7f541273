import { claimSignalNames } from '../../src/answering/language-model/judging/claim-signals.ts';
import type { ClaimModel } from '../../src/answering/language-model/judging/learned-check.ts';
import type { Fault } from '../../src/answering/support.ts';
import { type Forest, scoresOf } from '../../src/trees/forest.ts';
import { parseForest, spellForest } from '../../src/trees/tree-text.ts';
import type { ClaimKind, JudgedClaim } from '../claims.ts';
import { inventedSet } from '../invented.ts';
import { binsOf, edgesOf } from './bins.ts';
import { growForest } from './grow-forest.ts';

export interface ClaimLesson {
  claim: JudgedClaim;
  /** What is wrong with it by rule, whatever is learned. */
  faults: Fault[];
  signals: Float32Array;
}

const growth = { trees: 160, leaves: 8, rate: 0.07, ridge: 10, leastLeaf: 8, rows: 0.7, columns: 0.5 };
const directions = claimSignalNames.map(([, speaks]) => ({ for: -1, against: 1, either: 0 })[speaks]);
/** The share of what a model claimed rightly that may be taken for false, by rules and trees together. */
const mistaken = 0.047;
/** What a model claimed, and what is made of it, weighs so much of all; what is planted in real transcripts the rest. */
const ofModel = 0.7;
/** What false claims of a kind weigh: those of elsewhere are many, and easily told. */
const weights: Partial<Record<ClaimKind, number>> = {
  elsewhere: 0.5,
  negation: 1.4,
  number: 1,
  name: 1.6,
  affirmed: 2.5,
};

/** A claim with what the engine's check tells of it. */
export function lessonOf(claim: JudgedClaim): ClaimLesson {
  let signals = new Float32Array(claimSignalNames.length);
  const faults = claim.faults((own) => {
    signals = Float32Array.from(own);
    return false;
  });
  return { claim, faults, signals };
}

/**
 * Trees that tell false claims from true ones where the rules find nothing, and the threshold at which so many of a model's true ones
 * are mistaken, each author judged by what was learned of the others.
 */
export function learnClaims(lessons: readonly ClaimLesson[]): ClaimModel {
  const open = lessons.filter(({ faults }) => faults.length === 0);
  const groups = [...new Set(lessons.filter(isModels).map(({ claim }) => claim.group))];
  const unseen = groups.flatMap((group) => {
    const forest = grow(open.filter(({ claim }) => claim.group !== group));
    const own = open.filter((lesson) => lesson.claim.group === group && lesson.claim.isTrue && isModels(lesson));
    return [...scoresOf(forest, columnsOf(own), own.length)];
  });
  const trueOnes = lessons.filter((lesson) => lesson.claim.isTrue && isModels(lesson));
  const byRule = trueOnes.filter(({ faults }) => faults.length > 0).length;
  const most = Math.max(0, Math.floor(trueOnes.length * mistaken) - byRule);
  return { forest: grow(open), threshold: unseen.sort((a, b) => b - a)[most] ?? 0 };
}

/** Whether a model made the claim, or it is made of what a model claimed. */
function isModels({ claim }: ClaimLesson): boolean {
  return claim.group.startsWith(inventedSet);
}

function columnsOf(lessons: readonly ClaimLesson[]): { values: Float32Array }[] {
  return claimSignalNames.map((_, at) => ({ values: Float32Array.from(lessons, ({ signals }) => signals[at] ?? 0) }));
}

/** True claims weigh as much as false ones. */
function grow(lessons: readonly ClaimLesson[]): Forest {
  const sideOf = (lesson: ClaimLesson) => `${lesson.claim.isTrue} ${isModels(lesson)}`;
  const weightOf = ({ claim }: ClaimLesson) => (claim.isTrue ? 1 : (weights[claim.kind] ?? 1));
  const sums = new Map<string, number>();
  for (const lesson of lessons) sums.set(sideOf(lesson), (sums.get(sideOf(lesson)) ?? 0) + weightOf(lesson));
  const columns = columnsOf(lessons).map(({ values }) => values);
  const edges = columns.map(edgesOf);
  const forest = growForest(
    {
      bins: columns.map((column, at) => binsOf(column, edges[at] ?? new Float64Array())),
      edges,
      labels: Uint8Array.from(lessons, ({ claim }) => (claim.isTrue ? 0 : 1)),
      weights: Float32Array.from(lessons, (one) => {
        const share = isModels(one) ? ofModel : 1 - ofModel;
        return (share * lessons.length * weightOf(one)) / 2 / (sums.get(sideOf(one)) ?? 1);
      }),
      given: new Float32Array(lessons.length),
      directions,
    },
    growth,
  );
  return parseForest(spellForest(forest));
}
