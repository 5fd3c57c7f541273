import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readAccount } from '../../accounts/read-account.ts';
import { answerAppRequest, readAppRequest } from '../../connected-apps/app-request.ts';
import { disconnectApp, listConnectedApps } from '../../connected-apps/connected-apps.ts';
import { placeOf } from '../../connected-apps/redirect-uri.ts';
import { questionIdPattern } from '../../contract/objects.ts';
import { type PlanName, plans } from '../../contract/plans.ts';
import { Problem } from '../../contract/problems.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { authenticateBySession } from './session.ts';
import { requireTrustedOrigin } from './trusted-origin.ts';

const appSchema = z
  .object({
    id: z.string(),
    name: z.string().describe('As it calls itself'),
    host: z.string().nullable().describe('The site that vouches for its name; null where nobody does'),
    connected_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ConnectedApp' });

const requestText = z.string().max(8000).describe('What stands behind the `?` of the page’s address');

const appRequestSchema = z
  .object({
    name: z.string().describe('As the app calls itself'),
    host: z.string().nullable().describe('The site that vouches for its name; null where nobody does'),
    returns_to: z
      .object({ kind: z.enum(['site', 'computer', 'program']), name: z.string().nullable() })
      .describe('Where the browser goes after the answer'),
    is_usable: z.boolean().describe('Whether the plan lets apps act for the account'),
    fault: z
      .object({ text: z.string(), redirect_to: z.string() })
      .nullable()
      .describe('What is wrong with the request, and where the app hears it'),
  })
  .meta({ id: 'AppRequest' });

/** Apps that may act for whoever is signed in: asked for, allowed, listed, disconnected. */
export function serveConnectedApps(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const bySession = authenticateBySession(services);
  const onRequest = [requireTrustedOrigin(services), bySession];
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const ofBody = ['foreign_origin', 'payload_too_large', 'unsupported_media_type'] as const;

  typed.get(
    '/apps',
    {
      onRequest: bySession,
      schema: {
        operationId: 'listApps',
        response: {
          200: jsonResponse('The apps, newest first', z.object({ apps: z.array(appSchema) })),
          ...problemResponses('not_signed_in'),
        },
      },
    },
    async (request) => {
      await services.knownKeys.settled();
      const apps = await listConnectedApps({ ...ctx, accountId: request.accountId });
      return {
        apps: apps.map(({ appId, name, host, connectedAt, lastUsedAt }) => ({
          id: appId,
          name,
          host,
          connected_at: connectedAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
      };
    },
  );

  typed.post(
    '/app-requests',
    {
      onRequest,
      schema: {
        operationId: 'readAppRequest',
        body: z.strictObject({ request: requestText }),
        response: {
          200: jsonResponse('Who asks, and for what', appRequestSchema),
          ...problemResponses('not_signed_in', 'app_refused', 'too_many_tries', ...ofBody),
        },
      },
    },
    async (request) => {
      const { accountId } = request;
      const asked = await readAppRequest({ ...ctx, accountId }, request.body.request);
      const { plan } = await readAccount({ ...ctx, accountId });
      const { app: who, redirectUri, fault } = asked;
      return {
        name: who.name,
        host: who.host,
        returns_to: placeOf(redirectUri),
        is_usable: plans[plan as PlanName].api,
        fault: fault
          ? { text: fault.message, redirect_to: await answerAppRequest({ ...ctx, accountId }, asked, false) }
          : null,
      };
    },
  );

  typed.post(
    '/apps',
    {
      onRequest,
      schema: {
        operationId: 'answerAppRequest',
        body: z.strictObject({ request: requestText, allow: z.boolean() }),
        response: {
          200: jsonResponse('Where the browser goes on', z.object({ redirect_to: z.string() })),
          ...problemResponses('not_signed_in', 'app_refused', 'too_many_tries', ...ofBody),
        },
      },
    },
    async (request) => {
      const own = { ...ctx, accountId: request.accountId };
      const asked = await readAppRequest(own, request.body.request);
      return { redirect_to: await answerAppRequest(own, asked, request.body.allow) };
    },
  );

  typed.delete(
    '/apps/:app_id',
    {
      onRequest: bySession,
      schema: {
        operationId: 'disconnectApp',
        params: z.object({ app_id: z.string().describe('The id of a connected app') }),
        response: { 204: z.null().describe('Disconnected'), ...problemResponses('not_signed_in', 'not_found') },
      },
    },
    async (request, reply) => {
      const appId = request.params.app_id;
      if (!questionIdPattern.test(appId)) throw new Problem('not_found');
      const { accountId } = request;
      await disconnectApp({ ...ctx, accountId }, { appId });
      services.knownKeys.hear({ accountId, access: true }); // before the database says so
      return reply.code(204).send(null);
    },
  );
  refuseOtherMethods(app, '/apps', ['GET', 'POST']);
  refuseOtherMethods(app, '/app-requests', ['POST']);
  refuseOtherMethods(app, '/apps/:app_id', ['DELETE']);
}
