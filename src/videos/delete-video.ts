import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { readVideo } from './read-video.ts';
import type { Video } from './video.ts';

/** When what was deleted before can not be brought back; by the database's clock, which all processes share. */
export const undoIsOver = sql<Date>`now() - make_interval(secs => ${limits.undoSeconds})`;

/**
 * Deletes videos: from now on nobody finds them. What they hold is kept for `limits.undoSeconds`, in which `restoreVideos` brings
 * them back, and goes then (`purge-videos.ts`). Work on them goes on meanwhile.
 *
 * @returns those that were there
 */
export async function deleteVideos(ctx: Context, input: { videoIds: string[] }): Promise<string[]> {
  const deleted = await inTransaction(ctx.db, async (tx) => {
    const rows = await tx
      .updateTable('videos')
      .set({ deleted_at: sql<Date>`now()` })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', 'in', input.videoIds)
      .where('deleted_at', 'is', null)
      .returning('video_id')
      .execute();
    return tellOf(tx, ctx.accountId, rows);
  });
  ctx.log.info({ videoIds: deleted }, 'videos are deleted');
  return deleted;
}

/**
 * The same of one.
 *
 * @throws {Problem} `not_found`, for one that is deleted already too
 */
export async function deleteVideo(ctx: Context, { videoId }: { videoId: string }): Promise<void> {
  if ((await deleteVideos(ctx, { videoIds: [videoId] })).length === 0) throw new Problem('not_found');
}

/**
 * Brings back videos that were just deleted, as they would be had they not been.
 *
 * @returns those that are back: not one that was deleted longer ago than `limits.undoSeconds`, or was not deleted
 */
export async function restoreVideos(ctx: Context, input: { videoIds: string[] }): Promise<string[]> {
  const restored = await inTransaction(ctx.db, async (tx) => {
    const rows = await tx
      .updateTable('videos')
      .set({ deleted_at: null })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', 'in', input.videoIds)
      .where('deleted_at', '>', undoIsOver)
      .where('purged_at', 'is', null)
      .returning('video_id')
      .execute();
    return tellOf(tx, ctx.accountId, rows);
  });
  ctx.log.info({ videoIds: restored }, 'videos are restored');
  return restored;
}

/**
 * The same of one.
 *
 * @throws {Problem} `not_found` where it is not back
 */
export async function restoreVideo(ctx: Context, { videoId }: { videoId: string }): Promise<Video> {
  if ((await restoreVideos(ctx, { videoIds: [videoId] })).length === 0) throw new Problem('not_found');
  return readVideo(ctx, { videoId });
}

async function tellOf(tx: Tx, accountId: string, rows: { video_id: string }[]): Promise<string[]> {
  const videoIds = rows.map(({ video_id }) => video_id);
  for (const videoId of videoIds) await tellChange(tx, { accountId, videoId });
  return videoIds;
}
