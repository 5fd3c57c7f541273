import { builtinAnsweringEngine } from '../answering/builtin/builtin-engine.ts';
import type { Answer, AnsweringInput } from '../answering/engine.ts';
import type { Meaning } from '../answering/retrieval/nearness.ts';
import { rankSentences as rank } from '../answering/retrieval/rank-sentences.ts';
import { builtinEngine, suggestTitles as suggest } from '../chaptering/builtin/builtin-engine.ts';
import type { ChapteringResult, SuggestionInput } from '../chaptering/engine.ts';
import { staticEncoder } from '../models/static-encoder.ts';
import { passagesOf, type SpeechIndex } from '../search/passages-of.ts';
import { correctSegments } from '../transcripts/corrections/correct-segments.ts';
import { type ParsedCaptions, parseCaptions } from '../transcripts/parse-captions.ts';
import { packReading, unpackReading } from '../transcripts/reading/pack-reading.ts';
import { type Reading, readTranscript } from '../transcripts/reading/reading.ts';
import { packVectors, type SentenceVectors, unpackVectors } from '../transcripts/reading/sentence-vectors.ts';
import type { CaptionFile, ChapteringOnStored, OnPackedReading, OnStoredReading, StoredTranscript } from './engines.ts';

// What the threads of the pool do (`pool.ts`). Readings come packed, and are unpacked here.

export function readCaptions({ bytes, fileName }: CaptionFile): ParsedCaptions {
  return parseCaptions(bytes, fileName);
}

export function makeReading({
  language,
  kind,
  segments,
  corrections = [],
  durationSeconds,
}: StoredTranscript): Uint8Array {
  const transcript = { language, kind, segments: correctSegments(JSON.parse(segments), corrections) };
  return packReading(readTranscript(transcript, durationSeconds));
}

export async function makeVectors(reading: Uint8Array): Promise<Uint8Array> {
  const encoder = staticEncoder();
  return packVectors(encoder, await encoder.encode(unpacked(reading).sentences.map(({ text }) => text)));
}

export function sentencesOf(reading: Uint8Array): { language: string | null; texts: string[] } {
  const { language, sentences } = unpacked(reading);
  return { language, texts: sentences.map(({ text }) => text) };
}

export function indexSpeech({ reading, prefix }: { reading: Uint8Array; prefix: string }): SpeechIndex {
  return passagesOf(unpacked(reading), prefix);
}

export function chapters({ reading, vectors, ...input }: ChapteringOnStored): Promise<ChapteringResult> {
  const told = vectors ? unpackedVectors(vectors) : undefined;
  return builtinEngine.chapters({ ...input, reading: unpacked(reading), vectors: told });
}

export function suggestTitles(input: OnPackedReading<SuggestionInput>): string[] {
  return suggest({ ...input, reading: unpacked(input.reading) });
}

export async function answer(input: OnStoredReading): Promise<Answer> {
  return builtinAnsweringEngine.answer(await withMeaning(input));
}

export async function rankSentences(input: OnStoredReading): Promise<number[]> {
  return rank(await withMeaning(input));
}

async function withMeaning({ reading, vectors, questionVector, ...input }: OnStoredReading): Promise<AnsweringInput> {
  const meaning = vectors ? await meaningOf(vectors, reading, input.question, questionVector) : undefined;
  return { ...input, reading: unpacked(reading), meaning };
}

/** Where another encoder made the vectors than told what the question means, all of it is told by the one of every install. */
async function meaningOf(
  vectors: Uint8Array,
  reading: Uint8Array,
  asked: string,
  questionVector: Float32Array | undefined,
): Promise<Meaning | undefined> {
  const sentences = unpackedVectors(vectors);
  if (questionVector) return { sentences, question: questionVector };
  const encoder = staticEncoder();
  const [question] = await encoder.encode([asked], { as: 'question' });
  if (!question) return undefined;
  if (sentences.encoder === encoder.name) return { sentences, question };
  return { sentences: unpackVectors(await makeVectors(reading)), question };
}

/** What this thread unpacked last: a chat asks about one video again and again. */
let last: { packed: Uint8Array; reading: Reading } | undefined;

function unpacked(packed: Uint8Array): Reading {
  if (!last || Buffer.compare(last.packed, packed) !== 0) last = { packed, reading: unpackReading(packed) };
  return last.reading;
}

let lastVectors: { packed: Uint8Array; vectors: SentenceVectors } | undefined;

function unpackedVectors(packed: Uint8Array): SentenceVectors {
  if (!lastVectors || Buffer.compare(lastVectors.packed, packed) !== 0) {
    lastVectors = { packed, vectors: unpackVectors(packed) };
  }
  return lastVectors.vectors;
}
