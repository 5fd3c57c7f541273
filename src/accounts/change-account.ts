import type { PlanName } from '../contract/plans.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import type { Context } from './context.ts';
import { adjustMinutes, minutesLimit } from './minutes.ts';
import { checkPassword, hashPassword } from './password.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes an account as its operator wishes. A plan or a limit counts at once and in later cycles; what was used stays,
 * unless `minutesUsed` (this cycle's) says otherwise. Another plan brings its own minutes, unless a limit is given with it;
 * the plan that the account is on already leaves its limit as it is. A new password ends the sessions that are open.
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
    if (change.plan !== undefined) await takePlan(tx, ctx.accountId, change.plan);
    const account = await tx
      .updateTable('accounts')
      .set({
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

/** Puts the account on another plan, with that plan's minutes. */
async function takePlan(tx: Tx, accountId: string, plan: PlanName): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ plan, minutes_limit: null })
    .where('account_id', '=', accountId)
    .where('plan', '!=', plan)
    .execute();
  await tellChange(tx, { accountId, access: true });
}
