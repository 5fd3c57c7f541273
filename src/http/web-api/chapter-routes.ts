import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mostSuggestions } from '../../chaptering/engine.ts';
import { checkChapters, editChapters } from '../../videos/edit-chapters.ts';
import { suggestTitles } from '../../videos/suggest-titles.ts';
import { answeredSignal } from '../answered-signal.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';
import { sendWritten, versionSchema, writtenResponses } from './written-chapters.ts';

const draftSchema = z.strictObject({
  chapters: z.array(z.strictObject({ start_seconds: z.number(), title: z.string() })).max(2000),
});
const editSchema = draftSchema.extend({ version: versionSchema });
const ruleSchema = z.object({
  rule: z.string().describe('Its name'),
  values: z.record(z.string(), z.number()).describe('The numbers in it'),
});
const checkSchema = z.object({
  broken: z.array(
    ruleSchema.extend({
      index: z.int().nullable().describe('Place of the chapter, from 0; null where all together are meant'),
      message: z.string(),
    }),
  ),
  rules: z.array(ruleSchema.extend({ is_kept: z.boolean() })).describe('What the platform asks of them'),
});
const common = [
  'not_signed_in',
  'not_found',
  'video_not_ready',
  'payload_too_large',
  'unsupported_media_type',
] as const;

/** The chapters of a ready video, for whoever edits them. */
export function serveChapterEdits(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const chaptersOf = ({ chapters }: z.infer<typeof draftSchema>) =>
    chapters.map(({ start_seconds: startSeconds, title }) => ({ startSeconds, title }));

  typed.post(
    '/videos/:video_id/chapters/suggestions',
    {
      onRequest,
      schema: {
        operationId: 'suggestTitles',
        params: videoParams,
        body: draftSchema.extend({
          index: z.int().min(0).describe('Place of the chapter that is to be called something'),
          with_model: z.boolean().describe('Whether a language model may be asked, where there is one'),
        }),
        response: {
          200: jsonResponse(
            'Other titles for it, best first; none where nothing is said in it',
            z.object({ titles: z.array(z.string()).max(mostSuggestions) }),
          ),
          ...problemResponses(...common, 'too_many_tries'),
        },
      },
    },
    async (request, reply) => {
      const { index, with_model: asksModel } = request.body;
      const input = { videoId: videoIdOf(request.params), chapters: chaptersOf(request.body), index, asksModel };
      const signal = answeredSignal(reply);
      return { titles: await suggestTitles({ ...ctx, accountId: request.accountId }, { ...input, signal }) };
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/chapters/suggestions', ['POST']);

  typed.post(
    '/videos/:video_id/chapters',
    {
      onRequest,
      schema: {
        operationId: 'editChapters',
        params: videoParams,
        body: editSchema,
        response: {
          ...writtenResponses('The video with these chapters, here and over the API'),
          ...problemResponses(...common, 'chapters_break_rules'),
        },
      },
    },
    async (request, reply) => {
      const { version } = request.body;
      const input = { videoId: videoIdOf(request.params), version, chapters: chaptersOf(request.body) };
      return sendWritten(reply, await editChapters({ ...ctx, accountId: request.accountId }, input), services);
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/chapters', ['POST']);

  typed.post(
    '/videos/:video_id/chapters/check',
    {
      onRequest,
      schema: {
        operationId: 'checkChapters',
        params: videoParams,
        body: draftSchema,
        response: { 200: jsonResponse('What these chapters would break', checkSchema), ...problemResponses(...common) },
      },
    },
    async (request) => {
      const input = { videoId: videoIdOf(request.params), chapters: chaptersOf(request.body) };
      const { broken, rules } = await checkChapters({ ...ctx, accountId: request.accountId }, input);
      return { broken, rules: rules.map(({ isKept, ...rule }) => ({ ...rule, is_kept: isKept })) };
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/chapters/check', ['POST']);
}
