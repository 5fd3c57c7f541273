import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Counts the requests that run, health checks left out. */
export function countInFlight(app: FastifyInstance): { settled(milliseconds: number): Promise<void> } {
  const running = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(healthz|readyz)$/.test(request.url)) return;
    running.add(request.id);
    reply.raw.once('close', () => running.delete(request.id)); // answered, or the client is gone
  });
  return {
    async settled(milliseconds) {
      for (const end = Date.now() + milliseconds; running.size > 0 && Date.now() < end; ) await sleep(50);
    },
  };
}
