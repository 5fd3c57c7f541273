import type { FastifyReply } from 'fastify';
import { Problem } from '../contract/problems.ts';

/**
 * Aborts when nobody waits for this answer any more: whoever asked has gone, or has been answered, be it that it took too long.
 * Fastify's own signal aborts as soon as the body of a request has been read.
 */
export function answeredSignal(reply: FastifyReply): AbortSignal {
  const over = new AbortController();
  // Nobody reads it; in what is counted it is the client's doing, not ours.
  reply.raw.once('close', () => over.abort(new Problem('request_timeout')));
  return over.signal;
}
