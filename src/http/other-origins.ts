import type { FastifyInstance } from 'fastify';

/** What programs in browsers may send, and read of an answer. */
const sent = 'authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id';
const read = 'www-authenticate, retry-after, x-request-id, mcp-session-id';

/** What lets a page of any origin read an answer. */
export const openToAll = { 'access-control-allow-origin': '*', 'access-control-expose-headers': read };

/**
 * Lets pages of any origin ask what is served in this scope: nothing there goes by a cookie, so a page can do no more than any other
 * program.
 */
export function openToOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(openToAll);
  });
}

/** Answers what a browser asks before it lets a page of another origin send such a request. */
export function answerPreflight(scope: FastifyInstance, url: string, method: 'GET' | 'POST'): void {
  scope.options(url, { schema: { hide: true } }, async (_request, reply) => {
    reply.headers({
      'access-control-allow-methods': method,
      'access-control-allow-headers': sent,
      'access-control-max-age': '7200',
    });
    return reply.code(204).send(null);
  });
}
