import { type IncomingMessage, METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problems.ts';
import { followConversations } from './conversation.ts';
import { headerLines } from './header-lines.ts';
import { ignoreUpgrade } from './ignore-upgrade.ts';
import { cameTooLate, lingerAfterRefusals } from './linger.ts';
import { answerOnSocket, type Refusing } from './malformed.ts';
import { pathOf } from './target.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** What the client waits for with its body (`Expect`), until it is told: `continue`, or something that nobody knows. */
    expects?: 'continue' | 'unknown' | undefined;
    /** Where the request ends is not certain: nothing after it on the connection can be trusted. */
    isMisframed?: boolean;
    /** The target was none; the request goes on as one for `/`, to be refused. */
    hasNoTarget?: boolean;
  }
}

/** A uri-host and a port (RFC 9110 §7.2), either of which may be empty. */
const hostPattern = /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?$/i;

/** What RFC 9110 and 9112 ask of a server and Node leaves to it, for every request whatever its path. */
export function keepToProtocol(app: FastifyInstance, refusing: Refusing): void {
  // What a DELETE carries means nothing; a DELETE that says it carries JSON need not.
  for (const method of ['DELETE', 'OPTIONS']) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  for (const method of METHODS) {
    const isKnown = app.supportedMethods.includes(method);
    if (!isKnown && method !== 'CONNECT') app.addHttpMethod(method, { hasBody: false });
  }
  const { server } = app;
  followConversations(server);
  lingerAfterRefusals(server);
  ignoreUpgrade(server);
  // A client that has said everything still hears the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  // The body is asked for when it is going to be read (json-body.ts); by then a refusal has been said.
  server.on('checkContinue', (request, response) => {
    request.expects = 'continue';
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => {
    request.expects = 'unknown';
    server.emit('request', request, response);
  });
  server.on('connect', (_request, socket) => void answerOnSocket(socket, new Problem('not_implemented'), refusing));

  app.addHook('onRequest', async ({ raw }, reply) => {
    if (cameTooLate(raw)) reply.hijack();
    else refuseMalformed(raw);
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // A client that was refused while it waits may send its body or not: only a new connection is clear.
    if (raw.expects || raw.isMisframed || [408, 413, 505].includes(reply.statusCode))
      reply.header('connection', 'close');
  });
}

/** The path and query for the router; of a target that is none, `/`. */
export function route(request: IncomingMessage): string {
  const path = pathOf(request.url ?? '', request.method ?? '');
  request.hasNoTarget = path === null;
  return path ?? '/';
}

function refuseMalformed(raw: IncomingMessage): void {
  if (!['1.0', '1.1'].includes(raw.httpVersion)) throw new Problem('http_version_not_supported');
  if (raw.hasNoTarget) throw new Problem('invalid_request', { detail: 'The request’s target is not a path.' });
  const hosts = headerLines(raw, 'host');
  if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion === '1.1')) {
    throw new Problem('invalid_request', { detail: 'A request carries exactly one Host line.' });
  }
  if (hosts.some((host) => !hostPattern.test(host))) {
    throw new Problem('invalid_request', { detail: 'The Host line does not name a host.' });
  }
  const coding = raw.headers['transfer-encoding'];
  if (coding !== undefined && raw.httpVersion === '1.0') {
    raw.isMisframed = true;
    throw new Problem('invalid_request', { detail: 'HTTP/1.0 has no Transfer-Encoding.' });
  }
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') {
    throw new Problem('not_implemented', { detail: 'The server knows no Transfer-Encoding but `chunked`.' });
  }
  if (raw.expects === 'unknown') throw new Problem('expectation_failed');
}
