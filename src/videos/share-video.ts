import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { randomLetters } from '../accounts/identifier.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import { readReadyVideo, readVideo } from './read-video.ts';
import type { Video } from './video.ts';

/**
 * Gives a ready video an address at which anybody can read it; one that is shared already keeps its own. The address carries 190 bits
 * of chance. It is stored as it stands, so that the owner can look it up again: whoever reads the database has the video anyway.
 *
 * @throws {Problem} `not_found`, `video_not_ready`
 */
export async function shareVideo(ctx: Context, input: { videoId: string }): Promise<Video> {
  const isNew = await inTransaction(ctx.db, async (tx) => {
    const shared = await tx
      .updateTable('videos')
      .set({ share_token: randomLetters(32), shared_at: sql<Date>`now()` })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', input.videoId)
      .where('status', '=', 'ready')
      .where('deleted_at', 'is', null)
      .where('share_token', 'is', null)
      .executeTakeFirst();
    if (shared.numUpdatedRows === 0n) return false;
    await tellChange(tx, { accountId: ctx.accountId, videoId: input.videoId });
    return true;
  });
  if (isNew) ctx.log.info({ videoId: input.videoId }, 'the video is shared');
  return readReadyVideo(ctx, input);
}

/**
 * Ends the sharing of a video at once. Its address is forgotten, and is never anybody's again.
 *
 * @throws {Problem} `not_found`
 */
export async function stopSharing(ctx: Context, input: { videoId: string }): Promise<Video> {
  const wasShared = await inTransaction(ctx.db, async (tx) => {
    const ended = await tx
      .updateTable('videos')
      .set({ share_token: null, shared_at: null })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', input.videoId)
      .where('deleted_at', 'is', null)
      .where('share_token', 'is not', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return false;
    await tellChange(tx, { accountId: ctx.accountId, videoId: input.videoId });
    return true;
  });
  if (wasShared) ctx.log.info({ videoId: input.videoId }, 'the video is no longer shared');
  return readVideo(ctx, input);
}
