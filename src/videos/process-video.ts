import type { Context } from '../accounts/context.ts';
import { readOutputLanguage } from '../accounts/output-language.ts';
import type { EngineReport } from '../chaptering/engine.ts';
import { Problem } from '../contract/problems.ts';
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
import { readingOf, vectorsOf } from './reading-of.ts';
import { listeningDeadline, recogniseVideo } from './recognise-video.ts';
import type { StoredChapter, VideoStage } from './video.ts';
import { findTranscriptSource, storeTranscript } from './video-transcript.ts';

/** Seconds to wait before the platform is tried again, at least; after the last one the video fails. */
const waits = { unavailable: [1, 4, 10, 20], unreadable: [1] };

/** More than this is not waited, whatever the platform asks for; seconds. */
const longestWait = 300;

/** Seconds after which a video that found all turns of listening taken is tried again. */
const secondsUntilTurn = 5;

/** Seconds after which one is tried again that found too much waiting for a thread. */
const secondsUntilThread = 5;

/** How an attempt ends that did not break. */
type Ending =
  | { kind: 'ready'; chapters: StoredChapter[]; report: EngineReport | undefined }
  | { kind: 'failed'; code: VideoFailure }
  /** The video is tried again after so many seconds; only what was tried counts against the tries. */
  | { kind: 'postponed'; seconds: number; because: 'tried' | 'gave_way' };

/** What a transcript was asked for leads to; it is stored. */
type Heard = { kind: 'transcript'; from: Transcript['kind'] } | Exclude<Ending, { kind: 'ready' }>;

const failed = (code: VideoFailure) => ({ kind: 'failed', code }) as const;
const triedAgain = (seconds: number) => ({ kind: 'postponed', seconds, because: 'tried' }) as const;

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

  try {
    const ending =
      video.strikes > mostStrikes
        ? failed('engine_failed')
        : await chaptersOf({ ...ctx, log }, attempt, video, heartbeat.signal);
    const isOurs = await write(ctx, attempt, ending);
    log.info(detailOf(ending), isOurs ? words[ending.kind] : 'somebody else took the video over');
  } catch (error) {
    await settle({ ...ctx, log }, attempt, error, input.signal);
  }
}

const words = {
  ready: 'the video is ready',
  failed: 'the video failed',
  postponed: 'the video is tried again later',
} satisfies Record<Ending['kind'], string>;

function detailOf(ending: Ending): { code: string } | { seconds: number } | object {
  if (ending.kind === 'failed') return { code: ending.code };
  return ending.kind === 'postponed' ? { seconds: ending.seconds } : {};
}

/** The chapters of a video, or what keeps them from being made. */
async function chaptersOf(
  ctx: VideoContext,
  attempt: Attempt,
  video: WorkedVideo,
  signal: AbortSignal,
): Promise<Ending> {
  const heard = await transcriptOf(ctx, attempt, video, signal);
  if (heard.kind !== 'transcript') return heard;
  await enterStage(ctx, attempt, 'finding_chapters');
  const reading = await readingOf(ctx, { videoId: attempt.id, signal });
  if (!reading) throw new Error('the transcript that was stored is not there');
  const vectors = await vectorsOf(ctx, { videoId: attempt.id, reading, signal, waitsForEncoders: true });
  const deadline = heard.from === 'recognised' ? listeningDeadline(ctx, video) : video.deadline;
  const secondsLeft = (deadline.getTime() - ctx.clock().getTime()) / 1000;
  const outputLanguage = await readOutputLanguage(ctx);
  const asked = { reading, vectors, title: video.title, outputLanguage, secondsLeft };
  const result = await ctx.engines.chapters(asked, signal);
  if (result.kind === 'no_words') return failed('no_chapters');
  const { chapters, report } = result;
  if (report) ctx.log.info(report, 'a language model was asked');
  return { kind: 'ready', chapters, report };
}

/** Writes how an attempt ended; false where somebody else has the video by now. */
function write(ctx: VideoContext, attempt: Attempt, ending: Ending): Promise<boolean> {
  switch (ending.kind) {
    case 'ready': {
      const { chapters, report } = ending;
      return makeReady(ctx, { attempt, chapters, engine: report?.engine ?? ctx.engines.name, report });
    }
    case 'failed':
      return makeFailed(ctx, { attempt, code: ending.code });
    case 'postponed':
      return giveBack(ctx, attempt, ending);
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
  if (stopping.aborted) {
    await giveBack(ctx, attempt, { seconds: 0, because: 'gave_way' });
    ctx.log.info('the video is given back, since the process stops');
  } else if (isDatabaseAway(error)) {
    ctx.log.warn('the database is away: the lease runs out, and the sweep rings again');
  } else if (error instanceof Problem && error.code === 'unavailable') {
    await giveBack(ctx, attempt, { seconds: secondsUntilThread, because: 'gave_way' });
    ctx.log.info('the video is given back, since too much waits for a thread');
  } else {
    ctx.log.error({ err: error }, 'the attempt broke');
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
): Promise<Heard> {
  const { platform_id: platformId, tries } = video;
  const stored = await findTranscriptSource(ctx, { videoId: attempt.id });
  if (stored) return { kind: 'transcript', from: stored.kind };
  if (platformId === null) return listen(ctx, attempt, video, signal, 'speech_unrecognised');
  // An attempt before this one found that there are no captions, and recognised a part.
  if (video.progress !== null) return listen(ctx, attempt, video, signal, 'transcript_unavailable');
  await enterStage(ctx, attempt, 'reading_captions');
  const read = await ctx.platformOf(platformId).readCaptions(platformId, signal);
  signal.throwIfAborted();
  switch (read.kind) {
    case 'captions': {
      const { language, kind, track, segments } = read.transcript;
      ctx.log.info({ language, kind, track, segments: segments.length }, 'captions were read');
      await storeTranscript(ctx, { attempt, transcript: read.transcript });
      return { kind: 'transcript', from: kind };
    }
    case 'none':
      return listen(ctx, attempt, video, signal, 'transcript_unavailable');
    case 'unsupported':
      return failed('video_removed');
    case 'unreadable':
    case 'unavailable': {
      const wait = waits[read.kind][tries];
      if (wait !== undefined) {
        const asked = read.kind === 'unavailable' ? (read.retryAfterSeconds ?? 0) : 0;
        return triedAgain(Math.max(wait, Math.min(asked, longestWait)));
      }
      if (read.kind === 'unavailable') return failed('platform_unavailable');
      return listen(ctx, attempt, video, signal, 'platform_unavailable');
    }
  }
}

interface WorkedVideo {
  platform_id: string | null;
  title: string;
  duration_seconds: number;
  deadline: Date;
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
): Promise<Heard> {
  const listened = await recogniseVideo(ctx, { attempt, video, signal });
  if (listened.kind === 'transcript') {
    await storeTranscript(ctx, { attempt, transcript: listened.transcript });
    return { kind: 'transcript', from: listened.transcript.kind };
  }
  if (listened.kind === 'busy') return { kind: 'postponed', seconds: secondsUntilTurn, because: 'gave_way' };
  if (listened.kind === 'removed') return failed('video_removed');
  ctx.log.warn({ cause: listened.cause }, 'the speech was not recognised');
  if (listened.kind === 'impossible') return failed(otherwise);
  const wait = waits.unavailable[await triesOf(ctx, attempt)];
  return wait === undefined ? failed(otherwise) : triedAgain(wait);
}

/** How often it was tried in vain; from nothing again since something was heard. */
async function triesOf({ db }: Context, { accountId, id }: Attempt): Promise<number> {
  const row = await db
    .selectFrom('videos')
    .select('tries')
    .where('account_id', '=', accountId)
    .where('video_id', '=', id)
    .executeTakeFirst();
  return row?.tries ?? 0;
}
