import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { limits } from '../../contract/limits.ts';
import { nameSchema, questionIdPattern } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { type Chat, createChat, deleteChat, listChats } from '../../questions/chats.ts';
import { countQuestions } from '../../questions/read-question.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';

const chatSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    is_api: z.boolean().describe('Whether the API’s questions live in it; it can not be deleted'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Chat' });

const chatsSchema = z.object({
  chats: z.array(chatSchema),
  chats_limit: z.int(),
  questions_used: z.int().describe('Over the API and the web app, failed ones left out'),
  questions_limit: z.int(),
});

export const chatParams = videoParams.extend({ chat_id: z.string().describe('The id of a chat') });

/** @throws {Problem} `not_found` for ids that can be no video's and chat's */
export function chatOf(params: z.infer<typeof chatParams>): { videoId: string; chatId: string } {
  if (!questionIdPattern.test(params.chat_id)) throw new Problem('not_found');
  return { videoId: videoIdOf(params), chatId: params.chat_id };
}

/** The chats on a video of whoever is signed in. */
export function serveChats(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const chatObject = ({ chatId, name, isApi, createdAt }: Chat) => ({
    id: chatId,
    name,
    is_api: isApi,
    created_at: createdAt.toISOString(),
  });

  typed.get(
    '/videos/:video_id/chats',
    {
      onRequest,
      schema: {
        operationId: 'listChats',
        params: videoParams,
        response: {
          200: jsonResponse('The chats, oldest first, and how many questions are used', chatsSchema),
          ...problemResponses('not_signed_in', 'not_found'),
        },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      const input = { videoId: videoIdOf(request.params) };
      const chats = await listChats(verb, input);
      const used = await countQuestions(verb, input);
      return {
        chats: chats.map(chatObject),
        chats_limit: limits.chatsPerVideo,
        questions_used: used,
        questions_limit: limits.questionsPerVideo,
      };
    },
  );

  typed.post(
    '/videos/:video_id/chats',
    {
      onRequest,
      schema: {
        operationId: 'createChat',
        params: videoParams,
        body: z.strictObject({ name: nameSchema }),
        response: {
          201: jsonResponse('The chat', chatSchema),
          ...problemResponses(
            'not_signed_in',
            'not_found',
            'payload_too_large',
            'unsupported_media_type',
            'question_limit_reached',
          ),
        },
      },
    },
    async (request, reply) => {
      const input = { videoId: videoIdOf(request.params), name: request.body.name };
      const chat = await createChat({ ...ctx, accountId: request.accountId }, input);
      return reply.code(201).send(chatObject(chat));
    },
  );

  typed.delete(
    '/videos/:video_id/chats/:chat_id',
    {
      onRequest,
      schema: {
        operationId: 'deleteChat',
        params: chatParams,
        response: {
          204: z.null().describe('Deleted'),
          ...problemResponses('not_signed_in', 'not_found', 'api_chat_kept'),
        },
      },
    },
    async (request, reply) => {
      await deleteChat({ ...ctx, accountId: request.accountId }, chatOf(request.params));
      return reply.code(204).send(null);
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/chats', ['GET', 'POST']);
  refuseOtherMethods(app, '/videos/:video_id/chats/:chat_id', ['DELETE']);
}
