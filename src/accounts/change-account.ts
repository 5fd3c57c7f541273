import { hashPassword } from 'better-auth/crypto';
import type { PlanName } from '../contract/plans.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from './context.ts';
import { AccountError } from './create-account.ts';
import { adjustMinutes, minutesLimit } from './minutes.ts';

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
  if (change.password !== undefined && change.password.length < 8) {
    throw new AccountError('A password has at least 8 characters.');
  }
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
    const members = tx.selectFrom('members').select('user_id').where('account_id', '=', ctx.accountId);
    await tx.updateTable('auth_identities').set({ password: passwordHash }).where('userId', 'in', members).execute();
    await tx.deleteFrom('auth_sessions').where('userId', 'in', members).execute();
  });
}
