import type { Forest } from '../../trees/forest.ts';
import { parseForest, spellForest } from '../../trees/tree-text.ts';
import { retrievalTable } from './retrieval-table.ts';
import { parseEvidence, spellEvidence, type WordEvidence } from './word-evidence.ts';

/** What was learned from questions whose answers are known (`evals/train/answers.ts`). */
export interface RetrievalModel {
  /** Of stems that questions held. */
  evidence: ReadonlyMap<string, WordEvidence>;
  /** Of all other stems, from those that are said everywhere to the rarest. */
  usualEvidence: readonly WordEvidence[];
  /** Where it is known what question and sentences mean, and where it is not, such as in most languages. */
  withVectors: LearnedJudgement;
  withoutVectors: LearnedJudgement;
}

export interface LearnedJudgement {
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

/** A model's text: the evidence of words, and after empty lines a judgement with vectors and one without: its threshold, its weights, a line a tree. */
export function parseModel(text: string): RetrievalModel {
  const [words = '', withVectors = '', withoutVectors = ''] = text.split('\n\n');
  const [usual = '', evidence = ''] = words.trim().split('\n');
  return {
    evidence: parseEvidence(evidence),
    usualEvidence: [...parseEvidence(usual).values()],
    withVectors: parseJudgement(withVectors),
    withoutVectors: parseJudgement(withoutVectors),
  };
}

function parseJudgement(text: string): LearnedJudgement {
  const [threshold = '0', weights = '', ...trees] = text.trim().split('\n');
  return {
    threshold: Number(threshold),
    ranker: Float64Array.from(weights.split(' '), Number),
    judge: parseForest(trees.join('\n')),
  };
}

/** The inverse of `parseModel`. */
export function spellModel({ evidence, usualEvidence, withVectors, withoutVectors }: RetrievalModel): string {
  const usual = new Map(usualEvidence.map((one, step) => [`${step}`, one]));
  const words = [spellEvidence(usual), spellEvidence(evidence)].join('\n');
  return [words, spellJudgement(withVectors), spellJudgement(withoutVectors)].join('\n\n');
}

function spellJudgement({ threshold, ranker, judge }: LearnedJudgement): string {
  const weights = Array.from(ranker, (weight) => Number(weight.toFixed(4))).join(' ');
  return [threshold.toFixed(3), weights, spellForest(judge)].join('\n');
}
