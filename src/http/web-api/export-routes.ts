import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportFormats, exportMediaTypes } from '../../chaptering/exports.ts';
import { notesMediaType } from '../../chaptering/write-notes.ts';
import { transcriptFormats, transcriptMediaTypes, writeTranscript } from '../../transcripts/write-transcript.ts';
import { notesOf } from '../../videos/notes-of.ts';
import { readReadyVideo } from '../../videos/read-video.ts';
import { findSegments } from '../../videos/video-transcript.ts';
import { answeredSignal } from '../answered-signal.ts';
import { sendChapters, sendText } from '../chapter-file.ts';
import { attachmentAs } from '../content-disposition.ts';
import { notesQuery } from '../notes-query.ts';
import { refuseOtherMethods } from '../resource.ts';
import { type DescribedResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { videoIdOf, videoParams } from '../video-params.ts';
import { authenticateBySession } from './session.ts';

const common = ['not_signed_in', 'not_found', 'video_not_ready'] as const;
const file = (description: string, mediaType: string): DescribedResponse => ({
  description,
  headers: { 'X-Request-Id': z.string(), 'Content-Disposition': z.string() },
  content: { [mediaType]: { schema: z.string() } },
});

/** Chapters, transcript and notes of a ready video as files to save, named after it; of uploads too. */
export function serveExports(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const onRequest = authenticateBySession(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  for (const format of exportFormats) {
    const path = `/videos/:video_id/chapters.${format}`;
    const schema = {
      operationId: `saveChapters${format[0]?.toUpperCase()}${format.slice(1)}`,
      params: videoParams,
      response: { 200: file('The chapters', exportMediaTypes[format]), ...problemResponses(...common) },
    };
    typed.get(path, { onRequest, schema }, async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const video = await readReadyVideo(verb, { videoId: videoIdOf(request.params) });
      reply.header('content-disposition', attachmentAs(video.title, `chapters.${format}`));
      return sendChapters(reply, format, video, ctx.clock(), true);
    });
    refuseOtherMethods(app, path, ['GET']);
  }

  for (const format of transcriptFormats) {
    const path = `/videos/:video_id/transcript.${format}`;
    const schema = {
      operationId: `saveTranscript${format[0]?.toUpperCase()}${format.slice(1)}`,
      params: videoParams,
      response: { 200: file('What is said', transcriptMediaTypes[format]), ...problemResponses(...common) },
    };
    typed.get(path, { onRequest, schema }, async (request, reply) => {
      const verb = { ...ctx, accountId: request.accountId };
      const { videoId, title } = await readReadyVideo(verb, { videoId: videoIdOf(request.params) });
      const segments = await findSegments(verb, { videoId });
      reply.header('content-disposition', attachmentAs(title, format));
      const text = writeTranscript(format, { title, segments: segments ?? [] });
      return sendText(reply, transcriptMediaTypes[format], text);
    });
    refuseOtherMethods(app, path, ['GET']);
  }

  const notes = '/videos/:video_id/notes.md';
  const schema = {
    operationId: 'saveNotes',
    params: videoParams,
    querystring: notesQuery,
    response: { 200: file('The notes', notesMediaType), ...problemResponses(...common) },
  };
  typed.get(notes, { onRequest, schema }, async (request, reply) => {
    const verb = { ...ctx, accountId: request.accountId };
    const video = await readReadyVideo(verb, { videoId: videoIdOf(request.params) });
    const withTranscript = request.query.transcript === 'true';
    const signal = answeredSignal(reply);
    const page = `${services.publicUrl}/workspace/${video.videoId}`;
    const text = await notesOf(verb, { video, page, withTranscript, signal });
    reply.header('content-disposition', attachmentAs(video.title, 'md'));
    return sendText(reply, notesMediaType, text);
  });
  refuseOtherMethods(app, notes, ['GET']);
}
