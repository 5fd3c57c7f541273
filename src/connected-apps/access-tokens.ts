import type { Secrets } from '../accounts/known-keys.ts';

/** Access tokens of connected apps as requests carry them. */
export const accessTokenSecrets: Secrets = {
  async find({ db, clock }, hash) {
    const row = await db
      .selectFrom('app_tokens')
      .innerJoin('accounts', 'accounts.account_id', 'app_tokens.account_id')
      .select(['accounts.account_id as accountId', 'app_id as id', 'accounts.plan as plan', 'expires_at'])
      .where('hash', '=', hash)
      .where('kind', '=', 'access')
      .executeTakeFirst();
    if (!row) return undefined;
    const { expires_at, ...owner } = row;
    const secondsLeft = (expires_at.getTime() - clock().getTime()) / 1000;
    return secondsLeft > 0 ? { ...owner, secondsLeft } : undefined;
  },
  async noteUse({ db }, { accountId, id }, time) {
    await db
      .updateTable('connected_apps')
      .set({ last_used_at: time })
      .where('account_id', '=', accountId)
      .where('app_id', '=', id)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', time)]))
      .execute();
  },
};
