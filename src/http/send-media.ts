import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../contract/problems.ts';
import type { PlayedMedia } from '../uploads/read-media.ts';
import { byteRange } from './byte-range.ts';
import { hasTag } from './entity-tag.ts';
import type { HttpServices } from './services.ts';

interface MediaReply {
  media: PlayedMedia;
  /** `Content-Disposition` and `Cache-Control`. */
  headers: { 'content-disposition': string; 'cache-control': string };
  /** Asked now and then while the file is sent; it breaks off where the answer is no. Absent: it is sent to its end. */
  mayGoOn?: () => Promise<boolean>;
}

/** Bytes after which it is asked whether a file may still be sent. */
const bytesUntilAsked = 1_000_000;

/**
 * Sends a video or audio file, or the part of it that is asked for.
 *
 * @throws {Problem} `range_not_satisfiable`
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, log }: HttpServices,
  { media, headers, mayGoOn }: MediaReply,
): Promise<FastifyReply | undefined> {
  const tag = describeMedia(reply, media, headers);
  if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-length').send();
  if (request.method === 'HEAD') return reply.code(200).send();
  const { range, 'if-range': ifRange = tag } = request.headers;
  const part = ifRange === tag ? byteRange(range, media.bytes) : undefined;
  if (part === null) {
    reply.headers({ 'content-range': `bytes */${media.bytes}`, 'cache-control': 'no-store' });
    for (const name of ['content-length', 'content-disposition', 'etag']) reply.removeHeader(name);
    throw new Problem('range_not_satisfiable');
  }
  const { start, end } = part ?? { start: 0, end: media.bytes - 1 };
  const source = await ctx.uploadStorage.openRange(media.stored, { start, end });
  if (part) {
    reply.headers({ 'content-range': `bytes ${start}-${end}/${media.bytes}`, 'content-length': end - start + 1 });
  }
  // A film takes as long as it takes to watch: the time that a handler has is over here.
  reply.hijack();
  if (request.raw.expects) reply.header('connection', 'close');
  reply.raw.writeHead(part ? 206 : 200, reply.getHeaders() as Record<string, string>);
  const sent = mayGoOn
    ? pipeline(source, (chunks) => asLongAs(chunks, mayGoOn), reply.raw)
    : pipeline(source, reply.raw);
  await sent.catch((fault: unknown) => {
    if (!request.raw.destroyed && !request.raw.aborted)
      log.warn({ err: fault }, 'a file broke off while it was played');
  });
  return undefined;
}

/** Says what the file is; answers its entity tag. It came from somebody: nothing in it may act as a page of ours. */
export function describeMedia(
  reply: FastifyReply,
  { stored, bytes, contentType }: PlayedMedia,
  headers: MediaReply['headers'],
): string {
  const etag = `"${stored.uploadId}"`; // it never changes
  reply.headers({
    etag,
    'content-type': contentType,
    'content-length': bytes,
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    ...headers,
  });
  return etag;
}

async function* asLongAs(chunks: AsyncIterable<Buffer>, mayGoOn: () => Promise<boolean>): AsyncGenerator<Buffer> {
  let since = 0;
  for await (const chunk of chunks) {
    since += chunk.length;
    if (since > bytesUntilAsked) {
      if (!(await mayGoOn())) throw new Error('the file is not shared any more');
      since = 0;
    }
    yield chunk;
  }
}
