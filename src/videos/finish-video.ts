import type { Context } from '../accounts/context.ts';
import { refundMinutes } from '../accounts/minutes.ts';
import type { EngineReport } from '../chaptering/engine.ts';
import { type Attempt, endAttempt } from '../database/attempt.ts';
import { inTransaction } from '../database/transaction.ts';
import { countFinished } from '../observability/metrics.ts';
import { writeNames } from '../search/write-index.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { renewSummary } from './ask-for-summary.ts';
import type { VideoContext } from './context.ts';
import { deleteRecognisedChunks } from './recognised-chunks.ts';
import type { StoredChapter } from './video.ts';
import { titlesDue } from './write-due-titles.ts';

/** Why a video failed: the codes of `error.code`, with what people read. */
export const videoFailures = {
  transcript_unavailable:
    'The video has no captions that could be read. Add captions on YouTube, then try again. The minutes are back.',
  speech_unrecognised:
    'What is said in this file could not be made out. Try again later, or give its captions as a file (.srt, .vtt or .sbv). ' +
    'The minutes are back.',
  no_chapters: 'Nothing is said in this video, so there is nothing to make chapters of. The minutes are back.',
  platform_unavailable:
    'YouTube did not hand out the captions or the sound after several tries. Try again later. The minutes are back.',
  video_removed: 'The video is not available on YouTube any more. The minutes are back.',
  engine_failed:
    'The chapters could not be made. Try again; if it fails again, tell support the video id. The minutes are back.',
  deadline_exceeded: 'The video took too long to process. Try again. The minutes are back.',
  cancelled: 'The video was deleted before it was ready. The minutes are back.',
} as const;

export type VideoFailure = keyof typeof videoFailures;

/** How a video ends by work; `cancelled` is by people. */
export const videoOutcomes = ['ready', ...Object.keys(videoFailures).filter((code) => code !== 'cancelled')];

/** Makes a video ready; false where the attempt was over and nothing was written. */
export async function makeReady(
  ctx: VideoContext,
  input: { attempt: Attempt; chapters: StoredChapter[]; engine: string; report?: EngineReport | undefined },
): Promise<boolean> {
  const chapters = JSON.stringify(input.chapters);
  const report = input.report ? JSON.stringify(input.report) : null;
  const made = { chapters, engine: input.engine, engine_report: report };
  const outcome = { status: 'ready', ...made, titles_due_at: titlesDue(ctx.engines) };
  const ended = await inTransaction(ctx.db, async (tx) => {
    if (!(await endAttempt(tx, input.attempt, outcome))) return false;
    await writeNames(tx, { accountId: ctx.accountId, videoId: input.attempt.id });
    await renewSummary(ctx, tx, { videoId: input.attempt.id });
    await tellWebhooks(ctx, tx, { accountId: ctx.accountId, event: 'video.ready', videoId: input.attempt.id });
    return true;
  });
  if (ended) countFinished('video', 'ready');
  return ended;
}

/** Makes a video failed and gives its minutes back, in one transaction; false where the attempt was over. */
export async function makeFailed(ctx: Context, input: { attempt: Attempt; code: VideoFailure }): Promise<boolean> {
  const failed = await inTransaction(ctx.db, async (tx) => {
    const ended = await endAttempt(tx, input.attempt, {
      status: 'failed',
      error_code: input.code,
      error_message: videoFailures[input.code],
    });
    if (ended) {
      await refundMinutes(tx, ctx.accountId, { videoId: input.attempt.id, now: ctx.clock() });
      await deleteRecognisedChunks(tx, ctx.accountId, { videoId: input.attempt.id });
      await tellWebhooks(ctx, tx, { accountId: ctx.accountId, event: 'video.failed', videoId: input.attempt.id });
    }
    return ended;
  });
  if (failed) countFinished('video', input.code);
  return failed;
}
