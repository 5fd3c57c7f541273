import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, done } from '../api/client.ts';
import type { paths } from '../api/types.ts';
import type { MessageKey } from '../i18n/messages.ts';

export type Webhook =
  paths['/web-api/webhooks']['get']['responses'][200]['content']['application/json']['webhooks'][number];
export type WebhookEvent = Webhook['events'][number];
export type Delivery =
  paths['/web-api/webhooks/{webhook_id}/deliveries']['get']['responses'][200]['content']['application/json']['deliveries'][number];

/** What can be told of, in the order in which it happens. */
export const webhookEvents: { event: WebhookEvent; words: MessageKey }[] = [
  { event: 'video.ready', words: 'webhooks.videoReady' },
  { event: 'video.failed', words: 'webhooks.videoFailed' },
  { event: 'question.answered', words: 'webhooks.questionAnswered' },
  { event: 'question.failed', words: 'webhooks.questionFailed' },
];

const pathOf = (webhookId: string) => ({ path: { webhook_id: webhookId } });

/** The account's webhooks, newest first. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/web-api/webhooks', { signal }))).webhooks,
});

/** What was sent to a webhook, newest first; asked for again soon while a message has not been tried yet. */
export const deliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries'],
    queryFn: async ({ signal }) => {
      const asked = api.GET('/web-api/webhooks/{webhook_id}/deliveries', { params: pathOf(webhookId), signal });
      return (await bodyOf(asked)).deliveries;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, tries }) => status === 'pending' && tries === 0) ? 1500 : 20_000,
  });

/** Makes a webhook; its secret is in this answer alone. */
export const createWebhook = (url: string, events: WebhookEvent[]) =>
  bodyOf(api.POST('/web-api/webhooks', { body: { url, events } }));

/** Gives it another secret, which is in this answer alone. */
export const turnSecret = (webhookId: string) =>
  bodyOf(api.POST('/web-api/webhooks/{webhook_id}/secret', { params: pathOf(webhookId), body: {} }));

export const reactivateWebhook = (webhookId: string) =>
  bodyOf(api.POST('/web-api/webhooks/{webhook_id}/activate', { params: pathOf(webhookId), body: {} }));

export const testWebhook = (webhookId: string) =>
  done(api.POST('/web-api/webhooks/{webhook_id}/test', { params: pathOf(webhookId), body: {} }));

export const deleteWebhook = (webhookId: string) =>
  done(api.DELETE('/web-api/webhooks/{webhook_id}', { params: pathOf(webhookId) }));
