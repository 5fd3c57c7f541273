import { languageOfText } from '../../transcripts/reading/language.ts';
import { scoresOf } from '../../trees/forest.ts';
import { answerableFeatures } from './answerable-features.ts';
import type { IndexedReading } from './indexed-reading.ts';
import { encoderKind, type LearnedJudgement, type RetrievalModel } from './learned-model.ts';
import { type Meaning, nearnessTo } from './nearness.ts';
import type { Question } from './question.ts';
import { type QuestionTerm, questionTerms } from './question-terms.ts';
import { sentenceFeatures } from './sentence-features.ts';

/** What was found for a question. */
export interface Retrieved {
  terms: readonly QuestionTerm[];
  /** How likely each sentence is to begin the answer: a logarithm, up to a constant. */
  scores: Float64Array;
  /** The logarithm of the odds that the video answers the question at all, beside the least with which it is answered. */
  answerable: number;
  /** Whether the question was understood though it is in another language than the video. */
  isAcross: boolean;
}

/** What a video says so much of is asked in its words, whatever the language of the question seems to be. */
const mostSaidAcross = 0.5;

/**
 * Ranks the sentences of a video for a question, and judges whether any of them answers it. Linear in the length of the video.
 *
 * @param meaning what question and sentences mean, where that is known: by an encoder that the model knows
 */
export function retrieve(
  question: Question,
  indexed: IndexedReading,
  meaning: Meaning | undefined,
  model: RetrievalModel,
): Retrieved {
  const terms = questionTerms(question.terms, indexed);
  const kind = meaning && encoderKind(meaning.sentences.encoder);
  const learned = model.withVectors.get(kind ?? '');
  const nearness = learned && nearnessTo(meaning, indexed);
  const across = nearness && model.acrossLanguages.get(kind ?? '');
  const isAcross = across !== undefined && isInAnotherLanguage(question, terms, indexed);
  const judgement = (isAcross ? across : nearness && learned) ?? model.withoutVectors;
  const features = sentenceFeatures(terms, question.speaker, indexed, nearness);
  const scores = Float64Array.from(features, (own) => weightedSum(own, judgement.ranker));
  const judged = answerableFeatures(terms, indexed, features, scores, model);
  return { terms, scores, answerable: answerableOf(judged, judgement) - judgement.threshold, isAcross };
}

function isInAnotherLanguage(
  { text }: Question,
  terms: readonly QuestionTerm[],
  { reading: { language } }: IndexedReading,
): boolean {
  const said = terms.reduce((sum, { share, said }) => sum + share * Math.max(0, ...said.values()), 0);
  return said < mostSaidAcross && languageOfText(text, language) !== language;
}

/** The sum of features times their weights. */
export function weightedSum(features: Float32Array, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** The logarithm of the odds that a video answers, by the features of `answerableFeatureNames`. */
export function answerableOf(features: Float32Array, { judge }: Pick<LearnedJudgement, 'judge'>): number {
  const columns = Array.from(features, (value) => ({ values: [value] }));
  return scoresOf(judge, columns, 1)[0] ?? 0;
}

/** Places of sentences, best first, no two of them within so many words. */
export function bestApart(scores: ArrayLike<number>, wordStarts: Int32Array, words: number, most: number): number[] {
  const order = Array.from({ length: scores.length }, (_, at) => at).sort(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );
  const chosen: number[] = [];
  for (const at of order) {
    if (chosen.length === most) break;
    const isApart = chosen.every((one) => Math.abs((wordStarts[one] ?? 0) - (wordStarts[at] ?? 0)) >= words);
    if (isApart && Number.isFinite(scores[at] ?? Number.NaN)) chosen.push(at);
  }
  return chosen;
}
