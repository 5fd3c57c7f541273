import { Problem } from '../contract/problems.ts';
import { prepared } from '../database/prepared.ts';
import type { Tx } from '../database/transaction.ts';
import { summaryColumns, summaryOfRow, type VideoSummary } from '../videos/video.ts';

/** Locks the row of a video that was not deleted until the transaction ends. */
export const lockedVideo = prepared((db, of: { accountId: string; videoId: string }) =>
  db
    .selectFrom('videos')
    .select(summaryColumns)
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .where('deleted_at', 'is', null)
    .forUpdate(),
);

/**
 * Locks the video's row until the transaction ends: it orders those who ask about it or open chats at the same time.
 *
 * @throws {Problem} `not_found`, the same for a video of another account, one that was deleted and none
 */
export async function lockVideo(tx: Tx, accountId: string, videoId: string): Promise<VideoSummary> {
  const { rows } = await tx.executeQuery(lockedVideo({ accountId, videoId }));
  if (!rows[0]) throw new Problem('not_found');
  return summaryOfRow(rows[0]);
}
