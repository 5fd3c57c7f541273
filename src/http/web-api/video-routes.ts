import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { densities } from '../../chaptering/engine.ts';
import { idempotencyKeySchema, submitVideoSchema } from '../../contract/objects.ts';
import { changeDensity } from '../../videos/change-density.ts';
import { previewVideo } from '../../videos/preview-video.ts';
import { listVideos, readVideo } from '../../videos/read-video.ts';
import { submitVideo } from '../../videos/submit-video.ts';
import type { Video } from '../../videos/video.ts';
import { answer, refusals } from '../answers.ts';
import { refuseOtherMethods } from '../resource.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { webVideoObject, webVideoSchema } from './web-video.ts';

const previewSchema = z.object({
  title: z.string(),
  duration_seconds: z.int(),
  minutes_needed: z.int(),
  minutes_left: z.int(),
});

/** The videos of whoever is signed in. */
export function serveWebVideos(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const webVideo = (video: Video) => webVideoObject(video, publicUrl);

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

  typed.post(
    '/videos',
    {
      onRequest,
      schema: {
        operationId: 'submitVideo',
        headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional() }),
        body: submitVideoSchema,
        response: {
          202: answer('The video, in work', webVideoSchema),
          ...refusals(
            'invalid_url',
            'not_signed_in',
            'not_enough_minutes',
            'idempotency_key_in_use',
            'payload_too_large',
            'unsupported_media_type',
            'video_not_supported',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const input = { url: request.body.url, via: 'web' as const, idempotencyKey: request.headers['idempotency-key'] };
      return reply.code(202).send(webVideo(await submitVideo({ ...ctx, accountId: request.accountId }, input)));
    },
  );

  typed.get(
    '/preview',
    {
      onRequest,
      schema: {
        operationId: 'previewVideo',
        querystring: z.object({ url: z.string() }),
        response: {
          200: answer('What the link leads to, and what it would cost', previewSchema),
          ...refusals('invalid_url', 'not_signed_in', 'video_not_supported'),
        },
      },
    },
    async (request) => {
      const preview = await previewVideo({ ...ctx, accountId: request.accountId }, { url: request.query.url });
      return {
        title: preview.title,
        duration_seconds: preview.durationSeconds,
        minutes_needed: preview.minutesNeeded,
        minutes_left: preview.minutesLeft,
      };
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
  typed.post(
    '/videos/:video_id/density',
    {
      onRequest,
      schema: {
        operationId: 'changeDensity',
        params: z.object({ video_id: z.string() }),
        body: z.strictObject({ density: z.enum(densities) }),
        response: {
          200: answer('The video, divided so', webVideoSchema),
          ...refusals('not_signed_in', 'not_found', 'video_not_ready', 'payload_too_large', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const input = { videoId: videoIdOf(request.params), density: request.body.density };
      return webVideo(await changeDensity({ ...ctx, accountId: request.accountId }, input));
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/density', ['POST']);
  refuseOtherMethods(app, '/videos', ['GET', 'POST']);
  refuseOtherMethods(app, '/preview', ['GET']);
  refuseOtherMethods(app, '/videos/:video_id', ['GET']);
}
