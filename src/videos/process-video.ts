import type { Context } from '../accounts/context.ts';
import { type Attempt, beginAttempt, keepAttempt, postponeAttempt, startHeartbeat } from '../database/attempt.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoContext } from './context.ts';
import { makeFailed, makeReady, type VideoFailure } from './finish-video.ts';
import type { VideoStage } from './video.ts';
import { readTranscript, storeTranscript } from './video-transcript.ts';

/** Seconds to wait before the next attempt; after the last one the video fails. */
const waits = { unavailable: [1, 4, 10, 20], unreadable: [1] };
/** Attempts that may break before the video fails. */
const mostBreaks = 3;
/** Attempts after which a video is taken for one that ends its workers. */
const mostAttempts = 10;

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

  constructor(seconds: number) {
    super('postponed');
    this.name = 'Postponed';
    this.seconds = seconds;
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
    if (attempt.number > mostAttempts) throw new Failed('engine_failed');
    const transcript = await transcriptOf(ctx, attempt, video.platform_id, signal);
    await enterStage(ctx, attempt, 'finding_chapters');
    const { title, duration_seconds: durationSeconds } = video;
    const result = await ctx.engine.chapters({ transcript, durationSeconds, title }, signal);
    if (result.kind === 'no_words') throw new Failed('no_chapters');
    const ready = await makeReady(ctx, { attempt, chapters: result.chapters, engine: ctx.engine.name });
    log.info(ready ? 'the video is ready' : 'somebody else took the video over');
  } catch (error) {
    await settle(ctx, attempt, error, input.signal);
  }
}

async function enterStage(ctx: Context, attempt: Attempt, stage: VideoStage): Promise<void> {
  await keepAttempt(ctx.db, attempt, { stage });
}

async function giveBack(ctx: Context, attempt: Attempt, seconds: number): Promise<void> {
  await postponeAttempt(ctx.db, attempt, seconds, { stage: 'waiting' satisfies VideoStage });
}

/** What becomes of an attempt that did not reach its end. */
async function settle(ctx: Context, attempt: Attempt, error: unknown, stopping: AbortSignal): Promise<void> {
  const log = ctx.log.child({ videoId: attempt.id, attempt: attempt.number });
  if (error instanceof Failed) {
    const failed = await makeFailed(ctx, { attempt, code: error.code });
    log.info({ code: error.code }, failed ? 'the video failed' : 'somebody else took the video over');
  } else if (error instanceof Postponed) {
    await giveBack(ctx, attempt, error.seconds);
    log.info({ seconds: error.seconds }, 'the video is tried again later');
  } else if (stopping.aborted) {
    await giveBack(ctx, attempt, 0);
    log.info('the video is given back, since the process stops');
  } else if (isDatabaseAway(error)) {
    log.warn('the database is away: the lease runs out, and the sweep rings again');
  } else {
    log.error({ err: error }, 'the attempt broke');
    if (attempt.number < mostBreaks) await giveBack(ctx, attempt, 1);
    else await makeFailed(ctx, { attempt, code: 'engine_failed' });
  }
}

/** The stored transcript, or the captions, which are then stored, so that another attempt does not read them again. */
async function transcriptOf(
  ctx: VideoContext,
  attempt: Attempt,
  platformId: string | null,
  signal: AbortSignal,
): Promise<Transcript> {
  const stored = await readTranscript(ctx, { videoId: attempt.id });
  if (stored) return stored;
  if (platformId === null) throw new Failed('transcript_unavailable');
  await enterStage(ctx, attempt, 'reading_captions');
  const read = await ctx.platformOf(platformId).readCaptions(platformId, signal);
  signal.throwIfAborted();
  switch (read.kind) {
    case 'captions':
      await storeTranscript(ctx, { attempt, transcript: read.transcript });
      return read.transcript;
    case 'none':
      throw new Failed('transcript_unavailable');
    case 'unsupported':
      throw new Failed('video_removed');
    case 'unreadable':
    case 'unavailable': {
      const wait = waits[read.kind][attempt.number - 1];
      throw wait === undefined ? new Failed('platform_unavailable') : new Postponed(wait);
    }
  }
}
