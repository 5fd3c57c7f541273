import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ListPage } from '../../accounts/list-page.ts';
import { questionListSchema, videoListSchema, videoSchema } from '../../contract/objects.ts';
import { listVideoQuestions } from '../../questions/read-question.ts';
import { deleteVideo } from '../../videos/delete-video.ts';
import { listPlatformVideos } from '../../videos/list-videos.ts';
import { readPlatformVideo } from '../../videos/read-video.ts';
import { cursorOf, cursorSchema, limitSchema, noQuery, titleWordsSchema } from '../list.ts';
import { refuseOtherMethods } from '../resource.ts';
import { emptyResponse, jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';
import { questionObject } from './question-object.ts';
import { videoObject } from './video-object.ts';

const pageQuery = z.strictObject({ limit: limitSchema, cursor: cursorSchema.optional() });

/** What the account holds, on paths of its own: the specification leaves `/videos` and `/videos/{video_id}` no other methods. */
export function serveWorkspace(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateByKey();
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/workspace',
    {
      onRequest,
      serializerCompiler: () => JSON.stringify, // made by `videoObject`: checking a page takes as long as making it
      schema: {
        operationId: 'listVideos',
        summary: 'List the videos',
        description:
          'The account’s videos of the platform, newest first, those added in the web app included. Following `next_cursor`, ' +
          'each comes once, whatever is added or deleted meanwhile.',
        tags: ['Workspace'],
        querystring: pageQuery.extend({
          status: videoSchema.shape.status.optional().describe('Those in this state alone'),
          q: titleWordsSchema.optional(),
        }),
        response: {
          200: jsonResponse('A page of videos', videoListSchema),
          ...problemResponses('invalid_api_key', 'pro_required'),
        },
      },
    },
    async (request) => {
      const { limit, cursor: after, status, q: search } = request.query;
      const verb = { ...ctx, accountId: request.accountId };
      const page = await listPlatformVideos(verb, { limit, after, status, search });
      return listObject(page, (video) => videoObject(video, publicUrl));
    },
  );
  refuseOtherMethods(app, '/workspace', ['GET']);

  typed.delete(
    '/workspace/:video_id',
    {
      onRequest,
      schema: {
        operationId: 'deleteVideo',
        summary: 'Delete a video',
        description:
          'From then on it is `not_found`; the web app can undo it for 10 seconds, then all that was made of it is gone. The ' +
          'minutes of one that is still in work by then come back; of a ready one they do not.',
        tags: ['Workspace'],
        params: videoParams,
        querystring: noQuery,
        response: {
          204: emptyResponse('The video is deleted'),
          ...problemResponses('invalid_api_key', 'pro_required', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const { videoId } = await readPlatformVideo(verb, { videoId: videoIdOf(request.params) });
      await deleteVideo(verb, { videoId });
      return reply.code(204).send();
    },
  );
  refuseOtherMethods(app, '/workspace/:video_id', ['DELETE']);

  typed.get(
    '/workspace/:video_id/questions',
    {
      onRequest,
      schema: {
        operationId: 'listQuestions',
        summary: 'List the questions about a video',
        description: 'Newest first, those of the web app’s chats included.',
        tags: ['Workspace'],
        params: videoParams,
        querystring: pageQuery,
        response: {
          200: jsonResponse('A page of questions', questionListSchema),
          ...problemResponses('invalid_api_key', 'pro_required', 'not_found'),
        },
      },
    },
    async (request) => {
      const { limit, cursor: after } = request.query;
      const verb = { ...ctx, accountId: request.accountId };
      const page = await listVideoQuestions(verb, { videoId: videoIdOf(request.params), limit, after });
      return listObject(page, questionObject);
    },
  );
  refuseOtherMethods(app, '/workspace/:video_id/questions', ['GET']);
}

function listObject<Entry>({ entries, next }: ListPage<Entry>, objectOf: (entry: Entry) => object) {
  return { object: 'list' as const, data: entries.map(objectOf), next_cursor: next ? cursorOf(next) : null };
}
