import { readChapters, seeCandidates } from '../../src/chaptering/builtin/titles/ranking/rank-titles.ts';
import { usualChance } from '../../src/chaptering/builtin/titles/ranking/word-chances.ts';
import { wordFeatureNames } from '../../src/chaptering/builtin/titles/ranking/word-features.ts';
import type { Background } from '../../src/transcripts/reading/background.ts';
import { bareWord } from '../../src/transcripts/reading/terms.ts';
import type { Forest } from '../../src/trees/forest.ts';
import { rougeL } from '../measures.ts';
import { binsOf, edgesOf } from './bins.ts';
import { growForest } from './grow-forest.ts';
import type { Choice } from './listwise.ts';
import type { Material } from './material.ts';

/** Words of chapters, each with its features and whether the chapter's title bears it. */
export interface WordLessons {
  rows: Float32Array[];
  borne: boolean[];
  weights: number[];
}

/** Of the words that no title bears, one in so many is looked at, and weighs as much. */
const oneIn = 7;

/** The words of a document's chapters; every chapter weighs `weight`. */
export function wordLessonsOf(one: Material, background: Background, weight: number): WordLessons {
  const lessons: WordLessons = { rows: [], borne: [], weights: [] };
  const { seenWords } = readChapters({ ...one, videoTitle: one.title }, background);
  let turn = 0;
  seenWords.forEach((words, index) => {
    const title = new Set((one.reference[index]?.title ?? '').split(/\s+/).map(bareWord).filter(Boolean));
    if (title.size === 0) return;
    for (const { bare, features } of words) {
      const isBorne = title.has(bare);
      if (!isBorne && ++turn % oneIn !== 0) continue;
      lessons.rows.push(features);
      lessons.borne.push(isBorne);
      lessons.weights.push(isBorne ? weight : weight * oneIn);
    }
  });
  return lessons;
}

/** Learns how likely a word is to stand in its chapter's title. */
export function learnWords(lessons: readonly WordLessons[]): Forest {
  const rows = lessons.flatMap((lesson) => lesson.rows);
  const columns = wordFeatureNames.map((_, at) => Float32Array.from(rows, (row) => row[at] ?? 0));
  const edges = columns.map(edgesOf);
  return growForest(
    {
      bins: columns.map((column, at) => binsOf(column, edges[at] ?? new Float64Array())),
      edges,
      labels: Uint8Array.from(lessons.flatMap(({ borne }) => borne.map(Number))),
      weights: Float32Array.from(lessons.flatMap((lesson) => lesson.weights)),
      given: new Float32Array(rows.length).fill(usualChance),
    },
    { trees: 120, leaves: 16, rate: 0.1, rows: 0.5, columns: 0.6, leastLeaf: 10, ridge: 5 },
  );
}

/** The choice among candidates in each chapter of a document. */
export function choicesOf(one: Material, background: Background, words: Forest, weight: number): Choice[] {
  const reading = readChapters({ ...one, videoTitle: one.title }, background);
  return seeCandidates(reading, words).map((candidates, index) => ({
    features: candidates.map(({ features }) => features),
    gains: Float32Array.from(candidates, ({ text }) => rougeL(text, one.reference[index]?.title ?? '')),
    weight,
  }));
}
