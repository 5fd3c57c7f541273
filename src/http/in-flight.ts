import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers have no end of their own: nobody waits for them when the process stops. */
    staysOpen?: boolean;
  }
}

/** Counts the requests that run, health checks and answers without an end left out. */
export function countInFlight(app: FastifyInstance): { settled(milliseconds: number): Promise<void> } {
  const running = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(healthz|readyz)$/.test(request.url) || request.routeOptions.config.staysOpen) return;
    running.add(request.id);
    reply.raw.once('close', () => running.delete(request.id)); // answered, or the client is gone
  });
  return {
    async settled(milliseconds) {
      for (const end = Date.now() + milliseconds; running.size > 0 && Date.now() < end; ) await sleep(50);
    },
  };
}
