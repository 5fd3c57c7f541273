import { answerableFeatureNames, answerableFeatures } from '../../src/answering/retrieval/answerable-features.ts';
import {
  encoderKind,
  type LearnedJudgement,
  type RetrievalModel,
} from '../../src/answering/retrieval/learned-model.ts';
import { nearnessTo } from '../../src/answering/retrieval/nearness.ts';
import { type Question, readQuestion } from '../../src/answering/retrieval/question.ts';
import { type QuestionTerm, questionTerms } from '../../src/answering/retrieval/question-terms.ts';
import { answerableOf, weightedSum } from '../../src/answering/retrieval/retrieve.ts';
import { sentenceFeatureNames, sentenceFeatures } from '../../src/answering/retrieval/sentence-features.ts';
import { parseForest, spellForest } from '../../src/trees/tree-text.ts';
import { isInside } from '../answers-figures.ts';
import { type AskedDocument, type AskedQuestion, meaningOf } from '../answers-material.ts';
import { binsOf, edgesOf } from './bins.ts';
import { growForest } from './grow-forest.ts';
import { learnEvidence } from './learn-evidence.ts';

/** Questions of one document that are learned from, at most, evenly picked. */
const mostQuestions = 25;
/** Other documents that each question is put to. */
const mostForeign = 4;
/** How a judgement is learned. */
interface Lesson {
  /** Whether it is known what is meant. */
  hasVectors: boolean;
  /**
   * The share of questions from which is learned once more as if their video said none of their words. People's questions about a
   * text that they have before them share more words with it than others do: what is meant would count for too little.
   */
  inOtherWords: number;
  /** The share of questions of their own video that may be declined. */
  declined: number;
}
const withoutVectors: Lesson = { hasVectors: false, inOtherWords: 0, declined: 0.1 };
const byWords: Lesson = { hasVectors: true, inOtherWords: 0, declined: 0.1 };
/** With fewer of its own declined, as many of the foreign ones are as by words. */
const bySentences: Lesson = { hasVectors: true, inOtherWords: 0.15, declined: 0.08 };
/** Nothing is learned on what was learned from: words are learned from the other parts. */
const parts = 4;
const growth = { trees: 150, leaves: 4, rate: 0.08, ridge: 10, leastLeaf: 5, rows: 0.7, features: 0.4 };
const training = { rounds: 6, turns: 3000, rate: 0.005, ridge: 1e-5 };
const directions = answerableFeatureNames.map(([, speaks]) => ({ for: 1, against: -1, either: 0 })[speaks]);

/** What is known of words. */
type WordKnowledge = Pick<RetrievalModel, 'evidence' | 'usualEvidence'>;

interface Exercise {
  one: AskedDocument;
  part: number;
  asked: AskedQuestion;
  question: Question;
  /** Whether a sentence's first second would be a hit. */
  hits: boolean[];
}

/** Learns which sentence answers a question, and whether any does. The same documents give the same model. */
export function learnAnswering(documents: readonly AskedDocument[]): RetrievalModel {
  const { words, judgement } = studyOf(documents);
  return {
    ...words,
    withVectors: judgementsOf(documents, judgement(byWords)),
    acrossLanguages: new Map(),
    withoutVectors: judgement(withoutVectors),
  };
}

/**
 * The same where an encoder that reads whole sentences tells what is meant: of that alone.
 *
 * @param options.isMultilingual whether it also learns to judge questions in another language than the video's, from the same
 * questions as if their videos, and those that do not answer them, said none of their words
 */
export function learnWithVectors(
  documents: readonly AskedDocument[],
  { isMultilingual }: { isMultilingual: boolean },
): Omit<RetrievalModel, 'withoutVectors'> {
  const { words, judgement, acrossLanguages } = studyOf(documents);
  const withVectors = judgement(bySentences);
  return {
    ...words,
    withVectors: judgementsOf(documents, withVectors),
    acrossLanguages: isMultilingual ? judgementsOf(documents, acrossLanguages(withVectors)) : new Map(),
  };
}

function studyOf(documents: readonly AskedDocument[]) {
  const all = documents.flatMap(exercisesOf);
  const others = Array.from({ length: parts }, (_, part) => learnWords(all.filter((one) => one.part !== part)));
  const asked = atMost(all, mostQuestions);
  return {
    words: learnWords(all),
    judgement: (lesson: Lesson) => learnJudgement(asked, documents, others, lesson),
    acrossLanguages: ({ ranker }: LearnedJudgement): LearnedJudgement => ({
      ranker,
      ...learnJudge(asked, documents, others, { ranker, find: foundInOtherWords, declined: bySentences.declined }),
    }),
  };
}

/** All documents have their vectors from one encoder. */
function judgementsOf([first]: readonly AskedDocument[], judgement: LearnedJudgement) {
  return new Map([[encoderKind(first?.vectors.encoder ?? ''), judgement]]);
}

function learnJudgement(
  exercises: readonly Exercise[],
  documents: readonly AskedDocument[],
  words: readonly WordKnowledge[],
  { hasVectors, inOtherWords, declined }: Lesson,
): LearnedJudgement {
  const others = exercises.filter(({ asked }) => hashOf(asked.question) % 1000 < 1000 * inOtherWords);
  const find: Finder = (other, exercise) => foundIn(other, exercise, hasVectors);
  const ranker = learnRanker(
    [...exercises, ...others],
    [
      ...exercises.map((exercise) => find(exercise.one, exercise).features),
      ...others.map((exercise) => foundInOtherWords(exercise.one, exercise).features),
    ],
  );
  return { ranker, ...learnJudge(exercises, documents, words, { ranker, find, declined }) };
}

/** Learns whether a document answers a question, from those that do and from others that the questions are put to. */
function learnJudge(
  exercises: readonly Exercise[],
  documents: readonly AskedDocument[],
  words: readonly WordKnowledge[],
  { ranker, find, declined }: { ranker: ArrayLike<number>; find: Finder; declined: number },
): Pick<LearnedJudgement, 'judge' | 'threshold'> {
  const examples = exercises.flatMap((exercise) => {
    const { one, part } = exercise;
    return [one, ...matesOf(exercise, documents)].map((other, at): Example => {
      const { terms, features } = find(other, exercise);
      const scores = features.map((own) => weightedSum(own, ranker));
      const known = words[part] ?? { evidence: new Map(), usualEvidence: [] };
      const judged = answerableFeatures(terms, other.indexed, features, scores, known);
      return { kind: one.kind, part, label: at === 0 ? 1 : 0, features: judged };
    });
  });
  return { judge: grow(examples), threshold: thresholdFor(examples, declined) };
}

/** Other documents of the kind and the part that a question is put to: the same ones, as far as they are there, whatever else is. */
function matesOf({ one, part, asked }: Exercise, documents: readonly AskedDocument[]): AskedDocument[] {
  return documents
    .filter((other) => other.kind === one.kind && other.group !== one.group && partOf(other) === part)
    .map((other) => ({ other, order: hashOf(`${asked.question} ${other.id}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, mostForeign)
    .map(({ other }) => other);
}

function partOf({ id }: AskedDocument): number {
  return hashOf(id) % parts;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

function atMost(exercises: readonly Exercise[], most: number): Exercise[] {
  return [...Map.groupBy(exercises, ({ one }) => one).values()].flatMap((own) => {
    const step = Math.max(1, own.length / most);
    return own.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
  });
}

const exercises = new WeakMap<AskedDocument, Exercise[]>();

function exercisesOf(one: AskedDocument): Exercise[] {
  const known = exercises.get(one);
  if (known) return known;
  const { speakers, stem, sentences } = one.indexed;
  const names = [...new Set(speakers.flatMap((name) => name ?? []))];
  const made = one.questions.map((asked) => ({
    one,
    part: partOf(one),
    asked,
    question: readQuestion(asked.question, [], names, stem),
    hits: sentences.map(({ start }) => isInside(Math.floor(start), asked.spans, one.kind)),
  }));
  exercises.set(one, made);
  return made;
}

function learnWords(all: readonly Exercise[]): WordKnowledge {
  return learnEvidence(
    all.map(({ one, question }) => ({
      document: one.id,
      kind: one.kind,
      terms: question.terms,
      rates: one.indexed.rates,
    })),
  );
}

interface Found {
  terms: QuestionTerm[];
  features: Float32Array[];
}
/** What a question finds in a document. */
type Finder = (other: AskedDocument, exercise: Exercise) => Found;

const found = new WeakMap<Exercise, Map<string, Found>>();

/** What a question finds in a document: nothing of it is learned, so that it is looked for once. */
function foundIn(other: AskedDocument, exercise: Exercise, hasVectors: boolean): Found {
  const known = found.get(exercise) ?? new Map<string, Found>();
  found.set(exercise, known);
  const name = `${other.id} ${hasVectors}`;
  const before = known.get(name);
  if (before) return before;
  const terms = questionTerms(exercise.question.terms, other.indexed);
  const made = { terms, features: featuresOf(terms, other, exercise, hasVectors) };
  known.set(name, made);
  return made;
}

/** The same if the document said none of the question's words: what it means is left. */
function foundInOtherWords(other: AskedDocument, exercise: Exercise): Found {
  const terms = questionTerms(exercise.question.terms, other.indexed).map((term) => ({ ...term, said: new Map() }));
  return { terms, features: featuresOf(terms, other, exercise, true) };
}

function featuresOf(
  terms: readonly QuestionTerm[],
  other: AskedDocument,
  { asked, question }: Exercise,
  hasVectors: boolean,
): Float32Array[] {
  const nearness = hasVectors ? nearnessTo(meaningOf(other, asked), other.indexed) : undefined;
  return sentenceFeatures(terms, question.speaker, other.indexed, nearness);
}

/**
 * Weights for which the sentences that would be hits take the most of a softmax over all sentences (the marginal likelihood of a
 * hit). The kinds take turns, so that none outweighs the others.
 */
function learnRanker(exercises: readonly Exercise[], features: readonly Float32Array[][]): Float64Array {
  const size = sentenceFeatureNames.length;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const gradient = new Float64Array(size);
  const chances = exercises.map(({ one, hits }, at) => ({ kind: one.kind, hits, features: features[at] ?? [] }));
  const lists = [...Map.groupBy(chances, ({ kind }) => kind).values()];
  let state = 7;
  for (let round = 0; round < training.rounds; round += 1) {
    const step = training.rate / (1 + round);
    for (let turn = 0; turn < training.turns; turn += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const list = lists[turn % lists.length] ?? [];
      const chosen = list[state % list.length];
      if (!chosen?.hits.some(Boolean)) continue;
      const scores = chosen.features.map((own) => weightedSum(own, weights));
      const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
      const shares = scores.map((value) => Math.exp(value - most));
      const total = shares.reduce((a, b) => a + b, 0);
      const inside = shares.reduce((sum, share, at) => sum + (chosen.hits[at] ? share : 0), 0);
      if (inside <= 0) continue;
      gradient.fill(0);
      shares.forEach((share, at) => {
        const error = share / total - (chosen.hits[at] ? share / inside : 0);
        if (Math.abs(error) < 1e-6) return;
        const own = chosen.features[at];
        for (let i = 0; i < size; i += 1) gradient[i] = (gradient[i] ?? 0) + error * (own?.[i] ?? 0);
      });
      for (let i = 0; i < size; i += 1) {
        const slope = (gradient[i] ?? 0) + training.ridge * (weights[i] ?? 0);
        squares[i] = (squares[i] ?? 0) * 0.999 + slope * slope * 0.001;
        weights[i] = (weights[i] ?? 0) - (step * slope) / Math.sqrt((squares[i] ?? 0) + 1e-4);
      }
    }
  }
  return weights;
}

interface Example {
  kind: string;
  part: number;
  label: 0 | 1;
  features: Float32Array;
}

/** Below it this share of each kind's own questions is declined, in the mean of the kinds, by trees that did not see them. */
function thresholdFor(examples: readonly Example[], declined: number): number {
  const unseen = Array.from({ length: parts }, (_, part) => {
    const judge = grow(examples.filter((one) => one.part !== part));
    const own = examples.filter((one) => one.part === part && one.label === 1);
    return own.map(({ kind, features }) => ({ kind, score: answerableOf(features, { judge }) }));
  }).flat();
  const counts = Map.groupBy(unseen, ({ kind }) => kind);
  let left = declined * counts.size;
  for (const { kind, score } of unseen.sort((a, b) => a.score - b.score)) {
    left -= 1 / (counts.get(kind)?.length ?? 1);
    if (left <= 0) return score;
  }
  return 0;
}

/** Kinds, and in them the answered and the foreign questions, weigh the same. The trees are those that are read back once written down. */
function grow(examples: readonly Example[]): LearnedJudgement['judge'] {
  const classOf = ({ kind, label }: Example) => `${kind} ${label}`;
  const counts = Map.groupBy(examples, classOf);
  const columns = answerableFeatureNames.map((_, at) => Float32Array.from(examples, (one) => one.features[at] ?? 0));
  const edges = columns.map(edgesOf);
  const weightOf = (one: Example) => examples.length / counts.size / (counts.get(classOf(one))?.length ?? 1);
  const forest = growForest(
    {
      bins: columns.map((column, at) => binsOf(column, edges[at] ?? new Float64Array())),
      edges,
      labels: Uint8Array.from(examples, ({ label }) => label),
      weights: Float32Array.from(examples, weightOf),
      given: new Float32Array(examples.length),
      directions,
    },
    growth,
  );
  return parseForest(spellForest(forest));
}
