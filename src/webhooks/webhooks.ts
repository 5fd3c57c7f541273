import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { limits } from '../contract/limits.ts';
import type { WebhookEvent } from '../contract/objects.ts';
import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import type { WebhookContext } from './context.ts';
import { type Delivery, deliveryOfRow, type Webhook, webhookOfRow } from './webhook.ts';
import { newWebhookSecret, sealSecret } from './webhook-secret.ts';
import { webhookUrlFault } from './webhook-url.ts';

/** Messages to a webhook that are shown, the newest. */
const mostShown = 100;

const columns = [
  'account_id',
  'webhook_id',
  'url',
  'events',
  'status',
  'off_because',
  'previous_secret_until',
  'created_at',
] as const;

/**
 * Makes a webhook; the answer is the only place where its secret is ever seen.
 *
 * @throws {Problem} `invalid_request` for an address that nothing is sent to, `webhook_limit_reached`
 */
export async function createWebhook(
  ctx: WebhookContext,
  input: { url: string; events: WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  const fault = webhookUrlFault(input.url, { allowsPrivate: ctx.allowsPrivateAddresses });
  if (fault) throw new Problem('invalid_request', { detail: `\`url\` ${fault}.` });
  const webhookId = newId();
  const secret = newWebhookSecret();
  const row = await inTransaction(ctx.db, async (tx) => {
    // The account's row orders those who make webhooks at the same time.
    await tx.selectFrom('accounts').select('account_id').where('account_id', '=', ctx.accountId).forUpdate().execute();
    const { made } = await tx
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<string>().as('made'))
      .where('account_id', '=', ctx.accountId)
      .executeTakeFirstOrThrow();
    if (Number(made) >= limits.webhooksPerAccount) throw new Problem('webhook_limit_reached');
    return tx
      .insertInto('webhooks')
      .values({
        account_id: ctx.accountId,
        webhook_id: webhookId,
        url: input.url,
        events: JSON.stringify(input.events),
        secret: sealSecret(ctx.webhookKey, secret, { accountId: ctx.accountId, webhookId }),
        created_at: ctx.clock(),
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
  return { webhook: webhookOfRow(row), secret };
}

/** The account's webhooks, newest first. */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  const rows = await ctx.db
    .selectFrom('webhooks')
    .select(columns)
    .where('account_id', '=', ctx.accountId)
    .orderBy('created_at', 'desc')
    .orderBy('webhook_id', 'desc')
    .execute();
  return rows.map(webhookOfRow);
}

/** @throws {Problem} `not_found`, the same for a webhook of another account and for none */
export async function readWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  const row = await ctx.db
    .selectFrom('webhooks')
    .select(columns)
    .where('account_id', '=', ctx.accountId)
    .where('webhook_id', '=', input.webhookId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return webhookOfRow(row);
}

/**
 * Deletes a webhook with what was sent to it; what waits to be sent is not.
 *
 * @throws {Problem} `not_found`
 */
export async function deleteWebhook(ctx: Context, input: { webhookId: string }): Promise<void> {
  const deleted = await ctx.db
    .deleteFrom('webhooks')
    .where('account_id', '=', ctx.accountId)
    .where('webhook_id', '=', input.webhookId)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw new Problem('not_found');
}

/**
 * Gives a webhook another secret, which is seen in this answer alone. The one before signs its messages too for a day, so that the
 * receiver can be changed meanwhile; one that was before that signs no more.
 *
 * @throws {Problem} `not_found`
 */
export async function turnSecret(
  ctx: WebhookContext,
  input: { webhookId: string },
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newWebhookSecret();
  const owner = { accountId: ctx.accountId, webhookId: input.webhookId };
  const row = await ctx.db
    .updateTable('webhooks')
    .set((webhook) => ({
      previous_secret: webhook.ref('secret'),
      previous_secret_until: sql<Date>`now() + make_interval(hours => ${limits.webhookSecretHours})`,
      secret: sealSecret(ctx.webhookKey, secret, owner),
    }))
    .where('account_id', '=', ctx.accountId)
    .where('webhook_id', '=', input.webhookId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { webhook: webhookOfRow(row), secret };
}

/**
 * Turns a webhook on again: what happens from now on is sent to it, what happened meanwhile is not.
 *
 * @throws {Problem} `not_found`
 */
export async function reactivateWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  const row = await ctx.db
    .updateTable('webhooks')
    .set({ status: 'active', off_because: null })
    .where('account_id', '=', ctx.accountId)
    .where('webhook_id', '=', input.webhookId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return webhookOfRow(row);
}

/**
 * What was sent to a webhook in the last two weeks, newest first.
 *
 * @throws {Problem} `not_found`
 */
export async function listDeliveries(ctx: Context, input: { webhookId: string }): Promise<Delivery[]> {
  await readWebhook(ctx, input);
  const rows = await ctx.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('webhook_id', '=', input.webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('delivery_id')
    .limit(mostShown)
    .execute();
  return rows.map(deliveryOfRow);
}
