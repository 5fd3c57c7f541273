import type { Selectable } from 'kysely';
import type { WebhookEvent } from '../contract/objects.ts';
import type { DB } from '../database/schema.ts';

/** An address to which events of an account are sent. */
export interface Webhook {
  webhookId: string;
  url: string;
  events: WebhookEvent[];
  status: 'active' | 'off';
  /** Why it is off: three days without an answer that takes a message, or the receiver's word that it is gone. */
  offBecause: 'unreachable' | 'gone' | null;
  /** Until when the secret before signs too; null where there is none. */
  previousSecretUntil: Date | null;
  createdAt: Date;
}

/** What a message is about; `webhook.test` is for whoever tries one. */
export type DeliveryEvent = WebhookEvent | 'webhook.test';

/** A message to a webhook and what came of it. */
export interface Delivery {
  deliveryId: string;
  event: DeliveryEvent;
  videoId: string | null;
  questionId: string | null;
  status: 'pending' | 'delivered' | 'failed';
  /** How often it was sent, or tried to be. */
  tries: number;
  /** When it is sent again; null where it is not. */
  nextTryAt: Date | null;
  triedAt: Date | null;
  /** HTTP status of the last answer; null where none came. */
  answerStatus: number | null;
  /** Its beginning. */
  answer: string | null;
  /** Why no answer came, or nothing more is sent. */
  failure: string | null;
  createdAt: Date;
}

/** A row of the table as the house speaks of it; never its secrets. */
export function webhookOfRow(row: Omit<Selectable<DB['webhooks']>, 'secret' | 'previous_secret'>): Webhook {
  return {
    webhookId: row.webhook_id,
    url: row.url,
    events: row.events as unknown as WebhookEvent[],
    status: row.status as Webhook['status'],
    offBecause: row.off_because as Webhook['offBecause'],
    previousSecretUntil: row.previous_secret_until,
    createdAt: row.created_at,
  };
}

/** A row of the table as the house speaks of it. */
export function deliveryOfRow(row: Selectable<DB['webhook_deliveries']>): Delivery {
  const status = row.status as Delivery['status'];
  return {
    deliveryId: row.delivery_id,
    event: row.event as DeliveryEvent,
    videoId: row.video_id,
    questionId: row.question_id,
    status,
    tries: row.tries,
    nextTryAt: status === 'pending' && row.tries > 0 ? row.due_at : null,
    triedAt: row.tried_at,
    answerStatus: row.answer_status,
    answer: row.answer,
    failure: row.failure,
    createdAt: row.created_at,
  };
}
