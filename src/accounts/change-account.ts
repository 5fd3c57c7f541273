import { hashPassword } from 'better-auth/crypto';
import type { PlanName } from '../contract/plans.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from './context.ts';
import { adjustMinutes, minutesLimit } from './minutes.ts';
import { checkPassword } from './password.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes an account as its operator wishes. A plan or a limit counts at once and in later cycles; what was used stays,
 * unless `minutesUsed` (this cycle's) says otherwise. A new password ends the sessions that are open.
 */
export async function changeAccount(
  ctx: Context,
  change: {
    plan?: PlanName | undefined;
    minutesLimit?: number | undefined;
    minutesUsed?: number | undefined;
    password?: string | undefined;
  },
): Promise<void> {
  if (change.password !== undefined) checkPassword(change.password);
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password);
  await inTransaction(ctx.db, async (tx) => {
    // A change of plan brings that plan's minutes, unless a limit is given with it.
    const account = await tx
      .updateTable('accounts')
      .set({
        ...(change.plan === undefined ? {} : { plan: change.plan, minutes_limit: null }),
        ...(change.minutesLimit === undefined ? {} : { minutes_limit: change.minutesLimit }),
        account_id: ctx.accountId,
      })
      .where('account_id', '=', ctx.accountId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await adjustMinutes(tx, ctx.accountId, {
      limit: minutesLimit(account),
      used: change.minutesUsed,
      now: ctx.clock(),
    });
    if (passwordHash === undefined) return;
    const members = tx.selectFrom('members').select('user_id as userId').where('account_id', '=', ctx.accountId);
    for (const { userId } of await members.execute()) await setPassword(tx, { userId, passwordHash });
  });
}
