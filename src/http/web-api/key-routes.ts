import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createApiKey, listApiKeys, revokeApiKey } from '../../accounts/api-keys.ts';
import { nameSchema, questionIdPattern } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { authenticateBySession } from './session.ts';

const keySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    last_four: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' });
const newKeySchema = z
  .object({ id: z.string(), key: z.string().describe('Shown this once') })
  .meta({ id: 'NewApiKey' });

/** The API keys of whoever is signed in. */
export function serveKeys(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/keys',
    {
      onRequest,
      schema: {
        operationId: 'listKeys',
        response: {
          200: jsonResponse('The keys, newest first', z.object({ keys: z.array(keySchema) })),
          ...problemResponses('not_signed_in'),
        },
      },
    },
    async (request) => {
      await services.knownKeys.settled();
      const keys = await listApiKeys({ ...ctx, accountId: request.accountId });
      return {
        keys: keys.map(({ keyId, name, lastFour, createdAt, lastUsedAt, revokedAt }) => ({
          id: keyId,
          name,
          last_four: lastFour,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
          revoked_at: revokedAt?.toISOString() ?? null,
        })),
      };
    },
  );

  typed.post(
    '/keys',
    {
      onRequest,
      schema: {
        operationId: 'createKey',
        body: z.strictObject({ name: nameSchema }),
        response: {
          201: jsonResponse('The key, which is never shown again', newKeySchema),
          ...problemResponses('not_signed_in', 'key_limit_reached', 'payload_too_large', 'unsupported_media_type'),
        },
      },
    },
    async (request, reply) => {
      const { keyId, key } = await createApiKey({ ...ctx, accountId: request.accountId }, { name: request.body.name });
      return reply.code(201).send({ id: keyId, key });
    },
  );

  typed.delete(
    '/keys/:key_id',
    {
      onRequest,
      schema: {
        operationId: 'revokeKey',
        params: z.object({ key_id: z.string().describe('The id of a key') }),
        response: { 204: z.null().describe('Revoked'), ...problemResponses('not_signed_in', 'not_found') },
      },
    },
    async (request, reply) => {
      const keyId = request.params.key_id;
      if (!questionIdPattern.test(keyId)) throw new Problem('not_found');
      const { accountId } = request;
      await revokeApiKey({ ...ctx, accountId }, { keyId });
      services.knownKeys.hear({ accountId, access: true }); // before the database says so
      return reply.code(204).send(null);
    },
  );
  refuseOtherMethods(app, '/keys', ['GET', 'POST']);
  refuseOtherMethods(app, '/keys/:key_id', ['DELETE']);
}
