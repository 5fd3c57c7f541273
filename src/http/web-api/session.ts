import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endSession, passwordHashOf } from '../../accounts/password-hash.ts';
import type { SignIn } from '../../accounts/sign-in.ts';
import { countTry, forgetTry, type Try } from '../../accounts/tries.ts';
import { Problem, type ProblemCode } from '../../contract/problems.ts';
import { refuseOtherMethods } from '../resource.ts';
import type { HttpServices } from '../services.ts';
import { requireTrustedOrigin } from './trusted-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who of the account is signed in; set where that was asked. */
    userId: string;
  }
}

/** Lets requests with the session of a signed-in user pass. */
export function authenticateBySession(services: HttpServices) {
  return async (request: FastifyRequest): Promise<void> => {
    const member = await memberOfSession(request, services).catch((error) => blame(error, services));
    if (member === undefined) throw new Problem('not_signed_in');
    request.accountId = member.accountId;
    request.userId = member.userId;
  };
}

/** Whose session a request carries, as of now; undefined where there is none. */
export function memberOfSession(request: FastifyRequest, { signIn }: HttpServices): ReturnType<SignIn['memberOf']> {
  return signIn.memberOf(headersOf(request));
}

/** Those of better-auth's routes that the web app uses; the others are not served. */
const usedRoutes = {
  '/auth/sign-in/email': 'POST',
  '/auth/sign-out': 'POST',
  '/auth/get-session': 'GET',
} as const;

/** What better-auth's codes are in the table of problems; its words say the rest. */
const codes: Record<string, ProblemCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  INVALID_ORIGIN: 'foreign_origin',
  MISSING_OR_NULL_ORIGIN: 'foreign_origin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'foreign_origin',
};

/** better-auth's own routes: sign-in, sign-out, session. What it refuses becomes a problem document. */
export function serveSignIn(app: FastifyInstance, services: HttpServices): void {
  // RFC 9110 §15.5.2 wants a challenge; no scheme is registered for cookies.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Session realm="cuemark"');
  });
  for (const [url, method] of Object.entries(usedRoutes)) {
    const handler = url === '/auth/sign-in/email' ? signIn : passOn;
    app.route({
      method,
      url,
      schema: { hide: true },
      ...(method === 'POST' ? { onRequest: requireTrustedOrigin(services) } : {}),
      handler: (request, reply) => handler(request, reply, services),
    });
    refuseOtherMethods(app, url, [method]);
  }
}

/** Signs in by a password, as often as tries are let pass; those that were right do not count. */
async function signIn(request: FastifyRequest, reply: FastifyReply, services: HttpServices): Promise<FastifyReply> {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  const attempt: Try = { what: 'sign-in', address: request.ip, email: typeof email === 'string' ? email : '' };
  const { ctx } = services;
  const { email: whose = '' } = attempt;
  await countTry(ctx, attempt);
  const before = await passwordHashOf(ctx, { email: whose });
  return passOn(request, reply, services, async (body) => {
    // Whoever changes a password ends every session, those too that the old one is just opening.
    if ((await passwordHashOf(ctx, { email: whose, settled: true })) !== before) {
      await endSession(ctx, wordsOf(body).token ?? '');
      throw new Problem('wrong_credentials');
    }
    await forgetTry(ctx, attempt);
  });
}

/** Lets better-auth answer; `whenGood` is done with a good answer's body before anything of it leaves. */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  services: HttpServices,
  whenGood: (body: string) => Promise<void> = async () => undefined,
): Promise<FastifyReply> {
  const answer = await services.signIn.handle(
    new Request(new URL(request.url, services.publicUrl), {
      method: request.method === 'HEAD' ? 'GET' : request.method,
      headers: headersOf(request),
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
    }),
  );
  const body = answer.body === null ? '' : await answer.text();
  if (answer.status >= 500) await blame(new Error(body), services);
  if (answer.status < 400) await whenGood(body);
  for (const [name, value] of answer.headers) {
    if (!['set-cookie', 'content-length'].includes(name)) reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (answer.status >= 400) throw refusalOf(answer, body);
  return reply.code(answer.status).send(body === '' ? null : Buffer.from(body));
}

/** What better-auth refuses, as a refusal of ours. */
function refusalOf({ status }: Response, body: string): Problem {
  const { code, message } = wordsOf(body);
  const known = codes[code ?? ''];
  if (known) return new Problem(known);
  return new Problem(
    status === 400 ? 'invalid_request' : 'sign_in_refused',
    message === undefined ? {} : { detail: message },
  );
}

/** better-auth hides why it failed; a database that is away explains it. */
export async function blame(error: unknown, services: HttpServices): Promise<never> {
  await services.pingDatabase();
  throw error;
}

function wordsOf(body: string): { code?: string; message?: string; token?: string } {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/** The headers of a request as better-auth reads them; where the client is, is what the server believes. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'content-length' || name === 'connection') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}
