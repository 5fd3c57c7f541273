import { unpackReading } from '../transcripts/reading/pack-reading.ts';
import { type SpokenSentence, spokenSentences } from '../transcripts/reading/spoken-sentences.ts';
import type { VideoContext } from './context.ts';
import { readVideo } from './read-video.ts';
import { readingOf } from './reading-of.ts';
import { findTranscriptSource, type TranscriptSource } from './video-transcript.ts';

/** What is said in a video as people read it. */
export interface SpokenText extends TranscriptSource {
  /** In order. */
  sentences: SpokenSentence[];
}

/**
 * The sentences of a video's transcript; none while it has none.
 *
 * @throws {Problem} `not_found`; `unavailable` where it has to be read first, and too much waits for that
 */
export async function readSentences(
  ctx: VideoContext,
  input: { videoId: string; signal?: AbortSignal },
): Promise<SpokenText | undefined> {
  await readVideo(ctx, input);
  const source = await findTranscriptSource(ctx, input);
  const reading = source && (await readingOf(ctx, input));
  return reading && { ...source, sentences: spokenSentences(unpackReading(reading)) };
}
