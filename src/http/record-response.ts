import type { FastifyReply, FastifyRequest } from 'fastify';
import { questionIdPattern, videoIdPattern } from '../contract/objects.ts';
import { type Problem, problems } from '../contract/problems.ts';
import { requestSeconds } from '../observability/metrics.ts';
import { isApiPath } from './api-path.ts';
import type { HttpServices } from './services.ts';

/** Methods that something here permits. Any other is told as one: whoever sends them may not add to what is counted. */
const usedMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

/** Logs a request and its answer, and keeps those of the APIs for whoever looks into a `request_id` later. */
export function recordResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { log, ctx, recordRequest }: HttpServices,
): void {
  const route = request.metPath ?? request.routeOptions.url ?? null; // refused before its path was looked at
  const accountId = request.accountId === '' ? null : request.accountId;
  const { id: requestId, method, problemCode: code } = request;
  const milliseconds = Math.round(reply.elapsedTime);
  const labels = {
    method: usedMethods.has(method) ? method : 'other',
    route: route ?? 'none',
    status_code: reply.statusCode,
  };
  requestSeconds.observe(labels, reply.elapsedTime / 1000);
  log.info({ requestId, method, route, status: reply.statusCode, code, accountId, milliseconds }, 'answered');
  if (!isApiPath(request.url) && code === null) return; // a page, or a file of one
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

/** The same for what was refused before it was a request. */
export function recordRefusal(requestId: string, { code }: Problem, { log, ctx, recordRequest }: HttpServices): void {
  const { status } = problems[code];
  log.info({ requestId, status, code }, 'refused');
  const nothing = { accountId: null, method: null, route: null, videoId: null, questionId: null };
  recordRequest({ requestId, time: ctx.clock(), status, code, ...nothing });
}

/** Statuses after which what the path names is not known to be anything of the account's; it may be anything, a key too. */
const strangers = new Set([401, 403, 404, 405]);

/** The video and question that a request was about: named by its path, or made by it. */
function subjectOf(
  request: FastifyRequest,
  reply: FastifyReply,
): { videoId: string | null; questionId: string | null } {
  if (strangers.has(reply.statusCode) || request.accountId === '') return { videoId: null, questionId: null };
  const params = request.params as { video_id?: string; question_id?: string } | undefined;
  const made = /\/videos\/([^/]+)(?:\/questions\/([^/]+))?$/.exec(String(reply.getHeader('location') ?? ''));
  return {
    videoId: fitting(videoIdPattern, made?.[1] ?? params?.video_id),
    questionId: fitting(questionIdPattern, made?.[2] ?? params?.question_id),
  };
}

function fitting(pattern: RegExp, id: string | undefined): string | null {
  return id !== undefined && pattern.test(id) ? id : null;
}
