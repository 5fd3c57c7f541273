import { sql } from 'kysely';
import { newId } from '../accounts/identifier.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import type { VideoContext } from './context.ts';
import { readReadyVideo } from './read-video.ts';
import { findSummary, type ShownSummary } from './summary.ts';
import type { Video } from './video.ts';

/**
 * The summary of a ready video, which is made now where there is none, or the last try failed. It uses no minutes. Two who ask at the
 * same time are ordered by the video's row.
 *
 * @throws {Problem} `summary_unavailable` where no language model writes one; `not_found` where the video was deleted meanwhile
 */
export async function askForSummary(ctx: VideoContext, { videoId }: Video): Promise<ShownSummary> {
  return inTransaction(ctx.db, async (tx) => {
    await lockVideo(ctx, tx, videoId);
    const video = await readReadyVideo({ ...ctx, db: tx }, { videoId });
    const before = await findSummary(tx, ctx, video);
    if (before.status === 'ready' || before.status === 'pending') return before;
    if (!ctx.engines.summarize) throw new Problem('summary_unavailable');
    await queueSummary(ctx, tx, { videoId });
    return findSummary(tx, ctx, video);
  });
}

async function lockVideo(ctx: VideoContext, tx: Tx, videoId: string): Promise<void> {
  await tx
    .selectFrom('videos')
    .select('video_id')
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', videoId)
    .forUpdate()
    .execute();
}

/** What becomes of a video's summary when it has new chapters: the old one goes, and another is made where summaries always are. */
export async function renewSummary(ctx: VideoContext, tx: Tx, of: { videoId: string }): Promise<void> {
  if (ctx.engines.summarize && ctx.summarizesAlways) await queueSummary(ctx, tx, of);
  else await deleteSummary(tx, ctx.accountId, of);
}

/** In the transaction at hand: a summary of the video is to be made, whatever there was before. */
async function queueSummary(ctx: VideoContext, tx: Tx, { videoId }: { videoId: string }): Promise<void> {
  const { accountId } = ctx;
  await deleteSummary(tx, accountId, { videoId });
  const now = ctx.clock();
  const summaryId = newId(); // whoever still works on the one before writes to no row
  await tx
    .insertInto('summaries')
    .values({
      account_id: accountId,
      summary_id: summaryId,
      video_id: videoId,
      due_at: sql<Date>`now()`, // leases and due times go by the database's clock alone
      deadline: new Date(now.getTime() + ctx.deadlineSeconds * 1000),
      created_at: now,
    })
    .execute();
  await ctx.enqueue(tx, 'summarize-video', { accountId, id: summaryId });
  await tellChange(tx, { accountId, videoId });
}

export async function deleteSummary(tx: Tx, accountId: string, { videoId }: { videoId: string }): Promise<void> {
  await tx.deleteFrom('summaries').where('account_id', '=', accountId).where('video_id', '=', videoId).execute();
}
