import { hash } from 'node:crypto';
import { hashKey, isWellFormed, newSecret, type SecretKind } from '../accounts/api-key.ts';
import type { SystemContext } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { countTry } from '../accounts/tries.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { isDocumentAddress } from './app-document.ts';
import { lifetimes, OAuthRefusal, secondsFromNow } from './oauth.ts';
import { registeredApp } from './register-app.ts';

/** Connected apps of an account; with another one the one unused for longest is disconnected. */
const mostApps = 50;
/** Milliseconds in which a refresh token that comes again is a lost answer, or two requests at once, and not a theft. */
const again = 10_000;

/** What an app gets, this once. */
export interface IssuedTokens {
  accountId: string;
  accessToken: string;
  refreshToken: string;
}

/** Why there are no tokens. An app that is not registered any more hears that, so that it registers itself anew. */
async function refusalOf(ctx: SystemContext, what: string, clientId: string): Promise<OAuthRefusal> {
  if (!isDocumentAddress(clientId) && !(await registeredApp(ctx, clientId))) {
    return new OAuthRefusal('invalid_client', 'This client_id is not registered here, or not any more.');
  }
  return new OAuthRefusal('invalid_grant', `${what} is wrong, has been used, has run out, or is another app’s.`);
}

/**
 * The tokens for a code (RFC 6749 §4.1.3), once. A code that comes again may have been stolen: what came of it ends.
 *
 * @throws {OAuthRefusal} `invalid_grant`, `invalid_client`
 * @throws {Problem} `too_many_tries`
 */
export async function exchangeCode(
  ctx: SystemContext,
  input: { code: string; clientId: string; verifier: string; redirectUri: string | undefined },
): Promise<IssuedTokens> {
  const issued = await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('app_codes')
      .selectAll()
      .where('hash', '=', hashKey(input.code))
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.client_id !== input.clientId) return undefined;
    const { account_id, client_id, name, host, app_id } = row;
    if (app_id !== null) {
      await disconnect(tx, { accountId: account_id, appId: app_id });
      return undefined;
    }
    const isSame = input.redirectUri === undefined || input.redirectUri === row.redirect_uri;
    const isProved = hash('sha256', input.verifier, 'base64url') === row.challenge;
    if (!isSame || !isProved || row.expires_at <= ctx.clock()) return undefined;
    const app = { accountId: account_id, appId: newId() };
    await tx
      .insertInto('connected_apps')
      .values({
        account_id,
        app_id: app.appId,
        client_id,
        name,
        host,
        connected_at: ctx.clock(),
        expires_at: secondsFromNow(ctx, lifetimes.refresh),
      })
      .execute();
    await tx
      .updateTable('app_codes')
      .set({ app_id: app.appId })
      .where('account_id', '=', account_id)
      .where('hash', '=', row.hash)
      .execute();
    await disconnectUnused(tx, account_id);
    return issue(ctx, tx, { ...app, clientId: client_id });
  });
  if (!issued) throw await refusalOf(ctx, 'The code', input.clientId);
  return issued;
}

/**
 * The next tokens for a refresh token, which is used up (RFC 6749 §6, RFC 9700 §4.14). One that comes again long after may have been
 * stolen, by whoever came first or by whoever comes now: the app is disconnected.
 *
 * @throws {OAuthRefusal} `invalid_grant`, `invalid_client`
 * @throws {Problem} `too_many_tries`
 */
export async function refreshTokens(
  ctx: SystemContext,
  input: { refreshToken: string; clientId: string },
): Promise<IssuedTokens> {
  const issued = await inTransaction(ctx.db, async (tx) => {
    const row = isWellFormed('refresh', input.refreshToken)
      ? await findToken(tx, input.refreshToken).forUpdate('app_tokens').executeTakeFirst()
      : undefined;
    if (!row || row.client_id !== input.clientId || row.expires_at <= ctx.clock()) return undefined;
    const app = { accountId: row.account_id, appId: row.app_id };
    if (row.used_at !== null) {
      if (ctx.clock().getTime() - row.used_at.getTime() > again) await disconnect(tx, app);
      return undefined;
    }
    await tx
      .updateTable('app_tokens')
      .set({ used_at: ctx.clock() })
      .where('account_id', '=', app.accountId)
      .where('hash', '=', row.hash)
      .execute();
    await tx
      .updateTable('connected_apps')
      .set({ expires_at: secondsFromNow(ctx, lifetimes.refresh) })
      .where('account_id', '=', app.accountId)
      .where('app_id', '=', app.appId)
      .execute();
    return issue(ctx, tx, { ...app, clientId: row.client_id });
  });
  if (!issued) throw await refusalOf(ctx, 'The refresh token', input.clientId);
  return issued;
}

/**
 * Ends a token (RFC 7009): with a refresh token the app is disconnected. A token that nobody knows, or another app's, is none; whose it
 * was, or undefined.
 */
export async function revokeToken(
  ctx: SystemContext,
  input: { token: string; clientId: string | undefined },
): Promise<string | undefined> {
  if (!isWellFormed('access', input.token) && !isWellFormed('refresh', input.token)) return undefined;
  return inTransaction(ctx.db, async (tx) => {
    const row = await findToken(tx, input.token).executeTakeFirst();
    if (!row || (input.clientId !== undefined && row.client_id !== input.clientId)) return undefined;
    const accountId = row.account_id;
    if (row.kind === 'refresh') {
      await disconnect(tx, { accountId, appId: row.app_id });
    } else {
      await tx.deleteFrom('app_tokens').where('account_id', '=', accountId).where('hash', '=', row.hash).execute();
      await tellChange(tx, { accountId, access: true });
    }
    return accountId;
  });
}

/** Ends all that an app may do for an account; false where it could do nothing. */
export async function disconnect(tx: Tx, app: { accountId: string; appId: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('connected_apps')
    .where('account_id', '=', app.accountId)
    .where('app_id', '=', app.appId)
    .executeTakeFirst();
  await tellChange(tx, { accountId: app.accountId, access: true });
  return numDeletedRows > 0n;
}

function findToken(tx: Tx, token: string) {
  return tx
    .selectFrom('app_tokens')
    .innerJoin('connected_apps', (join) =>
      join
        .onRef('connected_apps.account_id', '=', 'app_tokens.account_id')
        .onRef('connected_apps.app_id', '=', 'app_tokens.app_id'),
    )
    .selectAll('app_tokens')
    .select('client_id')
    .where('hash', '=', hashKey(token));
}

async function issue(
  ctx: SystemContext,
  tx: Tx,
  { accountId, appId, clientId }: { accountId: string; appId: string; clientId: string },
): Promise<IssuedTokens> {
  await countTry({ ...ctx, db: tx }, { what: 'tokens', accountId });
  const make = (kind: Exclude<SecretKind, 'key'>) => {
    const token = newSecret(kind);
    const expires_at = secondsFromNow(ctx, lifetimes[kind]);
    return { token, row: { account_id: accountId, app_id: appId, hash: hashKey(token), kind, expires_at } };
  };
  const [access, refresh] = [make('access'), make('refresh')];
  await tx.insertInto('app_tokens').values([access.row, refresh.row]).execute();
  await tx.updateTable('app_clients').set({ used_at: ctx.clock() }).where('client_id', '=', clientId).execute();
  return { accountId, accessToken: access.token, refreshToken: refresh.token };
}

/** Keeps an account's list to a length that somebody can look through. */
async function disconnectUnused(tx: Tx, accountId: string): Promise<void> {
  const kept = tx
    .selectFrom('connected_apps')
    .select('app_id')
    .where('account_id', '=', accountId)
    .orderBy((row) => row.fn.coalesce('last_used_at', 'connected_at'), 'desc')
    .limit(mostApps);
  const gone = await tx
    .deleteFrom('connected_apps')
    .where('account_id', '=', accountId)
    .where('app_id', 'not in', kept)
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n) await tellChange(tx, { accountId, access: true });
}
