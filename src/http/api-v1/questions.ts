import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askQuestionSchema, questionIdPattern, questionSchema } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { askQuestion } from '../../questions/ask-question.ts';
import { secondsToAnswer } from '../../questions/question.ts';
import { readQuestion, readQuestionState } from '../../questions/read-question.ts';
import { asksForChange, entityTag, hasTag, sendNotModified, sendTagged } from '../entity-tag.ts';
import { readWithWait, waitTimeout } from '../prefer.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, notModified, otherState, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';
import { questionObject } from './question-object.ts';
import { readingHeaders } from './videos.ts';

/** The question of a path. */
export const questionParams = videoParams.extend({
  question_id: z.string().describe('The id of a question').meta({ pattern: questionIdPattern.source }),
});

/** Specification §4.4 and §4.5. */
export function serveQuestions(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateByKey();
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/videos/:video_id/questions',
    {
      onRequest,
      schema: {
        operationId: 'askQuestion',
        summary: 'Ask about a video',
        description:
          'Asks about a ready video. Uses no minutes; counts toward the video’s 25 questions, unless answering fails. The ' +
          'questions before it give it its context.',
        tags: ['Questions'],
        params: videoParams,
        body: askQuestionSchema,
        response: {
          202: jsonResponse('The question, pending', questionSchema, 'Location', 'Retry-After'),
          ...problemResponses(
            'invalid_api_key',
            'pro_required',
            'not_found',
            'video_not_ready',
            'question_in_progress',
            'payload_too_large',
            'unsupported_media_type',
            'question_limit_reached',
          ),
        },
      },
    },
    async (request, reply) => {
      const videoId = videoIdOf(request.params);
      const input = { videoId, question: request.body.question, via: 'api' as const };
      const question = await askQuestion({ ...ctx, accountId: request.accountId }, input);
      return reply
        .code(202)
        .header('location', `/api/v1/videos/${videoId}/questions/${question.questionId}`)
        .header('retry-after', secondsToAnswer(question, ctx.clock()))
        .send(questionObject(question));
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/questions', ['POST']);

  typed.get(
    '/videos/:video_id/questions/:question_id',
    {
      onRequest,
      config: { answersWithin: waitTimeout },
      schema: {
        operationId: 'getQuestion',
        summary: 'Read a question',
        description: 'While the status is `pending`, `Retry-After` says when to look again.',
        tags: ['Questions'],
        params: questionParams,
        headers: readingHeaders,
        response: {
          200: jsonResponse('The question', questionSchema, 'ETag', 'Retry-After?', 'Preference-Applied?'),
          304: notModified,
          ...problemResponses('invalid_api_key', 'pro_required', 'not_found'),
          ...otherState,
        },
      },
    },
    async (request, reply) => {
      const videoId = videoIdOf(request.params);
      const questionId = request.params.question_id;
      if (!questionIdPattern.test(questionId)) throw new Problem('not_found');
      const verb = { ...ctx, accountId: request.accountId };
      const tagOf = (state: Awaited<ReturnType<typeof readQuestionState>>) =>
        entityTag(services.edition, questionId, state.status, state.transcriptVersion);
      if (asksForChange(request)) {
        const state = await readQuestionState(verb, { videoId, questionId });
        const isFinal = state.status !== 'pending';
        if (isFinal && hasTag(request.headers['if-none-match'], tagOf(state)))
          return sendNotModified(reply, tagOf(state));
      }
      const question = await readWithWait(request, reply, services, {
        read: () => readQuestion(verb, { videoId, questionId }),
        isFinal: ({ status }) => status !== 'pending',
        videoId,
        questionId,
      });
      if (question.status === 'pending') reply.header('retry-after', secondsToAnswer(question, ctx.clock()));
      return sendTagged(request, reply, tagOf(question), () => questionObject(question));
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/questions/:question_id', ['GET']);
}
