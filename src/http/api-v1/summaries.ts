import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { summarySchema } from '../../contract/objects.ts';
import { askForSummary } from '../../videos/ask-for-summary.ts';
import { readReadyPlatformVideo } from '../../videos/read-video.ts';
import { findSummary, secondsToSummary } from '../../videos/summary.ts';
import { noQuery } from '../list.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { summaryObject } from '../summary-object.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';

const refusals = ['invalid_api_key', 'pro_required', 'not_found', 'video_not_ready'] as const;

/** What a language model writes of a video and its chapters; beyond the specification. */
export function serveSummaries(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateByKey();
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const common = { tags: ['Videos'], params: videoParams, querystring: noQuery };

  typed.get(
    '/videos/:video_id/summary',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'getSummary',
        summary: 'Read the summary',
        description:
          'One to four sentences about the video and about each chapter, each with the moments it rests on. While the status is ' +
          '`pending`, `Retry-After` says when to look again.',
        response: { 200: jsonResponse('The summary', summarySchema, 'Retry-After?'), ...problemResponses(...refusals) },
      },
    },
    async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const video = await readReadyPlatformVideo(verb, { videoId: videoIdOf(request.params) });
      const summary = await findSummary(ctx.db, verb, video);
      if (summary.status === 'pending') reply.header('retry-after', secondsToSummary(summary, ctx.clock()));
      return summaryObject(video.videoId, summary);
    },
  );

  typed.post(
    '/videos/:video_id/summary',
    {
      onRequest,
      config: { takesNoBody: true },
      schema: {
        ...common,
        operationId: 'makeSummary',
        summary: 'Make the summary',
        description:
          'Has a language model sum up a ready video and its chapters. Uses no minutes. The request has no body and no ' +
          '`Content-Type`. A summary that is there, or being made, is not made again; one that failed is.',
        response: {
          200: jsonResponse('The summary, which is there', summarySchema),
          202: jsonResponse('The summary, pending', summarySchema, 'Location', 'Retry-After'),
          ...problemResponses(...refusals, 'payload_too_large', 'summary_unavailable'),
        },
      },
    },
    async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const video = await readReadyPlatformVideo(verb, { videoId: videoIdOf(request.params) });
      const summary = await askForSummary(verb, video);
      const object = summaryObject(video.videoId, summary);
      if (summary.status === 'ready') return object;
      return reply
        .code(202)
        .header('location', `/api/v1/videos/${video.videoId}/summary`)
        .header('retry-after', secondsToSummary(summary, ctx.clock()))
        .send(object);
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/summary', ['GET', 'POST']);
}
