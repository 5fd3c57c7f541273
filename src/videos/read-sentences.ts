import { unpackReading } from '../transcripts/reading/pack-reading.ts';
import { turnsOf } from '../transcripts/reading/speaker-turns.ts';
import { textOf } from '../transcripts/reading/words.ts';
import type { VideoContext } from './context.ts';
import { readVideo } from './read-video.ts';
import { readingOf } from './reading-of.ts';
import { findTranscriptSource, type TranscriptSource } from './video-transcript.ts';

/** What is said in a video as people read it. */
export interface SpokenText extends TranscriptSource {
  /** In order. */
  sentences: SpokenSentence[];
}

export interface SpokenSentence {
  /** To a tenth of a second. */
  startSeconds: number;
  text: string;
  /** Whether somebody else than before begins to speak, as far as the transcript tells. */
  opensTurn: boolean;
  /** Who begins to speak, where that is known; null where the same one goes on. */
  speaker: string | null;
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
  if (!reading) return undefined;
  // In the transcript's own words.
  const { sentences, asSaid: words } = unpackReading(reading);
  const turns = turnsOf(sentences, words);
  return {
    ...source,
    sentences: sentences.map(({ start, from, to }, place) => ({
      startSeconds: Math.round(start * 10) / 10,
      text: textOf(words.slice(from, to)),
      opensTurn: turns[place] !== '' || words[from]?.speaker === true,
      speaker: turns[place] || null,
    })),
  };
}
