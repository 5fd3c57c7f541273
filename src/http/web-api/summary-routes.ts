import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { summarySchema } from '../../contract/objects.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import { askForSummary } from '../../videos/ask-for-summary.ts';
import { readReadyVideo } from '../../videos/read-video.ts';
import { findSummary, type ShownSummary } from '../../videos/summary.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { summaryObject } from '../summary-object.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { citationSchema } from './question-routes.ts';
import { authenticateBySession } from './session.ts';

const webSummarySchema = summarySchema
  .extend({
    citations: z.array(citationSchema).describe('The moments of the texts, in order'),
    progress: z.number().nullable().describe('The share of it that is done; null where it is not being made'),
    can_be_made: z.boolean().describe('Whether a language model writes summaries here'),
  })
  .meta({ id: 'WebSummary' });

/** The summary of a ready video of whoever is signed in. */
export function serveWebSummaries(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const webSummary = (videoId: string, summary: ShownSummary) => ({
    ...summaryObject(videoId, summary),
    citations: summary.citations.map(({ startSeconds, quote }) => ({
      start_seconds: startSeconds,
      timestamp: timestamp(startSeconds),
      quote,
    })),
    progress: summary.progress,
    can_be_made: ctx.engines.summarize !== undefined,
  });

  typed.get(
    '/videos/:video_id/summary',
    {
      onRequest,
      schema: {
        operationId: 'getSummary',
        params: videoParams,
        response: {
          200: jsonResponse('The summary', webSummarySchema),
          ...problemResponses('not_signed_in', 'not_found', 'video_not_ready'),
        },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      const video = await readReadyVideo(verb, { videoId: videoIdOf(request.params) });
      return webSummary(video.videoId, await findSummary(ctx.db, verb, video));
    },
  );

  typed.post(
    '/videos/:video_id/summary',
    {
      onRequest,
      schema: {
        operationId: 'makeSummary',
        params: videoParams,
        body: z.strictObject({}),
        response: {
          200: jsonResponse('The summary, which is there or being made', webSummarySchema),
          ...problemResponses(
            'not_signed_in',
            'not_found',
            'video_not_ready',
            'payload_too_large',
            'unsupported_media_type',
            'summary_unavailable',
          ),
        },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      const video = await readReadyVideo(verb, { videoId: videoIdOf(request.params) });
      return webSummary(video.videoId, await askForSummary(verb, video));
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/summary', ['GET', 'POST']);
}
