import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { videoSchema } from '../../contract/objects.ts';
import { listVideos, readVideo } from '../../videos/read-video.ts';
import type { Video } from '../../videos/video.ts';
import { answer, refusals } from '../answers.ts';
import { videoObject } from '../api-v1/video-object.ts';
import { refuseOtherMethods } from '../resource.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf } from '../video-params.ts';
import { authenticateBySession } from './session.ts';

const webVideoSchema = videoSchema
  .extend({
    stage: z.enum(['waiting', 'reading_captions', 'finding_chapters']).nullable().describe('null when final'),
    via: z.enum(['api', 'web']),
    engine: z.string().nullable(),
  })
  .meta({ id: 'WebVideo' });

/** The videos of whoever is signed in. */
export function serveWebVideos(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const webVideo = (video: Video) => ({
    ...videoObject(video, publicUrl),
    stage: video.stage,
    via: video.via,
    engine: video.engine,
  });

  typed.get(
    '/videos',
    {
      onRequest,
      schema: {
        operationId: 'listVideos',
        response: {
          200: answer('The newest videos', z.object({ videos: z.array(webVideoSchema) })),
          ...refusals('not_signed_in'),
        },
      },
    },
    async (request) => {
      const videos = await listVideos({ ...ctx, accountId: request.accountId });
      return { videos: videos.map(webVideo) };
    },
  );

  typed.get(
    '/videos/:video_id',
    {
      onRequest,
      schema: {
        operationId: 'getVideo',
        params: z.object({ video_id: z.string() }),
        response: { 200: answer('The video', webVideoSchema), ...refusals('not_signed_in', 'not_found') },
      },
    },
    async (request) => {
      const video = await readVideo({ ...ctx, accountId: request.accountId }, { videoId: videoIdOf(request.params) });
      return webVideo(video);
    },
  );
  refuseOtherMethods(app, '/videos', ['GET']);
  refuseOtherMethods(app, '/videos/:video_id', ['GET']);
}
