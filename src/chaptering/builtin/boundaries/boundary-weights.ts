import type { Forest, Tree } from '../../../trees/forest.ts';
import { parseTree, spellTree } from '../../../trees/tree-text.ts';
import { boundaryTable } from './boundary-weights-table.ts';
import type { CueWeights } from './cue-features.ts';

/** All that was learned about where chapters begin (`evals/train/boundaries.ts`). */
export interface BoundaryWeights {
  cues: CueWeights;
  forest: Forest;
  /** A weight for each of `countSigns`. */
  count: number[];
}

/** Trees and cues that are written in a line. */
const treesOfLine = 3;
const cuesOfLine = 60;

/** Weights as text: a line of counts, lines of trees, and of the cues with their weights in hundredths. */
export function spellBoundaryWeights({ cues, forest, count }: BoundaryWeights): string {
  const lines = [`count ${count.map((weight) => Number(weight.toFixed(4))).join(' ')}`];
  const trees = forest.trees.map(spellTree);
  for (let at = 0; at < trees.length; at += treesOfLine) {
    lines.push(`trees ${trees.slice(at, at + treesOfLine).join('|')}`);
  }
  const spelled = [...cues]
    .map(([gram, weight]) => [gram, Math.round(weight * 100)] as const)
    .filter(([gram, weight]) => weight !== 0 && /^[^`\\$|=\n]+$/.test(gram))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([gram, weight]) => `${gram}=${weight}`);
  for (let at = 0; at < spelled.length; at += cuesOfLine) {
    lines.push(`cues ${spelled.slice(at, at + cuesOfLine).join('|')}`);
  }
  return lines.join('\n');
}

/** The inverse of `spellBoundaryWeights`, but for what rounding took. */
export function parseBoundaryWeights(text: string): BoundaryWeights {
  const cues = new Map<string, number>();
  const trees: Tree[] = [];
  let count: number[] = [];
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ');
    const kind = line.slice(0, space);
    const rest = line.slice(space + 1);
    if (kind === 'count') count = rest.split(' ').map(Number);
    if (kind === 'trees') trees.push(...rest.split('|').map(parseTree));
    if (kind !== 'cues') continue;
    for (const entry of rest.split('|')) {
      const at = entry.lastIndexOf('=');
      cues.set(entry.slice(0, at), Number(entry.slice(at + 1)) / 100);
    }
  }
  return { cues, forest: { trees }, count };
}

let learned: BoundaryWeights | undefined;

/** The weights that come with the engine. */
export function learnedBoundaryWeights(): BoundaryWeights {
  learned ??= parseBoundaryWeights(boundaryTable.trim());
  return learned;
}
