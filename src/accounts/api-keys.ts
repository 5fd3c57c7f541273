import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import { AccountError } from './account-error.ts';
import { hashKey, newApiKey } from './api-key.ts';
import type { Context, SystemContext } from './context.ts';
import { newId } from './identifier.ts';
import type { Secrets } from './known-keys.ts';

/** Revoked keys that an account's list keeps, the newest. */
const mostRevoked = 100;

/**
 * Creates a key; the answer is the only place where it is ever seen. Revoked keys do not count to the five.
 *
 * @throws {Problem} `key_limit_reached`
 * @throws {AccountError} where the name is empty or too long
 */
export async function createApiKey(ctx: Context, input: { name: string }): Promise<{ keyId: string; key: string }> {
  const name = input.name.trim();
  if (name === '' || Array.from(name).length > limits.nameCharacters) {
    throw new AccountError(`A key has a name of 1 to ${limits.nameCharacters} characters.`);
  }
  const key = newApiKey();
  const keyId = newId();
  await inTransaction(ctx.db, async (tx) => {
    // The account's row orders those who create keys at the same time.
    await tx.selectFrom('accounts').select('account_id').where('account_id', '=', ctx.accountId).forUpdate().execute();
    const { live } = await tx
      .selectFrom('api_keys')
      .select((row) => row.fn.countAll<string>().as('live'))
      .where('account_id', '=', ctx.accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(live) >= limits.apiKeysPerAccount) {
      throw new Problem('key_limit_reached', {
        detail: `The account has ${live} API keys, which is the most. Revoke one first.`,
        retryAfter: 60,
      });
    }
    const kept = tx
      .selectFrom('api_keys')
      .select('key_id')
      .where('account_id', '=', ctx.accountId)
      .where('revoked_at', 'is not', null)
      .orderBy('revoked_at', 'desc')
      .limit(mostRevoked);
    await tx
      .deleteFrom('api_keys')
      .where('account_id', '=', ctx.accountId)
      .where('revoked_at', 'is not', null)
      .where('key_id', 'not in', kept)
      .execute();
    await tx
      .insertInto('api_keys')
      .values({
        account_id: ctx.accountId,
        key_id: keyId,
        name,
        hash: hashKey(key),
        last_four: key.slice(-4),
        created_at: ctx.clock(),
      })
      .execute();
  });
  return { keyId, key };
}

export interface ListedKey {
  keyId: string;
  name: string;
  lastFour: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** The account's keys, newest first. */
export async function listApiKeys(ctx: Context): Promise<ListedKey[]> {
  return ctx.db
    .selectFrom('api_keys')
    .select([
      'key_id as keyId',
      'name',
      'last_four as lastFour',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'revoked_at as revokedAt',
    ])
    .where('account_id', '=', ctx.accountId)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Revokes a key of the account for good; it is refused from the next request on, by other processes within a minute, and at once where they hear of changes.
 *
 * @throws {Problem} `not_found`, the same for a key of another account and for none
 */
export async function revokeApiKey(ctx: Context, input: { keyId: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const revoked = await tx
      .updateTable('api_keys')
      .set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', row.val(ctx.clock())) }))
      .where('account_id', '=', ctx.accountId)
      .where('key_id', '=', input.keyId)
      .executeTakeFirst();
    if (revoked.numUpdatedRows === 0n) throw new Problem('not_found', { detail: 'There is no such key.' });
    await tellChange(tx, { accountId: ctx.accountId, access: true });
  });
}

/**
 * The account that a key belongs to, for operators.
 *
 * @throws {AccountError} where there is no such key
 */
export async function ownerOfKey(ctx: SystemContext, input: { keyId: string }): Promise<string> {
  const key = await ctx.db
    .selectFrom('api_keys')
    .select('account_id')
    .where('key_id', '=', input.keyId)
    .executeTakeFirst();
  if (!key) throw new AccountError(`There is no key ${input.keyId}.`);
  return key.account_id;
}

/** Keys as requests carry them. */
export const apiKeySecrets: Secrets = {
  find: (ctx, hash) =>
    ctx.db
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.account_id', 'api_keys.account_id')
      .select(['accounts.account_id as accountId', 'key_id as id', 'accounts.plan as plan'])
      .where('hash', '=', hash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  async noteUse(ctx, { accountId, id }, time) {
    await ctx.db
      .updateTable('api_keys')
      .set({ last_used_at: time })
      .where('account_id', '=', accountId)
      .where('key_id', '=', id)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', time)]))
      .execute();
  },
};
