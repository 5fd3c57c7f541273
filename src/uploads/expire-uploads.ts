import type { Tx } from '../database/transaction.ts';
import type { PurgedVideo } from '../videos/purge-videos.ts';

/** Lets the file of a video, and what is known of it, go with the next sweep; in the transaction that makes it useless. */
export async function expireUploads(tx: Tx, { accountId, videoId }: PurgedVideo): Promise<void> {
  await tx
    .updateTable('uploads')
    .set(({ ref }) => ({ expires_at: ref('created_at') })) // long over, by any clock
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .execute();
}
