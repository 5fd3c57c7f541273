import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import { readVideo } from './read-video.ts';
import type { Video } from './video.ts';

/** When what was deleted before can not be brought back; by the database's clock, which all processes share. */
export const undoIsOver = sql<Date>`now() - make_interval(secs => ${limits.undoSeconds})`;

/**
 * Deletes a video: from now on nobody finds it. What it holds is kept for `limits.undoSeconds`, in which `restoreVideo` brings it
 * back, and goes then (`purge-videos.ts`). Work on it goes on meanwhile.
 *
 * @throws {Problem} `not_found`, for one that is deleted already too
 */
export async function deleteVideo(ctx: Context, input: { videoId: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const deleted = await tx
      .updateTable('videos')
      .set({ deleted_at: sql<Date>`now()` })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', input.videoId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (deleted.numUpdatedRows === 0n) throw new Problem('not_found');
    await tellChange(tx, { accountId: ctx.accountId, videoId: input.videoId });
  });
  ctx.log.info({ videoId: input.videoId }, 'the video is deleted');
}

/**
 * Brings back a video that was just deleted, as it would be had it not been.
 *
 * @throws {Problem} `not_found` where it was deleted longer ago than `limits.undoSeconds`, or was not deleted
 */
export async function restoreVideo(ctx: Context, input: { videoId: string }): Promise<Video> {
  await inTransaction(ctx.db, async (tx) => {
    const restored = await tx
      .updateTable('videos')
      .set({ deleted_at: null })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', input.videoId)
      .where('deleted_at', '>', undoIsOver)
      .where('purged_at', 'is', null)
      .executeTakeFirst();
    if (restored.numUpdatedRows === 0n) throw new Problem('not_found');
    await tellChange(tx, { accountId: ctx.accountId, videoId: input.videoId });
  });
  ctx.log.info({ videoId: input.videoId }, 'the video is restored');
  return readVideo(ctx, input);
}
