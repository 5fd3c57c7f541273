import type { SystemContext } from '../accounts/context.ts';
import type { Tx } from '../database/transaction.ts';
import type { PurgedVideo } from '../videos/purge-videos.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

/** Removes the chats and questions of a video, whatever their state: whoever works on one writes nothing any more. */
export async function deleteQuestions(ctx: SystemContext, tx: Tx, { accountId, videoId }: PurgedVideo): Promise<void> {
  const deleted = await tx
    .deleteFrom('questions')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .returning(['question_id as questionId', 'status'])
    .execute();
  for (const { questionId } of deleted.filter(({ status }) => status === 'pending')) {
    await tellWebhooks(ctx, tx, { accountId, event: 'question.failed', videoId, questionId });
  }
  await tx.deleteFrom('chats').where('account_id', '=', accountId).where('video_id', '=', videoId).execute();
}
