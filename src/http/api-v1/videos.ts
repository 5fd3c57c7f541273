import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idempotencyKeySchema, submitVideoSchema, videoIdPattern, videoSchema } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { readVideo } from '../../videos/read-video.ts';
import { submitVideo } from '../../videos/submit-video.ts';
import { secondsToNextLook } from '../../videos/video.ts';
import { headerLines } from '../header-lines.ts';
import { refuseOtherMethods } from '../resource.ts';
import type { HttpServices } from '../services.ts';
import { authenticateByKey } from './authenticate.ts';
import { problemAnswers } from './problem-answers.ts';
import { videoObject } from './video-object.ts';

/** Specification §4.2 and §4.3. */
export function serveVideos(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateByKey(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/videos',
    {
      onRequest,
      schema: {
        operationId: 'createVideo',
        summary: 'Process a video',
        description: 'Charges the length in whole minutes (at least 1). Poll the Location until the status is final.',
        headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional() }),
        body: submitVideoSchema,
        response: { 202: videoSchema, ...problemAnswers(400, 401, 402, 403, 409, 413, 415, 422, 500, 503) },
      },
    },
    async (request, reply) => {
      if (headerLines(request.raw, 'idempotency-key').length > 1) {
        throw new Problem('invalid_request', { detail: 'Send one Idempotency-Key line.' });
      }
      const input = { url: request.body.url, via: 'api' as const, idempotencyKey: request.headers['idempotency-key'] };
      const video = await submitVideo({ ...ctx, accountId: request.accountId }, input);
      return reply
        .code(202)
        .header('location', `/api/v1/videos/${video.videoId}`)
        .header('retry-after', secondsToNextLook(video, ctx.clock()))
        .send(videoObject(video, publicUrl));
    },
  );
  refuseOtherMethods(app, '/videos', ['POST']);

  typed.get(
    '/videos/:video_id',
    {
      onRequest,
      schema: {
        operationId: 'getVideo',
        summary: 'Read a video',
        params: z.object({ video_id: z.string() }),
        response: { 200: videoSchema, ...problemAnswers(401, 403, 404, 500, 503) },
      },
    },
    async (request, reply) => {
      if (!videoIdPattern.test(request.params.video_id)) throw new Problem('not_found');
      const input = { videoId: request.params.video_id };
      const video = await readVideo({ ...ctx, accountId: request.accountId }, input);
      if (video.status === 'processing') reply.header('retry-after', secondsToNextLook(video, ctx.clock()));
      return videoObject(video, publicUrl);
    },
  );
  refuseOtherMethods(app, '/videos/:video_id', ['GET']);
}
