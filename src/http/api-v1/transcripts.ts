import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notesMediaType } from '../../chaptering/write-notes.ts';
import { transcriptSchema } from '../../contract/objects.ts';
import { languageOfSegments } from '../../transcripts/reading/language.ts';
import {
  segmentObjects,
  transcriptFormats,
  transcriptMediaTypes,
  writeTranscript,
} from '../../transcripts/write-transcript.ts';
import { notesOf } from '../../videos/notes-of.ts';
import { notReady, readPlatformVideo, readReadyPlatformVideo } from '../../videos/read-video.ts';
import { findTranscript } from '../../videos/video-transcript.ts';
import { answeredSignal } from '../answered-signal.ts';
import { sendText } from '../chapter-file.ts';
import { noQuery } from '../list.ts';
import { notesQuery } from '../notes-query.ts';
import { refuseOtherMethods } from '../resource.ts';
import { type DescribedResponse, jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateByKey } from './authenticate.ts';

const names = { vtt: 'WebVTT', srt: 'SubRip', txt: 'text', md: 'Markdown' } as const;
const refusals = problemResponses('invalid_api_key', 'pro_required', 'not_found', 'video_not_ready');
const file = (description: string, mediaType: string): DescribedResponse => ({
  description,
  headers: { 'X-Request-Id': z.string() },
  content: { [mediaType]: { schema: z.string() } },
});

/** What is said in a video, as data and as files, and the video as notes; beyond the specification. */
export function serveApiTranscripts(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const onRequest = authenticateByKey();
  const typed = app.withTypeProvider<ZodTypeProvider>();

  /** @throws {Problem} `video_not_ready` until the transcript is stored, which is before the chapters are made */
  const transcriptOf = async (accountId: string, videoId: string) => {
    const verb = { ...ctx, accountId };
    const video = await readPlatformVideo(verb, { videoId });
    const transcript = await findTranscript(verb, { videoId });
    if (!transcript) throw notReady(video, ctx.clock());
    return { title: video.title, ...transcript };
  };

  typed.get(
    '/videos/:video_id/transcript',
    {
      onRequest,
      schema: {
        operationId: 'getTranscript',
        summary: 'Read the transcript',
        description:
          'What is said, and when, with the words that were corrected in the web app. It is there before the video is ready.',
        tags: ['Videos'],
        params: videoParams,
        querystring: noQuery,
        response: { 200: jsonResponse('The transcript', transcriptSchema), ...refusals },
      },
    },
    async (request) => {
      const videoId = videoIdOf(request.params);
      const transcript = await transcriptOf(request.accountId, videoId);
      const { warnings, segments } = transcript;
      return {
        object: 'transcript' as const,
        video_id: videoId,
        language: languageOfSegments(transcript),
        warnings,
        segments: segmentObjects(segments),
      };
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/transcript', ['GET']);

  for (const format of transcriptFormats) {
    const url = `/videos/:video_id/transcript.${format}`;
    const schema = {
      operationId: `getTranscript${format[0]?.toUpperCase()}${format.slice(1)}`,
      summary: `Read the transcript as ${names[format]}`,
      description:
        'What is said, with its times and who says it, and with the words that were corrected in the web app. It is there before ' +
        'the video is ready.',
      tags: ['Videos'],
      params: videoParams,
      querystring: noQuery,
      response: { 200: file(`The transcript as ${names[format]}`, transcriptMediaTypes[format]), ...refusals },
    };
    typed.get(url, { onRequest, schema }, async (request, reply) => {
      const transcript = await transcriptOf(request.accountId, videoIdOf(request.params));
      return sendText(reply, transcriptMediaTypes[format], writeTranscript(format, transcript));
    });
    refuseOtherMethods(app, url, ['GET']);
  }

  typed.get(
    '/videos/:video_id/notes.md',
    {
      onRequest,
      schema: {
        operationId: 'getNotes',
        summary: 'Read the video as Markdown notes',
        description:
          'Front matter (`title`, `source`, `date`, `duration`, `tags`), and a heading for each chapter with a link that opens the ' +
          'video at its second; the summary where there is one. For a video that is ready.',
        tags: ['Videos'],
        params: videoParams,
        querystring: notesQuery,
        response: { 200: file('The notes', notesMediaType), ...refusals },
      },
    },
    async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const video = await readReadyPlatformVideo(verb, { videoId: videoIdOf(request.params) });
      const withTranscript = request.query.transcript === 'true';
      const page = `${publicUrl}/workspace/${video.videoId}`;
      const text = await notesOf(verb, { video, page, withTranscript, signal: answeredSignal(reply) });
      return sendText(reply, notesMediaType, text);
    },
  );
  refuseOtherMethods(app, '/videos/:video_id/notes.md', ['GET']);
}
