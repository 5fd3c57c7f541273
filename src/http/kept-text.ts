import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTag, hasTag, sendNotModified } from './entity-tag.ts';

/** A handler that answers with a text which is the same as long as the process runs: made when it is first asked for, then from memory. */
export function keptText(type: string, make: () => string) {
  let kept: { text: string; tag: string } | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    kept ??= tagged(make());
    reply.header('cache-control', 'no-cache'); // it may be kept, and is asked for again by its tag
    if (hasTag(request.headers['if-none-match'], kept.tag)) return sendNotModified(reply, kept.tag);
    return reply.header('etag', kept.tag).type(type).send(kept.text);
  };
}

const tagged = (text: string) => ({ text, tag: contentTag(text) });
