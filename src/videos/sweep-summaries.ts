import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { dueWork } from '../database/attempt.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import { countFinished } from '../observability/metrics.ts';

/** Rings again for summaries that are due and that nobody makes, and gives up what is past its deadline. Any process may run it, at any time. */
export async function sweepSummaries(ctx: SystemContext): Promise<void> {
  const overdue = await ctx.db
    .updateTable('summaries')
    .set({ status: 'failed', lease_until: null, finished_at: sql<Date>`now()` })
    .where('status', '=', 'pending')
    .where('deadline', '<=', sql<Date>`now()`)
    .returning(['account_id as accountId', 'video_id as videoId'])
    .execute();
  for (const of of overdue) {
    await tellChange(ctx.db, of);
    countFinished('summary', 'deadline_exceeded');
    ctx.log.warn({ videoId: of.videoId }, 'the summary is past its deadline');
  }
  for (const due of await dueWork(ctx.db, 'summaries')) {
    await inTransaction(ctx.db, (tx) => ctx.enqueue(tx, 'summarize-video', due));
  }
}
