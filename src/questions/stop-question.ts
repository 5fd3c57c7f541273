import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { questionFailed } from './finish-question.ts';
import { lockVideo } from './lock-video.ts';
import { type Question, questionOfRow } from './question.ts';

/**
 * Ends a question at the word of whoever asked it: what was shown of its answer stays, and counts; with nothing shown it is
 * failed. One that is final stays as it is.
 *
 * @throws {Problem} `not_found`
 */
export async function stopQuestion(
  ctx: Context,
  input: { videoId: string; chatId: string; questionId: string },
): Promise<Question> {
  return inTransaction(ctx.db, async (tx) => {
    await lockVideo(tx, ctx.accountId, input.videoId);
    const row = await tx
      .selectFrom('questions')
      .selectAll()
      .where('account_id', '=', ctx.accountId)
      .where('question_id', '=', input.questionId)
      .where('video_id', '=', input.videoId)
      .where('chat_id', '=', input.chatId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Problem('not_found');
    if (row.status !== 'pending') return questionOfRow(row);
    const { soFar } = questionOfRow(row);
    const outcome = soFar
      ? { status: 'answered', answer: soFar.markdown, citations: JSON.stringify(soFar.citations), engine: 'llm' }
      : questionFailed('cancelled');
    const stopped = await tx
      .updateTable('questions')
      .set({ ...outcome, so_far: null, lease_until: null, finished_at: sql<Date>`now()` })
      .where('account_id', '=', ctx.accountId)
      .where('question_id', '=', input.questionId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellChange(tx, { accountId: ctx.accountId, ...input });
    const event = soFar ? 'question.answered' : 'question.failed';
    await tellWebhooks(ctx, tx, { accountId: ctx.accountId, event, ...input });
    return questionOfRow(stopped);
  });
}
