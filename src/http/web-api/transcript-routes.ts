import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSentences } from '../../videos/read-sentences.ts';
import { answeredSignal } from '../answered-signal.ts';
import { refuseOtherMethods } from '../resource.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';

const transcriptSchema = z
  .object({
    language: z.string().nullable(),
    kind: z
      .enum(['manual', 'automatic', 'recognised', 'file'])
      .describe('Where the words come from: captions made by hand or automatically, the sound, a file that was given')
      .nullable(),
    track: z
      .object({ id: z.string(), name: z.string() })
      .describe('Which of the platform’s caption tracks, as it calls it')
      .nullable(),
    recogniser: z.string().describe('What made the words of the sound').nullable(),
    file_name: z.string().describe('Of the file that was given').nullable(),
    warnings: z.array(z.string()).describe('What was left out of the captions or repaired in them, in sentences'),
    sentences: z.array(
      z.object({
        start_seconds: z.number().min(0),
        text: z.string(),
        opens_turn: z.boolean().describe('Whether somebody else than before begins to speak'),
        speaker: z.string().describe('Who begins to speak, where that is known').nullable(),
      }),
    ),
  })
  .meta({ id: 'ReadTranscript' });

/** What is said in a video of whoever is signed in. */
export function serveTranscripts(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/videos/:video_id/transcript',
    {
      onRequest: authenticateBySession(services),
      schema: {
        operationId: 'getTranscript',
        params: videoParams,
        response: {
          200: jsonResponse('Its sentences; none while it has no transcript', transcriptSchema),
          ...problemResponses('not_signed_in', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const spoken = await readSentences(
        { ...ctx, accountId: request.accountId },
        { videoId: videoIdOf(request.params), signal: answeredSignal(reply) },
      );
      const {
        language = null,
        kind = null,
        track = null,
        recogniser = null,
        fileName = null,
        warnings = [],
      } = spoken ?? {};
      return {
        language,
        kind,
        track,
        recogniser,
        file_name: fileName,
        warnings,
        sentences: (spoken?.sentences ?? []).map(({ startSeconds, text, opensTurn, speaker }) => ({
          start_seconds: startSeconds,
          text,
          opens_turn: opensTurn,
          speaker,
        })),
      };
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/transcript', ['GET']);
}
