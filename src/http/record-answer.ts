import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServices } from './services.ts';

/** Logs a request and its answer, and keeps those of the APIs for whoever looks into a `request_id` later. */
export function recordAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { log, ctx, recordRequest }: HttpServices,
): void {
  const route = request.routeOptions.url ?? null;
  const accountId = request.accountId === '' ? null : request.accountId;
  const { id: requestId, method, problemCode: code } = request;
  const milliseconds = Math.round(reply.elapsedTime);
  log.info({ requestId, method, route, status: reply.statusCode, code, accountId, milliseconds }, 'answered');
  if (!/^\/(web-)?api\//.test(request.url)) return;
  recordRequest({
    requestId,
    time: ctx.clock(),
    accountId,
    method,
    route,
    status: reply.statusCode,
    code,
    ...subjectOf(request, reply),
  });
}

/** The video and question that a request was about: named by its path, or made by it. */
function subjectOf(
  request: FastifyRequest,
  reply: FastifyReply,
): { videoId: string | null; questionId: string | null } {
  const params = request.params as { video_id?: string; question_id?: string } | undefined;
  const made = /\/videos\/([^/]+)(?:\/questions\/([^/]+))?$/.exec(String(reply.getHeader('location') ?? ''));
  return { videoId: made?.[1] ?? params?.video_id ?? null, questionId: made?.[2] ?? params?.question_id ?? null };
}
