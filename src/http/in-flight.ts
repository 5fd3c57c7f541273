import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../contract/problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers have no end of their own: nobody waits for them when the process stops, and they may take any time. */
    staysOpen?: boolean;
    /** Milliseconds that an answer may take; `mostMilliseconds` where absent. */
    answersWithin?: number;
  }
}

/**
 * Milliseconds after which a request that still waits, as for a database that is silent, is answered for. They count until it has been
 * read: one with a body waits as long as its connection to the database bears (`connectDatabase`).
 */
export const mostMilliseconds = 15_000;
/** Milliseconds between two looks at who waits: a timer for each request would take a tenth of what a read takes. */
const lookAgain = 500;

interface Running {
  request: FastifyRequest;
  reply: FastifyReply;
  /** When it will have waited too long, by `performance.now()`. */
  due: number;
  /** Whether a process that stops waits for it. */
  isAwaited: boolean;
}

/** Answers for requests that wait too long, and counts those that run, health checks and answers without an end left out. */
export function watchRequests(app: FastifyInstance): { settled(milliseconds: number): Promise<void> } {
  const running = new Set<Running>();
  app.addHook('onRequest', async (request, reply) => {
    const { staysOpen, answersWithin = mostMilliseconds } = request.routeOptions.config;
    if (staysOpen) return;
    const isAwaited = !/^\/(healthz|readyz)$/.test(request.url);
    const one = { request, reply, due: performance.now() + answersWithin, isAwaited };
    running.add(one);
    reply.raw.once('close', () => running.delete(one)); // answered, or the client is gone
  });
  const watch = setInterval(() => {
    const now = performance.now();
    for (const one of running) if (one.due <= now) answerFor(one);
  }, lookAgain).unref();
  app.addHook('onClose', async () => clearInterval(watch));
  return {
    async settled(milliseconds) {
      const isRunning = () => [...running].some(({ isAwaited }) => isAwaited);
      for (const end = Date.now() + milliseconds; isRunning() && Date.now() < end; ) await sleep(50);
    },
  };
}

/** Says that it took too long, where nothing was said yet; what was begun is cut off. */
function answerFor({ request, reply }: Running): void {
  if (reply.sent || request.raw.closed) return;
  if (reply.raw.headersSent) reply.raw.destroy();
  else if (request.raw.complete) void reply.send(new Problem('unavailable', { retryAfter: 10 }));
  else void reply.send(new Problem('request_timeout'));
}
