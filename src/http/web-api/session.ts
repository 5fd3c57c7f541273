import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, problems } from '../../contract/problems.ts';
import { refuseOtherMethods } from '../resource.ts';
import { docsUrlOf, type HttpServices } from '../services.ts';

/** Lets requests with the session of a signed-in user pass. */
export function authenticateBySession(services: HttpServices) {
  return async (request: FastifyRequest): Promise<void> => {
    const accountId = await services.signIn.accountOf(headersOf(request)).catch((error) => blame(error, services));
    if (accountId === undefined) throw new Problem('not_signed_in');
    request.accountId = accountId;
  };
}

/** Those of better-auth's routes that the web app uses; the others are not served. */
const usedRoutes = {
  '/auth/sign-up/email': 'POST',
  '/auth/sign-in/email': 'POST',
  '/auth/sign-out': 'POST',
  '/auth/get-session': 'GET',
} as const;

/** better-auth's own routes: sign-up, sign-in, sign-out, session. Its refusals become problem documents that keep its words. */
export function serveSignIn(app: FastifyInstance, services: HttpServices): void {
  for (const [url, method] of Object.entries(usedRoutes)) {
    app.route({ method, url, schema: { hide: true }, handler: (request, reply) => passOn(request, reply, services) });
    refuseOtherMethods(app, url, [method]);
  }
}

async function passOn(request: FastifyRequest, reply: FastifyReply, services: HttpServices): Promise<FastifyReply> {
  const answer = await services.signIn.handle(
    new Request(new URL(request.url, services.publicUrl), {
      method: request.method,
      headers: headersOf(request),
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
    }),
  );
  const body = answer.body === null ? '' : await answer.text();
  if (answer.status >= 500) await blame(new Error(body), services);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  reply.code(answer.status);
  if (answer.status < 400) return reply.send(body === '' ? null : Buffer.from(body));
  return reply
    .header('content-type', 'application/problem+json')
    .send(Buffer.from(JSON.stringify(refusalOf(answer.status, body, request.id, docsUrlOf(services)))));
}

/** better-auth hides why it failed; a database that is away explains it. */
async function blame(error: unknown, services: HttpServices): Promise<never> {
  await services.pingDatabase();
  throw error;
}

/** What better-auth refuses, in the form of RFC 9457; its client reads `code` and `message`. */
function refusalOf(status: number, body: string, requestId: string, docsUrl: string): object {
  const { code, message } = wordsOf(body);
  return {
    type: `${docsUrl}#sign_in_refused`,
    title: problems.sign_in_refused.title,
    status,
    detail: message,
    code: code.toLowerCase(),
    request_id: requestId,
    message,
  };
}

function wordsOf(body: string): { code: string; message: string } {
  const unknown = { code: 'sign_in_refused', message: 'The sign-in was refused.' };
  try {
    return { ...unknown, ...JSON.parse(body) };
  } catch {
    return unknown;
  }
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'content-length' || name === 'connection') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}
