import { pipeline } from 'node:stream/promises';
import { create } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem } from '../../contract/problems.ts';
import { type PlayedMedia, readMedia } from '../../uploads/read-media.ts';
import { byteRange } from '../byte-range.ts';
import { hasTag } from '../entity-tag.ts';
import { refuseOtherMethods } from '../resource.ts';
import { type DescribedResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';

const headers = {
  'X-Request-Id': z.string(),
  ETag: z.string(),
  'Accept-Ranges': z.literal('bytes'),
  'Content-Length': z.int(),
};
const file = (description: string): DescribedResponse => ({
  description,
  headers,
  content: { 'application/octet-stream': { schema: z.string() } },
});

/** The video or audio file that a video was made of, for its owner's player alone. */
export function serveMedia(app: FastifyInstance, services: HttpServices): void {
  const { ctx, log } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const found = (request: FastifyRequest, params: z.infer<typeof videoParams>) =>
    readMedia({ ...ctx, accountId: request.accountId }, { videoId: videoIdOf(params) });
  const path = '/videos/:video_id/media';

  typed.get(
    path,
    {
      onRequest,
      exposeHeadRoute: false,
      schema: {
        operationId: 'playMedia',
        params: videoParams,
        headers: z.object({ range: z.string().optional().describe('One range of bytes') }),
        response: {
          200: file('The file, as the type that it is by its content'),
          206: {
            ...file('The part of it that `Range` asks for'),
            headers: { ...headers, 'Content-Range': z.string() },
          },
          304: { description: 'The client has it already', headers: { ETag: z.string() }, content: {} },
          ...problemResponses('not_signed_in', 'not_found', 'range_not_satisfiable'),
        },
      },
    },
    async (request, reply) => {
      const media = await found(request, request.params);
      const tag = describe(reply, media);
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-length').send();
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
      await pipeline(source, reply.raw).catch((fault: unknown) => {
        if (!request.raw.destroyed && !request.raw.aborted)
          log.warn({ err: fault }, 'a file broke off while it was played');
      });
    },
  );

  typed.head(
    path,
    {
      onRequest,
      schema: {
        operationId: 'describeMedia',
        params: videoParams,
        response: {
          200: { description: 'What the file is', headers, content: {} },
          304: { description: 'The client has it already', headers: { ETag: z.string() }, content: {} },
          ...problemResponses('not_signed_in', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const tag = describe(reply, await found(request, request.params));
      return reply.code(hasTag(request.headers['if-none-match'], tag) ? 304 : 200).send();
    },
  );
  refuseOtherMethods(app, path, ['GET', 'HEAD']);
}

/** Says what the file is; answers its entity tag. It came from somebody: nothing in it may act as a page of ours. */
function describe(reply: FastifyReply, { stored, bytes, contentType, fileName }: PlayedMedia): string {
  const etag = `"${stored.uploadId}"`; // it never changes
  reply.headers({
    etag,
    'content-type': contentType,
    'content-length': bytes,
    'content-disposition': create(fileName, { type: 'inline' }),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  return etag;
}
