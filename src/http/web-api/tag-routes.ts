import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { questionIdPattern, tagNameSchema } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { readVideo } from '../../videos/read-video.ts';
import { deleteTag, listTags, renameTag, tagVideos, untagVideos } from '../../videos/tags.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoIdsSchema, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { tagObject, tagSchema } from './web-video.ts';

const tagParams = z.object({ tag_id: z.string().describe('The id of a tag') });

/** @throws {Problem} `not_found` for an id that can be no tag's */
function tagIdOf({ tag_id: tagId }: z.infer<typeof tagParams>): string {
  if (!questionIdPattern.test(tagId)) throw new Problem('not_found');
  return tagId;
}

/** The tags of whoever is signed in, and of their videos. */
export function serveTags(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const tagsResponse = { 200: jsonResponse('The tags, by name', z.object({ tags: z.array(tagSchema) })) };
  const body = ['payload_too_large', 'unsupported_media_type'] as const;

  typed.get(
    '/tags',
    {
      onRequest,
      schema: { operationId: 'listTags', response: { ...tagsResponse, ...problemResponses('not_signed_in') } },
    },
    async (request) => ({ tags: (await listTags({ ...ctx, accountId: request.accountId })).map(tagObject) }),
  );

  typed.get(
    '/videos/:video_id/tags',
    {
      onRequest,
      schema: {
        operationId: 'listTagsOfVideo',
        params: videoParams,
        response: { ...tagsResponse, ...problemResponses('not_signed_in', 'not_found') },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      const { videoId } = await readVideo(verb, { videoId: videoIdOf(request.params) });
      return { tags: (await listTags(verb, { videoId })).map(tagObject) };
    },
  );

  typed.post(
    '/tags',
    {
      onRequest,
      schema: {
        operationId: 'tagVideos',
        body: z.strictObject({ name: tagNameSchema, video_ids: videoIdsSchema }),
        response: {
          200: jsonResponse('The tag that the videos have now: a new one, or the one of this name', tagSchema),
          ...problemResponses('not_signed_in', 'not_found', 'tag_limit_reached', ...body),
        },
      },
    },
    async (request) => {
      const { name, video_ids: videoIds } = request.body;
      return tagObject(await tagVideos({ ...ctx, accountId: request.accountId }, { name, videoIds }));
    },
  );

  typed.post(
    '/tags/:tag_id/remove',
    {
      onRequest,
      schema: {
        operationId: 'untagVideos',
        params: tagParams,
        body: z.strictObject({ video_ids: videoIdsSchema }),
        response: {
          204: z.null().describe('None of the videos has it; where no other has, it is gone'),
          ...problemResponses('not_signed_in', 'not_found', ...body),
        },
      },
    },
    async (request, reply) => {
      const input = { tagId: tagIdOf(request.params), videoIds: request.body.video_ids };
      await untagVideos({ ...ctx, accountId: request.accountId }, input);
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/tags/:tag_id',
    {
      onRequest,
      schema: {
        operationId: 'renameTag',
        params: tagParams,
        body: z.strictObject({ name: tagNameSchema }),
        response: {
          200: jsonResponse('The tag, called so on all of its videos', tagSchema),
          ...problemResponses('not_signed_in', 'not_found', 'tag_taken', ...body),
        },
      },
    },
    async (request) => {
      const input = { tagId: tagIdOf(request.params), name: request.body.name };
      return tagObject(await renameTag({ ...ctx, accountId: request.accountId }, input));
    },
  );

  typed.delete(
    '/tags/:tag_id',
    {
      onRequest,
      schema: {
        operationId: 'deleteTag',
        params: tagParams,
        response: {
          204: z.null().describe('No video has it any more'),
          ...problemResponses('not_signed_in', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      await deleteTag({ ...ctx, accountId: request.accountId }, { tagId: tagIdOf(request.params) });
      return reply.code(204).send(null);
    },
  );

  refuseOtherMethods(app, '/tags', ['GET', 'POST']);
  refuseOtherMethods(app, '/tags/:tag_id', ['POST', 'DELETE']);
  refuseOtherMethods(app, '/tags/:tag_id/remove', ['POST']);
  refuseOtherMethods(app, '/videos/:video_id/tags', ['GET']);
}
