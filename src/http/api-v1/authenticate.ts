import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PlanName, plans } from '../../contract/plans.ts';
import { Problem } from '../../contract/problems.ts';
import { headerLines } from '../header-lines.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request acts for; set once it has been authenticated. */
    accountId: string;
  }
}

/** How a path says whom its requests act for. */
interface Bearer {
  /** Whether access tokens of connected apps are taken beside keys. */
  takesTokens: boolean;
  /** Parameters of the challenge beside the realm. */
  challenge?: string;
}

/** Checks the key and the plan of each request (specification §5), before its body is read. */
export function authenticateByKey({ takesTokens, challenge = '' }: Bearer = { takesTokens: false }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const lines = headerLines(request.raw, 'authorization');
    const sent = /^bearer +([^\s]+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const secret = lines.length === 1 ? sent : undefined;
    const { server } = request;
    let account = secret === undefined ? undefined : await server.ownerOf(request, 'key', secret);
    if (secret !== undefined && takesTokens) account ??= await server.ownerOf(request, 'access', secret);
    if (!account) {
      const fault = /^bearer +[^\s]/i.test(request.headers.authorization ?? '') ? ', error="invalid_token"' : '';
      reply.header('www-authenticate', `Bearer realm="cuemark"${challenge}${fault}`);
      throw new Problem(
        'invalid_api_key',
        takesTokens
          ? {
              detail:
                'Send a valid API key, or an access token, as `Authorization: Bearer …`. It is missing, wrong, run out or revoked.',
            }
          : {},
      );
    }
    if (!plans[account.plan as PlanName].api) throw new Problem('pro_required');
    request.accountId = account.accountId;
  };
}
