import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { citationsSchema, evidenceSchema, questionIdPattern } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { readQuestion } from '../../questions/read-question.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import { chapterEvidence } from '../../videos/chapter-evidence.ts';
import { readReadyPlatformVideo } from '../../videos/read-video.ts';
import { answeredSignal } from '../answered-signal.ts';
import { noQuery } from '../list.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';
import { questionParams } from './questions.ts';

/** Why chapters begin where they do, and what answers rest on; beyond the specification. */
export function serveEvidence(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateByKey();
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/videos/:video_id/evidence',
    {
      onRequest,
      schema: {
        operationId: 'getEvidence',
        summary: 'Read why the chapters begin where they do',
        description: 'For each chapter its first words, what spoke for beginning one there, and whose title it has.',
        tags: ['Videos'],
        params: videoParams,
        querystring: noQuery,
        response: {
          200: jsonResponse('The evidence', evidenceSchema),
          ...problemResponses('invalid_api_key', 'pro_required', 'not_found', 'video_not_ready'),
        },
      },
    },
    async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const video = await readReadyPlatformVideo(verb, { videoId: videoIdOf(request.params) });
      const evidence = await chapterEvidence(verb, { video, signal: answeredSignal(reply) });
      return {
        object: 'evidence' as const,
        video_id: video.videoId,
        engine: video.engine ?? 'builtin',
        chapters: evidence.map(({ startSeconds, opening, score, reasons, titleEngine }) => ({
          start_seconds: startSeconds,
          opening,
          score,
          reasons,
          title_engine: titleEngine,
        })),
      };
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/evidence', ['GET']);

  typed.get(
    '/videos/:video_id/questions/:question_id/citations',
    {
      onRequest,
      schema: {
        operationId: 'getCitations',
        summary: 'Read what an answer rests on',
        description: 'The moments that the answer cites, each with what is said there.',
        tags: ['Questions'],
        params: questionParams,
        querystring: noQuery,
        response: {
          200: jsonResponse('The citations', citationsSchema),
          ...problemResponses('invalid_api_key', 'pro_required', 'not_found'),
        },
      },
    },
    async (request) => {
      const videoId = videoIdOf(request.params);
      const questionId = request.params.question_id;
      if (!questionIdPattern.test(questionId)) throw new Problem('not_found');
      const { engine, citations } = await readQuestion(
        { ...ctx, accountId: request.accountId },
        { videoId, questionId },
      );
      return {
        object: 'citations' as const,
        question_id: questionId,
        engine,
        citations: citations.map(({ startSeconds, quote }) => ({
          start_seconds: startSeconds,
          timestamp: timestamp(startSeconds),
          quote,
        })),
      };
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/questions/:question_id/citations', ['GET']);
}
