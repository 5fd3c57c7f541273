import { z } from 'zod';
import { questionIdPattern, type WebhookObject } from '../contract/objects.ts';
import { Problem } from '../contract/problems.ts';
import type { Webhook } from '../webhooks/webhook.ts';

/** The webhook of a path; its shape is described here, and looked at after key and plan. */
export const webhookParams = z.object({
  webhook_id: z.string().describe('The id of a webhook').meta({ pattern: questionIdPattern.source }),
});

/** @throws {Problem} `not_found` for an id that can be no webhook's */
export function webhookIdOf(params: z.infer<typeof webhookParams>): string {
  if (!questionIdPattern.test(params.webhook_id)) throw new Problem('not_found');
  return params.webhook_id;
}

/** A webhook as the API shows it. */
export function webhookObject({ webhookId, url, events, status, createdAt }: Webhook): WebhookObject {
  return { object: 'webhook', id: webhookId, url, events, status, created_at: createdAt.toISOString() };
}
