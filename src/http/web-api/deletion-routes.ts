import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteVideo, deleteVideos, restoreVideo, restoreVideos } from '../../videos/delete-video.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoIdsSchema, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { webVideoObject, webVideoSchema } from './web-video.ts';

const severalSchema = z.strictObject({ video_ids: videoIdsSchema });
const doneSchema = z.object({ video_ids: z.array(z.string()) });

/** Deleting videos, and undoing that. */
export function serveDeletion(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.delete(
    '/videos/:video_id',
    {
      onRequest,
      schema: {
        operationId: 'deleteVideo',
        params: videoParams,
        response: {
          204: z.null().describe('Nobody finds it any more; for ten seconds it can be restored'),
          ...problemResponses('not_signed_in', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      await deleteVideo({ ...ctx, accountId: request.accountId }, { videoId: videoIdOf(request.params) });
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/videos/:video_id/restore',
    {
      onRequest,
      schema: {
        operationId: 'restoreVideo',
        params: videoParams,
        body: z.strictObject({}),
        response: {
          200: jsonResponse('The video, as if it had not been deleted', webVideoSchema),
          ...problemResponses('not_signed_in', 'not_found', 'payload_too_large', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const input = { videoId: videoIdOf(request.params) };
      return webVideoObject(await restoreVideo({ ...ctx, accountId: request.accountId }, input), publicUrl);
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/restore', ['POST']);

  for (const [path, operationId, verb, words] of [
    ['/videos/delete', 'deleteVideos', deleteVideos, 'Those that were there; for ten seconds they can be restored'],
    ['/videos/restore', 'restoreVideos', restoreVideos, 'Those that are back'],
  ] as const) {
    const schema = {
      operationId,
      body: severalSchema,
      response: {
        200: jsonResponse(words, doneSchema),
        ...problemResponses('not_signed_in', 'payload_too_large', 'unsupported_media_type'),
      },
    };
    typed.post(path, { onRequest, schema }, async (request) => {
      const input = { videoIds: request.body.video_ids };
      return { video_ids: await verb({ ...ctx, accountId: request.accountId }, input) };
    });
    refuseOtherMethods(app, path, ['POST']);
  }
}
