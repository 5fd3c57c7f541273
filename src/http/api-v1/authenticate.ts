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

/** Checks the key and the plan of each request (specification §5), before its body is read. */
export function authenticateByKey() {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const lines = headerLines(request.raw, 'authorization');
    const key = /^bearer +([^\s]+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const account = lines.length === 1 && key !== undefined ? await request.server.ownerOfKey(request, key) : undefined;
    if (!account) {
      const fault = /^bearer +[^\s]/i.test(request.headers.authorization ?? '') ? ', error="invalid_token"' : '';
      reply.header('www-authenticate', `Bearer realm="cuemark"${fault}`);
      throw new Problem('invalid_api_key');
    }
    if (!plans[account.plan as PlanName].api) throw new Problem('pro_required');
    request.accountId = account.accountId;
  };
}
