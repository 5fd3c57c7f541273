import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { AnsweringInput } from '../src/answering/engine.ts';
import { builtinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { type TrueSpan, transcriptOf } from './document.ts';
import type { inventedSet } from './invented.ts';

/** The sets that carry people's questions with the spans that answer them. */
export const questionSets = ['tutorialvqa', 'qmsum'] as const;
export type QuestionSet = (typeof questionSets)[number];

const documentShape = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  duration_seconds: z.number(),
  language: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string(), speaker: z.string().nullish() })),
  questions: z.array(
    z.object({
      question: z.string(),
      answer: z.string().nullish(),
      spans: z.array(z.object({ start: z.number(), end: z.number() })),
    }),
  ),
});

export interface AskedQuestion {
  question: string;
  /** What a person answered, where the set has it. */
  answer: string | null;
  /** Never empty. */
  spans: TrueSpan[];
}

/** A document to ask about: what the engine gets but the question, and questions with their spans. */
export interface AskedDocument {
  id: string;
  /** `titles`: creators' chapter titles, turned into questions by us (`answers-titled.ts`). */
  set: QuestionSet | 'titles' | typeof inventedSet;
  /** What is judged and drawn together: the document itself, or its channel. */
  group: string;
  /** It is judged by what was learned from documents of other folds. */
  fold: number;
  input: Omit<AnsweringInput, 'question'>;
  questions: AskedQuestion[];
  /** What sounds as if the document answered it, and it does not. */
  unanswered?: string[];
}

/** A set's documents, or those `wanted` by number; their chapters are those that our own engine makes, not the set's. */
export async function readAskedDocuments(
  path: string,
  set: QuestionSet,
  wanted: (at: number) => boolean = () => true,
): Promise<AskedDocument[]> {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  const documents: AskedDocument[] = [];
  for (const [at, line] of lines.entries()) {
    if (!wanted(at)) continue;
    const one = documentShape.parse(JSON.parse(line));
    const { title, duration_seconds: durationSeconds } = one;
    const transcript = transcriptOf({ ...one, chapters: [] });
    const made = await builtinEngine.chapters({ transcript, durationSeconds, title });
    const chapters = made.kind === 'chapters' ? made.chapters : [];
    const questions = one.questions
      .filter(({ spans }) => spans.length > 0)
      .map(({ question, answer, spans }) => ({ question, answer: answer ?? null, spans }));
    documents.push({
      id: one.id,
      set,
      group: one.id,
      fold: at % folds,
      input: { transcript, chapters, durationSeconds, title, earlier: [] },
      questions,
    });
  }
  return documents;
}

/** Numbers from 0 (included) to 1 (excluded), the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * For each question of a document the number of another one of the set to ask it of; of titles, one of another channel of its
 * fold.
 */
export function wrongDocuments(documents: readonly AskedDocument[], at: number): number[] {
  const own = documents[at];
  const others = documents.flatMap((one, other) =>
    other !== at && (own?.set !== 'titles' || (one.fold === own.fold && one.group !== own.group)) ? [other] : [],
  );
  return drawn(others, own, 1000 + at);
}

/** For each question of a document the number of another one of the same channel; empty where there is none. */
export function besideDocuments(documents: readonly AskedDocument[], at: number): number[] {
  const own = documents[at];
  const others = documents.flatMap((one, other) => (other !== at && one.group === own?.group ? [other] : []));
  return drawn(others, own, 2000 + at);
}

function drawn(others: readonly number[], document: AskedDocument | undefined, seed: number): number[] {
  const random = seeded(seed);
  random();
  return (document?.questions ?? []).flatMap(() => others[Math.floor(random() * others.length)] ?? []);
}

/** As many questions of a set, seeded; documents stay, some without any. */
export function someQuestions(documents: readonly AskedDocument[], most: number): AskedDocument[] {
  const random = seeded(documents.length);
  const kept = new Set(
    documents
      .flatMap(({ questions }) => questions.map((one) => ({ one, order: random() })))
      .sort((a, b) => a.order - b.order)
      .slice(0, most)
      .map(({ one }) => one),
  );
  return documents.map((document) => ({ ...document, questions: document.questions.filter((one) => kept.has(one)) }));
}

/** Cross-validation: into how many parts documents are put, each judged by what was learned from the others. */
export const folds = 5;
