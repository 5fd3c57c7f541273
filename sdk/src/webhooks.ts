import { type List, type ListOptions, listAt } from './list.ts';
import type { NewWebhook, Webhook, WebhookSettings } from './objects.ts';
import { type Connection, idInPath, type RequestOptions, send, sendUnlessTaken } from './request.ts';
import { sendDeletion } from './send-deletion.ts';
import { verifyWebhook } from './verify-webhook.ts';

/** Webhooks of the account: `client.webhooks`. */
export function webhooksOf(connection: Connection) {
  const pathOf = (id: string) => `/webhooks/${idInPath(id)}`;
  return {
    list(options: ListOptions = {}): List<Webhook> {
      return listAt(connection, '/webhooks', {}, options);
    },

    /** Makes a webhook. Its `secret` is shown in this answer alone; so it is not sent again when the answer was lost. */
    async create(webhook: WebhookSettings, options: RequestOptions = {}): Promise<NewWebhook> {
      const request = { method: 'POST', path: '/webhooks', body: webhook, ...options } as const;
      return (await sendUnlessTaken<NewWebhook>(connection, request)).body;
    },

    async get(id: string, options: RequestOptions = {}): Promise<Webhook> {
      return (await send<Webhook>(connection, { method: 'GET', path: pathOf(id), ...options })).body;
    },

    async delete(id: string, options: RequestOptions = {}): Promise<void> {
      await sendDeletion(connection, pathOf(id), options);
    },

    /** Has an event of the type `webhook.test` sent to it. */
    async test(id: string, options: RequestOptions = {}): Promise<void> {
      await send(connection, { method: 'POST', path: `${pathOf(id)}/test`, as: 'nothing', ...options });
    },

    /** The event of a delivery, once its signature holds. It needs no client: `verifyWebhook` is the same. */
    verify: verifyWebhook,
  };
}
