import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportChapters } from '../../chaptering/exports.ts';
import { Problem } from '../../contract/problems.ts';
import { makeChapteredMedia, readChapterable } from '../../uploads/chaptered-media.ts';
import { readReadyVideo } from '../../videos/read-video.ts';
import { answeredSignal } from '../answered-signal.ts';
import { attachmentAs } from '../content-disposition.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import { sendFile } from '../send-media.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';

/** Files that one process makes at the same time: each keeps a disk busy. */
const mostAtOnce = 2;
/** Milliseconds that making one may take, with what it waits for. */
const longestMaking = 330_000;

/** The file that a video was made of with its chapters in it, as they are now; edited ones, where somebody edited them. */
export function serveChapteredMedia(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const path = '/videos/:video_id/chaptered-media';
  const common = ['not_signed_in', 'not_found', 'video_not_ready', 'upload_not_supported'] as const;
  let making = 0;

  const refuseMore = () => {
    if (making < mostAtOnce) return;
    const detail = 'Chapters are being written into other files at the moment. Try again in a minute.';
    throw new Problem('unavailable', { detail, retryAfter: 30 });
  };
  const found = async (accountId: string, params: z.infer<typeof videoParams>) => {
    const verb = { ...ctx, accountId };
    const video = await readReadyVideo(verb, { videoId: videoIdOf(params) });
    const media = await readChapterable(verb, video);
    const chapters = video.chapters ?? [];
    const metadata = (seconds: number) =>
      exportChapters('ffmetadata', chapters, Math.min(video.durationSeconds, seconds));
    return { verb, video, media, metadata };
  };

  typed.get(
    path,
    {
      onRequest,
      schema: {
        operationId: 'describeChapteredMedia',
        params: videoParams,
        response: {
          200: jsonResponse(
            'It can be had',
            z.object({ form: z.enum(['m4a', 'mp4', 'mov', 'webm', 'mkv', 'mp3']) }).meta({ id: 'ChapteredMedia' }),
          ),
          ...problemResponses(...common),
        },
      },
    },
    async (request) => {
      const { media } = await found(request.accountId, request.params);
      refuseMore();
      return { form: media.form.ending };
    },
  );

  typed.get(
    `${path}/file`,
    {
      onRequest,
      exposeHeadRoute: false, // to say how long it is it would have to be made
      config: { answersWithin: longestMaking },
      schema: {
        operationId: 'saveChapteredMedia',
        params: videoParams,
        headers: z.object({ range: z.string().optional().describe('One range of bytes') }),
        response: {
          200: {
            description: 'The file',
            headers: {
              'X-Request-Id': z.string(),
              ETag: z.string(),
              'Content-Disposition': z.string(),
              'Content-Length': z.int(),
            },
            content: { 'application/octet-stream': { schema: z.string() } },
          },
          206: {
            description: 'The part of it that `Range` asks for',
            headers: { 'X-Request-Id': z.string(), ETag: z.string(), 'Content-Range': z.string() },
            content: { 'application/octet-stream': { schema: z.string() } },
          },
          ...problemResponses(...common, 'range_not_satisfiable'),
        },
      },
    },
    async (request, reply) => {
      const signal = answeredSignal(reply);
      const { verb, video, media, metadata } = await found(request.accountId, request.params);
      refuseMore();
      making += 1;
      const { videoId, title, durationSeconds } = video;
      await using made = await makeChapteredMedia(verb, { videoId, media, metadata, signal }).finally(() => {
        making -= 1;
      });
      const version = createHash('sha256').update(metadata(durationSeconds)).digest('base64url').slice(0, 16);
      const file = {
        etag: `"${media.stored.uploadId}.${version}"`,
        bytes: made.bytes,
        contentType: media.contentType,
        open: async (range: { start: number; end: number }) => createReadStream(made.path, range),
      };
      const headers = {
        'content-disposition': attachmentAs(title, media.form.ending),
        'cache-control': 'private, no-cache',
      };
      return await sendFile(request, reply, services, { file, headers });
    },
  );
  refuseOtherMethods(app, path, ['GET']);
  refuseOtherMethods(app, `${path}/file`, ['GET']);
}
