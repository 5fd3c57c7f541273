import { type ExpressionBuilder, sql } from 'kysely';
import type { Context, SystemContext } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { countTry } from '../accounts/tries.ts';
import type { WebhookEvent } from '../contract/objects.ts';
import { type PlanName, plans } from '../contract/plans.ts';
import type { DB } from '../database/schema.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import type { DeliveryEvent } from './webhook.ts';
import { readWebhook } from './webhooks.ts';

/** Hours for which a message is tried to be sent: all its tries and their pauses, and some more where the service itself was away. */
const longestPending = 84;

/** What happened: a video, or a question about it, became final. */
interface Happened {
  accountId: string;
  event: WebhookEvent;
  videoId: string;
  questionId?: string;
}

/** What tells somebody needs. */
type TellContext = Pick<SystemContext, 'clock' | 'enqueue'>;

/**
 * Writes a message for each webhook of the account that wants to hear of it, in the transaction that makes it so, and rings for them.
 * Of videos of the platform alone; and while the account has the API, of which webhooks are part.
 */
export async function tellWebhooks(ctx: TellContext, tx: Tx, happened: Happened): Promise<void> {
  const { accountId, event, videoId, questionId } = happened;
  const isOfPlatform = ({ exists, selectFrom }: ExpressionBuilder<DB, 'webhooks' | 'accounts'>) =>
    exists(
      selectFrom('videos')
        .select('video_id')
        .where('account_id', '=', accountId)
        .where('video_id', '=', videoId)
        .where('platform_id', 'is not', null),
    );
  const active = await tx
    .selectFrom('webhooks')
    .innerJoin('accounts', 'accounts.account_id', 'webhooks.account_id')
    .select(['webhook_id as webhookId', 'events', 'plan'])
    .where('webhooks.account_id', '=', accountId)
    .where('webhooks.status', '=', 'active')
    .where(isOfPlatform)
    .forKeyShare('webhooks') // or one that is deleted at the moment would break what happened
    .execute();
  for (const { webhookId, events, plan } of active) {
    const wants = (events as unknown as string[]).includes(event) && plans[plan as PlanName].api;
    if (wants) await addDelivery(ctx, tx, { accountId, webhookId, event, videoId, questionId });
  }
}

/**
 * Sends `webhook.test` to a webhook, once, be it off.
 *
 * @throws {Problem} `not_found`, `too_many_tries`
 */
export async function testWebhook(ctx: Context, input: { webhookId: string }): Promise<void> {
  const { accountId } = ctx;
  await readWebhook(ctx, input);
  await countTry(ctx, { what: 'webhook', accountId });
  await inTransaction(ctx.db, async (tx) => {
    await addDelivery(ctx, tx, { accountId, webhookId: input.webhookId, event: 'webhook.test' });
  });
}

async function addDelivery(
  ctx: TellContext,
  tx: Tx,
  of: { accountId: string; webhookId: string; event: DeliveryEvent; videoId?: string; questionId?: string | undefined },
): Promise<void> {
  const id = `msg_${newId()}`;
  await tx
    .insertInto('webhook_deliveries')
    .values({
      account_id: of.accountId,
      delivery_id: id,
      webhook_id: of.webhookId,
      event: of.event,
      video_id: of.videoId ?? null,
      question_id: of.questionId ?? null,
      deadline: sql<Date>`now() + make_interval(hours => ${longestPending})`,
      created_at: ctx.clock(),
    })
    .execute();
  await ctx.enqueue(tx, 'send-delivery', { accountId: of.accountId, id });
}
