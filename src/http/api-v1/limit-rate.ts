import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problems.ts';
import type { HttpServices } from '../services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request of the account that it acts for; a Problem where there were too many. */
    countRequest?: (request: FastifyRequest) => Promise<void>;
  }
}

/** Requests a second of one account to this process, where the operator set a limit; what needs no key is not counted. */
export async function limitRate(app: FastifyInstance, { apiRateLimit }: HttpServices): Promise<void> {
  if (apiRateLimit === undefined) return;
  await app.register(rateLimit, { global: false });
  const take = app.createRateLimit({
    max: apiRateLimit,
    timeWindow: 1000,
    keyGenerator: (request) => request.accountId,
  });
  app.decorate('countRequest', async (request: FastifyRequest) => {
    const taken = await take(request);
    if (!taken.isAllowed && taken.isExceeded) throw new Problem('rate_limited', { retryAfter: taken.ttlInSeconds });
  });
}
