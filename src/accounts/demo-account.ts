import { createApiKey } from './api-keys.ts';
import type { SystemContext } from './context.ts';
import { AccountError, createAccount } from './create-account.ts';

/** `.test` is reserved (RFC 2606): no mail to it ever leaves. */
export const demoEmail = 'demo@cuemark.test';

/** Makes the demo account, on Pro, with a key; undefined where it is there already. */
export async function createDemoAccount(
  ctx: SystemContext,
): Promise<{ email: string; password: string; key: string } | undefined> {
  const known = await ctx.db.selectFrom('auth_users').select('id').where('email', '=', demoEmail).executeTakeFirst();
  if (known) return undefined;
  try {
    const { accountId, email, password } = await createAccount(ctx, { email: demoEmail, plan: 'pro' });
    const { key } = await createApiKey({ ...ctx, accountId }, { name: 'Demo' });
    return { email, password, key };
  } catch (error) {
    if (error instanceof AccountError) return undefined; // another process was first
    throw error;
  }
}
