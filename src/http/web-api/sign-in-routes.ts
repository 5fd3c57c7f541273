import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { demoPerson } from '../../accounts/demo-account.ts';
import { askForReset, readResetLink, resetPassword } from '../../accounts/reset-password.ts';
import type { Person } from '../../accounts/sign-in-context.ts';
import { confirmSignUp, readSignUpLink, signUp } from '../../accounts/sign-up.ts';
import { countTry, forgetGuesses } from '../../accounts/tries.ts';
import { limits } from '../../contract/limits.ts';
import { Problem } from '../../contract/problems.ts';
import { refuseOtherMethods } from '../resource.ts';
import { emptyResponse, jsonResponse, problemResponses } from '../responses.ts';
import type { HttpServices } from '../services.ts';
import { wishedLanguage } from '../wished-language.ts';
import { isLocalRequest } from './local-request.ts';
import { blame, headersOf } from './session.ts';
import { requireTrustedOrigin } from './trusted-origin.ts';

const { fewest, most } = limits.passwordCharacters;
const email = z.email().max(limits.emailCharacters);
const password = z.string().min(fewest).max(most);
const token = z.string().max(100).describe('What the link of the mail carries');

const signInOptionsSchema = z
  .object({
    sign_up: z.boolean().describe('Whether people make accounts themselves'),
    mail: z.boolean().describe('Whether links go out by mail; otherwise they are in the log of the service'),
    demo: z.boolean().describe('Whether this browser may open the demo Workspace'),
    password_characters: z.object({ fewest: z.int(), most: z.int() }),
  })
  .meta({ id: 'SignInOptions' });
const signedIn = jsonResponse(
  'Signed in; the cookie is the session',
  z.object({ email: z.string() }).meta({ id: 'SignedIn' }),
);

const everyRefusal = ['foreign_origin', 'payload_too_large', 'unsupported_media_type'] as const;
const linkRefusals = ['link_unknown', 'link_used', 'link_expired', 'too_many_tries', ...everyRefusal] as const;
/** No session is asked for. */
const security: [] = [];

/**
 * How people sign up or in: sign-up, forgotten passwords, the demo. An address that has an account and one that has none get the
 * same answer, after the same work.
 */
export function serveSignInRoutes(app: FastifyInstance, services: HttpServices): void {
  const { signInCtx: ctx } = services;
  const onRequest = requireTrustedOrigin(services);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  const open = async (request: FastifyRequest, reply: FastifyReply, person: Person) => {
    const cookies = await services.signIn
      .open(person.userId, headersOf(request))
      .catch((error) => blame(error, services));
    return reply.header('set-cookie', cookies).send({ email: person.email });
  };
  /** Does what a link is for. Those that lead nowhere are counted: guesses come to an end, and shut out nobody whose link is right. */
  const follow = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const isOfLink = error instanceof Problem && error.code.startsWith('link_');
      if (isOfLink) await countTry(ctx, { what: 'link', address: request.ip });
      throw error;
    }
  };
  const demoFor = async (request: FastifyRequest) =>
    services.opensDemo && isLocalRequest(request) ? demoPerson(ctx) : undefined;

  typed.get(
    '/sign-in-options',
    {
      schema: {
        operationId: 'getSignInOptions',
        security,
        response: { 200: jsonResponse('How people sign in or up', signInOptionsSchema), ...problemResponses() },
      },
    },
    async (request) => ({
      sign_up: ctx.signup === 'open',
      mail: ctx.mailer.delivers,
      demo: (await demoFor(request)) !== undefined,
      password_characters: limits.passwordCharacters,
    }),
  );

  typed.post(
    '/sign-up',
    {
      onRequest,
      schema: {
        operationId: 'signUp',
        security,
        body: z.strictObject({ email }),
        response: {
          204: emptyResponse(
            'Whoever reads the mail of this address hears how to go on, whether it has an account or not',
          ),
          ...problemResponses('sign_up_closed', 'too_many_tries', ...everyRefusal),
        },
      },
    },
    async (request, reply) => {
      await countTry(ctx, { what: 'sign-up', address: request.ip, email: request.body.email });
      await signUp(ctx, { ...request.body, wished: wishedLanguage(request) });
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/sign-up/link',
    {
      onRequest,
      schema: {
        operationId: 'readSignUpLink',
        security,
        body: z.strictObject({ token }),
        response: {
          200: jsonResponse('Whose account it begins', z.object({ email: z.string() })),
          ...problemResponses('sign_up_closed', 'email_taken', ...linkRefusals),
        },
      },
    },
    async (request) => {
      return follow(request, () => readSignUpLink(ctx, request.body));
    },
  );

  typed.post(
    '/sign-up/confirm',
    {
      onRequest,
      schema: {
        operationId: 'confirmSignUp',
        security,
        body: z.strictObject({ token, password }),
        response: { 200: signedIn, ...problemResponses('sign_up_closed', 'email_taken', ...linkRefusals) },
      },
    },
    async (request, reply) => {
      return open(request, reply, await follow(request, () => confirmSignUp(ctx, request.body)));
    },
  );

  typed.post(
    '/password/forgot',
    {
      onRequest,
      schema: {
        operationId: 'askForReset',
        security,
        body: z.strictObject({ email }),
        response: {
          204: emptyResponse('If the address has an account, a link goes to it'),
          ...problemResponses('too_many_tries', ...everyRefusal),
        },
      },
    },
    async (request, reply) => {
      await countTry(ctx, { what: 'forgot', address: request.ip, email: request.body.email });
      await askForReset(ctx, { ...request.body, wished: wishedLanguage(request) });
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/password/link',
    {
      onRequest,
      schema: {
        operationId: 'readResetLink',
        security,
        body: z.strictObject({ token }),
        response: {
          200: jsonResponse('Whose password it changes', z.object({ email: z.string() })),
          ...problemResponses(...linkRefusals),
        },
      },
    },
    async (request) => {
      return follow(request, () => readResetLink(ctx, request.body));
    },
  );

  typed.post(
    '/password/reset',
    {
      onRequest,
      schema: {
        operationId: 'resetPassword',
        security,
        body: z.strictObject({ token, password }),
        response: { 200: signedIn, ...problemResponses(...linkRefusals) },
      },
    },
    async (request, reply) => {
      const person = await follow(request, () =>
        resetPassword(ctx, { ...request.body, wished: wishedLanguage(request) }),
      );
      await forgetGuesses(ctx, { what: 'sign-in', address: request.ip, email: person.email });
      return open(request, reply, person);
    },
  );

  typed.post(
    '/demo',
    {
      onRequest,
      schema: {
        operationId: 'openDemo',
        security,
        body: z.strictObject({}),
        response: { 200: signedIn, ...problemResponses('demo_closed', ...everyRefusal) },
      },
    },
    async (request, reply) => {
      const person = await demoFor(request);
      if (!person) throw new Problem('demo_closed');
      return open(request, reply, person);
    },
  );

  refuseOtherMethods(app, '/sign-in-options', ['GET']);
  for (const url of [
    '/sign-up',
    '/sign-up/link',
    '/sign-up/confirm',
    '/password/forgot',
    '/password/link',
    '/password/reset',
    '/demo',
  ]) {
    refuseOtherMethods(app, url, ['POST']);
  }
}
