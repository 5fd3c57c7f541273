import { Problem } from '../contract/problems.ts';
import type { Tx } from '../database/transaction.ts';
import { summaryColumns, summaryOfRow, type VideoSummary } from '../videos/video.ts';

/**
 * Locks the video's row until the transaction ends: it orders those who ask about it or open chats at the same time.
 *
 * @throws {Problem} `not_found`, the same for a video of another account, one that was deleted and none
 */
export async function lockVideo(tx: Tx, accountId: string, videoId: string): Promise<VideoSummary> {
  const row = await tx
    .selectFrom('videos')
    .select(summaryColumns)
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return summaryOfRow(row);
}
