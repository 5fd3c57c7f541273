import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { Webhook as Signer } from 'standardwebhooks';
import { webhookOffMail } from '../accounts/mails.ts';
import { findAccount } from '../accounts/read-account.ts';
import { type PlanName, plans } from '../contract/plans.ts';
import {
  type Attempt,
  beginAttempt,
  endAttempt,
  mostStrikes,
  postponeAttempt,
  startHeartbeat,
} from '../database/attempt.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { DB } from '../database/schema.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { countFinished } from '../observability/metrics.ts';
import type { WebhookContext } from './context.ts';
import { type Sent, sendMessage } from './send-message.ts';
import type { Webhook } from './webhook.ts';
import { openSecret } from './webhook-secret.ts';

const [minute, hour] = [60, 3600];

/** Seconds between one try and the next, about: three days in all. */
export const pauses = [
  5,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  18 * hour,
  22 * hour,
];

const daysOfTries = Math.round(pauses.reduce((sum, pause) => sum + pause, 0) / (24 * hour));

/** Messages that a process sends to one webhook at a time: one that hangs keeps no other waiting. */
const mostAtOnce = 4;
/** Seconds after which one looks again that found as many under way. */
const secondsUntilTurn = 3;

type Row = Selectable<DB['webhook_deliveries']>;
type OffBecause = NonNullable<Webhook['offBecause']>;

/**
 * Sends one message to its webhook, once; or puts it off. Safe to call at any time, any number of times: it begins only where the row
 * says that it is due. A process that dies between sending and writing down what came of it leaves it to be sent again, under the
 * same id.
 */
export async function sendDelivery(
  ctx: WebhookContext,
  input: { deliveryId: string; signal: AbortSignal },
): Promise<void> {
  const { accountId, sending } = ctx;
  const of = { table: 'webhook_deliveries', accountId, id: input.deliveryId } as const;
  const begun = await beginAttempt(ctx.db, of);
  if (!begun) return;
  const { attempt, row } = begun;
  const underway = sending.get(row.webhook_id) ?? 0;
  if (underway >= mostAtOnce) {
    await postponeAttempt(ctx.db, attempt, { seconds: secondsUntilTurn, because: 'gave_way' });
    return;
  }
  sending.set(row.webhook_id, underway + 1);
  try {
    await attemptToSend(ctx, attempt, row, input.signal);
  } finally {
    const left = (sending.get(row.webhook_id) ?? 1) - 1;
    if (left === 0) sending.delete(row.webhook_id);
    else sending.set(row.webhook_id, left);
  }
}

async function attemptToSend(ctx: WebhookContext, attempt: Attempt, row: Row, stopping: AbortSignal): Promise<void> {
  const log = ctx.log.child({ deliveryId: attempt.id, attempt: attempt.number });
  using heartbeat = startHeartbeat(ctx.db, attempt, { stopping, log });
  try {
    if (row.strikes > mostStrikes)
      return await giveUp(ctx, attempt, row, { kind: 'unanswered', why: 'It could not be sent.' });
    const webhook = await ctx.db
      .selectFrom('webhooks')
      .innerJoin('accounts', 'accounts.account_id', 'webhooks.account_id')
      .selectAll('webhooks')
      .select('plan')
      .where('webhooks.account_id', '=', ctx.accountId)
      .where('webhook_id', '=', row.webhook_id)
      .executeTakeFirst();
    if (!webhook) return; // deleted, and the message with it
    const failure = row.event === 'webhook.test' ? undefined : hindranceOf(webhook);
    if (failure !== undefined) {
      if (await endAttempt(ctx.db, attempt, { status: 'failed', failure })) countFinished('delivery', 'failed');
      return;
    }
    const signed = signedMessage(ctx, row, webhook);
    if (!signed)
      log.error({ webhookId: row.webhook_id }, 'DATA_DIR/secrets is not the one that this webhook was made with');
    const sent: Sent = signed
      ? await sendMessage(signed, { allowsPrivate: ctx.allowsPrivateAddresses, signal: heartbeat.signal })
      : { kind: 'unanswered', why: unreadableSecret };
    await settle(ctx, attempt, row, sent);
    log.info(
      { event: row.event, ...(sent.kind === 'answered' ? { status: sent.status } : { why: sent.why }) },
      'a message was sent',
    );
  } catch (error) {
    if (stopping.aborted) {
      await postponeAttempt(ctx.db, attempt, { seconds: 0, because: 'gave_way' });
    } else if (heartbeat.signal.aborted) {
      log.info('somebody else took the message over');
    } else if (isDatabaseAway(error)) {
      log.warn('the database is away: the lease runs out, and the sweep rings again');
    } else {
      log.error({ err: error }, 'the attempt broke');
      await postponeAttempt(ctx.db, attempt, { seconds: 60, because: 'broken' });
    }
  }
}

const unreadableSecret =
  'The server can not read the secret of this webhook. Give it a new one. Where that changes nothing, the operator has to look at the log.';

/** Why nothing is sent to a webhook any more: it went off, or its account to Free, after the message was written. */
function hindranceOf({ status, plan }: { status: string; plan: string }): string | undefined {
  if (status !== 'active') return 'The webhook was turned off.';
  return plans[plan as PlanName].api ? undefined : 'The account is on Free, which has no webhooks.';
}

/** The message as Standard Webhooks has it, signed by every secret that is valid; undefined where they can not be read. */
function signedMessage(ctx: WebhookContext, row: Row, webhook: Selectable<DB['webhooks']>) {
  const owner = { accountId: ctx.accountId, webhookId: row.webhook_id };
  const now = ctx.clock();
  const isTurning = webhook.previous_secret_until !== null && webhook.previous_secret_until > now;
  const stored = [webhook.secret, ...(isTurning && webhook.previous_secret ? [webhook.previous_secret] : [])];
  const secrets = stored.flatMap((secret) => openSecret(ctx.webhookKey, secret, owner) ?? []);
  if (secrets.length === 0) return undefined;
  const body = JSON.stringify(payloadOf(row, ctx.publicUrl));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Cuemark-Webhooks/1.0',
    'webhook-id': row.delivery_id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Signer(secret).sign(row.delivery_id, now, body)).join(' '),
  };
  return { url: webhook.url, headers, body };
}

/** What a message says: what became of what, and where to read it. It is the same at every try. */
function payloadOf(row: Row, publicUrl: string): object {
  const { event: type, video_id, question_id } = row;
  const timestamp = row.created_at.toISOString();
  if (video_id === null) return { type, timestamp, data: { webhook_id: row.webhook_id } };
  const path = question_id === null ? `/videos/${video_id}` : `/videos/${video_id}/questions/${question_id}`;
  const data = {
    video_id,
    ...(question_id === null ? {} : { question_id }),
    status: type.slice(type.indexOf('.') + 1),
    url: `${publicUrl}/api/v1${path}`,
  };
  return { type, timestamp, data };
}

/** Writes down what came of a try, and what comes next. */
async function settle(ctx: WebhookContext, attempt: Attempt, row: Row, sent: Sent): Promise<void> {
  if (sent.kind === 'answered' && sent.status >= 200 && sent.status < 300) {
    const ended = await endAttempt(ctx.db, attempt, { ...outcomeOf(ctx, row, sent), status: 'delivered' });
    if (ended) countFinished('delivery', 'delivered');
    return;
  }
  const isGone = sent.kind === 'answered' && sent.status === 410;
  const pause = row.event === 'webhook.test' ? undefined : pauses[row.tries];
  if (isGone || pause === undefined) return giveUp(ctx, attempt, row, sent);
  const seconds = Math.round(pause * (0.9 + Math.random() * 0.2)); // those that failed together do not come back together
  const { tries: _, ...outcome } = outcomeOf(ctx, row, sent);
  await postponeAttempt(ctx.db, attempt, { seconds, because: 'tried' }, outcome);
}

function outcomeOf(ctx: WebhookContext, row: Row, sent: Sent) {
  return {
    tries: String(row.tries + 1),
    tried_at: ctx.clock().toISOString(),
    answer_status: sent.kind === 'answered' ? String(sent.status) : null,
    answer: sent.kind === 'answered' ? sent.answer : null,
    failure: sent.kind === 'answered' ? null : sent.why,
  };
}

/** A message that is not sent any more. Its webhook goes off where it says that it is gone, or has taken nothing in all that time. */
async function giveUp(ctx: WebhookContext, attempt: Attempt, row: Row, sent: Sent): Promise<void> {
  const isGone = sent.kind === 'answered' && sent.status === 410;
  const { hasEnded, off } = await inTransaction(ctx.db, async (tx) => {
    const hasEnded = await endAttempt(tx, attempt, { ...outcomeOf(ctx, row, sent), status: 'failed' });
    const staysOn = !hasEnded || (!isGone && (row.event === 'webhook.test' || (await hasTaken(tx, row))));
    return { hasEnded, off: staysOn ? undefined : await turnOff(tx, row, isGone ? 'gone' : 'unreachable') };
  });
  if (hasEnded) countFinished('delivery', 'failed');
  if (!off) return;
  ctx.log.info({ webhookId: row.webhook_id, because: off.because }, 'a webhook is off');
  const { email, language } = await findAccount(ctx, ctx.accountId);
  const recipient = { to: email, language: language ?? 'en', publicUrl: ctx.publicUrl };
  ctx.mailer.post(webhookOffMail(recipient, { ...off, days: daysOfTries }));
}

/** Whether the webhook has taken any message since this one was written. */
async function hasTaken(tx: Tx, row: Row): Promise<boolean> {
  const taken = await tx
    .selectFrom('webhook_deliveries')
    .select('delivery_id')
    .where('account_id', '=', row.account_id)
    .where('webhook_id', '=', row.webhook_id)
    .where('status', '=', 'delivered')
    .where('finished_at', '>', row.created_at)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Turns a webhook off, and gives up what waits to be sent to it; undefined where it is off already. */
async function turnOff(
  tx: Tx,
  { account_id, webhook_id }: Row,
  because: OffBecause,
): Promise<{ url: string; because: OffBecause } | undefined> {
  const off = await tx
    .updateTable('webhooks')
    .set({ status: 'off', off_because: because })
    .where('account_id', '=', account_id)
    .where('webhook_id', '=', webhook_id)
    .where('status', '=', 'active')
    .returning('url')
    .executeTakeFirst();
  if (!off) return undefined;
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', failure: 'The webhook was turned off.', lease_until: null, finished_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('webhook_id', '=', webhook_id)
    .where('status', '=', 'pending')
    .execute();
  return { url: off.url, because };
}
