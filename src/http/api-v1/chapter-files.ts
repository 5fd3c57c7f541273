import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportFormats, exportMediaTypes } from '../../chaptering/exports.ts';
import { podcastChaptersSchema } from '../../contract/objects.ts';
import { readPlatformVideo } from '../../videos/read-video.ts';
import { sendChapters } from '../chapter-file.ts';
import { refuseOtherMethods } from '../resource.ts';
import { problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';

const names = {
  txt: 'the block for a description',
  json: 'Podcasting 2.0 JSON chapters',
  vtt: 'WebVTT chapters',
  ffmetadata: 'ffmpeg metadata',
  csv: 'CSV',
} as const;

/** The chapters of a ready video as a file in each form. */
export function serveChapterFiles(app: FastifyInstance, services: HttpServices): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const format of exportFormats) {
    const url = `/videos/:video_id/chapters.${format}`;
    const mediaType = exportMediaTypes[format];
    typed.get(
      url,
      {
        onRequest: authenticateByKey(),
        schema: {
          operationId: `getChapters${format[0]?.toUpperCase()}${format.slice(1)}`,
          summary: `Read the chapters as ${names[format]}`,
          description: 'For a video that is ready.',
          tags: ['Videos'],
          params: videoParams,
          response: {
            200: {
              description: `The chapters as ${names[format]}`,
              headers: { 'X-Request-Id': z.string() },
              content: { [mediaType]: { schema: format === 'json' ? podcastChaptersSchema : z.string() } },
            },
            ...problemResponses('invalid_api_key', 'pro_required', 'not_found', 'video_not_ready'),
          },
        },
      },
      async (request, reply) => {
        const verb = { ...services.ctx, accountId: request.accountId };
        const video = await readPlatformVideo(verb, { videoId: videoIdOf(request.params) });
        return sendChapters(reply, format, video, services.ctx.clock());
      },
    );
    refuseOtherMethods(app, url, ['GET']);
  }
}
