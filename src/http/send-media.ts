import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../contract/problems.ts';
import type { PlayedMedia } from '../uploads/read-media.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { hasTag } from './entity-tag.ts';
import type { HttpServices } from './services.ts';

/** A file that is sent, or a part of it. */
export interface SentFile {
  /** Names its content, in quotation marks. */
  etag: string;
  bytes: number;
  contentType: string;
  /** These bytes of it, the last one included. */
  open: (range: ByteRange) => Promise<Readable>;
}

interface FileReply {
  /** `Content-Disposition` and `Cache-Control`. */
  headers: { 'content-disposition': string; 'cache-control': string };
  /** Asked now and then while the file is sent; it breaks off where the answer is no. Absent: it is sent to its end. */
  mayGoOn?: () => Promise<boolean>;
}

/** Bytes after which it is asked whether a file may still be sent. */
const bytesUntilAsked = 1_000_000;

/**
 * Sends the video or audio file that a video was made of, or the part of it that is asked for.
 *
 * @throws {Problem} `range_not_satisfiable`
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  services: HttpServices,
  { media, ...how }: FileReply & { media: PlayedMedia },
): Promise<FastifyReply | undefined> {
  const { bytes, contentType, stored } = media;
  const open = (range: ByteRange) => services.ctx.uploadStorage.openRange(stored, range);
  return sendFile(request, reply, services, { file: { etag: tagOf(media), bytes, contentType, open }, ...how });
}

/**
 * Sends a file that came from somebody, or the part of it that is asked for; returns when it is sent or nobody reads it any more.
 *
 * @throws {Problem} `range_not_satisfiable`
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: HttpServices,
  { file, headers, mayGoOn }: FileReply & { file: SentFile },
): Promise<FastifyReply | undefined> {
  describeFile(reply, file, headers);
  if (hasTag(request.headers['if-none-match'], file.etag)) {
    return reply.code(304).removeHeader('content-length').send();
  }
  if (request.method === 'HEAD') return reply.code(200).send();
  const { range, 'if-range': ifRange = file.etag } = request.headers;
  const part = ifRange === file.etag ? byteRange(range, file.bytes) : undefined;
  if (part === null) {
    reply.headers({ 'content-range': `bytes */${file.bytes}`, 'cache-control': 'no-store' });
    for (const name of ['content-length', 'content-disposition', 'etag']) reply.removeHeader(name);
    throw new Problem('range_not_satisfiable');
  }
  const { start, end } = part ?? { start: 0, end: file.bytes - 1 };
  const source = await file.open({ start, end });
  if (part) {
    reply.headers({ 'content-range': `bytes ${start}-${end}/${file.bytes}`, 'content-length': end - start + 1 });
  }
  // A film takes as long as it takes to watch: the time that a handler has is over here.
  reply.hijack();
  if (request.raw.expects) reply.header('connection', 'close');
  reply.raw.writeHead(part ? 206 : 200, reply.getHeaders() as Record<string, string>);
  const sent = mayGoOn
    ? pipeline(source, (chunks) => asLongAs(chunks, mayGoOn), reply.raw)
    : pipeline(source, reply.raw);
  await sent.catch((fault: unknown) => {
    if (!request.raw.destroyed && !request.raw.aborted) log.warn({ err: fault }, 'a file broke off while it was sent');
  });
  return undefined;
}

/** Says what the media file of a video is; answers its entity tag. */
export function describeMedia(reply: FastifyReply, media: PlayedMedia, headers: FileReply['headers']): string {
  const etag = tagOf(media);
  describeFile(reply, { ...media, etag }, headers);
  return etag;
}

/** It never changes. */
const tagOf = ({ stored }: PlayedMedia) => `"${stored.uploadId}"`;

/** It came from somebody: nothing in it may act as a page of ours. */
function describeFile(
  reply: FastifyReply,
  { etag, bytes, contentType }: Omit<SentFile, 'open'>,
  headers: FileReply['headers'],
): void {
  reply.headers({
    etag,
    'content-type': contentType,
    'content-length': bytes,
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    ...headers,
  });
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
