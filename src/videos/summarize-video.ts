import type { Context } from '../accounts/context.ts';
import { readOutputLanguage } from '../accounts/output-language.ts';
import { Problem } from '../contract/problems.ts';
import {
  type Attempt,
  beginAttempt,
  endAttempt,
  keepAttempt,
  mostStrikes,
  postponeAttempt,
  startHeartbeat,
} from '../database/attempt.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { Log } from '../observability/log.ts';
import { countFinished } from '../observability/metrics.ts';
import type { VideoContext } from './context.ts';
import { readingOf } from './reading-of.ts';
import { findKeptVideo } from './video.ts';

/** Seconds after which one is tried again that found too much waiting for a thread. */
const secondsUntilThread = 5;

/** How a summary ends by work. */
export const summaryOutcomes = ['ready', 'summary_failed', 'deadline_exceeded'];

/**
 * Makes one summary, as a whole or not at all. Safe to call at any time, any number of times: it begins only where the row says that
 * work is due, and writes only while it holds its attempt. When `signal` aborts (the process stops) the summary is given back for
 * another process.
 */
export async function summarizeVideo(
  ctx: VideoContext,
  input: { summaryId: string; signal: AbortSignal },
): Promise<void> {
  const begun = await beginAttempt(ctx.db, { table: 'summaries', accountId: ctx.accountId, id: input.summaryId });
  if (!begun) return;
  const { attempt, row } = begun;
  const log = ctx.log.child({ videoId: row.video_id, attempt: attempt.number });
  using heartbeat = startHeartbeat(ctx.db, attempt, { stopping: input.signal, log });
  const { signal } = heartbeat;
  const own = { ...ctx, log };
  try {
    if (row.strikes > mostStrikes) return await fail(own, attempt, { cause: 'making it broke several times' });
    if (!ctx.engines.summarize)
      return await fail(own, attempt, { cause: 'this process has no language model that writes one' });
    const reading = await readingOf(ctx, { videoId: row.video_id, signal });
    const video = await findKeptVideo(ctx.db, ctx.accountId, row.video_id); // last: the other may have gone with it
    if (!video || !reading) return await fail(own, attempt, { cause: 'the video is gone' });
    const result = await ctx.engines.summarize(
      { reading, chapters: video.chapters ?? [], outputLanguage: await readOutputLanguage(ctx) },
      {
        signal,
        secondsLeft: (row.deadline.getTime() - ctx.clock().getTime()) / 1000,
        onProgress: (share) => void tellProgress(own, attempt, share),
      },
    );
    if (result.kind === 'failed') return await fail(own, attempt, { ...result.report, cause: result.cause });
    const { text, chapters, citations } = result.summary;
    const parts = { chapters: JSON.stringify(chapters), citations: JSON.stringify(citations) };
    const isOurs = await endAttempt(ctx.db, attempt, { status: 'ready', engine: 'llm', text, ...parts });
    if (isOurs) countFinished('summary', 'ready');
    log.info(result.report, isOurs ? 'the summary is ready' : 'the summary is not wanted any more');
  } catch (error) {
    if (signal.aborted && !input.signal.aborted)
      return log.info('the summary is not wanted any more, or somebody else took it over');
    await settle(own, attempt, error, input.signal);
  }
}

/** What a page shows while it waits; whatever becomes of it, the work goes on. */
async function tellProgress(ctx: Context, attempt: Attempt, share: number): Promise<void> {
  await keepAttempt(ctx.db, attempt, { progress: String(share) }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the progress was not written');
  });
}

async function fail(ctx: Context, attempt: Attempt, why: { cause: string }): Promise<void> {
  const isOurs = await endAttempt(ctx.db, attempt, { status: 'failed' });
  if (isOurs) countFinished('summary', 'summary_failed');
  ctx.log.warn(why, 'the summary was not made: `cuemark doctor` asks the language model');
}

/** What becomes of an attempt that broke. */
async function settle(
  ctx: Context & { log: Log },
  attempt: Attempt,
  error: unknown,
  stopping: AbortSignal,
): Promise<void> {
  if (stopping.aborted) {
    await postponeAttempt(ctx.db, attempt, { seconds: 0, because: 'gave_way' });
    ctx.log.info('the summary is given back, since the process stops');
  } else if (isDatabaseAway(error)) {
    ctx.log.warn('the database is away: the lease runs out, and the sweep rings again');
  } else if (error instanceof Problem && error.code === 'unavailable') {
    await postponeAttempt(ctx.db, attempt, { seconds: secondsUntilThread, because: 'gave_way' });
    ctx.log.info('the summary is given back, since too much waits for a thread');
  } else {
    ctx.log.error({ err: error }, 'the attempt broke');
    await postponeAttempt(ctx.db, attempt, { seconds: 1, because: 'broken' });
  }
}
