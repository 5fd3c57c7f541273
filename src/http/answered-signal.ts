import type { FastifyReply } from 'fastify';
import { Problem } from '../contract/problems.ts';

/**
 * Aborts when nobody waits for this answer any more: whoever asked has gone, or has been answered, be it that it took too long.
 * Fastify's own signal aborts as soon as the body of a request has been read.
 */
export function answeredSignal(reply: FastifyReply): AbortSignal {
  const over = new AbortController();
  const { socket } = reply.request.raw;
  // Nobody reads it; in what is counted it is the client's doing, not ours.
  const end = () => over.abort(new Problem('request_timeout'));
  // The connection stays open one way for clients that have said everything; a browser that ends it is gone.
  socket.once('end', end);
  reply.raw.once('close', () => {
    socket.removeListener('end', end);
    end();
  });
  return over.signal;
}
