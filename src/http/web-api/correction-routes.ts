import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { longestCorrection } from '../../transcripts/corrections/correction.ts';
import { addCorrection, listCorrections, previewCorrection, removeCorrection } from '../../videos/correct-words.ts';
import { answeredSignal } from '../answered-signal.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { webVideoObject, webVideoSchema } from './web-video.ts';

const words = (about: string) =>
  z
    .string()
    .max(longestCorrection)
    .regex(/\S/u, 'holds no word')
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'holds a line break or a control character')
    .describe(about);
const wordsSchema = z.strictObject({
  wrong: words('What was heard wrong, as the transcript has it: whole words, whatever their case'),
  right: words('What is said there'),
});
const correctionSchema = wordsSchema.extend({ id: z.string() });
const previewSchema = z.object({
  count: z.int().min(0).describe('Places in the transcript'),
  places: z
    .array(
      z.object({
        start_seconds: z.number().min(0),
        before: z.string(),
        found: z.string(),
        right: z.string(),
        after: z.string(),
      }),
    )
    .describe('The first 50 of them, with what stands around them'),
  titles: z.array(
    z.object({
      start_seconds: z.int().min(0),
      title: z.string(),
      corrected: z.string(),
      is_edited: z.boolean().describe('Whether somebody wrote it'),
    }),
  ),
});
const common = ['not_signed_in', 'not_found', 'video_not_ready'] as const;
const bodyRefusals = ['payload_too_large', 'unsupported_media_type'] as const;

/** What was heard wrong in a ready video, put right once and everywhere. */
export function serveCorrections(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const path = '/videos/:video_id/corrections';

  typed.get(
    path,
    {
      onRequest,
      schema: {
        operationId: 'listCorrections',
        params: videoParams,
        response: {
          200: jsonResponse(
            'The corrections, in the order in which they are followed',
            z.object({ corrections: z.array(correctionSchema) }),
          ),
          ...problemResponses(...common),
        },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      return { corrections: await listCorrections(verb, { videoId: videoIdOf(request.params) }) };
    },
  );

  typed.post(
    `${path}/preview`,
    {
      onRequest,
      schema: {
        operationId: 'previewCorrection',
        params: videoParams,
        body: wordsSchema,
        response: {
          200: jsonResponse('What the correction would change', previewSchema),
          ...problemResponses(...common, ...bodyRefusals),
        },
      },
    },
    async (request) => {
      const verb = { ...ctx, accountId: request.accountId };
      const videoId = videoIdOf(request.params);
      const { count, places, titles } = await previewCorrection(verb, { videoId, ...request.body });
      return {
        count,
        places: places.map(({ startSeconds, ...place }) => ({ start_seconds: startSeconds, ...place })),
        titles: titles.map(({ startSeconds, title, corrected, isEdited }) => ({
          start_seconds: startSeconds,
          title,
          corrected,
          is_edited: isEdited,
        })),
      };
    },
  );
  refuseOtherMethods(app, `${path}/preview`, ['POST']);

  typed.post(
    path,
    {
      onRequest,
      schema: {
        operationId: 'addCorrection',
        params: videoParams,
        body: wordsSchema.extend({
          with_edited: z.boolean().describe('Whether titles that somebody wrote are corrected too'),
        }),
        response: {
          200: jsonResponse('The video, corrected', webVideoSchema),
          ...problemResponses(
            ...common,
            ...bodyRefusals,
            'nothing_to_correct',
            'correction_limit_reached',
            'chapters_break_rules',
          ),
        },
      },
    },
    async (request, reply) => {
      const { with_edited: withEdited, ...named } = request.body;
      const input = { videoId: videoIdOf(request.params), ...named, withEdited, signal: answeredSignal(reply) };
      return webVideoObject(await addCorrection({ ...ctx, accountId: request.accountId }, input), publicUrl);
    },
  );
  refuseOtherMethods(app, path, ['GET', 'POST']);

  typed.delete(
    `${path}/:correction_id`,
    {
      onRequest,
      schema: {
        operationId: 'removeCorrection',
        params: videoParams.extend({ correction_id: z.string().describe('The id of a correction') }),
        response: {
          200: jsonResponse('The video without the correction', webVideoSchema),
          ...problemResponses(...common),
        },
      },
    },
    async (request, reply) => {
      const { correction_id: correctionId } = request.params;
      const input = { videoId: videoIdOf(request.params), correctionId, signal: answeredSignal(reply) };
      return webVideoObject(await removeCorrection({ ...ctx, accountId: request.accountId }, input), publicUrl);
    },
  );
  refuseOtherMethods(app, `${path}/:correction_id`, ['DELETE']);
}
