import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { headerLines } from './header-lines.ts';
import { parseStrictJson } from './strict-json.ts';

/**
 * Bodies are JSON in UTF-8 and nothing else (specification §4; RFC 8259), of at most 16 KB as received. What the headers
 * already refuse is refused before any of the body is read, and a client that waits for 100 Continue is told so instead.
 */
export function acceptJsonAlone(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return;
    refuseMediaType(request);
    if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) throw new Problem('payload_too_large');
    if (request.raw.expectsContinue) {
      request.raw.expectsContinue = false;
      reply.raw.writeContinue();
    }
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    const parsed = parseStrictJson(body);
    if (parsed.ok) done(null, parsed.value);
    else done(new Problem('invalid_request', { detail: `The body ${parsed.fault}.` }));
  });
}

/** Methods whose body means something; a POST without one still owes its Content-Type. */
function hasBody({ method }: FastifyRequest): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method);
}

function refuseMediaType(request: FastifyRequest): void {
  const types = headerLines(request.raw, 'content-type');
  const [essence = '', ...parameters] = (types[0] ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charsets.every((charset) => /^charset=(utf-8|"utf-8")$/.test(charset));
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (types.length !== 1 || essence !== 'application/json' || !isUtf8 || encoding !== 'identity') {
    throw new Problem('unsupported_media_type');
  }
}
