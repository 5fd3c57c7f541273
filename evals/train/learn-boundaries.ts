import type { BoundaryWeights } from '../../src/chaptering/builtin/boundaries/boundary-weights.ts';
import { countSigns } from '../../src/chaptering/builtin/boundaries/count-signs.ts';
import { learnedCueFeatures } from '../../src/chaptering/builtin/boundaries/cue-features.ts';
import { usualCount } from '../../src/chaptering/builtin/boundaries/usual-count.ts';
import { type Forest, scoresOf } from '../../src/trees/forest.ts';
import { inventedSet } from '../invented.ts';
import { binsOf, edgesOf } from './bins.ts';
import { bitsOf, cueGroupOf, cueGroupsOf, type Part, type Table } from './boundary-table.ts';
import { growForest } from './grow-forest.ts';
import { learnCount } from './learn-count.ts';
import { learnCues } from './learn-cues.ts';

const growth = { trees: 160, leaves: 8, rate: 0.08, ridge: 25, leastLeaf: 6, rows: 0.6, features: 0.3 };
/** Forests whose mean is kept, each grown from other sentences without a mark: by chance alone, one forest moves a set's IoU-F1 by .02. */
const forests = 3;
const restraint = { rounds: 12, lasso: 0.7, ridge: 15 };
/** Share of sentences without a mark that are learned from; they weigh the more. */
const shareForCues = 0.3;
const shareForForest = 0.15;
/** Documents of a group after which each weighs less, and what documents beside the main set and made captions weigh. */
const evenDocuments = 25;
const otherWeight = 0.5;
const inventedWeight = 0.3;
const captionsWeight = 0.7;
/** How much counts of a group are alike (intraclass correlation), what those beside the main set weigh, and the restraint of their weights. */
const countsAlike = 0.3;
const otherCountWeight = 0.1;
const countRidge = 0.03;
/** Where classes of length begin, in minutes; each weighs the same where counts are learned. */
const classMinutes = [0, 15, 30, 60];
/** A run of words counts when this many groups say it. */
const leastGroups = 4;

/** A table with all that does not change from fold to fold. */
export interface Prepared {
  table: Table;
  bins: Uint8Array[];
  edges: Float64Array[];
  /** Log-odds of a mark in each row's document: chance that no sentence can be blamed for. */
  given: Float32Array;
  weights: Float32Array;
  groups: string[];
  /** What was learned without certain folds: each pair is asked for twice. */
  cues: Map<string, Float32Array>;
}

/** Cuts the features into bins and weighs the rows. */
export function prepare(table: Table): Prepared {
  const rows = table.starts.length;
  const given = new Float32Array(rows);
  const weights = new Float32Array(rows);
  const sizes = sizesOf(table.parts);
  for (const part of table.parts) {
    const own = table.labels.subarray(part.from, part.to);
    const marks = own.reduce((sum, label) => sum + (label === 1 ? 1 : 0), 0);
    given.fill(Math.log((marks + 0.5) / (own.length - marks + 0.5)), part.from, part.to);
    weights.fill(weightOf(part, sizes), part.from, part.to);
  }
  const edges = table.features.map(edgesOf);
  const bins = table.features.map((feature, at) => binsOf(feature, edges[at] ?? new Float64Array()));
  return { table, bins, edges, given, weights, groups: cueGroupsOf(table.parts), cues: new Map() };
}

/** Learns from the parts whose fold is not `without`: cues first, then trees that see cues learned elsewhere, then the count likewise. */
export function learnBoundaries(prepared: Prepared, plan: Record<string, number>, without: number): BoundaryWeights {
  const { table } = prepared;
  const foldOf = (part: Part) => plan[part.group] ?? 0;
  const folds = [...new Set(table.parts.map(foldOf))].filter((fold) => fold !== without).sort();
  const cues = new Float64Array(table.starts.length);
  for (const fold of folds) {
    const learned = cuesWithout(prepared, foldOf, [without, fold]);
    for (const part of table.parts.filter((one) => foldOf(one) === fold)) cueScoresOf(table, learned, part, cues);
  }
  const cueFeatures = featuresOfCues(table, cues);
  const edges = cueFeatures.map(edgesOf);
  const bins = cueFeatures.map((feature, at) => binsOf(feature, edges[at] ?? new Float64Array()));
  const all = { ...prepared, bins: [...prepared.bins, ...bins], edges: [...prepared.edges, ...edges] };
  const features = [...table.features, ...cueFeatures];
  const signs = new Map<Part, number[]>();
  for (const fold of folds) {
    const forest = forestWithout(all, (part) => foldOf(part) !== without && foldOf(part) !== fold);
    for (const part of table.parts.filter((one) => foldOf(one) === fold)) {
      signs.set(part, signsOf(table, forest, features, part));
    }
  }
  const known = cuesWithout(prepared, foldOf, [without]);
  return {
    cues: new Map(
      table.vocabulary
        .map((gram, at) => [gram, known[at] ?? 0] as const)
        .filter(([, weight]) => Math.abs(weight) > 0.01),
    ),
    forest: meanOf(
      Array.from({ length: forests }, (_, number) => forestWithout(all, (part) => foldOf(part) !== without, number)),
    ),
    count: countFrom(table.parts, signs),
  };
}

function cuesWithout(prepared: Prepared, foldOf: (part: Part) => number, folds: readonly number[]): Float32Array {
  const key = folds
    .filter((fold) => fold >= 0)
    .sort()
    .join(' ');
  const learned = prepared.cues.get(key) ?? cuesOf(prepared, (part) => !folds.includes(foldOf(part)));
  prepared.cues.set(key, learned);
  return learned;
}

function cuesOf({ table, weights, given, groups }: Prepared, wanted: (part: Part) => boolean): Float32Array {
  const used = new Set(table.parts.filter(wanted).map(cueGroupOf));
  const bits = groups.reduce((mask, group, at) => (used.has(group) ? mask | (1 << at) : mask), 0);
  const allowed = Uint8Array.from(table.speakers, (mask) => (bitsOf(mask & bits) >= leastGroups ? 1 : 0));
  const rows = rowsOf(table, wanted, shareForCues);
  const heavier = weights.slice();
  for (const row of rows) if (table.labels[row] === 0) heavier[row] = (weights[row] ?? 0) / shareForCues;
  return learnCues({ bags: table.bags, rows, labels: table.labels, weights: heavier, given }, allowed, restraint);
}

function cueScoresOf({ bags }: Table, learned: Float32Array, part: Part, scores: Float64Array): void {
  for (let row = part.from; row < part.to; row++) {
    let score = 0;
    for (let at = bags.offsets[row] ?? 0; at < (bags.offsets[row + 1] ?? 0); at++) {
      score += learned[bags.grams[at] ?? 0] ?? 0;
    }
    scores[row] = score;
  }
}

function featuresOfCues(table: Table, cues: Float64Array): Float32Array[] {
  const features: Float32Array[] = [];
  for (const { from, to } of table.parts) {
    learnedCueFeatures(cues.slice(from, to), table.starts.slice(from, to)).forEach(({ values }, at) => {
      features[at] ??= new Float32Array(table.starts.length);
      features[at].set(values, from);
    });
  }
  return features;
}

/** Forests as one that says the mean of what they say. */
function meanOf(forests: readonly Forest[]): Forest {
  return {
    trees: forests.flatMap(({ trees }) =>
      trees.map((tree) => ({ ...tree, value: tree.value.map((value) => value / forests.length) })),
    ),
  };
}

function forestWithout(prepared: Prepared, wanted: (part: Part) => boolean, number = 0): Forest {
  const { table, bins, edges, weights, given } = prepared;
  const rows = rowsOf(table, wanted, shareForForest, number);
  return growForest(
    {
      bins: bins.map((feature) => Uint8Array.from(rows, (row) => feature[row] ?? 0)),
      edges,
      labels: Uint8Array.from(rows, (row) => table.labels[row] ?? 0),
      weights: Float32Array.from(rows, (row) => (weights[row] ?? 0) / (table.labels[row] === 1 ? 1 : shareForForest)),
      given: Float32Array.from(rows, (row) => given[row] ?? 0),
    },
    growth,
  );
}

function signsOf(table: Table, forest: Forest, features: readonly Float32Array[], part: Part): number[] {
  const { from, to } = part;
  const own = features.map((feature) => ({ values: feature.subarray(from, to) }));
  return countSigns(scoresOf(forest, own, to - from), table.starts.slice(from, to), part);
}

/** How many times the usual count each part has, learned so that groups and classes of length weigh alike. */
function countFrom(parts: readonly Part[], signs: ReadonlyMap<Part, number[]>): number[] {
  const sizes = sizesOf(parts);
  const known = parts.filter((part) => signs.has(part));
  const own = known.map((part) => {
    if (part.set === inventedSet) return 0;
    const weight = isMain(part) ? 1 : otherCountWeight;
    return (weight * (part.captions ? captionsWeight : 1)) / (1 + countsAlike * ((sizes.get(part.group) ?? 1) - 1));
  });
  const classes = known.map(({ durationSeconds }) =>
    classMinutes.findLastIndex((from) => durationSeconds >= from * 60),
  );
  const totals = classMinutes.map((_, at) =>
    own.reduce((sum, weight, row) => sum + (classes[row] === at ? weight : 0), 0),
  );
  const ofUsual = known.map(({ chapters, durationSeconds }) => chapters / usualCount(durationSeconds));
  const learned = learnCount(
    known.map((part) => (signs.get(part) ?? []).slice(0, -1)),
    ofUsual,
    own.map((weight, row) => weight / (totals[classes[row] ?? 0] || 1)),
    countRidge,
  );
  return [...learned, shownFrom(known, signs, learned, ofUsual)];
}

/** What work that is shown adds to the logarithm of the count: the rest is real creators' habit, and theirs are lacking. */
function shownFrom(
  parts: readonly Part[],
  signs: ReadonlyMap<Part, number[]>,
  learned: readonly number[],
  ofUsual: readonly number[],
): number {
  let [sum, squares] = [0, 1];
  for (const [row, part] of parts.entries()) {
    if (part.set !== inventedSet) continue;
    const expected = learned.reduce((so, weight, at) => so + weight * (signs.get(part)?.[at] ?? 0), 0);
    sum += part.handWork * (Math.log(ofUsual[row] ?? 1) - expected);
    squares += part.handWork ** 2;
  }
  return sum / squares;
}

/** Rows with a mark, and a share of those without; the same ones every time, others for each `number` of draw. */
function rowsOf(table: Table, wanted: (part: Part) => boolean, share: number, number = 0): Int32Array {
  const rows: number[] = [];
  const isDrawn = (row: number) => (chanceOf(row) + number * share) % 1 < share;
  for (const part of table.parts.filter(wanted)) {
    for (let row = part.from; row < part.to; row++) {
      if (table.labels[row] === 1 || (table.labels[row] === 0 && isDrawn(row))) rows.push(row);
    }
  }
  return Int32Array.from(rows);
}

/** A number in [0, 1) that looks drawn, the same for a row every time. */
function chanceOf(row: number): number {
  let mixed = Math.imul(row ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** How many documents each group has. */
export function sizesOf(parts: readonly Pick<Part, 'group'>[]): Map<string, number> {
  return new Map(
    Map.groupBy(parts, ({ group }) => group)
      .entries()
      .map(([group, own]) => [group, own.length]),
  );
}

function isMain({ set }: Pick<Part, 'set'>): boolean {
  return set === 'yt_creator_chapters';
}

/** What a document's sentences count for, by where it comes from and how many there are of its group. */
export function weightOf(part: Pick<Part, 'set' | 'group' | 'captions'>, sizes: ReadonlyMap<string, number>): number {
  const shared = Math.min(1, evenDocuments / (sizes.get(part.group) ?? 1));
  const own = isMain(part) ? 1 : part.set === inventedSet ? inventedWeight : otherWeight;
  return shared * own * (part.captions ? captionsWeight : 1);
}
