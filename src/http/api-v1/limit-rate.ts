import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../contract/problems.ts';
import type { HttpServices } from '../services.ts';

/** Requests a second of one account to this process, where the operator set a limit; what needs no key is not counted. */
export async function limitRate(app: FastifyInstance, { apiRateLimit }: HttpServices): Promise<void> {
  if (apiRateLimit === undefined) return;
  await app.register(rateLimit, { global: false });
  const take = app.createRateLimit({
    max: apiRateLimit,
    timeWindow: 1000,
    keyGenerator: (request) => request.accountId,
  });
  app.addHook('preParsing', async (request) => {
    if (request.accountId === '') return;
    const taken = await take(request);
    if (!taken.isAllowed && taken.isExceeded) throw new Problem('rate_limited', { retryAfter: taken.ttlInSeconds });
  });
}
