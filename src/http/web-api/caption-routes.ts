import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeCaptions } from '../../videos/change-captions.ts';
import { listCaptions } from '../../videos/list-captions.ts';
import { answeredSignal } from '../answered-signal.ts';
import { mostMilliseconds } from '../in-flight.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { sendWritten, versionSchema, writtenResponses } from './written-chapters.ts';

const captionsSchema = z.object({
  captions: z.array(
    z.object({
      track_id: z.string(),
      name: z.string().describe('As the platform calls them; empty where it does not'),
      language: z.string().nullable(),
      is_automatic: z.boolean().describe('Whether they were made automatically'),
      is_used: z.boolean().describe('Whether they are the transcript'),
    }),
  ),
});

const chosenSchema = z.strictObject({
  track_id: z.string().min(1).max(100).describe('Of the captions that are wanted'),
  version: versionSchema,
});

const common = ['not_signed_in', 'not_found', 'video_not_ready', 'video_not_supported', 'too_many_tries'] as const;

/** The captions that a video has on the platform, and the choice among them. */
export function serveCaptions(app: FastifyInstance, services: HttpServices): void {
  const { ctx, lookUpMs } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const path = '/videos/:video_id/captions';

  typed.get(
    path,
    {
      onRequest,
      config: { answersWithin: lookUpMs + mostMilliseconds },
      schema: {
        operationId: 'listCaptions',
        params: videoParams,
        response: {
          200: jsonResponse('Its captions on the platform, those closest to what is said first', captionsSchema),
          ...problemResponses(...common),
        },
      },
    },
    async (request) => {
      const tracks = await listCaptions(
        { ...ctx, accountId: request.accountId },
        { videoId: videoIdOf(request.params) },
      );
      return {
        captions: tracks.map(({ trackId, name, language, isAutomatic, isUsed }) => ({
          track_id: trackId,
          name,
          language,
          is_automatic: isAutomatic,
          is_used: isUsed,
        })),
      };
    },
  );

  typed.post(
    path,
    {
      onRequest,
      schema: {
        operationId: 'changeCaptions',
        params: videoParams,
        body: chosenSchema,
        response: {
          ...writtenResponses('The video with chapters that were made of these captions'),
          ...problemResponses(...common, 'captions_unreadable', 'payload_too_large', 'unsupported_media_type'),
        },
      },
    },
    async (request, reply) => {
      const { track_id: trackId, version } = request.body;
      const input = { videoId: videoIdOf(request.params), trackId, version, signal: answeredSignal(reply) };
      return sendWritten(reply, await changeCaptions({ ...ctx, accountId: request.accountId }, input), services);
    },
  );
  refuseOtherMethods(app, path, ['GET', 'POST']);
}
