import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newApiKey } from '../../src/accounts/api-key.ts';
import { revokeApiKey } from '../../src/accounts/api-keys.ts';
import { changeAccount } from '../../src/accounts/change-account.ts';
import { type ProblemCode, problems } from '../../src/contract/problems.ts';
import { type Answer, type ApiClient, apiClient, watch } from '../harness/client.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
let client: ApiClient;
let key: string;

beforeAll(async () => {
  service = await startTestService();
  key = (await newCustomer(service)).key;
  client = apiClient(service.origin, key);
});
afterAll(() => service.stop());

/** What every refusal owes (§7). */
function expectProblem({ status, headers, body }: Answer, code: string): void {
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({ status, code, type: `${service.publicUrl}/docs/errors#${code}` });
  expect(typeof body.title).toBe('string');
  expect(body.detail.length).toBeGreaterThan(10);
  expect(body.request_id).toBe(headers.get('x-request-id'));
}

describe('§5: keys', () => {
  test.each([
    ['no header', undefined],
    ['another scheme', 'Basic abc'],
    ['a key that is none', 'Bearer cuemark_live_wrong'],
    ['a well-formed key that nobody has', 'Bearer cuemark_live_00000000000000000000000000000000000AoPLGn'],
  ])('%s is 401 with WWW-Authenticate', async (_name, authorization) => {
    const response = await fetch(`${service.origin}/api/v1/account`, {
      headers: authorization ? { authorization } : {},
    });
    const answer = { status: response.status, headers: response.headers, body: await response.json() };
    expect(answer.status).toBe(401);
    expectProblem(answer, 'invalid_api_key');
    const isKey = authorization?.startsWith('Bearer ') ?? false;
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer realm="cuemark"${isKey ? ', error="invalid_token"' : ''}`,
    );
  });

  // The process hears of both: milliseconds later, on a busy machine more.
  test('a revoked key is 401 as soon as that is heard', async () => {
    const customer = await newCustomer(service);
    const theirs = apiClient(service.origin, customer.key);
    expect((await theirs.get('/account')).status).toBe(200);
    await revokeApiKey({ ...service.ctx, accountId: customer.accountId }, { keyId: customer.keyId });
    await expect.poll(async () => (await theirs.get('/account')).status, { timeout: 5000 }).toBe(401);
  });

  test('on Free a key is 403 and works again after an upgrade', async () => {
    const { accountId, key: freeKey } = await newCustomer(service, { plan: 'free' });
    const theirs = apiClient(service.origin, freeKey);
    const refused = await theirs.get('/account');
    expect(refused.status).toBe(403);
    expectProblem(refused, 'pro_required');
    await changeAccount({ ...service.ctx, accountId }, { plan: 'pro' });
    await expect.poll(async () => (await theirs.get('/account')).status, { timeout: 5000 }).toBe(200);
    expect((await theirs.get('/account')).body).toMatchObject({ plan: 'pro', minutes_limit: 1000, minutes_left: 1000 });
  });
});

test.each([
  ['DELETE', '/web-api/videos', 'GET, HEAD, POST'],
  ['PUT', '/web-api/keys', 'GET, HEAD, POST'],
  ['GET', '/web-api/auth/sign-in/email', 'POST'],
])('%s %s is 405 with Allow: %s', async (method, path, allow) => {
  const response = await fetch(`${service.origin}${path}`, { method });
  const answer = { status: response.status, headers: response.headers, body: await response.json() };
  expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({ status: 405, allow });
  expectProblem(answer as Answer, 'method_not_allowed');
});

describe('a refused sign-in is a problem document whose type leads to the errors page', () => {
  const credentials = { email: 'nobody@example.test', password: 'something', name: 'Nobody' };
  const call = (path: string, body: object, origin = service.publicUrl) =>
    fetch(`${service.publicUrl}/web-api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });

  test.each([
    ['a wrong password', 'sign-in/email', credentials, undefined, 'wrong_credentials'],
    ['another origin', 'sign-in/email', credentials, 'https://elsewhere.test', 'foreign_origin'],
    ['no email', 'sign-in/email', { password: 'something' }, undefined, 'invalid_request'],
  ])('%s', async (_name, path, body, origin, code) => {
    const response = await call(path, body, origin);
    const answer: Answer = { status: response.status, headers: response.headers, body: await response.json() };
    expectProblem(answer, code);
    expect(answer.status).toBe(problems[code as ProblemCode].status);
    expect(await (await fetch(answer.body.type)).text()).toContain(`id="${code}"`);
  });

  test('routes that are not used are none', async () => {
    for (const path of ['update-user', 'sign-up/email', 'open-session', 'request-password-reset']) {
      expect((await call(path, credentials)).status, path).toBe(404);
    }
  });
});

describe('§4.6 and the order of checks', () => {
  test('an unknown path is 404 and needs no key', async () => {
    const response = await fetch(`${service.origin}/api/v1/nothing`);
    expectProblem({ status: response.status, headers: response.headers, body: await response.json() }, 'not_found');
    expect(response.status).toBe(404);
  });

  test.each([
    ['DELETE', '/videos', 'POST'],
    ['GET', '/videos', 'POST'],
    ['PUT', '/videos/abcdefgh', 'GET, HEAD'],
    ['OPTIONS', '/account', 'GET, HEAD'],
  ])('%s %s is 405 with Allow: %s, before the key is looked at', async (method, path, allow) => {
    const response = await fetch(`${service.origin}/api/v1${path}`, { method });
    const answer = { status: response.status, headers: response.headers, body: await response.json() };
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expectProblem(answer, 'method_not_allowed');
  });

  test('the key comes before the Content-Type, that before the size, and that before the fields', async () => {
    const big = JSON.stringify({ url: 'x'.repeat(20_000) });
    const wrongType = { 'content-type': 'text/plain' };
    const stranger = apiClient(service.origin, 'none');
    expect((await stranger.post('/videos', big, wrongType)).status).toBe(401);
    expect((await client.post('/videos', big, wrongType)).status).toBe(415);
    expect((await client.post('/videos', big)).status).toBe(413);
    expect((await client.post('/videos', '{"url": 1}')).status).toBe(400);
  });

  test.each([
    ['a missing field', {}, '`url` is missing.'],
    ['an unknown field', { url: watch('sampleTalk1'), extra: 1 }, 'There is no field `extra` here.'],
    ['a wrong type', { url: 7 }, '`url` must be text.'],
    ['no object', [], 'The body must be a JSON object.'],
    ['null', null, 'The body must be a JSON object.'],
    ['no JSON', '{', 'The body is not valid JSON.'],
    ['an empty body', '', 'The body is empty: send a JSON object.'],
    ['a body of white space', ' \n', 'The body is empty: send a JSON object.'],
  ])('%s is 400 invalid_request, and the detail says what to do', async (_name, body, detail) => {
    const answer = await client.post('/videos', body);
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status: 400, detail });
    expectProblem(answer, 'invalid_request');
  });

  test.each([0, 256])('an Idempotency-Key of %i characters is 400', async (length) => {
    const answer = await client.submit(watch('sampleTalk1'), { 'idempotency-key': 'k'.repeat(length) });
    expect(answer.body).toMatchObject({ status: 400, detail: 'Idempotency-Key has 1 to 255 characters.' });
    expectProblem(answer, 'invalid_request');
  });

  test('an id of another shape is 404 after key and plan', async () => {
    const answer = await client.get('/videos/!');
    expect(answer.status).toBe(404);
    expectProblem(answer, 'not_found');
  });

  test('every answer has an X-Request-Id of its own, and HEAD answers as GET without a body', async () => {
    const first = await client.get('/account');
    const second = await client.get('/account');
    expect(first.headers.get('x-request-id')).toMatch(/^req_/);
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    expect(first.headers.get('cache-control')).toBe('no-store');
    const head = await fetch(`${service.origin}/api/v1/account`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${key}` },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

test('what Node’s parser rejects is a problem document too', async () => {
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  socket.write('GET /api/v1/account HTTP/1.1\r\nHost: a\r\nBroken header\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head).toContain('Content-Type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(head).toContain(`X-Request-Id: ${JSON.parse(body).request_id}`);
});

test('where the operator sets a limit, more requests a second are 429 rate_limited, for that account alone', async () => {
  const limited = await startTestService({ API_RATE_LIMIT: '5' });
  const [one, other] = [await newCustomer(limited), await newCustomer(limited)];
  const mine = apiClient(limited.origin, one.key);
  // As many at once as it takes on this machine for more than five to fall into one second.
  let answers: Answer[] = [];
  let began = 0;
  do {
    began = performance.now();
    answers = await Promise.all(Array.from({ length: 12 }, () => mine.get('/account')));
  } while (!answers.some(({ status }) => status === 429));
  const seconds = Math.ceil((performance.now() - began) / 1000);
  const theirs = await apiClient(limited.origin, other.key).get('/account');
  await limited.stop();
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5 * (seconds + 1)); // seconds turn meanwhile
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('rate_limited');
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(theirs.status).toBe(200);
});

test('where more wrong keys a second come from a network than are looked up, that is said', async () => {
  const wrong = apiClient(service.origin, newApiKey());
  let answers: Answer[] = [];
  do answers = await Promise.all(Array.from({ length: 300 }, () => wrong.get('/account')));
  while (!answers.some(({ status }) => status === 429));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
    code: 'rate_limited',
    detail: expect.stringContaining('wrong API keys a second'),
  });
});

test('maintenance is 503 after the path and method checks; health endpoints work', async () => {
  const closed = await startTestService({ MAINTENANCE: 'on' });
  const path = (name: string, method = 'GET') => fetch(`${closed.origin}${name}`, { method });
  const answers = await Promise.all([
    path('/api/v1/account'),
    path('/api/v1/account', 'DELETE'),
    path('/api/v1/nothing'),
    path('/web-api/videos'),
    path('/healthz'),
    path('/readyz'),
    path('/workspace'),
    path('/docs/docs.css'),
    path('/api/nothing'),
  ]);
  await closed.stop();
  expect(answers.map(({ status }) => status)).toEqual([503, 405, 404, 503, 200, 200, 503, 200, 404]);
  for (const place of [0, 3, 6]) expect(answers[place]?.headers.get('retry-after')).toBe('60');
  expect(await answers[6]?.text()).toContain('down for maintenance');
});
