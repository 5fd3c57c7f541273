import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../contract/problems.ts';

/**
 * Answers with an `ETag` of the object, or 304 where the client has it already (RFC 9110 §13.1.2).
 *
 * @throws {Problem} `precondition_failed` where `If-Match` names another state, by strong comparison (§13.1.1)
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, object: object): FastifyReply {
  const tag = `"${createHash('sha256').update(JSON.stringify(object)).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  const { 'if-match': wanted } = request.headers;
  if (wanted !== undefined && !hasTag(wanted.replace(/W\/"[^"]*"/g, ''), tag)) throw new Problem('precondition_failed');
  return hasTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(object);
}

/** Weak comparison of a list of entity tags; `*` is any. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, known]) => known === tag);
}
