import path from 'node:path';
import { type Attempt, keepAttempt } from '../database/attempt.ts';
import { decodeSound } from '../speech/decoded-sound.ts';
import { recogniseSpeech } from '../speech/recognise-speech.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoContext } from './context.ts';
import { readHeardChunks, storeHeardChunk } from './heard-chunks.ts';
import { scratchFolder } from './scratch-folder.ts';
import type { VideoStage } from './video.ts';

/** What came of listening to a video. `cause` is for the log, with what the operator can do. */
type Listened =
  | { kind: 'transcript'; transcript: Transcript }
  | { kind: 'impossible'; cause: string }
  /** Worth another try. */
  | { kind: 'away'; cause: string }
  | { kind: 'removed' };

interface SoundedVideo {
  platform_id: string;
  duration_seconds: number;
  created_at: Date;
}

/** Seconds of sound that are decoded beyond what the platform says the video lasts. */
const slack = 60;

/** When a video whose speech is recognised fails: its own length twice later than others. */
export function listeningDeadline(
  ctx: Pick<VideoContext, 'deadlineSeconds'>,
  { created_at: createdAt, duration_seconds: duration }: Pick<SoundedVideo, 'created_at' | 'duration_seconds'>,
): Date {
  return new Date(createdAt.getTime() + (ctx.deadlineSeconds + 2 * duration) * 1000);
}

/**
 * Makes a transcript of a video's sound: fetched, decoded, recognised chunk by chunk from where an earlier attempt came to.
 *
 * @throws the signal's reason where it aborts
 */
export async function recogniseVideo(
  ctx: VideoContext,
  { attempt, video, signal }: { attempt: Attempt; video: SoundedVideo; signal: AbortSignal },
): Promise<Listened> {
  const { tools, recogniser, audioOf, scratch } = ctx.listening;
  const audio = audioOf(video.platform_id);
  const remedy = ctx.listening.remedy ?? audio.remedy;
  if (remedy !== undefined || !recogniser) return { kind: 'impossible', cause: remedy ?? 'no recogniser' };
  const deadline = listeningDeadline(ctx, video).toISOString();
  await keepAttempt(ctx.db, attempt, { stage: 'fetching_sound' satisfies VideoStage, deadline });
  await using folder = await scratchFolder(scratch);
  const media = path.join(folder.path, 'media');
  const { platform_id: platformId, duration_seconds: durationSeconds } = video;
  const fetched = await audio.fetchAudio(platformId, { file: media, durationSeconds, signal });
  if (fetched.kind === 'none') return { kind: 'impossible', cause: fetched.cause };
  if (fetched.kind === 'unsupported') return { kind: 'removed' };
  if (fetched.kind === 'unavailable') return { kind: 'away', cause: fetched.cause };

  const file = path.join(folder.path, 'sound');
  const sound = await decodeSound(tools, { media, file, mostSeconds: durationSeconds + slack, signal });
  if (sound.kind === 'missing') return { kind: 'impossible', cause: sound.remedy };
  if (sound.kind === 'refused') return { kind: 'impossible', cause: `${sound.reason}: ${sound.cause}` };
  await using _ = sound;
  await keepAttempt(ctx.db, attempt, { stage: 'recognising_speech' satisfies VideoStage });
  const heard = await readHeardChunks(ctx, { videoId: attempt.id });
  ctx.log.info(
    { videoId: attempt.id, recogniser: recogniser.name, seconds: sound.seconds, chunks: heard.length },
    'listening',
  );
  const result = await recogniseSpeech(recogniser, sound, {
    heard,
    keep: (chunk, share) => storeHeardChunk(ctx, { attempt, chunk, share }),
    signal,
  });
  if (result.kind === 'transcript') return result;
  return { kind: result.isLasting ? 'impossible' : 'away', cause: result.cause };
}
