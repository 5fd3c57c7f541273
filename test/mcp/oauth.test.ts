import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type VersionNegotiationOptions,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { changeAccount } from '../../src/accounts/change-account.ts';
import { forgetApps } from '../../src/connected-apps/connected-apps.ts';
import { callTool } from '../harness/call-tool.ts';
import { type ConnectingApp, callback, connectApp, connectingApp, decide, state } from '../harness/connecting-app.ts';
import { listen } from '../harness/listen.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie, webClient } from '../harness/web-client.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const form = (path: string, fields: Record<string, string> | [string, string][]) =>
  fetch(`${service.publicUrl}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

async function outcome(answer: Promise<Response>) {
  const response = await answer;
  const { error } = (await response.json()) as { error?: string };
  return [response.status, error];
}

/** What `/mcp` says to a token. */
async function statusOf(token: string, path = '/mcp'): Promise<number> {
  const isGet = path !== '/mcp';
  const response = await fetch(`${service.publicUrl}${path}`, {
    method: isGet ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    ...(isGet ? {} : { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }) }),
  });
  await response.text();
  return response.status;
}

async function register(metadata: object): Promise<Response> {
  return fetch(`${service.publicUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
}

/** A registered app that asks by hand. */
async function ask(change: Record<string, string | null> = {}) {
  const { client_id } = (await (await register({ client_name: 'By hand', redirect_uris: [callback] })).json()) as {
    client_id: string;
  };
  const verifier = randomBytes(32).toString('base64url');
  const fields: Record<string, string | null> = {
    response_type: 'code',
    client_id,
    redirect_uri: callback,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'here',
    ...change,
  };
  const url = new URL('/connect', service.publicUrl);
  for (const [name, value] of Object.entries(fields)) if (value !== null) url.searchParams.set(name, value);
  return { clientId: client_id, verifier, url };
}

/** The code that somebody's consent gave, and how it is exchanged. */
async function allowed(person: { email: string; password: string }) {
  const { clientId, verifier, url } = await ask();
  const code = (await decide(service.publicUrl, person, url)).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier };
  return { ...fields, redirect_uri: callback };
}

async function tokensFor(person: { email: string; password: string }) {
  const fields = await allowed(person);
  const tokens = (await (await form('/oauth/token', fields)).json()) as Record<
    'access_token' | 'refresh_token',
    string
  >;
  return { clientId: fields.client_id, access: tokens.access_token, refresh: tokens.refresh_token };
}

describe.each([
  ['of 2025', { mode: 'legacy' }],
  ['2026-07-28', { mode: { pin: '2026-07-28' } }],
] as [string, VersionNegotiationOptions][])('by the protocol’s version %s', (_name, versionNegotiation) => {
  const connect = async ({ provider }: ConnectingApp) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation });
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', service.publicUrl), { authProvider: provider });
    onTestFinished(() => client.close());
    await client.connect(transport);
    return client;
  };

  test('an assistant finds its way from the refusal to a tool', async () => {
    const person = await newCustomer(service, { minutes: 77 });
    const app = connectingApp();
    await expect(connect(app)).rejects.toThrow(UnauthorizedError);
    const asked = app.kept.authorizationUrl ?? new URL('about:blank');
    expect(asked.href).toMatch(`${service.publicUrl}/connect?`);
    expect(asked.searchParams.get('resource')).toBe(`${service.publicUrl}/mcp`);
    const answer = await decide(service.publicUrl, person, asked);
    expect(answer.href).toMatch(callback);
    expect(answer.searchParams.get('state')).toBe(state);
    expect(answer.searchParams.get('iss')).toBe(service.publicUrl);
    const url = new URL('/mcp', service.publicUrl);
    await new StreamableHTTPClientTransport(url, { authProvider: app.provider }).finishAuth(answer.searchParams);
    expect((await callTool(await connect(app), 'account')).text).toContain('77 of 77 minutes are left');
  });

  test('an assistant whose token has run out goes on with the next one, unasked', async () => {
    const person = await newCustomer(service, { minutes: 77 });
    const app = await connectApp(service.publicUrl, person);
    const first = app.kept.tokens;
    app.kept.authorizationUrl = undefined;
    await endAccess(person.accountId);
    expect((await callTool(await connect(app), 'account')).text).toContain('77 of 77 minutes are left');
    expect(app.kept.tokens?.access_token).not.toBe(first?.access_token);
    expect(app.kept.tokens?.refresh_token).not.toBe(first?.refresh_token);
    expect(app.kept.authorizationUrl).toBeUndefined();
  });

  test('an assistant that is disconnected has to ask anew', async () => {
    const person = await newCustomer(service);
    const app = await connectApp(service.publicUrl, person);
    const client = await connect(app);
    await callTool(client, 'account');
    const web = await webClient(service.publicUrl, person);
    const { apps } = (await web.get('/apps')).body;
    expect(apps).toMatchObject([{ name: 'Test assistant', host: null, last_used_at: expect.stringMatching(/Z$/) }]);
    app.kept.authorizationUrl = undefined;
    expect((await web.delete(`/apps/${apps[0].id}`)).status).toBe(204);
    await expect(callTool(client, 'account')).rejects.toThrow(UnauthorizedError);
    expect(app.kept.authorizationUrl).toBeDefined();
    expect((await web.get('/apps')).body.apps).toEqual([]);
    expect((await web.delete(`/apps/${apps[0].id}`)).status).toBe(404);
  });
});

/** All access tokens of an account have run out by now. */
const endAccess = (accountId: string) =>
  service.ctx.db
    .updateTable('app_tokens')
    .set({ expires_at: new Date(0) })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'access')
    .execute();

describe('what an app finds out', () => {
  test('a refusal says where to ask', async () => {
    const { status, headers } = await fetch(`${service.publicUrl}/mcp`, { method: 'POST' });
    expect([status, headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer realm="cuemark", resource_metadata="${service.publicUrl}/.well-known/oauth-protected-resource/mcp", scope="mcp"`,
    ]);
    const api = await fetch(`${service.publicUrl}/api/v1/account`);
    expect(api.headers.get('www-authenticate')).toBe('Bearer realm="cuemark"');
  });

  test('the metadata names each endpoint by the address of the service, not of the request', async () => {
    const metadata = async (name: string) =>
      (await fetch(`${service.origin}/.well-known/${name}`)).json() as Promise<Record<string, unknown>>;
    const resource = await metadata('oauth-protected-resource/mcp');
    expect(resource).toMatchObject({
      resource: `${service.publicUrl}/mcp`,
      authorization_servers: [service.publicUrl],
    });
    expect(await metadata('oauth-protected-resource')).toEqual(resource);
    const server = await metadata('oauth-authorization-server');
    expect(server).toMatchObject({
      issuer: service.publicUrl,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
    const endpoints = Object.entries(server).filter(([name]) => name.endsWith('_endpoint'));
    expect(endpoints).toHaveLength(4);
    for (const [, address] of endpoints) expect(String(address)).toMatch(service.publicUrl);
  });

  test.each([
    ['GET', '/.well-known/oauth-protected-resource/mcp'],
    ['GET', '/.well-known/oauth-authorization-server'],
    ['POST', '/oauth/register'],
    ['POST', '/oauth/token'],
    ['POST', '/oauth/revoke'],
    ['POST', '/mcp'],
  ])('a page of another origin may %s %s', async (method, url) => {
    const preflight = await fetch(`${service.publicUrl}${url}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://inspector.example', 'access-control-request-method': method },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe(method);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const { headers } = await fetch(`${service.publicUrl}${url}`, { method });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toContain('www-authenticate');
    const other = await fetch(`${service.publicUrl}${url}`, { method: 'DELETE' });
    expect([other.status, other.headers.get('allow')?.includes('OPTIONS')]).toEqual([405, true]);
    expect(other.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('the APIs are open to no other origin', async () => {
    const { headers } = await fetch(`${service.publicUrl}/api/v1/account`, {
      headers: { origin: 'https://a.example' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('an app that registers itself', () => {
  test('is a public one, whatever it asks for', async () => {
    const answer = await register({
      client_name: 'Cursor\u202e\n of  somebody',
      redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback', 'https://app.example/back', callback],
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://app.example/logo.svg',
    });
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body).toMatchObject({
      client_id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      client_name: 'Cursor of somebody',
      token_endpoint_auth_method: 'none',
    });
    expect(body).not.toHaveProperty('client_secret');
  });

  test.each([
    'http://app.example/back',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://app.example/back#here',
    'https://somebody@app.example/back',
    'not an address',
    `https://app.example/${'x'.repeat(1000)}`,
  ])('is not answered at %s', async (uri) => {
    expect(await outcome(register({ redirect_uris: [callback, uri] }))).toEqual([400, 'invalid_redirect_uri']);
  });

  test.each([
    {},
    { redirect_uris: [] },
    { redirect_uris: 'text' },
    { redirect_uris: [callback], grant_types: ['password'] },
  ])('does not say %j of itself', async (metadata) => {
    expect(await outcome(register(metadata))).toEqual([400, 'invalid_client_metadata']);
  });

  test('is forgotten where nobody connects it, and kept where somebody does', async () => {
    const person = await newCustomer(service);
    const { clientId } = await tokensFor(person);
    const unused = await ask();
    const inDays = (days: number) => ({
      ...service.ctx,
      clock: () => new Date(service.ctx.clock().getTime() + days * 86_400_000),
    });
    const isKnown = async (id: string) =>
      (await service.ctx.db.selectFrom('app_clients').select('client_id').where('client_id', '=', id).execute())
        .length > 0;
    await forgetApps(inDays(6));
    expect([await isKnown(unused.clientId), await isKnown(clientId)]).toEqual([true, true]);
    await forgetApps(inDays(8));
    expect([await isKnown(unused.clientId), await isKnown(clientId)]).toEqual([false, true]);
    await forgetApps(inDays(61));
    expect(await isKnown(clientId)).toBe(false);
    expect(
      await outcome(form('/oauth/token', await refreshFields(await tokensFor(person), { client_id: clientId }))),
    ).toEqual([400, 'invalid_client']);
  });
});

async function refreshFields(
  { clientId, refresh }: { clientId: string; refresh: string },
  change: Record<string, string> = {},
) {
  return { grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh, ...change };
}

describe('a request', () => {
  const read = async (url: URL) => {
    const web = await webClient(service.publicUrl, await newCustomer(service));
    return web.post('/app-requests', { request: url.search.slice(1) });
  };

  test('says who asks and where the browser goes', async () => {
    expect((await read((await ask()).url)).body).toEqual({
      name: 'By hand',
      host: null,
      returns_to: { kind: 'computer', name: null },
      is_usable: true,
      fault: null,
    });
  });

  test('may be answered at another port of the person’s computer, and nowhere else', async () => {
    const codeOf = async (redirect_uri: string) => (await read((await ask({ redirect_uri })).url)).body.code;
    expect(await codeOf('http://127.0.0.1:5/callback')).toBeUndefined();
    for (const elsewhere of [
      'http://127.0.0.1:33418/callback/',
      'http://127.0.0.1:33418/callback?more=1',
      'http://localhost:33418/callback',
      'http://127.0.0.1:33418@evil.example/callback',
      'http://127.0.0.1.evil.example:33418/callback',
      'https://127.0.0.1:33418/callback',
      'https://evil.example/callback',
      '',
    ]) {
      expect(await codeOf(elsewhere), elsewhere).toBe('app_refused');
    }
    expect((await read((await ask({ client_id: 'nobody00000000000000' })).url)).body.code).toBe('app_refused');
    expect((await read((await ask({ client_id: null })).url)).body.code).toBe('app_refused');
  });

  test.each([
    ['without a challenge', { code_challenge: null }, 'invalid_request'],
    ['with a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
    ['with the challenge as it is', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with a method left out', { code_challenge_method: null }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['with a fragment', { response_mode: 'fragment' }, 'invalid_request'],
  ])('%s is not allowed, and the app hears why', async (_name, change, error) => {
    const { url } = await ask(change);
    const { body } = await read(url);
    expect(body.fault.text).not.toBe('');
    const told = new URL(body.fault.redirect_to).searchParams;
    expect([told.get('error'), told.get('state'), told.get('iss')]).toEqual([error, 'here', service.publicUrl]);
    const answer = await decide(service.publicUrl, await newCustomer(service), url);
    expect(answer.searchParams.get('error')).toBe(error);
    expect(answer.searchParams.get('code')).toBeNull();
  });

  test('that is denied gives no code', async () => {
    const { url } = await ask();
    const { searchParams } = await decide(service.publicUrl, await newCustomer(service), url, false);
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  test('is answered by nobody else’s page', async () => {
    const { url } = await ask();
    const cookie = await sessionCookie(service.publicUrl, await newCustomer(service));
    const send = (headers: Record<string, string>) =>
      fetch(`${service.publicUrl}/web-api/apps`, {
        method: 'POST',
        headers: { cookie, ...headers },
        body: JSON.stringify({ request: url.search.slice(1), allow: true }),
      });
    expect((await send({ 'content-type': 'application/json', origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'content-type': 'text/plain', origin: service.publicUrl })).status).toBe(415);
    const page = await fetch(`${service.publicUrl}/connect${url.search}`);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });

  test('of somebody who is not signed in tells nothing', async () => {
    const nobody = await webClient(service.publicUrl);
    const { url } = await ask();
    expect((await nobody.post('/app-requests', { request: url.search.slice(1) })).status).toBe(401);
    expect((await nobody.post('/apps', { request: url.search.slice(1), allow: true })).status).toBe(401);
  });
});

describe('a code', () => {
  test('gives tokens once; when it comes again they end', async () => {
    const fields = await allowed(await newCustomer(service));
    const answer = await form('/oauth/token', fields);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const tokens = (await answer.json()) as Record<string, string>;
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^cuemark_access_[A-Za-z0-9]{40}$/),
      refresh_token: expect.stringMatching(/^cuemark_refresh_[A-Za-z0-9]{40}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'mcp',
    });
    expect(await statusOf(tokens.access_token ?? '')).toBe(200);
    expect(await outcome(form('/oauth/token', fields))).toEqual([400, 'invalid_grant']);
    await expect.poll(() => statusOf(tokens.access_token ?? '')).toBe(401);
  });

  test('of many exchanges at once one has it, and then nobody', async () => {
    const fields = await allowed(await newCustomer(service));
    const answers = await Promise.all(Array.from({ length: 5 }, () => form('/oauth/token', fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://127.0.0.1:1/callback' }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['no client', { client_id: '' }, 'invalid_request'],
    ['another code', { code: 'nothing' }, 'invalid_grant'],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('gives nothing with %s', async (_name, change, error) => {
    const fields = await allowed(await newCustomer(service));
    expect(await outcome(form('/oauth/token', { ...fields, ...change }))).toEqual([400, error]);
  });

  test('gives nothing to another app, nor twice in a form, nor as JSON, nor when its minute is over', async () => {
    const person = await newCustomer(service);
    const fields = await allowed(person);
    const other = await allowed(person);
    expect(await outcome(form('/oauth/token', { ...fields, client_id: other.client_id }))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(await outcome(form('/oauth/token', [...Object.entries(fields), ['code', fields.code]]))).toEqual([
      400,
      'invalid_request',
    ]);
    const json = await fetch(`${service.publicUrl}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect(json.status).toBe(415);
    await service.ctx.db
      .updateTable('app_codes')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', person.accountId)
      .execute();
    expect(await outcome(form('/oauth/token', fields))).toEqual([400, 'invalid_grant']);
  });
});

describe('tokens', () => {
  test('are stored as hashes alone', async () => {
    const person = await newCustomer(service);
    const fields = await allowed(person);
    const tokens = Object.values((await (await form('/oauth/token', fields)).json()) as object).map(String);
    const rows = await Promise.all(
      (['app_tokens', 'app_codes', 'connected_apps'] as const).map((table) =>
        service.ctx.db.selectFrom(table).selectAll().where('account_id', '=', person.accountId).execute(),
      ),
    );
    const text = JSON.stringify(rows, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(rows.flat().length).toBe(4);
    for (const secret of [...tokens, fields.code].filter((one) => one.length > 20)) expect(text).not.toContain(secret);
  });

  test('act at /mcp alone, and refresh tokens nowhere', async () => {
    const { access, refresh } = await tokensFor(await newCustomer(service));
    expect(await statusOf(access)).toBe(200);
    expect(await statusOf(access, '/api/v1/account')).toBe(401);
    expect(await statusOf(refresh)).toBe(401);
  });

  test('of a Free account are refused as keys are, which the page says before', async () => {
    const person = await newCustomer(service, { plan: 'free' });
    const web = await webClient(service.publicUrl, person);
    const { body } = await web.post('/app-requests', { request: (await ask()).url.search.slice(1) });
    expect(body.is_usable).toBe(false);
    const { access } = await tokensFor(person);
    expect(await statusOf(access)).toBe(403);
    await changeAccount({ ...service.ctx, accountId: person.accountId }, { plan: 'pro' });
    await expect.poll(() => statusOf(access)).toBe(200);
    await changeAccount({ ...service.ctx, accountId: person.accountId }, { plan: 'free' });
    await expect.poll(() => statusOf(access)).toBe(403);
  });

  test('reach nothing of another account', async () => {
    const [owner, stranger] = [await newCustomer(service), await newCustomer(service)];
    const { clientId, refresh, access } = await tokensFor(owner);
    const theirs = await tokensFor(stranger);
    const web = await webClient(service.publicUrl, stranger);
    const [own] = (await (await webClient(service.publicUrl, owner)).get('/apps')).body.apps;
    expect((await web.delete(`/apps/${own.id}`)).status).toBe(404);
    expect((await web.get('/apps')).body.apps).toHaveLength(1);
    const mixed = { clientId: theirs.clientId, refresh };
    expect(await outcome(form('/oauth/token', await refreshFields(mixed)))).toEqual([400, 'invalid_grant']);
    expect((await form('/oauth/revoke', { token: refresh, client_id: theirs.clientId })).status).toBe(200);
    expect(await statusOf(access)).toBe(200);
    expect((await form('/oauth/token', await refreshFields({ clientId, refresh }))).status).toBe(200);
  });

  test('a refresh token works once; when it comes again much later the app is disconnected', async () => {
    const person = await newCustomer(service);
    const first = await tokensFor(person);
    const answer = await form('/oauth/token', await refreshFields(first));
    const next = (await answer.json()) as Record<string, string>;
    expect(next.refresh_token).not.toBe(first.refresh);
    // At once it is two requests that met.
    expect(await outcome(form('/oauth/token', await refreshFields(first)))).toEqual([400, 'invalid_grant']);
    expect(await statusOf(next.access_token ?? '')).toBe(200);
    await service.ctx.db
      .updateTable('app_tokens')
      .set({ used_at: new Date(service.ctx.clock().getTime() - 11_000) })
      .where('account_id', '=', person.accountId)
      .where('used_at', 'is not', null)
      .execute();
    expect(await outcome(form('/oauth/token', await refreshFields(first)))).toEqual([400, 'invalid_grant']);
    await expect.poll(() => statusOf(next.access_token ?? '')).toBe(401);
    const following = { clientId: first.clientId, refresh: next.refresh_token ?? '' };
    expect(await outcome(form('/oauth/token', await refreshFields(following)))).toEqual([400, 'invalid_grant']);
  });

  test('are revoked by the app: one, or with the refresh token all', async () => {
    const person = await newCustomer(service);
    const one = await tokensFor(person);
    expect(await statusOf(one.access)).toBe(200);
    expect((await form('/oauth/revoke', { token: one.access, client_id: one.clientId })).status).toBe(200);
    expect(await statusOf(one.access)).toBe(401);
    const answer = await form('/oauth/token', await refreshFields(one));
    const next = (await answer.json()) as Record<string, string>;
    expect(await statusOf(next.access_token ?? '')).toBe(200);
    const revoked = await form('/oauth/revoke', { token: next.refresh_token ?? '', token_type_hint: 'access_token' });
    expect([revoked.status, await revoked.text()]).toEqual([200, '']);
    expect(await statusOf(next.access_token ?? '')).toBe(401);
    expect((await (await webClient(service.publicUrl, person)).get('/apps')).body.apps).toEqual([]);
    expect((await form('/oauth/revoke', { token: 'nothing' })).status).toBe(200);
    expect(await outcome(form('/oauth/revoke', {}))).toEqual([400, 'invalid_request']);
  });

  test('go with the account', async () => {
    const person = await newCustomer(service);
    const { access } = await tokensFor(person);
    const { db } = service.ctx;
    for (const table of ['api_keys', 'minute_entries', 'minute_cycles', 'members', 'accounts'] as const) {
      await db.deleteFrom(table).where('account_id', '=', person.accountId).execute();
    }
    expect(await statusOf(access)).toBe(401);
    for (const table of ['app_tokens', 'app_codes', 'connected_apps'] as const) {
      expect(
        await db.selectFrom(table).select('account_id').where('account_id', '=', person.accountId).execute(),
      ).toEqual([]);
    }
  });

  test('of an app that nobody uses run out, and it leaves the list', async () => {
    const person = await newCustomer(service);
    const { refresh, clientId } = await tokensFor(person);
    await service.ctx.db
      .updateTable('connected_apps')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', person.accountId)
      .execute();
    await forgetApps(service.ctx);
    expect((await (await webClient(service.publicUrl, person)).get('/apps')).body.apps).toEqual([]);
    expect(await outcome(form('/oauth/token', await refreshFields({ clientId, refresh })))).toEqual([
      400,
      'invalid_grant',
    ]);
  });
});

test('of fifty-one apps the one that was unused for longest is disconnected', async () => {
  const person = await newCustomer(service);
  const { accountId } = person;
  const first = await tokensFor(person);
  const day = (count: number) => new Date(Date.UTC(2026, 0, count + 1));
  const before = { account_id: accountId, client_id: 'another', name: 'Another', expires_at: new Date('2100-01-01') };
  const rows = Array.from({ length: 49 }, (_, place) => ({
    ...before,
    app_id: `app${place}`,
    connected_at: day(place),
  }));
  await service.ctx.db.insertInto('connected_apps').values(rows).execute();
  await service.ctx.db
    .updateTable('connected_apps')
    .set({ last_used_at: new Date() })
    .where('app_id', '=', 'app0')
    .execute();
  const last = await tokensFor(person);
  const left = (await (await webClient(service.publicUrl, person)).get('/apps')).body.apps.map(
    ({ id }: { id: string }) => id,
  );
  expect(left).toHaveLength(50);
  expect(left).toContain('app0');
  expect(left).not.toContain('app1');
  expect([await statusOf(first.access), await statusOf(last.access)]).toEqual([200, 200]);
});

test('what is no request is refused, and nothing breaks', async () => {
  const odd = ['\0', 'a\0b', '\ud800', '%', '\n', 'é'.repeat(5000), 'https://', "'; drop table accounts"];
  const web = await webClient(service.publicUrl, await newCustomer(service));
  for (const text of odd) {
    const fields = ['client_id', 'code', 'code_verifier', 'refresh_token', 'redirect_uri', 'resource', 'token'];
    const all = Object.fromEntries(fields.map((name) => [name, text]));
    const answers = [
      await form('/oauth/token', { ...all, grant_type: 'authorization_code', resource: '' }),
      await form('/oauth/token', { ...all, grant_type: 'refresh_token', resource: '' }),
      await form('/oauth/token', { ...all, grant_type: text }),
      await form('/oauth/revoke', all),
      await register({ client_name: text, redirect_uris: [text] }),
      await web.post('/app-requests', { request: String(new URLSearchParams(all)) }),
      await web.post('/apps', { request: text, allow: true }),
    ];
    for (const { status } of answers) expect(status, JSON.stringify(text.slice(0, 40))).toBeLessThan(500);
  }
});

test('behind a proxy all that is said of addresses is the public one', async () => {
  const publicUrl = 'https://cuemark.example';
  const proxied = await startTestService({ PUBLIC_URL: `${publicUrl}/`, TRUSTED_PROXIES: 'loopback' });
  onTestFinished(proxied.stop);
  const { headers } = await fetch(`${proxied.origin}/mcp`, { method: 'POST' });
  const [, metadata = ''] = /resource_metadata="([^"]+)"/.exec(headers.get('www-authenticate') ?? '') ?? [];
  expect(metadata).toBe(`${publicUrl}/.well-known/oauth-protected-resource/mcp`);
  for (const name of ['oauth-protected-resource/mcp', 'oauth-authorization-server']) {
    const text = await (await fetch(`${proxied.origin}/.well-known/${name}`)).text();
    const origins = [...text.matchAll(/https?:\/\/[^/"]+/g)].map(([origin]) => origin);
    expect(new Set(origins)).toEqual(new Set([publicUrl]));
  }
});

test('requests for tokens do not keep the database busy', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 20 && !statuses.has(429); round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => form('/oauth/token', { grant_type: 'password' })),
    );
    for (const { status } of answers) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([400, 429]));
});

test('the configuration that the documentation shows leads an assistant to the page', async () => {
  const html = await (await fetch(`${service.publicUrl}/docs/mcp`)).text();
  const shown = (name: string) =>
    JSON.parse((new RegExp(`aria-label="${name}"><code>([^<]+)<`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"'));
  const { url } = shown('Configuration').mcpServers.cuemark;
  expect(url).toBe(`${service.publicUrl}/mcp`);
  const app = connectingApp();
  const client = new Client({ name: 'test', version: '1' });
  const connecting = client.connect(new StreamableHTTPClientTransport(new URL(url), { authProvider: app.provider }));
  await expect(connecting).rejects.toThrow(UnauthorizedError);
  expect(app.kept.authorizationUrl?.pathname).toBe('/connect');

  const { key } = await newCustomer(service);
  const { headers } = shown('Configuration with a key').mcpServers.cuemark;
  const authorization = headers.Authorization.replace('cuemark_live_…', key);
  const keyed = new Client({ name: 'test', version: '1' });
  onTestFinished(() => keyed.close());
  await keyed.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization } } }));
  expect((await callTool(keyed, 'account')).text).toContain('minutes are left');
});

test('an app that is known by its document is allowed by that, with the site that vouches for its name', async () => {
  const open = await startTestService({ WEBHOOK_PRIVATE_ADDRESSES: 'on' });
  onTestFinished(open.stop);
  const origin = await listen(
    createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      const client_id = `${origin}${request.url}`;
      response.end(JSON.stringify({ client_id, client_name: 'Known', redirect_uris: [callback] }));
    }),
  );
  const person = await newCustomer(open, { minutes: 77 });
  const app = connectingApp();
  app.kept.information = { client_id: `${origin}/oauth/client.json`, issuer: open.publicUrl };
  await connectApp(open.publicUrl, person, app);
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(() => client.close());
  const url = new URL('/mcp', open.publicUrl);
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: app.provider }));
  expect((await callTool(client, 'account')).text).toContain('77 of 77 minutes are left');
  const { apps } = (await (await webClient(open.publicUrl, person)).get('/apps')).body;
  expect(apps).toMatchObject([{ name: 'Known', host: new URL(origin).host }]);
  expect(await open.ctx.db.selectFrom('app_clients').selectAll().execute()).toEqual([]);
});

test('documents are read from no private address, and not without end', async () => {
  const web = await webClient(service.publicUrl, await newCustomer(service));
  const asked = new URLSearchParams({ client_id: 'https://127.0.0.1/client.json', redirect_uri: callback });
  const { body } = await web.post('/app-requests', { request: String(asked) });
  expect(body).toMatchObject({ code: 'app_refused', detail: expect.stringContaining('private or local network') });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => web.post('/app-requests', { request: String(asked) })),
  );
  expect(answers.filter(({ body: { code } }) => code === 'too_many_tries')).toHaveLength(11);
});

test('requests of an app are counted and recorded as those of a key', async () => {
  const limited = await startTestService({ API_RATE_LIMIT: '3' });
  onTestFinished(limited.stop);
  const person = await newCustomer(limited);
  const app = await connectApp(limited.publicUrl, person);
  const call = () =>
    fetch(`${limited.publicUrl}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.kept.tokens?.access_token}`, 'content-type': 'application/json' },
      body: '{}',
    });
  const answers = await Promise.all(Array.from({ length: 8 }, call));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
  await expect
    .poll(() =>
      limited.ctx.db
        .selectFrom('requests')
        .select('route')
        .where('account_id', '=', person.accountId)
        .distinct()
        .execute(),
    )
    .toEqual(expect.arrayContaining([{ route: '/mcp' }, { route: '/oauth/token' }]));
});

test('nobody has codes made without end', async () => {
  const web = await webClient(service.publicUrl, await newCustomer(service));
  const request = (await ask()).url.search.slice(1);
  const codes = new Set<string | undefined>();
  for (let round = 0; round < 301; round += 1) {
    codes.add((await web.post('/apps', { request, allow: true })).body.code);
    if (round === 299) expect([...codes]).toEqual([undefined]);
  }
  expect([...codes]).toEqual([undefined, 'too_many_tries']);
});

test('nobody fills the list of apps that registered themselves', async () => {
  const crowded = await startTestService();
  onTestFinished(crowded.stop);
  const statuses: number[] = [];
  for (let round = 0; round < 101; round += 1) {
    const answer = await fetch(`${crowded.publicUrl}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: [callback] }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(-2)).toEqual([201, 429]);
});
