import type { FastifyRequest } from 'fastify';
import { Problem } from '../contract/problems.ts';
import type { HttpServices } from './services.ts';

/**
 * Keeps pages of other sites from acting with the session of whoever looks at them, where a body is no JSON: a browser says
 * where a request comes from. Programs that say nothing are let pass; they have no session that is not theirs.
 *
 * @throws {Problem} `foreign_origin`
 */
export function requireSameOrigin({ publicUrl }: Pick<HttpServices, 'publicUrl'>) {
  const own = new URL(publicUrl).origin;
  return async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin === undefined || origin === own) return;
    if (URL.parse(origin)?.host === request.host) return;
    throw new Problem('foreign_origin', {
      detail: 'Files are taken from pages of this service alone, whose address its operator sets as PUBLIC_URL.',
    });
  };
}
