import type { Forest } from '../../trees/forest.ts';
import { parseForest, spellForest } from '../../trees/tree-text.ts';
import { type Associations, parseAssociations, spellAssociations } from './associations.ts';
import { retrievalTable } from './retrieval-table.ts';
import { parseEvidence, spellEvidence, type WordEvidence } from './word-evidence.ts';

/** What was learned from questions whose answers are known (`evals/train/answers.ts`). */
export interface RetrievalModel {
  associations: Associations;
  /** Of stems that questions held. */
  evidence: ReadonlyMap<string, WordEvidence>;
  /** Of all other stems, from those that are said everywhere to the rarest. */
  usualEvidence: readonly WordEvidence[];
  /** Weights of `sentenceFeatureNames`. */
  ranker: ArrayLike<number>;
  /** Trees over `answerableFeatureNames`: the logarithm of the odds that the video answers. */
  judge: Forest;
  /** A question that comes to less is declined. */
  threshold: number;
}

let learned: RetrievalModel | undefined;

/** The model that comes with the product. */
export function learnedModel(): RetrievalModel {
  learned ??= parseModel(retrievalTable);
  return learned;
}

/** A model's text: the threshold, the ranker's weights, the evidence of words, a line a tree, and after an empty line the associations. */
export function parseModel(text: string): RetrievalModel {
  const [judged = '', associations = ''] = text.split('\n\n');
  const [threshold = '0', weights = '', usual = '', evidence = '', ...trees] = judged.trim().split('\n');
  return {
    associations: parseAssociations(associations),
    evidence: parseEvidence(evidence),
    usualEvidence: [...parseEvidence(usual).values()],
    threshold: Number(threshold),
    ranker: Float64Array.from(weights.split(' '), Number),
    judge: parseForest(trees.join('\n')),
  };
}

/** The inverse of `parseModel`. */
export function spellModel({
  threshold,
  ranker,
  judge,
  associations,
  evidence,
  usualEvidence,
}: RetrievalModel): string {
  const usual = new Map(usualEvidence.map((one, step) => [`${step}`, one]));
  const weights = Array.from(ranker, (weight) => Number(weight.toFixed(4))).join(' ');
  const judged = [threshold.toFixed(3), weights, spellEvidence(usual), spellEvidence(evidence), spellForest(judge)];
  return [...judged, '', spellAssociations(associations)].join('\n');
}
