import type { Tx } from '../database/transaction.ts';
import type { PurgedVideo } from '../videos/purge-videos.ts';

/** Removes the chats and questions of a video, whatever their state: whoever works on one writes nothing any more. */
export async function deleteQuestions(tx: Tx, { accountId, videoId }: PurgedVideo): Promise<void> {
  await tx.deleteFrom('questions').where('account_id', '=', accountId).where('video_id', '=', videoId).execute();
  await tx.deleteFrom('chats').where('account_id', '=', accountId).where('video_id', '=', videoId).execute();
}
