import type { Tx } from '../database/transaction.ts';

/** Sets the password of whoever signs in to an account, and ends the sessions that are open. The demo is then somebody's own. */
export async function setPassword(tx: Tx, input: { userId: string; passwordHash: string }): Promise<void> {
  const { userId, passwordHash } = input;
  await tx.updateTable('auth_identities').set({ password: passwordHash }).where('userId', '=', userId).execute();
  await tx.deleteFrom('auth_sessions').where('userId', '=', userId).execute();
  await tx
    .updateTable('accounts')
    .set({ is_demo: false })
    .where('account_id', 'in', tx.selectFrom('members').select('account_id').where('user_id', '=', userId))
    .execute();
}
