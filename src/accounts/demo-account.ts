import { inTransaction } from '../database/transaction.ts';
import { AccountError } from './account-error.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { changeAccount } from './change-account.ts';
import type { SystemContext } from './context.ts';
import { createAccount } from './create-account.ts';
import { randomLetters } from './identifier.ts';
import type { Person } from './sign-in-context.ts';

/** `.test` is reserved (RFC 2606): no mail to it ever leaves. */
export const demoEmail = 'demo@cuemark.test';

export interface DemoAccount {
  email: string;
  password: string;
  key: string;
  /** To be called when somebody has been shown the password and the key, which are kept hashed. */
  announced(): Promise<void>;
}

/**
 * Makes the demo account, on Pro, with a key. Where it is there and its sign-in was never shown (the process was killed
 * before it could be), it gets a new password and a new key; undefined where it was shown.
 */
export async function createDemoAccount(ctx: SystemContext): Promise<DemoAccount | undefined> {
  const known = await ctx.db
    .selectFrom('accounts')
    .innerJoin('members', 'members.account_id', 'accounts.account_id')
    .innerJoin('auth_users', 'auth_users.id', 'members.user_id')
    .select(['accounts.account_id as accountId', 'is_announced as isAnnounced'])
    .where('email', '=', demoEmail)
    .executeTakeFirst();
  if (known?.isAnnounced) return undefined;
  try {
    return await inTransaction(ctx.db, (db) => (known ? renew({ ...ctx, db }, known.accountId) : make({ ...ctx, db })));
  } catch (error) {
    if (error instanceof AccountError) return undefined; // another process was first
    throw error;
  }

  async function make(within: SystemContext): Promise<DemoAccount> {
    const { accountId, password } = await createAccount(within, { email: demoEmail, plan: 'pro' });
    await setAnnounced(within, accountId, false);
    return withKey(within, accountId, password);
  }

  async function renew(within: SystemContext, accountId: string): Promise<DemoAccount> {
    const account = { ...within, accountId };
    const password = randomLetters(16);
    await changeAccount(account, { password });
    for (const { keyId, revokedAt } of await listApiKeys(account)) {
      if (revokedAt === null) await revokeApiKey(account, { keyId });
    }
    return withKey(within, accountId, password);
  }

  async function withKey(within: SystemContext, accountId: string, password: string): Promise<DemoAccount> {
    await within.db.updateTable('accounts').set({ is_demo: true }).where('account_id', '=', accountId).execute();
    const { key } = await createApiKey({ ...within, accountId }, { name: 'Demo' });
    return { email: demoEmail, password, key, announced: () => setAnnounced(ctx, accountId, true) };
  }
}

/** Whoever the demo account is of, as long as its password is the one that was made for it; undefined where it is not. */
export async function demoPerson(ctx: SystemContext): Promise<Person | undefined> {
  return ctx.db
    .selectFrom('accounts')
    .innerJoin('members', 'members.account_id', 'accounts.account_id')
    .innerJoin('auth_users', 'auth_users.id', 'members.user_id')
    .select(['auth_users.id as userId', 'email'])
    .where('is_demo', '=', true)
    .where('email', '=', demoEmail)
    .executeTakeFirst();
}

async function setAnnounced(ctx: SystemContext, accountId: string, isAnnounced: boolean): Promise<void> {
  await ctx.db.updateTable('accounts').set({ is_announced: isAnnounced }).where('account_id', '=', accountId).execute();
}
