import type { FastifyInstance } from 'fastify';

export const pageHeaders = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: https://i.ytimg.com; media-src 'self'; frame-src https://www.youtube-nocookie.com; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** What every page carries: nothing from elsewhere is loaded but the platform's player and small pictures, and nobody frames it. */
export function protectPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders);
  });
}
