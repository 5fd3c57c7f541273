import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { inTransaction } from '../database/transaction.ts';
import type { UploadServices } from './context.ts';
import { dropUpload } from './drop-upload.ts';
import { expireUploads } from './expire-uploads.ts';

/** After so many files that could not be removed the storage is left alone until the next time. */
const mostFailures = 3;

/** Whether `sweepUploads` would find anything, within another statement. */
export const areUploadsOver = ({ clock }: Pick<SystemContext, 'clock'>) => sql<boolean>`(
  exists (select from uploads where expires_at <= ${clock()})
  or exists (select from videos where status = 'failed' and media is not null))`;

/**
 * Forgets uploads whose time is over, whole or not, and files whose video failed or was deleted for good. For processes that have the storage. They go in any order, so that some that can not be removed keep no others.
 */
export async function sweepUploads(ctx: SystemContext & Pick<UploadServices, 'uploadStorage'>): Promise<void> {
  await expireUseless(ctx);
  const over = await ctx.db
    .selectFrom('uploads')
    .select(['account_id', 'upload_id'])
    .where('expires_at', '<=', ctx.clock())
    .orderBy(sql`random()`)
    .limit(100)
    .execute();
  let failures = 0;
  for (const { account_id: accountId, upload_id: uploadId } of over) {
    try {
      const isGone = await dropUpload(ctx, { accountId, uploadId }, 'over');
      if (isGone) ctx.log.info({ uploadId }, 'an upload is forgotten');
    } catch (error) {
      failures += 1;
      if (isDatabaseAway(error) || failures === mostFailures) throw error;
      ctx.log.warn({ err: error, uploadId }, 'the file of an upload could not be removed; it is tried again');
    }
  }
}

/** The files of videos that failed have had their time. */
async function expireUseless({ db }: Pick<SystemContext, 'db'>): Promise<void> {
  const failed = await db
    .selectFrom('videos')
    .select(['account_id as accountId', 'video_id as videoId'])
    .where('status', '=', 'failed')
    .where('media', 'is not', null)
    .limit(100)
    .execute();
  for (const video of failed) {
    await inTransaction(db, async (tx) => {
      await expireUploads(tx, video);
      await tx
        .updateTable('videos')
        .set({ media: null })
        .where('account_id', '=', video.accountId)
        .where('video_id', '=', video.videoId)
        .execute();
    });
  }
}
