import type { FastifyReply } from 'fastify';
import type { ProblemObject } from '../contract/objects.ts';
import { type Problem, problems, toldWait } from '../contract/problems.ts';

/** The problem document of RFC 9457 for a refusal. */
export function problemDocument(problem: Problem, docsUrl: string, requestId: string): ProblemObject {
  const { status, title } = problems[problem.code];
  const { reason, minutesNeeded, minutesLeft } = problem.extras;
  return {
    type: `${docsUrl}#${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    request_id: requestId,
    ...(reason === undefined ? {} : { reason }),
    ...(minutesNeeded === undefined ? {} : { minutes_needed: minutesNeeded }),
    ...(minutesLeft === undefined ? {} : { minutes_left: minutesLeft }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem that was answered. */
    problemCode: string | null;
  }
}

/** Answers with a problem document, `more` in it where a refusal brings something along, and the headers that belong to it. */
export function sendProblem(reply: FastifyReply, problem: Problem, docsUrl: string, more: object = {}): FastifyReply {
  const { status } = problems[problem.code];
  reply.request.problemCode = problem.code;
  const { retryAfter } = problem.extras;
  // Other waits are estimates; how long tries are refused is known, and people are told.
  const wait = (seconds: number) =>
    problem.code === 'too_many_tries' ? Math.min(86_400, Math.max(1, Math.ceil(seconds))) : toldWait(seconds);
  if (retryAfter !== undefined) reply.header('retry-after', String(wait(retryAfter)));
  return reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .serializer((body: ProblemObject) => JSON.stringify(body))
    .send({ ...problemDocument(problem, docsUrl, reply.request.id), ...more });
}
