import { sql, type Updateable } from 'kysely';
import { tellChange } from '../database/changes.ts';
import type { DB } from '../database/schema.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { writeNames } from '../search/write-index.ts';
import type { VideoContext } from './context.ts';
import { readReadyVideo } from './read-video.ts';
import type { Video } from './video.ts';

/** What came of writing chapters: they are there, or somebody else wrote others since, and nothing was changed. */
export type WrittenChapters = { kind: 'written' | 'newer'; video: Video };

/**
 * Writes to a ready video's chapters, if they are still those of this version; in the same transaction what `alongside` writes.
 *
 * @throws {Problem} `not_found`, `video_not_ready`
 */
export async function writeChapters(
  ctx: VideoContext,
  { videoId, version }: { videoId: string; version: number },
  change: Updateable<DB['videos']>,
  alongside?: (tx: Tx) => Promise<void>,
): Promise<WrittenChapters> {
  const of = { accountId: ctx.accountId, videoId };
  const isWritten = await inTransaction(ctx.db, async (tx) => {
    const written = await tx
      .updateTable('videos')
      .set({ ...change, chapters_version: sql<number>`chapters_version + 1` })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', videoId)
      .where('status', '=', 'ready')
      .where('deleted_at', 'is', null)
      .where('chapters_version', '=', version)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n) return false;
    await alongside?.(tx);
    await writeNames(tx, of);
    await tellChange(tx, of);
    return true;
  });
  return { kind: isWritten ? 'written' : 'newer', video: await readReadyVideo(ctx, { videoId }) };
}
