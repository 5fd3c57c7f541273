import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problems.ts';
import type { HttpServices } from '../services.ts';

/** Lets requests with the session of a signed-in user pass. */
export function authenticateBySession({ signIn }: HttpServices) {
  return async (request: FastifyRequest): Promise<void> => {
    const accountId = await signIn.accountOf(headersOf(request));
    if (accountId === undefined) throw new Problem('not_signed_in');
    request.accountId = accountId;
  };
}

/** better-auth's own routes: sign-up, sign-in, sign-out, session. */
export function serveSignIn(app: FastifyInstance, { signIn, publicUrl }: HttpServices): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const answer = await signIn.handle(
        new Request(new URL(request.url, publicUrl), {
          method: request.method,
          headers: headersOf(request),
          ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
        }),
      );
      reply.code(answer.status);
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie') reply.header(name, value);
      }
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(answer.body === null ? null : Buffer.from(await answer.arrayBuffer()));
    },
  });
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
