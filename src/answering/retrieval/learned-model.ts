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
  /** Where it is known what question and sentences mean, by the kind of encoder that told it (`encoderKind`). */
  withVectors: ReadonlyMap<string, LearnedJudgement>;
  /** The same where a question is in another language than the video, of encoders that know both. */
  acrossLanguages: ReadonlyMap<string, LearnedJudgement>;
  /** Where it is not, such as in most languages. */
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

/** An encoder's name without the checksum of its weights: what was learned with it holds for the next ones too. */
export function encoderKind(encoder: string): string {
  return encoder.replace(/-[\da-f]{12}$/, '');
}

let learned: RetrievalModel | undefined;

/** The model that comes with the product. */
export function learnedModel(): RetrievalModel {
  learned ??= parseModel(retrievalTable);
  return learned;
}

/**
 * A model's text: the evidence of words, and after empty lines the judgement without vectors and one or two for each kind of encoder:
 * its name, its threshold, its weights, a line a tree.
 */
export function parseModel(text: string): RetrievalModel {
  const [words = '', ...judgements] = text.split('\n\n');
  const [usual = '', evidence = ''] = words.trim().split('\n');
  const byName = new Map(judgements.map(parseJudgement));
  const withoutVectors = byName.get(noVectors);
  if (!withoutVectors) throw new Error('the table of answers has no judgement without vectors');
  byName.delete(noVectors);
  const isAcross = ([name]: [string, LearnedJudgement]) => name.endsWith(across);
  return {
    evidence: parseEvidence(evidence),
    usualEvidence: [...parseEvidence(usual).values()],
    withVectors: new Map([...byName].filter((one) => !isAcross(one))),
    acrossLanguages: new Map(
      [...byName].filter(isAcross).map(([name, judgement]) => [name.slice(0, -across.length), judgement]),
    ),
    withoutVectors,
  };
}

const noVectors = 'none';
/** Stands behind the encoder's name. */
const across = ' across languages';

function parseJudgement(text: string): [name: string, judgement: LearnedJudgement] {
  const [name = '', threshold = '0', weights = '', ...trees] = text.trim().split('\n');
  const ranker = Float64Array.from(weights.split(' '), Number);
  return [name, { threshold: Number(threshold), ranker, judge: parseForest(trees.join('\n')) }];
}

/** The inverse of `parseModel`. */
export function spellModel(model: RetrievalModel): string {
  const { evidence, usualEvidence, withVectors, acrossLanguages, withoutVectors } = model;
  const usual = new Map(usualEvidence.map((one, step) => [`${step}`, one]));
  const words = [spellEvidence(usual), spellEvidence(evidence)].join('\n');
  const named = Array.from(acrossLanguages, ([name, judgement]) => [name + across, judgement] as const);
  const judgements = [[noVectors, withoutVectors] as const, ...withVectors, ...named];
  return [words, ...judgements.map(spellJudgement)].join('\n\n');
}

function spellJudgement([name, { threshold, ranker, judge }]: readonly [string, LearnedJudgement]): string {
  const weights = Array.from(ranker, (weight) => Number(weight.toFixed(4))).join(' ');
  return [name, threshold.toFixed(3), weights, spellForest(judge)].join('\n');
}
