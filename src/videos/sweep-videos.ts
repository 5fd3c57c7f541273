import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { refundMinutes } from '../accounts/minutes.ts';
import { dueWork } from '../database/attempt.ts';
import { tellChange } from '../database/changes.ts';
import { forEachRow } from '../database/each-row.ts';
import { inTransaction } from '../database/transaction.ts';
import { countFinished } from '../observability/metrics.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { videoFailures } from './finish-video.ts';
import { deleteRecognisedChunks } from './recognised-chunks.ts';

/**
 * Keeps promises that a lost job would break: rings again for work that is due and that nobody holds, and fails what is past
 * its deadline (with the refund). Any process may run it, at any time.
 */
export async function sweepVideos(ctx: SystemContext): Promise<void> {
  await failOverdue(ctx);
  for (const due of await dueWork(ctx.db, 'videos')) {
    await inTransaction(ctx.db, (tx) => ctx.enqueue(tx, 'process-video', due));
  }
}

async function failOverdue(ctx: SystemContext): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('videos')
    .select(['account_id as accountId', 'video_id as videoId'])
    .where('status', '=', 'processing')
    .where('deadline', '<=', sql<Date>`now()`)
    .limit(100)
    .execute();
  await forEachRow(overdue, ctx.log, async ({ accountId, videoId }) => {
    const isFailed = await inTransaction(ctx.db, async (tx) => {
      const failed = await tx
        .updateTable('videos')
        .set({
          status: 'failed',
          error_code: 'deadline_exceeded',
          error_message: videoFailures.deadline_exceeded,
          lease_until: null,
          finished_at: sql<Date>`now()`,
        })
        .where('account_id', '=', accountId)
        .where('video_id', '=', videoId)
        .where('status', '=', 'processing')
        .executeTakeFirst();
      if (failed.numUpdatedRows === 0n) return false;
      await refundMinutes(tx, accountId, { videoId, now: ctx.clock() });
      await deleteRecognisedChunks(tx, accountId, { videoId });
      await tellChange(tx, { accountId, videoId });
      await tellWebhooks(ctx, tx, { accountId, event: 'video.failed', videoId });
      return true;
    });
    if (!isFailed) return;
    countFinished('video', 'deadline_exceeded');
    ctx.log.info({ videoId }, 'the video is past its deadline');
  });
}
