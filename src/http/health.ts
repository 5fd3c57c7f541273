import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from './resource.ts';
import type { HttpServices } from './services.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve; 503 with what is in the way while it starts, drains or waits; `notes` keep nothing from serving. */
export function serveHealth(app: FastifyInstance, { obstacles, notes }: HttpServices): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const found = await obstacles();
    return reply
      .code(found.length === 0 ? 200 : 503)
      .send({ status: found.length === 0 ? 'ready' : 'not ready', obstacles: found, notes: notes() });
  });
  refuseOtherMethods(app, '/healthz', ['GET']);
  refuseOtherMethods(app, '/readyz', ['GET']);
}
