import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeInterfaceLanguage, readInterfaceLanguage } from '../../accounts/interface-language.ts';
import { listLedgerEntries } from '../../accounts/list-ledger-entries.ts';
import { changeOutputLanguage, readOutputLanguage } from '../../accounts/output-language.ts';
import { readAccount } from '../../accounts/read-account.ts';
import { interfaceLanguages } from '../../contract/interface-languages.ts';
import { limits } from '../../contract/limits.ts';
import { accountSchema, accountSettingsSchema } from '../../contract/objects.ts';
import { outputLanguages } from '../../contract/output-languages.ts';
import { type PlanName, plans } from '../../contract/plans.ts';
import { accountObject } from '../api-v1/account.ts';
import { refuseOtherMethods } from '../resource.ts';
import { emptyResponse, jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { authenticateBySession } from './session.ts';

const interfaceLanguageSchema = z
  .enum(interfaceLanguages)
  .nullable()
  .describe('Of the pages, as whoever is signed in chose it; null: as the browser wishes');
const webAccountSchema = accountSchema
  .extend({
    api: z.boolean().describe('Whether keys work on this plan'),
    keys_limit: z.int(),
    sample_url: z
      .url()
      .nullable()
      .describe('A link to try, of a video that is always there; null where samples are off'),
    takes_media: z.boolean().describe('Whether this server can listen to video and audio files'),
    output_language: accountSettingsSchema.shape.output_language,
    output_languages: z.array(z.enum(outputLanguages)).describe('Those that it may be'),
    interface_language: interfaceLanguageSchema,
    plans: z.array(z.object({ name: z.string(), minutes: z.int(), api: z.boolean() })),
  })
  .meta({ id: 'WebAccount' });
const entrySchema = z
  .object({
    id: z.string(),
    kind: z.enum(['grant', 'charge', 'refund', 'adjustment']),
    minutes: z.int(),
    video_id: z.string().nullable(),
    title: z.string().nullable().describe('Of that video; null where it was deleted'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'MinuteEntry' });

/** The plan, the balance and the ledger of whoever is signed in. */
export function serveWebAccount(app: FastifyInstance, services: HttpServices): void {
  const { ctx, sampleLink = null } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/account',
    {
      onRequest,
      schema: {
        operationId: 'getAccount',
        response: { 200: jsonResponse('The account', webAccountSchema), ...problemResponses('not_signed_in') },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      const account = await readAccount(verb);
      return {
        ...accountObject(account),
        api: plans[account.plan as PlanName].api,
        keys_limit: limits.apiKeysPerAccount,
        sample_url: sampleLink,
        takes_media: ctx.listening.remedy === undefined,
        output_language: await readOutputLanguage(verb),
        output_languages: outputLanguages,
        interface_language: await readInterfaceLanguage(verb, { userId: request.userId }),
        plans: Object.values(plans),
      };
    },
  );

  typed.get(
    '/minutes',
    {
      onRequest,
      schema: {
        operationId: 'listMinutes',
        response: {
          200: jsonResponse('What happened to the minutes, newest first', z.object({ entries: z.array(entrySchema) })),
          ...problemResponses('not_signed_in'),
        },
      },
    },
    async (request) => {
      const entries = await listLedgerEntries({ ...ctx, accountId: request.accountId });
      return {
        entries: entries.map(({ entryId, kind, minutes, videoId, title, createdAt }) => ({
          id: entryId,
          kind,
          minutes,
          video_id: videoId,
          title,
          created_at: createdAt.toISOString(),
        })),
      };
    },
  );
  typed.patch(
    '/account/settings',
    {
      onRequest,
      schema: {
        operationId: 'changeAccountSettings',
        body: z.strictObject({
          output_language: accountSettingsSchema.shape.output_language.optional(),
          interface_language: interfaceLanguageSchema.optional(),
        }),
        response: {
          204: emptyResponse('They are changed, those that are left out apart'),
          ...problemResponses('not_signed_in', 'payload_too_large', 'unsupported_media_type'),
        },
      },
    },
    async (request, reply) => {
      const { userId, body } = request;
      const verb = { ...ctx, accountId: request.accountId };
      const { output_language: written, interface_language: shown } = body;
      if (written !== undefined) await changeOutputLanguage(verb, { language: written });
      if (shown !== undefined) await changeInterfaceLanguage(verb, { userId, language: shown });
      return reply.code(204).send();
    },
  );
  refuseOtherMethods(app, '/account', ['GET']);
  refuseOtherMethods(app, '/account/settings', ['PATCH']);
  refuseOtherMethods(app, '/minutes', ['GET']);
}
