import { claimFaults } from '../../src/answering/language-model/claim-faults.ts';
import { claimSignalNames } from '../../src/answering/language-model/claim-signals.ts';
import type { ClaimModel } from '../../src/answering/language-model/learned-check.ts';
import type { Fault } from '../../src/answering/support.ts';
import { type Forest, scoresOf } from '../../src/trees/forest.ts';
import { parseForest, spellForest } from '../../src/trees/tree-text.ts';
import { type JudgedClaim, toldByHand } from '../claims.ts';
import { binsOf, edgesOf } from './bins.ts';
import { growForest } from './grow-forest.ts';

export interface ClaimLesson {
  claim: JudgedClaim;
  /** What is wrong with it by rule, whatever is learned. */
  faults: Fault[];
  signals: Float32Array;
}

const growth = { trees: 120, leaves: 6, rate: 0.08, ridge: 10, leastLeaf: 8, rows: 0.7, columns: 0.5 };
const directions = claimSignalNames.map(([, speaks]) => ({ for: -1, against: 1, either: 0 })[speaks]);
/** The share of true claims written by hand that may be taken for false ones, by rules and trees together. */
const mistaken = 0.17;
/** What is told by hand weighs so much of all, what is made by rule the rest. */
const byHand = 0.62;
const parts = 8;

/** A claim with what the engine's check tells of it. */
export function lessonOf(claim: JudgedClaim): ClaimLesson {
  let signals = new Float32Array(claimSignalNames.length);
  const faults = faultsOf(claim, (own) => {
    signals = Float32Array.from(own);
    return false;
  });
  return { claim, faults, signals };
}

/** What is wrong with a claim, by rule and where its signals seem to be those of a false one. */
export function faultsOf(claim: JudgedClaim, seemsFalse: (signals: Float32Array) => boolean): Fault[] {
  const { own, around, title, hosts, video } = claim;
  const basis = { own, around, titles: title, question: '', hosts, video, seemsFalse };
  return claimFaults(claim.text, { ...basis, language: 'en', tongue: 'en', foreign: null });
}

/**
 * Trees that tell false claims from true ones where the rules find nothing, and the threshold at which so many true ones are mistaken,
 * each author judged by what was learned of the others.
 */
export function learnClaims(lessons: readonly ClaimLesson[]): ClaimModel {
  const open = lessons.filter(({ faults }) => faults.length === 0);
  const groups = [...new Set(lessons.map(({ claim }) => claim.group))];
  const unseen = Array.from({ length: parts }, (_, part) => {
    const held = new Set(groups.filter((_, at) => at % parts === part));
    const forest = grow(open.filter(({ claim }) => !held.has(claim.group)));
    const own = open.filter(({ claim }) => held.has(claim.group) && claim.isTrue && toldByHand(claim));
    return [...scoresOf(forest, columnsOf(own), own.length)];
  }).flat();
  const trueOnes = lessons.filter(({ claim }) => claim.isTrue && toldByHand(claim));
  const byRule = trueOnes.filter(({ faults }) => faults.length > 0).length;
  const most = Math.max(0, Math.floor(trueOnes.length * mistaken) - byRule);
  return { forest: grow(open), threshold: unseen.sort((a, b) => b - a)[most] ?? 0 };
}

function columnsOf(lessons: readonly ClaimLesson[]): { values: Float32Array }[] {
  return claimSignalNames.map((_, at) => ({ values: Float32Array.from(lessons, ({ signals }) => signals[at] ?? 0) }));
}

/** True claims weigh as much as false ones. */
function grow(lessons: readonly ClaimLesson[]): Forest {
  const kindOf = ({ claim }: ClaimLesson) => `${claim.isTrue} ${toldByHand(claim)}`;
  const counts = Map.groupBy(lessons, kindOf);
  const columns = columnsOf(lessons).map(({ values }) => values);
  const edges = columns.map(edgesOf);
  const forest = growForest(
    {
      bins: columns.map((column, at) => binsOf(column, edges[at] ?? new Float64Array())),
      edges,
      labels: Uint8Array.from(lessons, ({ claim }) => (claim.isTrue ? 0 : 1)),
      weights: Float32Array.from(lessons, (one) => {
        const share = toldByHand(one.claim) ? byHand : 1 - byHand;
        return (share * lessons.length) / 2 / (counts.get(kindOf(one))?.length ?? 1);
      }),
      given: new Float32Array(lessons.length),
      directions,
    },
    growth,
  );
  return parseForest(spellForest(forest));
}
