import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problems.ts';

/** Bodies are JSON in UTF-8 and nothing else (specification §4; RFC 8259). */
export function acceptJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json\s*(;|$)/i, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    const encoding = request.headers['content-encoding'];
    if ((charset && charset.toLowerCase() !== 'utf-8') || (encoding && encoding.toLowerCase() !== 'identity')) {
      return done(new Problem('unsupported_media_type'));
    }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
      return done(null, JSON.parse(text));
    } catch {
      return done(new Problem('invalid_request', { detail: 'The body is not valid JSON in UTF-8.' }));
    }
  });
}
