import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { changeOutputLanguage, readOutputLanguage } from '../../accounts/output-language.ts';
import { type Account, readAccount } from '../../accounts/read-account.ts';
import { accountSchema, accountSettingsSchema, changeAccountSettingsSchema } from '../../contract/objects.ts';
import type { OutputLanguage } from '../../contract/output-languages.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { authenticateByKey } from './authenticate.ts';

/** Specification §4.1, and what the account has set for itself, on a path of its own. */
export function serveAccount(app: FastifyInstance, services: HttpServices): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/account',
    {
      onRequest: authenticateByKey(),
      schema: {
        operationId: 'getAccount',
        summary: 'Read the account and its minutes',
        description: 'The balance is the one that the web app shows.',
        tags: ['Account'],
        response: {
          200: jsonResponse('The account', accountSchema),
          ...problemResponses('invalid_api_key', 'pro_required'),
        },
      },
    },
    async (request) => accountObject(await readAccount({ ...services.ctx, accountId: request.accountId })),
  );
  refuseOtherMethods(app, '/account', ['GET']);

  typed.get(
    '/account/settings',
    {
      onRequest: authenticateByKey(),
      schema: {
        operationId: 'getAccountSettings',
        summary: 'Read the settings',
        description: 'They are the same in the web app.',
        tags: ['Account'],
        response: {
          200: jsonResponse('The settings', accountSettingsSchema),
          ...problemResponses('invalid_api_key', 'pro_required'),
        },
      },
    },
    async (request) => settingsObject(await readOutputLanguage({ ...services.ctx, accountId: request.accountId })),
  );

  typed.patch(
    '/account/settings',
    {
      onRequest: authenticateByKey(),
      schema: {
        operationId: 'changeAccountSettings',
        summary: 'Change the settings',
        description:
          'What is made from then on follows them; what is there stays as it is. In the output language a language model writes; ' +
          'what the built-in engine takes from a video, and what a small model on the service’s machine calls its chapters, stays in the video’s.',
        tags: ['Account'],
        body: changeAccountSettingsSchema,
        response: {
          200: jsonResponse('The settings as they are now', accountSettingsSchema),
          ...problemResponses('invalid_api_key', 'pro_required', 'payload_too_large', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const { output_language: language } = request.body;
      await changeOutputLanguage({ ...services.ctx, accountId: request.accountId }, { language });
      return settingsObject(language);
    },
  );
  refuseOtherMethods(app, '/account/settings', ['GET', 'PATCH']);
}

function settingsObject(outputLanguage: OutputLanguage | null) {
  return { object: 'account_settings' as const, output_language: outputLanguage };
}

/** §2.4 */
export function accountObject({ plan, cycle }: Account) {
  return {
    object: 'account' as const,
    plan,
    minutes_limit: cycle.minutesLimit,
    minutes_used: cycle.minutesUsed,
    minutes_left: cycle.minutesLeft,
    resets_at: cycle.end.toISOString(),
  };
}
