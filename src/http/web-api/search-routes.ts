import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type FoundPassage, passageKinds, searchPassages } from '../../search/search-passages.ts';
import { passageWordsSchema } from '../list.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import { searchCursorOf, searchCursorSchema } from '../search-cursor.ts';
import type { HttpServices } from '../services.ts';
import { authenticateBySession } from './session.ts';

/** Passages that the page shows at once. */
const pageSize = 20;

const foundSchema = z.object({
  video_id: z.string(),
  video_title: z.string(),
  kind: z.enum(passageKinds).describe('What it is: said, or the title of a chapter or of the video'),
  start_seconds: z.int().describe('When the first match is said'),
  place: z.int().describe('Which of its kind in the video, from 0'),
  parts: z
    .array(z.object({ text: z.string(), is_match: z.boolean() }))
    .describe('The text, cut where matches begin and end'),
});

/** Where the videos of whoever is signed in say something, those made of files too. */
export function serveWebSearch(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/search',
    {
      onRequest: authenticateBySession(services),
      schema: {
        operationId: 'search',
        querystring: z.strictObject({ q: passageWordsSchema, cursor: searchCursorSchema.optional() }),
        response: {
          200: jsonResponse(
            `The passages, best first, ${pageSize} at a time`,
            z.object({
              passages: z.array(foundSchema),
              next_cursor: z.string().nullable().describe('For the next ones; null: these are the last'),
            }),
          ),
          ...problemResponses('not_signed_in'),
        },
      },
    },
    async (request) => {
      const { q, cursor: after } = request.query;
      const verb = { ...ctx, accountId: request.accountId };
      const { entries, next } = await searchPassages(verb, { q, after, limit: pageSize, withUploads: true });
      return { passages: entries.map(foundObject), next_cursor: next ? searchCursorOf(next) : null };
    },
  );
  refuseOtherMethods(app, '/search', ['GET']);
}

function foundObject({ videoId, videoTitle, kind, place, startSeconds, text, matches }: FoundPassage) {
  const edges = [0, ...matches.flatMap(({ from, to }) => [from, to]), text.length];
  const parts = edges
    .slice(1)
    .map((edge, index) => ({ text: text.slice(edges[index], edge), is_match: index % 2 === 1 }))
    .filter((part) => part.text !== '');
  return { video_id: videoId, video_title: videoTitle, kind, place, start_seconds: Math.floor(startSeconds), parts };
}
