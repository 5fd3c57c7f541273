import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ListPlace, pageOf } from '../../accounts/list-page.ts';
import { limits } from '../../contract/limits.ts';
import { createWebhookSchema, newWebhookSchema, webhookListSchema, webhookSchema } from '../../contract/objects.ts';
import { testWebhook } from '../../webhooks/tell-webhooks.ts';
import type { Webhook } from '../../webhooks/webhook.ts';
import { createWebhook, deleteWebhook, listWebhooks, readWebhook } from '../../webhooks/webhooks.ts';
import { cursorOf, cursorSchema, limitSchema, noQuery } from '../list.ts';
import { refuseOtherMethods } from '../resource.ts';
import { emptyResponse, jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { webhookIdOf, webhookObject, webhookParams } from '../webhook-object.ts';
import { authenticateByKey } from './authenticate.ts';

const tags = ['Webhooks'];

/** Who wants to hear what of the account; beyond the specification. */
export function serveWebhooks(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateByKey();
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/webhooks',
    {
      onRequest,
      schema: {
        operationId: 'listWebhooks',
        summary: 'List the webhooks',
        description: 'The account’s webhooks, newest first. Their secrets are not shown again.',
        tags,
        querystring: z.strictObject({ limit: limitSchema, cursor: cursorSchema.optional() }),
        response: {
          200: jsonResponse('A page of webhooks', webhookListSchema),
          ...problemResponses('invalid_api_key', 'pro_required'),
        },
      },
    },
    async (request) => {
      const { limit, cursor: after } = request.query;
      const all = await listWebhooks({ ...ctx, accountId: request.accountId });
      const later = all.filter((webhook) => !after || isBehind(webhook, after));
      const { entries, next } = pageOf(later, limit, ({ webhookId }) => webhookId);
      return { object: 'list' as const, data: entries.map(webhookObject), next_cursor: next ? cursorOf(next) : null };
    },
  );

  typed.post(
    '/webhooks',
    {
      onRequest,
      schema: {
        operationId: 'createWebhook',
        summary: 'Make a webhook',
        description:
          'Sends events of the account’s videos and of questions about them to an address of yours, by the Standard Webhooks ' +
          `specification. The secret that signs them is in this answer alone. At most ${limits.webhooksPerAccount} an account.`,
        tags,
        body: createWebhookSchema,
        querystring: noQuery,
        response: {
          201: jsonResponse('The webhook, with its secret', newWebhookSchema, 'Location'),
          ...problemResponses(
            'invalid_api_key',
            'pro_required',
            'payload_too_large',
            'unsupported_media_type',
            'webhook_limit_reached',
          ),
        },
      },
    },
    async (request, reply) => {
      const { webhook, secret } = await createWebhook({ ...ctx, accountId: request.accountId }, request.body);
      return reply
        .code(201)
        .header('location', `/api/v1/webhooks/${webhook.webhookId}`)
        .send({ ...webhookObject(webhook), secret });
    },
  );
  refuseOtherMethods(app, '/webhooks', ['GET', 'POST']);

  const ofOne = { tags, params: webhookParams, querystring: noQuery };
  const refusals = ['invalid_api_key', 'pro_required', 'not_found'] as const;
  const inputOf = (request: { params: z.infer<typeof webhookParams> }) => ({ webhookId: webhookIdOf(request.params) });

  typed.get(
    '/webhooks/:webhook_id',
    {
      onRequest,
      schema: {
        ...ofOne,
        operationId: 'getWebhook',
        summary: 'Read a webhook',
        description: 'Its secret is not shown again. What came of each message is on the API keys page of the web app.',
        response: { 200: jsonResponse('The webhook', webhookSchema), ...problemResponses(...refusals) },
      },
    },
    async (request) => webhookObject(await readWebhook({ ...ctx, accountId: request.accountId }, inputOf(request))),
  );

  typed.delete(
    '/webhooks/:webhook_id',
    {
      onRequest,
      schema: {
        ...ofOne,
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'Nothing more is sent to it, what waits to be sent again included.',
        response: { 204: emptyResponse('It is deleted'), ...problemResponses(...refusals) },
      },
    },
    async (request, reply) => {
      await deleteWebhook({ ...ctx, accountId: request.accountId }, inputOf(request));
      return reply.code(204).send(null);
    },
  );
  refuseOtherMethods(app, '/webhooks/:webhook_id', ['GET', 'DELETE']);

  typed.post(
    '/webhooks/:webhook_id/test',
    {
      onRequest,
      config: { takesNoBody: true },
      schema: {
        ...ofOne,
        operationId: 'testWebhook',
        summary: 'Try a webhook',
        description:
          'Sends `{"type": "webhook.test", …}` to it, once. The request has no body and no `Content-Type`; what came of the message ' +
          'is on the API keys page of the web app.',
        response: {
          202: emptyResponse('It is on its way'),
          ...problemResponses(...refusals, 'payload_too_large', 'too_many_tries'),
        },
      },
    },
    async (request, reply) => {
      await testWebhook({ ...ctx, accountId: request.accountId }, inputOf(request));
      return reply.code(202).send();
    },
  );
  refuseOtherMethods(app, '/webhooks/:webhook_id/test', ['POST']);
}

/** Whether a webhook comes after a place of the list. */
function isBehind({ createdAt, webhookId }: Webhook, place: ListPlace): boolean {
  const [time, placeTime] = [createdAt.getTime(), place.createdAt.getTime()];
  return time < placeTime || (time === placeTime && webhookId < place.id);
}
