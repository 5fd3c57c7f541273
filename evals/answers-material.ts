import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { type IndexedReading, indexReading } from '../src/answering/retrieval/indexed-reading.ts';
import type { Meaning } from '../src/answering/retrieval/nearness.ts';
import { builtinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import type { Encoder } from '../src/models/encoder.ts';
import { staticEncoder } from '../src/models/static-encoder.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { type SentenceVectors, unpackVectors } from '../src/transcripts/reading/sentence-vectors.ts';
import { stemmerFor } from '../src/transcripts/reading/stemming.ts';
import { titleAsQuestion } from './answers-title-questions.ts';
import { type Document, documentShape, type TrueSpan, transcriptOf } from './document.ts';
import { readSet } from './documents.ts';
import { groupOf } from './folds.ts';
import { inventedSet, readInventedTalks } from './invented.ts';
import { packedVectors } from './kept-vectors.ts';

/** Kinds of questions that are learned from: people's about tutorials, people's about meetings, creators' chapter titles. */
const taughtKinds = ['tutorialvqa', 'qmsum', 'titles'] as const;
/**
 * Kinds of questions. Nobody learns from ours about invented talks, of which forty are asked in another language (`across`) beside the
 * same ones in English (`across_english`), nor from the titles of a German podcast.
 */
export type QuestionKind = (typeof taughtKinds)[number] | 'invented' | 'across' | 'across_english' | 'german_titles';

/** A question with the seconds that answer it; never without a span. */
export interface AskedQuestion {
  question: string;
  /** What it means. */
  vector: Float32Array;
  spans: TrueSpan[];
}

/** A document with the questions that are put to it. */
export interface AskedDocument {
  id: string;
  kind: QuestionKind;
  /** What is judged together and never learned from when it is judged: the document, its channel or its author. */
  group: string;
  fold: number;
  document: Document;
  chapters: { startSeconds: number; title: string }[];
  indexed: IndexedReading;
  vectors: SentenceVectors;
  questions: AskedQuestion[];
  /** What sounds as if the document answered it, and it does not. */
  unanswered: string[];
}

export const foldCount = 5;

export function isTaught({ kind }: AskedDocument): boolean {
  return taughtKinds.some((one) => one === kind);
}

/** What is known of what a question and a document mean. */
export function meaningOf({ vectors }: AskedDocument, { vector }: AskedQuestion): Meaning {
  return { sentences: vectors, question: vector };
}

const questionsShape = z.array(
  z.object({ question: z.string(), spans: z.array(z.object({ start: z.number(), end: z.number() })) }),
);
/** Sets whose chapters' titles are asked for. */
const titledSets = ['yt_creator_chapters', 'datatalks', 'syntax_fm', 'bitcoin', 'ethereum_calls', 'treeseg_augmend'];
const titledAmount = { documents: 4, questions: 6 };
/** Of one show, whose documents are asked of each other's questions. */
const germanSet = { name: 'engineeringkiosk_de', every: 2, questions: 8 };
/** A chapter is asked for where it lasts so many seconds and at most this part of its video. */
const fewestSeconds = 20;
const mostOfVideo = 0.4;

/**
 * Every so-manyth document with its questions, of each kind, from the folder `data` and our own talks.
 *
 * @param options.encoder tells what they mean: the one of every install where none is named
 */
export async function readAskedDocuments(
  data: string,
  { every = 1, encoder = staticEncoder() }: { every?: number; encoder?: Encoder } = {},
): Promise<AskedDocument[]> {
  const asked: AskedDocument[] = [];
  const picked = <One>(all: readonly One[]) => all.filter((_, at) => at % every === 0);
  for (const kind of ['tutorialvqa', 'qmsum'] as const) {
    const lines = gunzipSync(readFileSync(join(data, `${kind}.jsonl.gz`)))
      .toString()
      .trim()
      .split('\n');
    for (const line of picked(lines)) {
      const one = JSON.parse(line);
      const document = documentShape.parse({ ...one, chapters: [] });
      const questions = questionsShape.parse(one.questions).filter(({ spans }) => spans.length > 0);
      asked.push(await askedOf(encoder, document, { kind, group: document.id, questions }));
    }
  }
  for (const set of titledSets) {
    const groups = Map.groupBy(readSet(data, set) ?? [], ({ channel }) => groupOf(set, channel));
    for (const [group, documents] of groups) {
      const random = seeded(documents.length * 31 + group.length);
      for (const document of picked(shuffled(documents, random).slice(0, titledAmount.documents))) {
        const one = await askedOf(encoder, document, { kind: 'titles', group, questions: [] });
        const questions = shuffled(titleQuestions(document, one.indexed, random), random);
        asked.push({ ...one, questions: await withVectors(encoder, questions.slice(0, titledAmount.questions)) });
      }
    }
  }
  const inOtherLanguages: AskedDocument[] = [];
  for (const { document, questions, across, unanswered } of picked(readInventedTalks())) {
    const group = document.channel ?? inventedSet;
    const one = { ...(await askedOf(encoder, document, { kind: 'invented', group, questions })), unanswered };
    asked.push(one);
    if (across.length === 0) continue;
    const inEnglish = across.map(({ english, spans }) => ({ question: english, spans }));
    inOtherLanguages.push(
      { ...one, kind: 'across', questions: await withVectors(encoder, across), unanswered: [] },
      { ...one, kind: 'across_english', questions: await withVectors(encoder, inEnglish), unanswered: [] },
    );
  }
  asked.push(...inOtherLanguages);
  const german = (readSet(data, germanSet.name) ?? []).filter((_, at) => at % germanSet.every === 0);
  for (const document of picked(german)) {
    const random = seeded(document.segments.length);
    const one = await askedOf(encoder, document, { kind: 'german_titles', group: document.id, questions: [] });
    const questions = shuffled(titleQuestions(document, one.indexed, random), random);
    asked.push({ ...one, questions: await withVectors(encoder, questions.slice(0, germanSet.questions)) });
  }
  const groups = new Map<string, number>();
  return asked.map((one) => {
    const key = `${one.kind} ${one.group}`;
    if (!groups.has(key)) groups.set(key, groups.size % foldCount);
    return { ...one, fold: groups.get(key) ?? 0 };
  });
}

async function askedOf(
  encoder: Encoder,
  document: Document,
  { kind, group, questions }: Pick<AskedDocument, 'kind' | 'group'> & { questions: Omit<AskedQuestion, 'vector'>[] },
): Promise<AskedDocument> {
  const { title, duration_seconds: duration } = document;
  const reading = readTranscript(transcriptOf(document), duration);
  const made = await builtinEngine.chapters({ reading, title });
  const chapters = made.kind === 'chapters' ? made.chapters : [];
  const stem = await stemmerFor(reading.language);
  const indexed = indexReading(reading, { chapters, title, stem });
  const texts = reading.sentences.map(({ text }) => text);
  const asked = await withVectors(encoder, questions);
  return {
    id: document.id,
    kind,
    group,
    fold: 0,
    document,
    chapters,
    indexed,
    // As they are stored.
    vectors: unpackVectors(await packedVectors(encoder, texts)),
    questions: asked,
    unanswered: [],
  };
}

async function withVectors(
  encoder: Encoder,
  questions: readonly Omit<AskedQuestion, 'vector'>[],
): Promise<AskedQuestion[]> {
  const asked = questions.map(({ question }) => question);
  const vectors = await encoder.encode(asked, { as: 'question' });
  return questions.map((one, at) => ({ ...one, vector: vectors[at] ?? new Float32Array(encoder.dimensions) }));
}

/** A document's chapter titles as questions, with their chapters as the true spans. */
function titleQuestions(
  document: Document,
  { frequency, stem }: IndexedReading,
  random: () => number,
): Omit<AskedQuestion, 'vector'>[] {
  const known = new Set<string>();
  return document.chapters.flatMap(({ title, start_seconds: start }, at) => {
    const end = document.chapters[at + 1]?.start_seconds ?? document.duration_seconds;
    const isSaid = (key: string) => frequency.has(key);
    const language = document.language === 'de' ? 'de' : 'en';
    const made = titleAsQuestion(title, document.title, { isSaid, stem, random, language });
    const isOdd =
      end - start < fewestSeconds || end - start > mostOfVideo * document.duration_seconds || known.has(title);
    known.add(title);
    return isOdd || made === undefined ? [] : [{ question: made, spans: [{ start, end }] }];
  });
}

/** For each question of a document the number of another one of its kind, and of another group, to ask it of. */
export function foreignDocuments(documents: readonly AskedDocument[], at: number): number[] {
  const own = documents[at];
  const others = documents.flatMap((one, other) => (one.kind === own?.kind && one.group !== own.group ? [other] : []));
  const random = seeded(1000 + at);
  return (own?.questions ?? []).map(() => others[Math.floor(random() * others.length)] ?? at);
}

/** Numbers from 0 (included) to 1 (excluded), the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  next();
  return next;
}

function shuffled<One>(values: readonly One[], random: () => number): One[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
