import { builtinAnsweringEngine } from '../answering/builtin/builtin-engine.ts';
import type { Answer, AnsweringInput } from '../answering/engine.ts';
import { rankSentences as rank } from '../answering/retrieval/rank-sentences.ts';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { ChapteringInput, ChapteringResult } from '../chaptering/engine.ts';
import { type ParsedCaptions, parseCaptions } from '../transcripts/parse-captions.ts';
import { packReading, unpackReading } from '../transcripts/reading/pack-reading.ts';
import { type Reading, readTranscript } from '../transcripts/reading/reading.ts';
import type { CaptionFile, OnPackedReading, StoredTranscript } from './engines.ts';

// What the threads of the pool do (`pool.ts`). Readings come packed, and are unpacked here.

export function readCaptions({ bytes, fileName }: CaptionFile): ParsedCaptions {
  return parseCaptions(bytes, fileName);
}

export function makeReading({ language, kind, segments, durationSeconds }: StoredTranscript): Uint8Array {
  return packReading(readTranscript({ language, kind, segments: JSON.parse(segments) }, durationSeconds));
}

export function chapters(input: OnPackedReading<ChapteringInput>): Promise<ChapteringResult> {
  return builtinEngine.chapters({ ...input, reading: unpacked(input.reading) });
}

export function answer(input: OnPackedReading<AnsweringInput>): Promise<Answer> {
  return builtinAnsweringEngine.answer({ ...input, reading: unpacked(input.reading) });
}

export function rankSentences(input: OnPackedReading<AnsweringInput>): Promise<number[]> {
  return rank({ ...input, reading: unpacked(input.reading) });
}

/** What this thread unpacked last: a chat asks about one video again and again. */
let last: { packed: Uint8Array; reading: Reading } | undefined;

function unpacked(packed: Uint8Array): Reading {
  if (!last || Buffer.compare(last.packed, packed) !== 0) last = { packed, reading: unpackReading(packed) };
  return last.reading;
}
