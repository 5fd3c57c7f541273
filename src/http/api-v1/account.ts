import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Account, readAccount } from '../../accounts/read-account.ts';
import { accountSchema } from '../../contract/objects.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { authenticateByKey } from './authenticate.ts';

/** Specification §4.1. */
export function serveAccount(app: FastifyInstance, services: HttpServices): void {
  app.withTypeProvider<ZodTypeProvider>().get(
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
