import type { Context } from '../accounts/context.ts';
import { readTranscript } from '../transcripts/reading/reading.ts';
import { turnsOf } from '../transcripts/reading/speaker-turns.ts';
import { textOf } from '../transcripts/reading/words.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import { readVideo } from './read-video.ts';
import { findTranscript } from './video-transcript.ts';

/** What is said in a video as people read it. */
export interface SpokenText extends Omit<Transcript, 'segments'> {
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
 * @throws {Problem} `not_found`
 */
export async function readSentences(ctx: Context, input: { videoId: string }): Promise<SpokenText | undefined> {
  const { durationSeconds } = await readVideo(ctx, input);
  const transcript = await findTranscript(ctx, input);
  if (!transcript) return undefined;
  const { segments: _, ...source } = transcript;
  // In the transcript's own words.
  const { sentences, asSaid: words } = readTranscript(transcript, durationSeconds);
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
