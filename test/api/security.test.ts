import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey, revokeApiKey } from '../../src/accounts/api-keys.ts';
import { apiClient, watch } from '../harness/client.ts';
import { connectApp } from '../harness/connecting-app.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { uploadClient } from '../harness/upload-client.ts';
import { sessionCookie, webClient } from '../harness/web-client.ts';

/** Every operation that the routes themselves describe: a new one is in here without being named. */
function operationsOf(file: string) {
  const document = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'));
  return Object.entries(document.paths as Record<string, Record<string, { security?: object[] }>>).flatMap(
    ([url, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        method: method.toUpperCase(),
        url,
        isOpen: security?.length === 0,
      })),
  );
}

const [openOperations = [], apiOperations = []] = [true, false].map((isOpen) =>
  operationsOf('openapi.json').filter((operation) => operation.isOpen === isOpen),
);
const [openWebOperations = [], webOperations = []] = [true, false].map((isOpen) =>
  operationsOf('web/web-api.json').filter((operation) => operation.isOpen === isOpen),
);

let service: TestService;
let owner: Customer;
let stranger: Customer;
let free: { key: string };
let revoked: string;
let ownerCookie: string;
let strangerCookie: string;
/** Something of the owner's for each kind of id that a path may name. */
const owned: Record<string, string> = {};

beforeAll(async () => {
  service = await startTestService();
  owner = await newCustomer(service);
  stranger = await newCustomer(service);
  free = await newCustomer(service, { plan: 'free' });
  const spare = await createApiKey({ ...service.ctx, accountId: owner.accountId }, { name: 'spare' });
  revoked = spare.key;
  await revokeApiKey({ ...service.ctx, accountId: owner.accountId }, { keyId: spare.keyId });
  const client = apiClient(service.origin, owner.key);
  const { body: video } = await client.submit(watch('sampleTalk1'));
  await client.settled(video.id);
  owned.video_id = video.id;
  const { body: question } = await client.post(`/videos/${video.id}/questions`, {
    question: 'Who repairs the drills?',
  });
  owned.question_id = question.id;
  owned.key_id = owner.keyId;
  [ownerCookie, strangerCookie] = await Promise.all([
    sessionCookie(service.publicUrl, owner),
    sessionCookie(service.publicUrl, stranger),
  ]);
  const web = await webClient(service.publicUrl, owner);
  const { body: chat } = await web.post(`/videos/${video.id}/chats`, { name: 'Mine' });
  owned.chat_id = chat.id;
  owned.tag_id = (await web.post('/tags', { name: 'Mine', video_ids: [video.id] })).body.id;
  const upload = await (await uploadClient(service.publicUrl, owner)).open('mine.srt', 100);
  const { body: webhook } = await client.post('/webhooks', {
    url: 'https://hooks.example.com/',
    events: ['video.ready'],
  });
  owned.webhook_id = webhook.id;
  await connectApp(service.publicUrl, owner);
  owned.app_id = (await web.get('/apps')).body.apps[0].id;
  owned.upload_id = upload.headers.get('location')?.split('/').at(-1) ?? '';
});
afterAll(() => service.stop());

function send({ method, url }: { method: string; url: string }, headers: Record<string, string>): Promise<Response> {
  const address = url.replace(/\{(\w+)\}/g, (_, name: string) => owned[name] ?? 'aaaaaaaaaaaaaaaaaaaa');
  const takesNoBody = /^\/api\/v1\/.*\/(?:test|summary)$/.test(url);
  const isWrite = (method === 'POST' || url.endsWith('/settings')) && method !== 'GET' && !takesNoBody;
  return fetch(`${service.origin}${address}`, {
    method,
    headers: {
      origin: service.publicUrl,
      ...headers,
      ...(isWrite ? { 'content-type': 'application/json' } : {}),
      ...(url.startsWith('/web-api/uploads') ? { 'tus-resumable': '1.0.0' } : {}),
    },
    ...(isWrite ? { body: JSON.stringify(bodyFor(url)) } : {}),
  });
}

function bodyFor(url: string): object {
  if (url.endsWith('/settings')) return { output_language: 'de' };
  if (url.endsWith('/questions')) return { question: 'Why?' };
  if (/\/(?:stop|restore|share|summary|test|secret|activate)$/.test(url)) return {};
  if (url.endsWith('/webhooks')) return { url: 'https://hooks.example.com/', events: ['video.ready'] };
  if (url.endsWith('/app-requests')) return { request: 'client_id=a' };
  if (url.endsWith('/apps')) return { request: 'client_id=a', allow: true };
  if (url.endsWith('/captions')) return { track_id: '.en', version: 0 };
  if (url.endsWith('/density')) return { density: 'more', version: 0 };
  if (/\/tags\/\{tag_id\}\/remove$/.test(url)) return { video_ids: ['vid_nobody'] };
  if (/\/chapters\/suggestions$/.test(url)) return { chapters: [], index: 0, with_model: false };
  if (/\/corrections\/preview$/.test(url)) return { wrong: 'a', right: 'b' };
  if (/\/corrections$/.test(url)) return { wrong: 'a', right: 'b', with_edited: false };
  if (/\/chapters\/check$/.test(url)) return { chapters: [] };
  if (/\/chapters$/.test(url)) return { chapters: [], version: 0 };
  return url.startsWith('/web-api') ? { name: 'Mine' } : { url: watch('sampleTalk1') };
}

async function outcome(response: Response) {
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code };
}

/** The answer to a HEAD is the refusal without its body. */
async function expectRefusal(
  { method }: { method: string },
  response: Response,
  refusal: { status: number; code: string },
) {
  if (method !== 'HEAD') return expect(await outcome(response)).toEqual(refusal);
  expect([response.status, await response.text()]).toEqual([refusal.status, '']);
}

test('the description alone is open to everybody', async () => {
  expect(openOperations.map(({ url }) => url)).toEqual(['/api/v1/openapi.json']);
  expect((await fetch(`${service.origin}/api/v1/openapi.json`)).status).toBe(200);
});

test('in the web app’s own API only the ways in are open to everybody', () => {
  expect(openWebOperations.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'GET /web-api/sign-in-options',
    'POST /web-api/demo',
    'POST /web-api/password/forgot',
    'POST /web-api/password/link',
    'POST /web-api/password/reset',
    'POST /web-api/sign-up',
    'POST /web-api/sign-up/confirm',
    'POST /web-api/sign-up/link',
  ]);
});

test('no route of an API is hidden from its description, but those of sign-in and the methods that are refused', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/http');
  const files = ['api-v1', 'web-api'].flatMap((api) =>
    readdirSync(path.join(folder, api)).map((name) => path.join(api, name)),
  );
  const hiding = files.filter((name) => /\bhide:/.test(readFileSync(path.join(folder, name), 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(hiding).toEqual(['web-api/session.ts']);
});

test('the descriptions name every operation of both APIs', () => {
  expect(apiOperations.length).toBeGreaterThanOrEqual(8);
  expect(webOperations.length).toBeGreaterThanOrEqual(2);
});

describe.each(apiOperations)('$method $url', (operation) => {
  const mistyped = () => `${owner.key.slice(0, -1)}${owner.key.endsWith('0') ? '1' : '0'}`;

  test.each([
    ['no key', () => ({})],
    ['another scheme', () => ({ authorization: `Basic ${owner.key}` })],
    ['the key alone', () => ({ authorization: owner.key })],
    ['a key in the query', () => ({ 'x-api-key': owner.key })],
    ['a wrong checksum', () => ({ authorization: `Bearer ${mistyped()}` })],
    ['a revoked key', () => ({ authorization: `Bearer ${revoked}` })],
  ] as [string, () => Record<string, string>][])('%s is 401', async (_name, headers) => {
    expect(await outcome(await send(operation, headers()))).toEqual({ status: 401, code: 'invalid_api_key' });
  });

  test('a key of a Free account is 403', async () => {
    const headers = { authorization: `Bearer ${free.key}` };
    expect(await outcome(await send(operation, headers))).toEqual({ status: 403, code: 'pro_required' });
  });

  if (!operation.url.includes('{')) return; // it names nothing that could be another account’s
  test('what is another account’s is 404, as if it were not there', async () => {
    const headers = { authorization: `Bearer ${stranger.key}` };
    expect(await outcome(await send(operation, headers))).toEqual({ status: 404, code: 'not_found' });
  });
});

describe.each(webOperations)('$method $url', (operation) => {
  test('without a session it is 401', async () => {
    const response = await send(operation, {});
    expect(response.headers.get('www-authenticate')).toBe('Session realm="cuemark"');
    await expectRefusal(operation, response, { status: 401, code: 'not_signed_in' });
  });

  test('an API key is no session', async () => {
    const headers = { authorization: `Bearer ${owner.key}` };
    await expectRefusal(operation, await send(operation, headers), { status: 401, code: 'not_signed_in' });
  });

  if (!operation.url.includes('{')) return;
  test('what is another account’s is 404, as if it were not there, and stays as it is', async () => {
    const response = await send(operation, { cookie: strangerCookie });
    await expectRefusal(operation, response, { status: 404, code: 'not_found' });
    // The owner reaches it, so it was there to be found.
    const reads = ['GET', 'HEAD'].includes(operation.method);
    const isThere = reads && !/media(?:\/file)?$/.test(operation.url); // media.test.ts has one that is
    if (isThere) expect((await send(operation, { cookie: ownerCookie })).status).toBe(200);
  });
});
