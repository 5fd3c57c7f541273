import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { countRefused } from '../../accounts/tries.ts';
import { densities } from '../../chaptering/engine.ts';
import { idempotencyKeySchema, tagNameSchema, videoSchema } from '../../contract/objects.ts';
import { submitUpload } from '../../uploads/submit-upload.ts';
import { changeDensity } from '../../videos/change-density.ts';
import { isPlaceIn, listVideos, videoAges, videoOrders } from '../../videos/list-videos.ts';
import { previewPlaylist } from '../../videos/preview-playlist.ts';
import { previewVideo } from '../../videos/preview-video.ts';
import { readVideo } from '../../videos/read-video.ts';
import { submitVideo } from '../../videos/submit-video.ts';
import type { Video } from '../../videos/video.ts';
import { answeredSignal } from '../answered-signal.ts';
import { mostMilliseconds } from '../in-flight.ts';
import { orderedCursorOf, orderedCursorSchema, titleWordsSchema } from '../list.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { listedVideoObject, listedVideoSchema, webVideoObject, webVideoSchema } from './web-video.ts';
import { sendWritten, versionSchema, writtenResponses } from './written-chapters.ts';

const submitSchema = z
  .strictObject({
    url: z.string().optional().describe('A video link: watch, short-host, shorts, live or embed form'),
    upload_id: z.string().optional().describe('A file that is whole; with a url, one of captions, those of that video'),
  })
  .refine(({ url, upload_id }) => url !== undefined || upload_id !== undefined, {
    error: 'Send a `url`, an `upload_id` or both',
  })
  .meta({ id: 'SubmitWebVideo' });

const previewSchema = z.object({
  platform_id: z.string(),
  existing_video_id: z
    .string()
    .nullable()
    .describe('A video of the account that was made of it before and did not fail'),
  title: z.string(),
  duration_seconds: z.int(),
  minutes_needed: z.int(),
  minutes_left: z.int(),
});

const playlistSchema = z.object({
  title: z.string(),
  has_more: z.boolean().describe('Whether there are more videos than are listed'),
  minutes_left: z.int(),
  videos: z.array(
    z.object({
      platform_id: z.string(),
      url: z.url(),
      title: z.string(),
      duration_seconds: z.int().nullable().describe('null: it is live or yet to begin, or private'),
      minutes_needed: z.int().nullable().describe('null: it can not be added'),
      existing_video_id: previewSchema.shape.existing_video_id,
    }),
  ),
});

const listQuery = z
  .strictObject({
    q: titleWordsSchema.optional(),
    status: videoSchema.shape.status.optional(),
    tag: tagNameSchema.optional().describe('Those that have this tag, whatever its case'),
    age: z.enum(videoAges).optional().describe('Those added in the last 24 hours, 7, 30 or 365 days, or before them'),
    sort: z.enum(videoOrders).default('newest'),
    after: orderedCursorSchema.optional(),
    before: orderedCursorSchema.optional(),
  })
  .refine(({ sort, after, before }) => [after, before].every((place) => !place || isPlaceIn(sort, place)), {
    path: ['after'],
    error: 'is a cursor of another order',
  })
  .refine(({ after, before }) => !after || !before, { path: ['before'], error: 'does not go with `after`' });

/** The videos of whoever is signed in. */
export function serveWebVideos(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const webVideo = (video: Video) => webVideoObject(video, publicUrl);

  typed.get(
    '/videos',
    {
      onRequest,
      schema: {
        operationId: 'listVideos',
        querystring: listQuery,
        response: {
          200: jsonResponse(
            'The videos, 50 at a time',
            z.object({
              videos: z.array(listedVideoSchema),
              next_cursor: z.string().nullable().describe('As `after`, for the next ones; null: these are the last'),
              previous_cursor: z
                .string()
                .nullable()
                .describe('As `before`, for the ones before; null: these are the first'),
            }),
          ),
          ...problemResponses('not_signed_in'),
        },
      },
    },
    async (request) => {
      const { q: search, sort: order, ...wanted } = request.query;
      const verb = { ...ctx, accountId: request.accountId };
      const { entries, next, previous } = await listVideos(verb, { ...wanted, search, order });
      return {
        videos: entries.map(listedVideoObject),
        next_cursor: next ? orderedCursorOf(next) : null,
        previous_cursor: previous ? orderedCursorOf(previous) : null,
      };
    },
  );

  typed.post(
    '/videos',
    {
      onRequest,
      schema: {
        operationId: 'submitVideo',
        headers: z.object({
          'idempotency-key': idempotencyKeySchema.optional().describe('For a link; an upload becomes one video anyway'),
        }),
        body: submitSchema,
        response: {
          202: jsonResponse('The video, in work', webVideoSchema),
          ...problemResponses(
            'invalid_url',
            'not_signed_in',
            'not_enough_minutes',
            'not_found',
            'idempotency_key_in_use',
            'upload_unfinished',
            'payload_too_large',
            'unsupported_media_type',
            'video_not_supported',
            'upload_not_supported',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const { url, upload_id: uploadId } = request.body;
      const idempotencyKey = request.headers['idempotency-key'];
      const send = () =>
        uploadId === undefined
          ? submitVideo(verb, { url: url ?? '', via: 'web', idempotencyKey })
          : submitUpload(verb, { uploadId, url });
      const video = await countRefused(ctx, { what: 'refused', accountId: request.accountId }, send);
      return reply.code(202).send(webVideo(video));
    },
  );

  typed.get(
    '/preview',
    {
      onRequest,
      config: { answersWithin: services.lookUpMs + mostMilliseconds },
      schema: {
        operationId: 'previewVideo',
        querystring: z.object({ url: z.string() }),
        response: {
          200: jsonResponse('What the link leads to, and what it would cost', previewSchema),
          ...problemResponses('invalid_url', 'playlist_link', 'not_signed_in', 'video_not_supported', 'too_many_tries'),
        },
      },
    },
    async (request) => {
      const preview = await previewVideo({ ...ctx, accountId: request.accountId }, { url: request.query.url });
      return {
        platform_id: preview.platformId,
        existing_video_id: preview.existingVideoId,
        title: preview.title,
        duration_seconds: preview.durationSeconds,
        minutes_needed: preview.minutesNeeded,
        minutes_left: preview.minutesLeft,
      };
    },
  );

  typed.get(
    '/playlist',
    {
      onRequest,
      config: { answersWithin: services.lookUpMs + mostMilliseconds },
      schema: {
        operationId: 'previewPlaylist',
        querystring: z.strictObject({ url: z.string() }),
        response: {
          200: jsonResponse('The videos of a playlist or channel, and what each would cost', playlistSchema),
          ...problemResponses('invalid_url', 'not_signed_in', 'not_found', 'too_many_tries'),
        },
      },
    },
    async (request) => {
      const list = await previewPlaylist({ ...ctx, accountId: request.accountId }, { url: request.query.url });
      return {
        title: list.title,
        has_more: list.hasMore,
        minutes_left: list.minutesLeft,
        videos: list.videos.map((video) => ({
          platform_id: video.platformId,
          url: `https://youtu.be/${video.platformId}`,
          title: video.title,
          duration_seconds: video.durationSeconds,
          minutes_needed: video.minutesNeeded,
          existing_video_id: video.existingVideoId,
        })),
      };
    },
  );

  typed.get(
    '/videos/:video_id',
    {
      onRequest,
      schema: {
        operationId: 'getVideo',
        params: z.object({ video_id: z.string() }),
        response: { 200: jsonResponse('The video', webVideoSchema), ...problemResponses('not_signed_in', 'not_found') },
      },
    },
    async (request) => {
      const video = await readVideo({ ...ctx, accountId: request.accountId }, { videoId: videoIdOf(request.params) });
      return webVideo(video);
    },
  );
  typed.post(
    '/videos/:video_id/density',
    {
      onRequest,
      schema: {
        operationId: 'changeDensity',
        params: z.object({ video_id: z.string() }),
        body: z.strictObject({ density: z.enum(densities), version: versionSchema }),
        response: {
          ...writtenResponses('The video, divided so'),
          ...problemResponses(
            'not_signed_in',
            'not_found',
            'video_not_ready',
            'payload_too_large',
            'unsupported_media_type',
          ),
        },
      },
    },
    async (request, reply) => {
      const input = { videoId: videoIdOf(request.params), ...request.body, signal: answeredSignal(reply) };
      return sendWritten(reply, await changeDensity({ ...ctx, accountId: request.accountId }, input), services);
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/density', ['POST']);
  refuseOtherMethods(app, '/videos', ['GET', 'POST']);
  refuseOtherMethods(app, '/preview', ['GET']);
  refuseOtherMethods(app, '/playlist', ['GET']);
  refuseOtherMethods(app, '/videos/:video_id', ['GET', 'DELETE']); // deletion-routes.ts has the other
}
