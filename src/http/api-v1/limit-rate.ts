import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashKey, isWellFormed } from '../../accounts/api-key.ts';
import { apiKeySecrets } from '../../accounts/api-keys.ts';
import type { SecretOwner } from '../../accounts/known-keys.ts';
import { networkOf } from '../../accounts/network-of.ts';
import { accessTokenSecrets } from '../../connected-apps/access-tokens.ts';
import { limits } from '../../contract/limits.ts';
import { Problem } from '../../contract/problems.ts';
import type { HttpServices } from '../services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose key, or access token, a request carries; undefined where it is wrong. A Problem where there were too many requests. */
    ownerOf: (
      request: FastifyRequest,
      kind: keyof typeof secretsOf,
      secret: string,
    ) => Promise<SecretOwner | undefined>;
  }
  interface FastifyRequest {
    /** The account, or the network, whose requests it is one of. */
    countedAs: string;
  }
}

/** What a request may carry. */
const secretsOf = { key: apiKeySecrets, access: accessTokenSecrets };

/** Guessing keys does not keep the database busy. */
const ofNetwork = ({ ip }: FastifyRequest) => ({
  as: networkOf(ip),
  detail: `More than ${limits.wrongKeysPerSecond} wrong API keys a second come from this network. Look at the key that is sent.`,
});
/** Keys that were right and of which it is known whose they are; the one known longest is forgotten. */
const mostKnownKeys = 10_000;

/**
 * Requests a second of one account to this process, where the operator set a limit, and wrong keys a second of one network. Both
 * are counted before a key is looked up, as far as it is known from before; what needs no key is not counted.
 */
export async function limitRate(app: FastifyInstance, { apiRateLimit, knownKeys }: HttpServices): Promise<void> {
  await app.register(rateLimit, { global: false });
  app.decorateRequest('countedAs', '');
  const limitOf = (max: number) =>
    app.createRateLimit({ max, timeWindow: 1000, keyGenerator: ({ countedAs }) => countedAs });
  const wrongKeys = limitOf(limits.wrongKeysPerSecond);
  const requests = apiRateLimit === undefined ? undefined : limitOf(apiRateLimit);
  const known = new Map<string, string>();

  async function count(
    limit: typeof requests,
    request: FastifyRequest,
    { as, increment = true, detail }: { as: string; increment?: boolean; detail?: string },
  ): Promise<void> {
    request.countedAs = as;
    const taken = await limit?.(request, { increment });
    if (taken && !taken.isAllowed && taken.isExceeded) {
      throw new Problem('rate_limited', { ...(detail && { detail }), retryAfter: taken.ttlInSeconds });
    }
  }

  app.decorate('ownerOf', async (request, kind, secret) => {
    if (!isWellFormed(kind, secret)) return undefined;
    const hash = hashKey(secret);
    const name = hash.toString('base64');
    const knownAccount = known.get(name);
    if (knownAccount !== undefined) await count(requests, request, { as: knownAccount });
    else await count(wrongKeys, request, { ...ofNetwork(request), increment: false });
    const account = await knownKeys.ownerOf(secretsOf[kind], hash);
    if (!account) {
      known.delete(name);
      await count(wrongKeys, request, ofNetwork(request));
      return undefined;
    }
    if (knownAccount === undefined) {
      await count(requests, request, { as: account.accountId });
      known.set(name, account.accountId);
      for (const oldest of known.keys()) {
        if (known.size <= mostKnownKeys) break;
        known.delete(oldest);
      }
    }
    return account;
  });
}
