import path from 'node:path';
import { Problem } from '../contract/problems.ts';
import { type Attempt, keepAttempt } from '../database/attempt.ts';
import { decodeSound } from '../speech/decoded-sound.ts';
import { recogniseSpeech } from '../speech/recognise-speech.ts';
import type { Recogniser } from '../speech/recogniser.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoContext } from './context.ts';
import { readRecognisedChunks, storeRecognisedChunk } from './recognised-chunks.ts';
import { isDiskFull, scratchFolder } from './scratch-folder.ts';
import type { VideoStage } from './video.ts';

/** What came of listening to a video. `cause` is for the log, with what the operator can do. */
type Listened =
  | { kind: 'transcript'; transcript: Transcript }
  | { kind: 'impossible'; cause: string }
  /** Worth another try. */
  | { kind: 'away'; cause: string }
  /** This process listens to as many as it may, or could not for the moment. */
  | { kind: 'busy' }
  | { kind: 'removed' };

interface SoundedVideo {
  /** Null: it was made of a file. */
  platform_id: string | null;
  duration_seconds: number;
  created_at: Date;
  /** Null: nobody has begun to listen. */
  progress: number | null;
}

interface Hearing {
  attempt: Attempt;
  video: SoundedVideo;
  signal: AbortSignal;
}

const fileIsElsewhere =
  'its file is not here: workers need the DATA_DIR, or the STORAGE_URL, of what serves the web app';

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
 * Makes a transcript of a video's sound: fetched, or that of the file it was made of; decoded, recognised chunk by chunk from
 * where an earlier attempt came to.
 *
 * @throws the signal's reason where it aborts
 */
export async function recogniseVideo(ctx: VideoContext, input: Hearing): Promise<Listened> {
  const { recogniser, audioOf, remedy, turns } = ctx.listening;
  const { platform_id: platformId } = input.video;
  const obstacle = remedy ?? (platformId === null ? undefined : audioOf(platformId).remedy);
  if (obstacle !== undefined || !recogniser) return { kind: 'impossible', cause: obstacle ?? 'no recogniser' };
  const deadline = listeningDeadline(ctx, input.video).toISOString();
  if (turns.taken >= turns.most) {
    // From now on it is known that captions need not be asked for.
    await keepAttempt(ctx.db, input.attempt, { deadline, ...(input.video.progress === null && { progress: '0' }) });
    return { kind: 'busy' };
  }
  turns.taken += 1;
  try {
    const stage: VideoStage = platformId === null ? 'recognising_speech' : 'fetching_sound';
    await keepAttempt(ctx.db, input.attempt, { stage, deadline });
    return await listenTo(ctx, recogniser, input);
  } finally {
    turns.taken -= 1;
  }
}

async function listenTo(
  ctx: VideoContext,
  recogniser: Recogniser,
  { attempt, video, signal }: Hearing,
): Promise<Listened> {
  const { tools, scratch } = ctx.listening;
  await using folder = await scratchFolder(scratch);
  const found = await mediaOf(ctx, { attempt, video, signal }, path.join(folder.path, 'media'));
  if ('kind' in found) return found;
  await using media = found;
  const file = path.join(folder.path, 'sound');
  const mostSeconds = video.duration_seconds + slack;
  const sound = await decodeSound(tools, { media: media.path, file, mostSeconds, signal }).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
    return { kind: 'interrupted' as const, cause: 'no room is left on the disk' };
  });
  if (sound.kind === 'missing') return { kind: 'impossible', cause: sound.remedy };
  if (sound.kind === 'interrupted') {
    ctx.log.warn({ videoId: attempt.id, cause: sound.cause }, 'the sound could not be decoded for the moment');
    return { kind: 'busy' };
  }
  if (sound.kind === 'refused') return { kind: 'impossible', cause: `${sound.reason}: ${sound.cause}` };
  await using _ = sound;
  await keepAttempt(ctx.db, attempt, { stage: 'recognising_speech' satisfies VideoStage });
  const heard = await readRecognisedChunks(ctx, { videoId: attempt.id });
  ctx.log.info(
    { videoId: attempt.id, recogniser: recogniser.name, seconds: sound.seconds, chunks: heard.length },
    'listening',
  );
  const result = await recogniseSpeech(recogniser, sound, {
    heard,
    keep: (chunk, share) => storeRecognisedChunk(ctx, { attempt, chunk, share }),
    signal,
  });
  if (result.kind === 'transcript') return result;
  return { kind: result.isLasting ? 'impossible' : 'away', cause: result.cause };
}

/** The file that has the video's sound: the one it was made of, or what the platform hands out, written to `target`. */
async function mediaOf(
  ctx: VideoContext,
  { attempt, video, signal }: Hearing,
  target: string,
): Promise<(AsyncDisposable & { path: string }) | Exclude<Listened, { kind: 'transcript' | 'busy' }>> {
  const { platform_id: platformId, duration_seconds: durationSeconds } = video;
  if (platformId === null) {
    try {
      const file = await ctx.mediaFileOf({ accountId: attempt.accountId, videoId: attempt.id });
      return file ?? { kind: 'impossible', cause: fileIsElsewhere };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { kind: 'away', cause: error.message };
    }
  }
  const audio = ctx.listening.audioOf(platformId);
  const fetched = await audio.fetchAudio(platformId, { file: target, durationSeconds, signal });
  if (fetched.kind === 'none') return { kind: 'impossible', cause: fetched.cause };
  if (fetched.kind === 'unsupported') return { kind: 'removed' };
  if (fetched.kind === 'unavailable') return { kind: 'away', cause: fetched.cause };
  return { path: target, [Symbol.asyncDispose]: async () => undefined };
}
