import type { ChapteringInput } from '../../chaptering/engine.ts';
import { firstSampleId, sampleCatalogue } from '../../samples/catalogue.ts';
import { parseCaptions } from '../../transcripts/parse-captions.ts';
import { readTranscript } from '../../transcripts/reading/reading.ts';

/** A short talk that is nobody's, or as many of its first seconds. */
export function sampleTalk(firstSeconds = Number.POSITIVE_INFINITY): ChapteringInput {
  const sample = sampleCatalogue().get(firstSampleId);
  const captions = parseCaptions(JSON.stringify(sample?.captions?.json3()));
  const segments = (captions.ok ? captions.segments : []).filter(({ end }) => end <= firstSeconds);
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const durationSeconds = Math.min(sample?.durationSeconds ?? 0, firstSeconds);
  return { reading: readTranscript(transcript, durationSeconds), title: sample?.title ?? null };
}
