import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a refused client has to read why, before the connection is taken down. */
export const linger = 5000;

/** Connections that end: what still comes on them is dropped. */
const ending = new WeakSet<Socket>();

/** Whether a request came on a connection that had ended with the refusal before it: nobody answers it, and nothing comes of it. */
export function cameTooLate({ socket }: IncomingMessage): boolean {
  return ending.has(socket);
}

/**
 * Where a connection ends with the answer to a request that is still being sent, the rest of it is read and dropped for a while:
 * taken down at once, it would be reset, and many a client would see a broken connection instead of the answer (RFC 9112 §9.6).
 */
export function lingerAfterRefusals(server: Server): void {
  server.prependListener('request', (request) => {
    const { socket } = request;
    const { destroySoon } = Object.getPrototypeOf(socket) as Socket;
    socket.destroySoon = () => {
      if (request.complete) return destroySoon.call(socket);
      ending.add(socket);
      socket.end();
      request.once('end', () => destroySoon.call(socket)).resume();
      setTimeout(() => socket.destroy(), linger).unref();
    };
  });
}
