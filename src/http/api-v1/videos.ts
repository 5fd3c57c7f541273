import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idempotencyKeySchema, submitVideoSchema, videoSchema } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { readPlatformVideo, readVideoState } from '../../videos/read-video.ts';
import { submitVideo } from '../../videos/submit-video.ts';
import { type PlatformVideo, secondsToNextLook } from '../../videos/video.ts';
import { asksForChange, entityTag, hasTag, sendNotModified, sendTagged } from '../entity-tag.ts';
import { headerLines } from '../header-lines.ts';
import { readWithWait, waitTimeout } from '../prefer.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, notModified, otherState, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';
import { videoObject } from './video-object.ts';

/** What a client may ask of a resource that changes while it is worked on. */
export const readingHeaders = z.object({
  prefer: z.string().optional().describe('`wait=N`: answer when the state is final, or after N seconds (at most 30)'),
  'if-none-match': z.string().optional().describe('An `ETag` of before: 304 where nothing has changed'),
});

/** Specification §4.2 and §4.3. */
export function serveVideos(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateByKey();
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/videos',
    {
      onRequest,
      schema: {
        operationId: 'createVideo',
        summary: 'Process a video',
        description:
          'Charges the length in whole minutes (at least 1), once: a retry with the same `Idempotency-Key` within 24 hours ' +
          'returns the same video as it is by then, ready or failed too. Minutes come back if processing fails; who then tries ' +
          'again takes a new key.',
        tags: ['Videos'],
        headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional().describe('Makes a retry safe') }),
        body: submitVideoSchema,
        response: {
          202: jsonResponse(
            'The video, in work; after a retry as it is by then',
            videoSchema,
            'Location',
            'Retry-After',
          ),
          ...problemResponses(
            'invalid_url',
            'invalid_api_key',
            'not_enough_minutes',
            'pro_required',
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
      config: { answersWithin: waitTimeout },
      schema: {
        operationId: 'getVideo',
        summary: 'Read a video',
        description: 'While the status is `processing`, `Retry-After` says when to look again.',
        tags: ['Videos'],
        params: videoParams,
        headers: readingHeaders,
        response: {
          200: jsonResponse('The video', videoSchema, 'ETag', 'Retry-After?', 'Preference-Applied?'),
          304: notModified,
          ...problemResponses('invalid_api_key', 'pro_required', 'not_found'),
          ...otherState,
        },
      },
    },
    async (request, reply) => {
      const videoId = videoIdOf(request.params);
      const verb = { ...ctx, accountId: request.accountId };
      const tagOf = (state: Pick<PlatformVideo, 'status' | 'chaptersVersion'>) =>
        entityTag(services.edition, videoId, state.status, state.chaptersVersion);
      if (asksForChange(request)) {
        const state = await readVideoState(verb, { videoId });
        const isFinal = state.status !== 'processing';
        if (isFinal && hasTag(request.headers['if-none-match'], tagOf(state)))
          return sendNotModified(reply, tagOf(state));
      }
      const video = await readWithWait(request, reply, services, {
        read: () => readPlatformVideo(verb, { videoId }),
        isFinal: ({ status }) => status !== 'processing',
        videoId,
      });
      if (video.status === 'processing') reply.header('retry-after', secondsToNextLook(video, ctx.clock()));
      return sendTagged(request, reply, tagOf(video), () => videoObject(video, publicUrl));
    },
  );
  refuseOtherMethods(app, '/videos/:video_id', ['GET']);
}
