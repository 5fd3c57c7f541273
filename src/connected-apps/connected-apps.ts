import { sql } from 'kysely';
import type { Context, SystemContext } from '../accounts/context.ts';
import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import { disconnect } from './issue-tokens.ts';

/** Days that an app is known which registered itself and never got tokens, and one that got them once. */
const daysKnown = { unused: 7, used: 60 };
/** Apps that registered themselves and never got tokens: anybody can register any number, so the oldest go. */
const mostUnused = 10_000;

export interface ConnectedApp {
  appId: string;
  name: string;
  /** The host that vouches for its name; null: nobody does. */
  host: string | null;
  connectedAt: Date;
  lastUsedAt: Date | null;
}

/** Apps that may act for the account, newest first. */
export async function listConnectedApps(ctx: Context): Promise<ConnectedApp[]> {
  return ctx.db
    .selectFrom('connected_apps')
    .select(['app_id as appId', 'name', 'host', 'connected_at as connectedAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', ctx.accountId)
    .where('expires_at', '>', ctx.clock())
    .orderBy('connected_at', 'desc')
    .orderBy('app_id')
    .execute();
}

/**
 * Disconnects an app: its tokens are refused from the next request on, by other processes within a minute, and at once where they hear
 * of changes.
 *
 * @throws {Problem} `not_found`, the same for an app of another account and for none
 */
export async function disconnectApp({ db, accountId }: Context, { appId }: { appId: string }): Promise<void> {
  const isDone = await inTransaction(db, (tx) => disconnect(tx, { accountId, appId }));
  if (!isDone) throw new Problem('not_found', { detail: 'There is no such app, or it is disconnected already.' });
}

/** Forgets what has run out: apps and their tokens, codes, and apps that registered themselves and were never connected. */
export async function forgetApps({ db, clock }: SystemContext): Promise<void> {
  const ago = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  await db.deleteFrom('connected_apps').where('expires_at', '<', clock()).execute();
  await db.deleteFrom('app_tokens').where('expires_at', '<', clock()).execute();
  // A code that comes again is told from one that nobody knows for a day.
  await db.deleteFrom('app_codes').where('expires_at', '<', ago(1)).execute();
  await db.deleteFrom('app_clients').where('used_at', '<', ago(daysKnown.used)).execute();
  await db
    .deleteFrom('app_clients')
    .where('used_at', 'is', null)
    .where('created_at', '<', ago(daysKnown.unused))
    .execute();
  await sql`delete from app_clients where used_at is null and created_at <=
    (select created_at from app_clients where used_at is null order by created_at desc offset ${mostUnused} limit 1)`.execute(
    db,
  );
}
