import type { Context } from '../accounts/context.ts';
import {
  type Attempt,
  beginAttempt,
  keepAttempt,
  mostStrikes,
  postponeAttempt,
  startHeartbeat,
} from '../database/attempt.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoContext } from './context.ts';
import { makeFailed, makeReady, type VideoFailure } from './finish-video.ts';
import { listeningDeadline, recogniseVideo } from './recognise-video.ts';
import type { VideoStage } from './video.ts';
import { readTranscript, storeTranscript } from './video-transcript.ts';

/** Seconds to wait before the platform is tried again, at least; after the last one the video fails. */
const waits = { unavailable: [1, 4, 10, 20], unreadable: [1] };

/** More than this is not waited, whatever the platform asks for; seconds. */
const longestWait = 300;

/** Seconds after which a video that found all turns of listening taken is tried again. */
const secondsUntilTurn = 5;

/** Ends an attempt with a failure that is final. */
class Failed extends Error {
  readonly code: VideoFailure;

  constructor(code: VideoFailure) {
    super(code);
    this.name = 'Failed';
    this.code = code;
  }
}

/** Ends an attempt; the video is tried again later. */
class Postponed extends Error {
  readonly seconds: number;
  /** Only what was tried counts against the tries. */
  readonly because: 'tried' | 'gave_way';

  constructor(seconds: number, because: Postponed['because'] = 'tried') {
    super('postponed');
    this.name = 'Postponed';
    this.seconds = seconds;
    this.because = because;
  }
}

/**
 * Does the work of one video: transcript, chapters, ready; or failed, with its refund. Safe to call at any time, any number
 * of times: it begins only where the row says that work is due, and writes only while it holds its attempt. When `signal`
 * aborts (the process stops) the video is given back for another process.
 */
export async function processVideo(ctx: VideoContext, input: { videoId: string; signal: AbortSignal }): Promise<void> {
  const begun = await beginAttempt(ctx.db, { table: 'videos', accountId: ctx.accountId, id: input.videoId });
  if (!begun) return;
  const { attempt, row: video } = begun;
  const log = ctx.log.child({ videoId: input.videoId, attempt: attempt.number });
  using heartbeat = startHeartbeat(ctx.db, attempt, { stopping: input.signal, log });
  const { signal } = heartbeat;

  try {
    if (video.strikes > mostStrikes) throw new Failed('engine_failed');
    const transcript = await transcriptOf(ctx, attempt, video, signal);
    await enterStage(ctx, attempt, 'finding_chapters');
    const { title, duration_seconds: durationSeconds } = video;
    const deadline = transcript.kind === 'recognised' ? listeningDeadline(ctx, video) : video.deadline;
    const secondsLeft = (deadline.getTime() - ctx.clock().getTime()) / 1000;
    const result = await ctx.engine.chapters({ transcript, durationSeconds, title, secondsLeft }, signal);
    if (result.kind === 'no_words') throw new Failed('no_chapters');
    const { chapters, report } = result;
    if (report) log.info(report, 'a language model was asked');
    const ready = await makeReady(ctx, { attempt, chapters, engine: report?.engine ?? ctx.engine.name, report });
    log.info(ready ? 'the video is ready' : 'somebody else took the video over');
  } catch (error) {
    await settle(ctx, attempt, error, input.signal);
  }
}

async function enterStage(ctx: Context, attempt: Attempt, stage: VideoStage): Promise<void> {
  await keepAttempt(ctx.db, attempt, { stage });
}

/** Gives the video back; false where somebody else has it by now. */
function giveBack(ctx: Context, attempt: Attempt, how: Parameters<typeof postponeAttempt>[2]): Promise<boolean> {
  return postponeAttempt(ctx.db, attempt, how, { stage: 'waiting' satisfies VideoStage });
}

/** What becomes of an attempt that did not reach its end. */
async function settle(ctx: Context, attempt: Attempt, error: unknown, stopping: AbortSignal): Promise<void> {
  const log = ctx.log.child({ videoId: attempt.id, attempt: attempt.number });
  if (error instanceof Failed) {
    const failed = await makeFailed(ctx, { attempt, code: error.code });
    log.info({ code: error.code }, failed ? 'the video failed' : 'somebody else took the video over');
  } else if (error instanceof Postponed) {
    const { seconds, because } = error;
    const given = await giveBack(ctx, attempt, { seconds, because });
    log.info({ seconds }, given ? 'the video is tried again later' : 'somebody else took the video over');
  } else if (stopping.aborted) {
    await giveBack(ctx, attempt, { seconds: 0, because: 'gave_way' });
    log.info('the video is given back, since the process stops');
  } else if (isDatabaseAway(error)) {
    log.warn('the database is away: the lease runs out, and the sweep rings again');
  } else {
    log.error({ err: error }, 'the attempt broke');
    await giveBack(ctx, attempt, { seconds: 1, because: 'broken' });
  }
}

/**
 * The stored transcript, or the captions, or else what is heard in the video, or in the file it was made of; stored then, so
 * that another attempt does not do it again.
 */
async function transcriptOf(
  ctx: VideoContext,
  attempt: Attempt,
  video: WorkedVideo,
  signal: AbortSignal,
): Promise<Transcript> {
  const { platform_id: platformId, tries } = video;
  const stored = await readTranscript(ctx, { videoId: attempt.id });
  if (stored) return stored;
  if (platformId === null) return listen(ctx, attempt, video, signal, 'speech_unrecognised');
  // An attempt before this one found that there are no captions, and recognised a part.
  if (video.progress !== null) return listen(ctx, attempt, video, signal, 'transcript_unavailable');
  await enterStage(ctx, attempt, 'reading_captions');
  const read = await ctx.platformOf(platformId).readCaptions(platformId, signal);
  signal.throwIfAborted();
  switch (read.kind) {
    case 'captions': {
      const { language, kind, track, segments } = read.transcript;
      ctx.log.info({ videoId: attempt.id, language, kind, track, segments: segments.length }, 'captions were read');
      await storeTranscript(ctx, { attempt, transcript: read.transcript });
      return read.transcript;
    }
    case 'none':
      return listen(ctx, attempt, video, signal, 'transcript_unavailable');
    case 'unsupported':
      throw new Failed('video_removed');
    case 'unreadable':
    case 'unavailable': {
      const wait = waits[read.kind][tries];
      if (wait !== undefined) {
        const asked = read.kind === 'unavailable' ? (read.retryAfterSeconds ?? 0) : 0;
        throw new Postponed(Math.max(wait, Math.min(asked, longestWait)));
      }
      if (read.kind === 'unavailable') throw new Failed('platform_unavailable');
      return listen(ctx, attempt, video, signal, 'platform_unavailable');
    }
  }
}

interface WorkedVideo {
  platform_id: string | null;
  duration_seconds: number;
  created_at: Date;
  tries: number;
  progress: number | null;
}

/** What is said in a video by its sound. `otherwise` is what it fails with where that can not be told. */
async function listen(
  ctx: VideoContext,
  attempt: Attempt,
  video: WorkedVideo,
  signal: AbortSignal,
  otherwise: VideoFailure,
): Promise<Transcript> {
  const listened = await recogniseVideo(ctx, { attempt, video, signal });
  if (listened.kind === 'transcript') {
    await storeTranscript(ctx, { attempt, transcript: listened.transcript });
    return listened.transcript;
  }
  if (listened.kind === 'busy') throw new Postponed(secondsUntilTurn, 'gave_way');
  if (listened.kind === 'removed') throw new Failed('video_removed');
  ctx.log.warn({ videoId: attempt.id, cause: listened.cause }, 'the speech was not recognised');
  if (listened.kind === 'impossible') throw new Failed(otherwise);
  const wait = waits.unavailable[video.tries];
  throw wait === undefined ? new Failed(otherwise) : new Postponed(wait);
}
