import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { problemSchema } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import type { WrittenChapters } from '../../videos/write-chapters.ts';
import { sendProblem } from '../problem-document.ts';
import { jsonResponse, problemResponses } from '../responses.ts';
import { docsUrlOf, type HttpServices } from '../services.ts';
import { webVideoObject, webVideoSchema } from './web-video.ts';

/** Which chapters somebody has seen who writes others. */
export const versionSchema = z
  .int()
  .min(0)
  .describe('The `chapters_version` of the chapters that these are to replace');

/** How a writing of chapters is answered. */
export function writtenResponses(description: string) {
  const refused = problemResponses('precondition_failed')[412];
  const schema = problemSchema.extend({ video: webVideoSchema.describe('As it is now') });
  return {
    200: jsonResponse(description, webVideoSchema),
    412: {
      ...refused,
      description: 'The chapters were changed since',
      content: { 'application/problem+json': { schema } },
    },
  };
}

/** The video as it was written, or the refusal with the video as somebody else wrote it since. */
export function sendWritten(reply: FastifyReply, { kind, video }: WrittenChapters, services: HttpServices) {
  const object = webVideoObject(video, services.publicUrl);
  if (kind === 'written') return reply.send(object);
  const detail = 'The chapters were changed since you saw them. Nothing was saved: look at them first.';
  const problem = new Problem('precondition_failed', { detail });
  return sendProblem(reply, problem, docsUrlOf(services), { video: object });
}
