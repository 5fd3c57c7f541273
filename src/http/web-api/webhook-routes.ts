import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createWebhookSchema, webhookSchema } from '../../contract/objects.ts';
import { testWebhook } from '../../webhooks/tell-webhooks.ts';
import type { Delivery, Webhook } from '../../webhooks/webhook.ts';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  reactivateWebhook,
  turnSecret,
} from '../../webhooks/webhooks.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { webhookIdOf, webhookObject, webhookParams } from '../webhook-object.ts';
import { authenticateBySession } from './session.ts';

const webWebhookSchema = webhookSchema
  .extend({
    off_because: z.enum(['unreachable', 'gone']).nullable(),
    previous_secret_until: z.iso.datetime().nullable().describe('Until when the secret before signs too'),
  })
  .meta({ id: 'WebWebhook' });
const withSecretSchema = webWebhookSchema
  .extend({ secret: z.string().describe('Shown this once') })
  .meta({ id: 'WebhookWithSecret' });
const deliverySchema = z
  .object({
    id: z.string().describe('The `webhook-id` of the message'),
    event: z.string(),
    video_id: z.string().nullable(),
    question_id: z.string().nullable(),
    status: z.enum(['pending', 'delivered', 'failed']),
    tries: z.int(),
    next_try_at: z.iso.datetime().nullable(),
    tried_at: z.iso.datetime().nullable(),
    answer_status: z.int().nullable().describe('HTTP status of the last answer'),
    answer: z.string().nullable().describe('Its beginning'),
    failure: z.string().nullable().describe('Why there was no answer, or nothing more is sent'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Delivery' });

/** The webhooks of whoever is signed in. */
export function serveWebWebhooks(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const inputOf = (request: { params: z.infer<typeof webhookParams> }) => ({ webhookId: webhookIdOf(request.params) });
  const refusals = ['not_signed_in', 'not_found'] as const;
  const ofBody = ['payload_too_large', 'unsupported_media_type'] as const;

  typed.get(
    '/webhooks',
    {
      onRequest,
      schema: {
        operationId: 'listWebhooks',
        response: {
          200: jsonResponse('The webhooks, newest first', z.object({ webhooks: z.array(webWebhookSchema) })),
          ...problemResponses('not_signed_in'),
        },
      },
    },
    async (request) => {
      const webhooks = await listWebhooks({ ...ctx, accountId: request.accountId });
      return { webhooks: webhooks.map(webWebhook) };
    },
  );

  typed.post(
    '/webhooks',
    {
      onRequest,
      schema: {
        operationId: 'createWebhook',
        body: createWebhookSchema,
        response: {
          201: jsonResponse('The webhook, with its secret', withSecretSchema),
          ...problemResponses('not_signed_in', 'webhook_limit_reached', ...ofBody),
        },
      },
    },
    async (request, reply) => {
      const { webhook, secret } = await createWebhook({ ...ctx, accountId: request.accountId }, request.body);
      return reply.code(201).send({ ...webWebhook(webhook), secret });
    },
  );
  refuseOtherMethods(app, '/webhooks', ['GET', 'POST']);

  typed.delete(
    '/webhooks/:webhook_id',
    {
      onRequest,
      schema: {
        operationId: 'deleteWebhook',
        params: webhookParams,
        response: { 204: z.null().describe('Deleted'), ...problemResponses(...refusals) },
      },
    },
    async (request, reply) => {
      await deleteWebhook({ ...ctx, accountId: request.accountId }, inputOf(request));
      return reply.code(204).send(null);
    },
  );
  refuseOtherMethods(app, '/webhooks/:webhook_id', ['DELETE']);

  typed.get(
    '/webhooks/:webhook_id/deliveries',
    {
      onRequest,
      schema: {
        operationId: 'listDeliveries',
        params: webhookParams,
        response: {
          200: jsonResponse('What was sent to it, newest first', z.object({ deliveries: z.array(deliverySchema) })),
          ...problemResponses(...refusals),
        },
      },
    },
    async (request) => {
      const deliveries = await listDeliveries({ ...ctx, accountId: request.accountId }, inputOf(request));
      return { deliveries: deliveries.map(deliveryObject) };
    },
  );
  refuseOtherMethods(app, '/webhooks/:webhook_id/deliveries', ['GET']);

  typed.post(
    '/webhooks/:webhook_id/test',
    {
      onRequest,
      schema: {
        operationId: 'testWebhook',
        params: webhookParams,
        body: z.strictObject({}),
        response: {
          204: z.null().describe('A message is on its way'),
          ...problemResponses(...refusals, ...ofBody, 'too_many_tries'),
        },
      },
    },
    async (request, reply) => {
      await testWebhook({ ...ctx, accountId: request.accountId }, inputOf(request));
      return reply.code(204).send(null);
    },
  );
  refuseOtherMethods(app, '/webhooks/:webhook_id/test', ['POST']);

  typed.post(
    '/webhooks/:webhook_id/secret',
    {
      onRequest,
      schema: {
        operationId: 'turnWebhookSecret',
        params: webhookParams,
        body: z.strictObject({}),
        response: {
          200: jsonResponse('The webhook, with its new secret', withSecretSchema),
          ...problemResponses(...refusals, ...ofBody),
        },
      },
    },
    async (request) => {
      const { webhook, secret } = await turnSecret({ ...ctx, accountId: request.accountId }, inputOf(request));
      return { ...webWebhook(webhook), secret };
    },
  );
  refuseOtherMethods(app, '/webhooks/:webhook_id/secret', ['POST']);

  typed.post(
    '/webhooks/:webhook_id/activate',
    {
      onRequest,
      schema: {
        operationId: 'reactivateWebhook',
        params: webhookParams,
        body: z.strictObject({}),
        response: {
          200: jsonResponse('The webhook, active', webWebhookSchema),
          ...problemResponses(...refusals, ...ofBody),
        },
      },
    },
    async (request) => webWebhook(await reactivateWebhook({ ...ctx, accountId: request.accountId }, inputOf(request))),
  );
  refuseOtherMethods(app, '/webhooks/:webhook_id/activate', ['POST']);
}

function webWebhook(webhook: Webhook) {
  return {
    ...webhookObject(webhook),
    off_because: webhook.offBecause,
    previous_secret_until: webhook.previousSecretUntil?.toISOString() ?? null,
  };
}

function deliveryObject(delivery: Delivery) {
  return {
    id: delivery.deliveryId,
    event: delivery.event,
    video_id: delivery.videoId,
    question_id: delivery.questionId,
    status: delivery.status,
    tries: delivery.tries,
    next_try_at: delivery.nextTryAt?.toISOString() ?? null,
    tried_at: delivery.triedAt?.toISOString() ?? null,
    answer_status: delivery.answerStatus,
    answer: delivery.answer,
    failure: delivery.failure,
    created_at: delivery.createdAt.toISOString(),
  };
}
