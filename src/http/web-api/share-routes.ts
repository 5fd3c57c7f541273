import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { shareVideo, stopSharing } from '../../videos/share-video.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { webVideoObject, webVideoSchema } from './web-video.ts';

/** Giving a ready video a page that anybody can read, and taking it away. */
export function serveSharing(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const path = '/videos/:video_id/share';

  typed.post(
    path,
    {
      onRequest,
      schema: {
        operationId: 'shareVideo',
        params: videoParams,
        body: z.strictObject({}),
        response: {
          200: jsonResponse('The video, with the address that it has now, or had already', webVideoSchema),
          ...problemResponses(
            'not_signed_in',
            'not_found',
            'video_not_ready',
            'payload_too_large',
            'unsupported_media_type',
          ),
        },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      return webVideoObject(await shareVideo(verb, { videoId: videoIdOf(request.params) }), publicUrl);
    },
  );

  typed.delete(
    path,
    {
      onRequest,
      schema: {
        operationId: 'stopSharing',
        params: videoParams,
        response: {
          200: jsonResponse('The video, whose address leads nowhere any more', webVideoSchema),
          ...problemResponses('not_signed_in', 'not_found'),
        },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      return webVideoObject(await stopSharing(verb, { videoId: videoIdOf(request.params) }), publicUrl);
    },
  );
  refuseOtherMethods(app, path, ['POST', 'DELETE']);
}
