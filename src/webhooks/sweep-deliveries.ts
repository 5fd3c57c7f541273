import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { dueWork } from '../database/attempt.ts';
import { inTransaction } from '../database/transaction.ts';

/** Rings again for messages that are due and that nobody sends, and gives up what is past its deadline. Any process may run it, at any time. */
export async function sweepDeliveries(ctx: SystemContext): Promise<void> {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({
      status: 'failed',
      failure: 'It could not be sent in time.',
      lease_until: null,
      finished_at: sql<Date>`now()`,
    })
    .where('status', '=', 'pending')
    .where('deadline', '<=', sql<Date>`now()`)
    .execute();
  for (const due of await dueWork(ctx.db, 'webhook_deliveries')) {
    await inTransaction(ctx.db, (tx) => ctx.enqueue(tx, 'send-delivery', due));
  }
}
