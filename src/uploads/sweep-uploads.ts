import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { UploadServices } from './context.ts';
import { dropUpload } from './drop-upload.ts';

/** After so many files that could not be removed the storage is left alone until the next time. */
const mostFailures = 3;

/**
 * Forgets uploads whose time is over, whole or not, files whose video failed, and what was left of those whose video was deleted
 * for good. For processes that have the storage. They go in any order, so that some that can not be removed keep no others.
 */
export async function sweepUploads(ctx: SystemContext & Pick<UploadServices, 'uploadStorage'>): Promise<void> {
  const over = await ctx.db
    .selectFrom('uploads')
    .select(['account_id', 'upload_id'])
    .where('expires_at', '<=', ctx.clock())
    .orderBy(sql`random()`)
    .limit(100)
    .execute();
  const useless = await ctx.db
    .selectFrom('uploads')
    .innerJoin('videos', (join) =>
      join.onRef('videos.account_id', '=', 'uploads.account_id').onRef('videos.video_id', '=', 'uploads.video_id'),
    )
    .select(['uploads.account_id', 'uploads.upload_id'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('uploads.expires_at', 'is', null), eb('videos.status', '=', 'failed')]),
        eb('videos.purged_at', 'is not', null),
      ]),
    )
    .orderBy(sql`random()`)
    .limit(100)
    .execute();
  let failures = 0;
  for (const { account_id: accountId, upload_id: uploadId } of [...over, ...useless]) {
    try {
      await dropUpload(ctx, { accountId, uploadId });
      ctx.log.info({ uploadId }, 'an upload is forgotten');
    } catch (error) {
      failures += 1;
      if (isDatabaseAway(error) || failures === mostFailures) throw error;
      ctx.log.warn({ err: error, uploadId }, 'the file of an upload could not be removed; it is tried again');
    }
  }
}
