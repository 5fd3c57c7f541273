import type { FastifyReply } from 'fastify';
import { type ExportFormat, exportChapters, exportMediaTypes } from '../chaptering/exports.ts';
import { notReady } from '../videos/read-video.ts';
import type { PlatformVideo } from '../videos/video.ts';

/** Spreadsheets read a CSV without it in the letters of their own country. */
const byteOrderMark = '\ufeff';

/**
 * Answers with the chapters of a video as a file.
 *
 * @param isForPeople whether it is likely to be opened in a spreadsheet, and not read by a program
 * @throws {Problem} `video_not_ready`
 */
export function sendChapters(
  reply: FastifyReply,
  format: ExportFormat,
  video: Omit<PlatformVideo, 'chaptersVersion'>,
  now: Date,
  isForPeople = false,
): FastifyReply {
  if (!video.chapters) throw notReady(video, now);
  const text = exportChapters(format, video.chapters, video.durationSeconds);
  return sendText(reply, exportMediaTypes[format], isForPeople && format === 'csv' ? byteOrderMark + text : text);
}

/** Answers with a text as it is. */
export function sendText(reply: FastifyReply, mediaType: string, text: string): FastifyReply {
  return reply
    .type(mediaType)
    .serializer((body: string) => body)
    .send(text);
}
