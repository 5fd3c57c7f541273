import { create } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type PlayedMedia, readMedia } from '../../uploads/read-media.ts';
import { hasTag } from '../entity-tag.ts';
import { refuseOtherMethods } from '../resource.ts';
import { type DescribedResponse, problemResponses } from '../responses.ts';
import { describeMedia, sendMedia } from '../send-media.ts';
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
  const { ctx } = services;
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
      return sendMedia(request, reply, services, { media, headers: headersOf(media) });
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
      const media = await found(request, request.params);
      const tag = describeMedia(reply, media, headersOf(media));
      return reply.code(hasTag(request.headers['if-none-match'], tag) ? 304 : 200).send();
    },
  );
  refuseOtherMethods(app, path, ['GET', 'HEAD']);
}

const headersOf = ({ fileName }: PlayedMedia) => ({
  'content-disposition': create(fileName, { type: 'inline' }),
  'cache-control': 'private, no-cache',
});
