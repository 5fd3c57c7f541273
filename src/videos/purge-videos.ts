import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { refundMinutes } from '../accounts/minutes.ts';
import { forEachRow } from '../database/each-row.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { deleteIndex } from '../search/write-index.ts';
import { deleteDeliveries } from '../webhooks/forget-deliveries.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { deleteSummary } from './ask-for-summary.ts';
import { undoIsOver } from './delete-video.ts';
import { videoFailures } from './finish-video.ts';
import { deleteRecognisedChunks } from './recognised-chunks.ts';
import { forgetTags } from './tags.ts';

/** Which video is meant. */
export interface PurgedVideo {
  accountId: string;
  videoId: string;
}

/** Whether `purgeVideos` would find one, within another statement. */
export const areVideosToPurge = sql<boolean>`exists (
  select from videos where deleted_at <= ${undoIsOver} and purged_at is null)`;

/**
 * Empties videos whose deletion can not be undone any more. One that was still in work ends as `cancelled`, with its refund, and
 * its attempt with it. The row stays, without its title: ledger, idempotency keys and request records name it. Any process may
 * run it, at any time; files are for those that have the storage.
 *
 * @param forgetMore removes, in the same transaction, what others keep of a video
 */
export async function purgeVideos(
  ctx: SystemContext,
  forgetMore: (tx: Tx, video: PurgedVideo) => Promise<void>,
): Promise<void> {
  const deleted = await ctx.db
    .selectFrom('videos')
    .select(['account_id as accountId', 'video_id as videoId'])
    .where('deleted_at', '<=', undoIsOver)
    .where('purged_at', 'is', null)
    .limit(100)
    .execute();
  await forEachRow(deleted, ctx.log, async (video) => {
    const purged = await inTransaction(ctx.db, async (tx) => {
      const status = await lockDeleted(tx, video);
      if (status === undefined) return false;
      await deleteDeliveries(tx, video.accountId, video);
      await forgetMore(tx, video);
      await emptyVideo(ctx, tx, { ...video, status });
      return true;
    });
    if (purged) ctx.log.info({ videoId: video.videoId }, 'the deleted video is purged');
  });
}

/** Its status; undefined where somebody else purged it, or it was restored. */
async function lockDeleted(tx: Tx, { accountId, videoId }: PurgedVideo): Promise<string | undefined> {
  const video = await tx
    .selectFrom('videos')
    .select('status')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('deleted_at', '<=', undoIsOver)
    .where('purged_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return video?.status;
}

async function emptyVideo(
  ctx: SystemContext,
  tx: Tx,
  { accountId, videoId, status }: PurgedVideo & { status: string },
): Promise<void> {
  const isInWork = status === 'processing';
  // As long as the row tells that it is the platform's.
  if (isInWork) await tellWebhooks(ctx, tx, { accountId, event: 'video.failed', videoId });
  const cancelled = {
    status: 'failed',
    error_code: 'cancelled',
    error_message: videoFailures.cancelled,
    lease_until: null,
    finished_at: sql<Date>`now()`,
  };
  await tx
    .updateTable('videos')
    .set({
      title: '',
      title_folded: '',
      title_order: '',
      platform_id: null,
      channel_name: null,
      chapters: status === 'ready' ? '[]' : null,
      engine_chapters: null,
      creator_chapters: null,
      media: null,
      engine_report: null,
      share_token: null,
      shared_at: null,
      purged_at: sql<Date>`now()`,
      ...(isInWork && cancelled),
    })
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .execute();
  if (isInWork) await refundMinutes(tx, accountId, { videoId, now: ctx.clock() });
  await deleteIndex(tx, { accountId, videoId });
  await deleteRecognisedChunks(tx, accountId, { videoId });
  await deleteSummary(tx, accountId, { videoId });
  await forgetTags(tx, { accountId, videoId });
  await tx.deleteFrom('transcripts').where('account_id', '=', accountId).where('video_id', '=', videoId).execute();
}
