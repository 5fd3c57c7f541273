import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../contract/problems.ts';

/**
 * The tag of an object by its row alone: the edition of what answers (`HttpServices`), its id, and what changes with everything that
 * is shown of it.
 */
export function entityTag(edition: string, id: string, ...state: (string | number)[]): string {
  return `"${[edition, id, ...state].join('.')}"`;
}

/** The tag of what stays as it is as long as the process runs: by all that is in it. */
export function contentTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether it is enough to know the object's tag: the client has one of before, and waits for nothing. */
export function asksForChange({ headers }: FastifyRequest): boolean {
  return headers['if-none-match'] !== undefined && headers['if-match'] === undefined && headers.prefer === undefined;
}

/**
 * Whether the client has it already (RFC 9110 §13.1.2).
 *
 * @throws {Problem} `precondition_failed` where `If-Match` names another state, by strong comparison (§13.1.1)
 */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const { 'if-match': wanted, 'if-none-match': known } = headers;
  if (wanted !== undefined && !hasTag(wanted.replace(/W\/"[^"]*"/g, ''), tag)) {
    reply.header('etag', tag).header('cache-control', 'no-store');
    throw new Problem('precondition_failed');
  }
  return hasTag(known, tag);
}

/**
 * Answers with an object, or 304 where the client has it already.
 *
 * @throws {Problem} `precondition_failed`, as `isKnown` does
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  object: () => object,
): FastifyReply {
  if (isKnown(request, reply, tag)) return sendNotModified(reply, tag);
  // The object is of our own making: to hold it against its schema again would take longer than to make it.
  return reply.header('etag', tag).type('application/json; charset=utf-8').send(JSON.stringify(object()));
}

/** Says that nothing has changed since the tag that the client has. */
export function sendNotModified(reply: FastifyReply, tag: string): FastifyReply {
  return reply.code(304).header('etag', tag).send();
}

/** Weak comparison of a list of entity tags; `*` is any. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, known]) => known === tag);
}
