import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { passageListSchema } from '../../contract/objects.ts';
import { type FoundPassage, searchPassages } from '../../search/search-passages.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import { readPlatformVideo } from '../../videos/read-video.ts';
import { limitSchema, passageWordsSchema } from '../list.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import { searchCursorOf, searchCursorSchema } from '../search-cursor.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';

const searchQuery = z.strictObject({
  q: passageWordsSchema,
  limit: limitSchema,
  cursor: searchCursorSchema.optional(),
  video_id: z.string().optional().describe('In this video alone'),
});

/** Where the account's videos say something; beyond the specification. */
export function serveSearch(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/search',
    {
      onRequest: authenticateByKey(),
      schema: {
        operationId: 'search',
        summary: 'Find what is said',
        description:
          'Passages of the account’s ready videos of the platform, their titles and chapters, that say every word of `q`, best ' +
          'first. Following `next_cursor`, each comes once.',
        tags: ['Workspace'],
        querystring: searchQuery,
        response: {
          200: jsonResponse('A page of passages', passageListSchema),
          ...problemResponses('invalid_api_key', 'pro_required', 'not_found'),
        },
      },
    },
    async (request) => {
      const { q, limit, cursor: after, video_id } = request.query;
      const verb = { ...ctx, accountId: request.accountId };
      const videoId = video_id === undefined ? undefined : videoIdOf({ video_id });
      if (videoId !== undefined) await readPlatformVideo(verb, { videoId });
      const { entries, next } = await searchPassages(verb, { q, limit, after, videoId, withUploads: false });
      return {
        object: 'list' as const,
        data: entries.map(passageObject),
        next_cursor: next ? searchCursorOf(next) : null,
      };
    },
  );
  refuseOtherMethods(app, '/search', ['GET']);
}

function passageObject({ videoId, videoTitle, startSeconds, text, matches }: FoundPassage) {
  const second = Math.floor(startSeconds);
  return {
    object: 'passage' as const,
    video_id: videoId,
    video_title: videoTitle,
    start_seconds: second,
    timestamp: timestamp(second),
    text,
    matches: matches.map(({ from, to }) => text.slice(from, to)),
  };
}
