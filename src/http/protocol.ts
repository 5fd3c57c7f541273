import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problems.ts';
import { headerLines } from './header-lines.ts';
import { answerOnSocket, type Refusing } from './malformed.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The client sent `Expect: 100-continue` and waits with its body. */
    expectsContinue?: boolean;
  }
}

/** What RFC 9110 and 9112 ask of a server and Node leaves to it, for every request whatever its path. */
export function keepToProtocol(app: FastifyInstance, refusing: Refusing): void {
  for (const method of METHODS) {
    const isKnown = app.supportedMethods.includes(method);
    if (!isKnown && method !== 'CONNECT') app.addHttpMethod(method, { hasBody: false });
  }
  const { server } = app;
  // The body is asked for when it is going to be read (json-body.ts); by then a refusal has been said.
  server.on('checkContinue', (request, response) => {
    request.expectsContinue = true;
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request) =>
    answerOnSocket(request.socket, new Problem('expectation_failed'), refusing),
  );
  server.on('connect', (_request, socket) => answerOnSocket(socket, new Problem('not_implemented'), refusing));

  app.addHook('onRequest', async ({ raw }) => {
    const hosts = headerLines(raw, 'host');
    if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion === '1.1')) {
      throw new Problem('invalid_request', { detail: 'A request carries exactly one Host line.' });
    }
    const coding = raw.headers['transfer-encoding'];
    if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') throw new Problem('not_implemented');
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // A client that was refused while it waits may send its body or not: only a new connection is clear.
    if (raw.expectsContinue || reply.statusCode === 413) reply.header('connection', 'close');
  });
}

/** The path and query of a target in absolute form (RFC 9112 §3.2.2); any other target as it is. */
export function originForm(target: string): string {
  return /^https?:\/\/[^/?#]*/i.test(target) ? target.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : target;
}
