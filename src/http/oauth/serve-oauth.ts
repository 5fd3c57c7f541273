import { safeParse } from 'fast-content-type-parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../accounts/network-of.ts';
import { countTry } from '../../accounts/tries.ts';
import { exchangeCode, type IssuedTokens, refreshTokens, revokeToken } from '../../connected-apps/issue-tokens.ts';
import { isResource, lifetimes, OAuthRefusal, resourceOf, scope, single } from '../../connected-apps/oauth.ts';
import { registerApp } from '../../connected-apps/register-app.ts';
import { limits } from '../../contract/limits.ts';
import { Problem } from '../../contract/problems.ts';
import { answerPreflight, openToAll, openToOtherOrigins } from '../other-origins.ts';
import { refuseOtherMethods } from '../resource.ts';
import type { HttpServices } from '../services.ts';

/** Requests for tokens a second of one network: guessing does not keep the database busy. */
const mostRequests = 50;

const hidden = { schema: { hide: true } } as const;
const formType = 'application/x-www-form-urlencoded';

/** Where the protected resource's metadata is, which a refusal of `/mcp` names (RFC 9728 §5.1). */
export const resourceMetadataUrl = (publicUrl: string) => `${publicUrl}/.well-known/oauth-protected-resource/mcp`;

/**
 * OAuth 2.1 for apps that act for an account at `/mcp`: what they find out, how they register, and how they get and end tokens. Whether
 * they may, somebody says on the page `/connect`.
 */
export async function serveOAuth(app: FastifyInstance, services: HttpServices): Promise<void> {
  await app.register(async (open) => {
    openToOtherOrigins(open);
    open.setErrorHandler((error, request, reply) => {
      if (!(error instanceof OAuthRefusal)) throw error;
      request.problemCode = error.code;
      return reply.code(400).send({ error: error.code, error_description: error.message });
    });
    serveMetadata(open, services);
    serveRegistration(open, services);
    serveTokens(open, services);
  });
}

/** RFC 9728 and RFC 8414. */
function serveMetadata(app: FastifyInstance, { publicUrl }: HttpServices): void {
  const resource = {
    resource: resourceOf(publicUrl),
    authorization_servers: [publicUrl],
    scopes_supported: [scope],
    bearer_methods_supported: ['header'],
    resource_name: 'Cuemark',
    resource_documentation: `${publicUrl}/docs/mcp`,
  };
  const server = {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/connect`,
    token_endpoint: `${publicUrl}/oauth/token`,
    registration_endpoint: `${publicUrl}/oauth/register`,
    revocation_endpoint: `${publicUrl}/oauth/revoke`,
    scopes_supported: [scope],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${publicUrl}/docs/mcp`,
  };
  for (const [url, metadata] of [
    ['/.well-known/oauth-protected-resource', resource],
    ['/.well-known/oauth-protected-resource/mcp', resource],
    ['/.well-known/oauth-authorization-server', server],
  ] as const) {
    app.get(url, hidden, async () => metadata);
    answerPreflight(app, url, 'GET');
    refuseOtherMethods(app, url, ['GET', 'OPTIONS'], openToAll);
  }
}

/** RFC 7591. */
function serveRegistration(app: FastifyInstance, { ctx }: HttpServices): void {
  const url = '/oauth/register';
  app.post(url, hidden, async (request, reply) => {
    await countTry(ctx, { what: 'registration', address: request.ip });
    const { clientId, name, redirectUris, createdAt } = await registerApp(ctx, request.body);
    return reply.code(201).send({
      client_id: clientId,
      client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope,
    });
  });
  answerPreflight(app, url, 'POST');
  refuseOtherMethods(app, url, ['POST', 'OPTIONS'], openToAll);
}

/** RFC 6749 §4.1.3 and §6, RFC 7009. */
function serveTokens(app: FastifyInstance, services: HttpServices): void {
  const { ctx, publicUrl } = services;
  const limit = app.createRateLimit({
    max: mostRequests,
    timeWindow: 1000,
    keyGenerator: (request) => networkOf(request.ip),
  });
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const taken = await limit(request);
    if (!taken.isAllowed && taken.isExceeded) throw new Problem('rate_limited', { retryAfter: taken.ttlInSeconds });
  };
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: limits.bodyBytes }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const options = { ...hidden, onRequest, config: { readsBodyItself: true } };

  app.post('/oauth/token', options, async (request) => {
    const form = formOf(request);
    const value = (name: string) => single(form, name);
    const needed = (name: string) => {
      const text = value(name);
      if (text === undefined) throw new OAuthRefusal('invalid_request', `${name} is missing.`);
      return text;
    };
    const grant = needed('grant_type');
    if (!isResource(publicUrl, form.getAll('resource'))) {
      throw new OAuthRefusal('invalid_target', `resource must be ${resourceOf(publicUrl)}.`);
    }
    if (grant === 'authorization_code') {
      const clientId = needed('client_id');
      const [code, verifier] = [needed('code'), needed('code_verifier')];
      return answerWith(
        request,
        await exchangeCode(ctx, { code, clientId, verifier, redirectUri: value('redirect_uri') }),
      );
    }
    if (grant === 'refresh_token') {
      const clientId = needed('client_id');
      return answerWith(request, await refreshTokens(ctx, { refreshToken: needed('refresh_token'), clientId }));
    }
    throw new OAuthRefusal('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.');
  });

  app.post('/oauth/revoke', options, async (request, reply: FastifyReply) => {
    const form = formOf(request);
    const token = single(form, 'token');
    if (token === undefined) throw new OAuthRefusal('invalid_request', 'token is missing.');
    const accountId = await revokeToken(ctx, { token, clientId: single(form, 'client_id') });
    if (accountId !== undefined) {
      request.accountId = accountId;
      services.knownKeys.hear({ accountId, access: true }); // before the database says so
    }
    return reply.code(200).send('');
  });

  for (const url of ['/oauth/token', '/oauth/revoke']) {
    answerPreflight(app, url, 'POST');
    refuseOtherMethods(app, url, ['POST', 'OPTIONS'], openToAll);
  }
}

/** What RFC 6749 §5.1 has an app read. */
function answerWith(request: FastifyRequest, { accountId, accessToken, refreshToken }: IssuedTokens): object {
  request.accountId = accountId;
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: lifetimes.access,
    refresh_token: refreshToken,
    scope,
  };
}

/** @throws {Problem} `unsupported_media_type` */
function formOf(request: FastifyRequest): URLSearchParams {
  const { type } = safeParse(request.headers['content-type'] ?? '');
  if (type === formType && request.body instanceof URLSearchParams) return request.body;
  throw new Problem('unsupported_media_type', { detail: `Send a form: \`Content-Type: ${formType}\`.` });
}
