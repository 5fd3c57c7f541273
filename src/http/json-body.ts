import { safeParse } from 'fast-content-type-parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { headerLines } from './header-lines.ts';
import { parseStrictJson } from './strict-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes bodies that are no JSON, and says itself of what type and size they may be. */
    readsBodyItself?: boolean;
    /** The route takes no body, and no `Content-Type` is owed. */
    takesNoBody?: boolean;
  }
}

/**
 * Bodies are JSON in UTF-8 and nothing else (specification §4; RFC 8259), of at most 16 KB as received. What the headers
 * already refuse is refused before any of the body is read, and a client that waits for 100 Continue is told so instead.
 */
export function acceptJsonAlone(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return;
    const { readsBodyItself, takesNoBody } = request.routeOptions.config;
    if (!readsBodyItself) {
      if (!takesNoBody) refuseMediaType(request, reply);
      if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) throw new Problem('payload_too_large');
      if (takesNoBody) return refuseBody(request);
    }
    if (request.raw.expects) {
      request.raw.expects = undefined;
      reply.raw.writeContinue();
    }
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, ({ routeOptions }, body: Buffer, done) => {
    if (routeOptions.config.takesNoBody) return done(null, undefined);
    const parsed = parseStrictJson(body);
    if (parsed.ok) done(null, parsed.value);
    else done(new Problem('invalid_request', { detail: `The body ${parsed.fault}.` }));
  });
}

/** Methods whose body means something; a POST without one still owes its Content-Type. */
function hasBody({ method }: FastifyRequest): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method);
}

/** Nothing is read: what says that it carries nothing may be passed on as it is. */
function refuseBody({ headers }: FastifyRequest): undefined {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (!isEmpty) throw new Problem('invalid_request', { detail: 'This request takes no body.' });
}

/** The headers of the refusal say what would be taken (RFC 9110 §15.5.16). */
function refuseMediaType(request: FastifyRequest, reply: FastifyReply): void {
  const [line = '', ...more] = headerLines(request.raw, 'content-type');
  const { type, parameters } = safeParse(line);
  if (more.length > 0 || type !== 'application/json' || !/^utf-?8$/i.test(parameters.charset ?? 'utf-8')) {
    reply.header('accept', 'application/json');
    throw new Problem('unsupported_media_type');
  }
  const encodings = (request.headers['content-encoding'] ?? '').toLowerCase().split(',');
  if (encodings.some((encoding) => !['', 'identity'].includes(encoding.trim()))) {
    reply.header('accept-encoding', 'identity');
    throw new Problem('unsupported_media_type', { detail: 'Send the body as it is, without a `Content-Encoding`.' });
  }
}
