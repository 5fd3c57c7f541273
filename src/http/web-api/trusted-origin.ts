import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problems.ts';
import type { HttpServices } from '../services.ts';

/**
 * Keeps pages of other sites from signing people in, up or out: a browser says where a request comes from, and it has to be
 * where the service is reached. Programs that say nothing are let pass; they have no session that is not theirs.
 *
 * @throws {Problem} `foreign_origin`
 */
export function requireTrustedOrigin({ trustedOrigins }: Pick<HttpServices, 'trustedOrigins'>) {
  return async ({ headers: { origin } }: FastifyRequest): Promise<void> => {
    if (origin !== undefined && !trustedOrigins.includes(origin)) throw new Problem('foreign_origin');
  };
}
