import { answerableNames } from '../../src/answering/builtin/finding/answerable.ts';
import type { AnsweringModel } from '../../src/answering/builtin/finding/model.ts';
import { answerableOf } from '../../src/answering/builtin/finding/weigh.ts';
import { parseForest, spellForest } from '../../src/trees/tree-text.ts';
import { binsOf, edgesOf } from './bins.ts';
import { growForest } from './grow-forest.ts';

/** The share of a set's answerable questions that may be declined on what was learned from, so that of others it is a tenth. */
const declinedTrue = new Map([
  ['tutorialvqa', 0.114],
  ['qmsum', 0.065],
]);
const growth = { trees: 150, leaves: 4, rate: 0.08, ridge: 10, leastLeaf: 5, rows: 0.7, columns: 0.4 };
const directions = answerableNames.map(([, speaks]) => ({ for: 1, against: -1, either: 0 })[speaks]);
const size = answerableNames.findIndex(([name]) => name === 'size');

/** What speaks for and against a question's being answered, and whether it is. */
export interface Example {
  set: string;
  /** Which part of the cross-fitting its documents belong to. */
  part: number;
  label: 0 | 1;
  features: Float32Array;
}

type Decliner = Pick<AnsweringModel, 'decliner' | 'lead' | 'threshold'>;

/** Trees that tell questions which are answered from others, and the threshold that declines so many of the former in each set. */
export function declining(examples: readonly Example[]): Decliner {
  // What is declined of a part's questions is told by trees that did not see them.
  const unseen = [...new Set(examples.map(({ part }) => part))].flatMap((part) => {
    const decliner = grow(examples.filter((one) => one.part !== part));
    return examples
      .filter((one) => one.part === part && one.label === 1)
      .map(({ set, features }) => ({
        set,
        size: features[size] ?? 0,
        score: answerableOf(features, { decliner, lead: 0 }),
      }));
  });
  const sets = [...Map.groupBy(unseen, ({ set }) => set)].map(([set, own]) => ({
    size: own.reduce((sum, one) => sum + one.size, 0) / own.length,
    threshold:
      own.map(({ score }) => score).sort((a, b) => a - b)[Math.floor(own.length * (declinedTrue.get(set) ?? 0.1))] ?? 0,
  }));
  const [one = { size: 0, threshold: 0 }, other = one] = sets.sort((a, b) => a.size - b.size);
  const apart = other.size - one.size;
  const lead = apart > 0 ? (other.threshold - one.threshold) / apart : 0;
  return { decliner: grow(examples), lead, threshold: one.threshold - lead * one.size };
}

/** Sets, and in them the answered and the other questions, weigh the same. The trees are those that are read back once written down. */
function grow(examples: readonly Example[]): AnsweringModel['decliner'] {
  const kindOf = ({ set, label }: Example) => `${set} ${label}`;
  const counts = Map.groupBy(examples, kindOf);
  const columns = answerableNames.map((_, at) => Float32Array.from(examples, ({ features }) => features[at] ?? 0));
  const edges = columns.map(edgesOf);
  const forest = growForest(
    {
      bins: columns.map((column, at) => binsOf(column, edges[at] ?? new Float64Array())),
      edges,
      labels: Uint8Array.from(examples, ({ label }) => label),
      weights: Float32Array.from(
        examples,
        (one) => examples.length / counts.size / (counts.get(kindOf(one))?.length ?? 1),
      ),
      given: new Float32Array(examples.length),
      directions,
    },
    growth,
  );
  return parseForest(spellForest(forest));
}
