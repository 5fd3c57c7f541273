import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { dueWork } from '../database/attempt.ts';
import { forEachRow } from '../database/each-row.ts';
import { inTransaction } from '../database/transaction.ts';
import { endOverdueQuestions, tellEndedQuestions } from './finish-question.ts';

/**
 * Keeps promises that a lost job would break: fails what is past its deadline, and rings again for questions that are due and
 * that nobody holds. Any process may run it, at any time.
 */
export async function sweepQuestions(ctx: SystemContext): Promise<void> {
  await endOverdue(ctx);
  for (const due of await dueWork(ctx.db, 'questions')) {
    await inTransaction(ctx.db, (tx) => ctx.enqueue(tx, 'answer-question', due));
  }
}

async function endOverdue(ctx: SystemContext): Promise<void> {
  const videos = await ctx.db
    .selectFrom('questions')
    .select(['account_id as accountId', 'video_id as videoId'])
    .distinct()
    .where('status', '=', 'pending')
    .where('deadline', '<=', sql<Date>`now()`)
    .limit(100)
    .execute();
  await forEachRow(videos, ctx.log, async (video) => {
    tellEndedQuestions(ctx.log, await inTransaction(ctx.db, (tx) => endOverdueQuestions(ctx, tx, video)));
  });
}
