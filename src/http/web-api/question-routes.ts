import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askQuestionSchema, questionIdPattern, questionSchema } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { askQuestion } from '../../questions/ask-question.ts';
import { type Question, secondsToAnswer } from '../../questions/question.ts';
import { listQuestions } from '../../questions/read-question.ts';
import { stopQuestion } from '../../questions/stop-question.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import { questionObject } from '../api-v1/question-object.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { chatOf, chatParams } from './chat-routes.ts';
import { authenticateBySession } from './session.ts';

export const citationSchema = z.object({
  start_seconds: z.int().min(0),
  timestamp: z.string(),
  quote: z.string().describe('What is said there'),
});
const webQuestionSchema = questionSchema
  .extend({
    answer: z
      .string()
      .nullable()
      .describe('Markdown; while the question is pending, the sentences that are there so far'),
    via: z.enum(['api', 'web']),
    citations: z.array(citationSchema).describe('The moments that the answer cites, in its order'),
    engine: z.string().nullable(),
  })
  .meta({ id: 'WebQuestion' });

const questionParams = chatParams.extend({ question_id: z.string().describe('The id of a question') });

/** The questions of a chat of whoever is signed in. */
export function serveWebQuestions(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const webQuestion = (question: Question) => ({
    ...questionObject(question),
    answer: question.soFar?.markdown ?? question.answer,
    via: question.via,
    citations: (question.soFar ?? question).citations.map(({ startSeconds, quote }) => ({
      start_seconds: startSeconds,
      timestamp: timestamp(startSeconds),
      quote,
    })),
    engine: question.engine,
  });

  typed.get(
    '/videos/:video_id/chats/:chat_id/questions',
    {
      onRequest,
      schema: {
        operationId: 'listQuestions',
        params: chatParams,
        response: {
          200: jsonResponse('The questions, oldest first', z.object({ questions: z.array(webQuestionSchema) })),
          ...problemResponses('not_signed_in', 'not_found'),
        },
      },
    },
    async (request) => {
      const questions = await listQuestions({ ...ctx, accountId: request.accountId }, chatOf(request.params));
      return { questions: questions.map(webQuestion) };
    },
  );

  typed.post(
    '/videos/:video_id/chats/:chat_id/questions',
    {
      onRequest,
      schema: {
        operationId: 'askQuestion',
        params: chatParams,
        body: askQuestionSchema,
        response: {
          202: jsonResponse('The question, pending', webQuestionSchema, 'Retry-After'),
          ...problemResponses(
            'not_signed_in',
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
      const input = { ...chatOf(request.params), question: request.body.question, via: 'web' as const };
      const question = await askQuestion({ ...ctx, accountId: request.accountId }, input);
      return reply.code(202).header('retry-after', secondsToAnswer(question, ctx.clock())).send(webQuestion(question));
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/chats/:chat_id/questions', ['GET', 'POST']);

  const stopPath = '/videos/:video_id/chats/:chat_id/questions/:question_id/stop';
  typed.post(
    stopPath,
    {
      onRequest,
      schema: {
        operationId: 'stopQuestion',
        params: questionParams,
        body: z.strictObject({}),
        response: {
          200: jsonResponse('The question, final: what was there of its answer stays and counts', webQuestionSchema),
          ...problemResponses('not_signed_in', 'not_found', 'payload_too_large', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const { question_id: questionId } = request.params;
      if (!questionIdPattern.test(questionId)) throw new Problem('not_found');
      const input = { ...chatOf(request.params), questionId };
      return webQuestion(await stopQuestion({ ...ctx, accountId: request.accountId }, input));
    },
  );
  refuseOtherMethods(app, stopPath, ['POST']);
}
