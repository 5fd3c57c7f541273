import { answerableFeatureNames } from '../../src/answering/retrieval/answerable-features.ts';
import type { LearnedJudgement, RetrievalModel } from '../../src/answering/retrieval/learned-model.ts';
import { sentenceFeatureNames } from '../../src/answering/retrieval/sentence-features.ts';
import { parseForest } from '../../src/trees/tree-text.ts';

const weights: Record<string, number> = { bm25: 10, onward: 2, cosine: 5, bySpeaker: 5, question: -1 };
const saidShare = answerableFeatureNames.findIndex(([name]) => name === 'saidShare');

const judgement: LearnedJudgement = {
  ranker: sentenceFeatureNames.map((name) => weights[name] ?? 0),
  judge: parseForest(`${saidShare}:0.55:0 ${saidShare}:0.25:0 -30000 -8000 20000`),
  threshold: 0,
};

/**
 * A model that nobody had to train: sentences with the question's words come first, then those that mean the same, and a video answers where it says over half of
 * what is asked for; with a quarter of it, it nearly does.
 */
export const plainRetrievalModel: RetrievalModel = {
  evidence: new Map(),
  usualEvidence: [],
  withVectors: new Map([['words', judgement]]),
  acrossLanguages: new Map(),
  withoutVectors: judgement,
};
