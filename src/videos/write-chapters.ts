import { sql, type Updateable } from 'kysely';
import { tellChange } from '../database/changes.ts';
import type { DB } from '../database/schema.ts';
import type { VideoContext } from './context.ts';
import { readReadyVideo } from './read-video.ts';
import type { Video } from './video.ts';

/** What came of writing chapters: they are there, or somebody else wrote others since, and nothing was changed. */
export type WrittenChapters = { kind: 'written' | 'newer'; video: Video };

/**
 * Writes to a ready video's chapters, if they are still those of this version.
 *
 * @throws {Problem} `not_found`, `video_not_ready`
 */
export async function writeChapters(
  ctx: VideoContext,
  { videoId, version }: { videoId: string; version: number },
  change: Updateable<DB['videos']>,
): Promise<WrittenChapters> {
  const written = await ctx.db
    .updateTable('videos')
    .set({ ...change, chapters_version: sql<number>`chapters_version + 1` })
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', videoId)
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .where('chapters_version', '=', version)
    .executeTakeFirst();
  const isWritten = written.numUpdatedRows > 0n;
  if (isWritten) await tellChange(ctx.db, { accountId: ctx.accountId, videoId });
  return { kind: isWritten ? 'written' : 'newer', video: await readReadyVideo(ctx, { videoId }) };
}
