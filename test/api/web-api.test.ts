import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditQuestions } from '../../src/questions/audit-questions.ts';
import { type Answer, type ApiClient, apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie, type WebClient, webClient, writeTo } from '../harness/web-client.ts';

let service: TestService;
let client: ApiClient;
let web: WebClient;
let stranger: WebClient;
let nobody: WebClient;
let videoId: string;
let person: Customer;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  const other = await newCustomer(service);
  client = apiClient(service.origin, person.key);
  web = await webClient(service.publicUrl, person);
  stranger = await webClient(service.publicUrl, other);
  nobody = await webClient(service.publicUrl);
  videoId = await readyVideo(client);
});

afterAll(async () => {
  const { violations } = await auditQuestions(service.ctx);
  await service.stop();
  expect(violations).toEqual([]);
});

function expectRefusal({ status, headers, body }: Answer, expected: { status: number; code: string }): void {
  expect({ status, code: body.code }).toEqual(expected);
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body.request_id).toBe(headers.get('x-request-id'));
}

test('a video is divided more or less finely without a charge, and as it was at first again', async () => {
  const starts = async (density: string) => {
    const { status, body } = await writeTo(web, videoId, 'density', { density });
    expect({ status, density: body.density }).toEqual({ status: 200, density });
    return body.chapters.map(({ start_seconds }: { start_seconds: number }) => start_seconds) as number[];
  };
  const before = await client.get(`/videos/${videoId}`);
  const used = (await client.get('/account')).body.minutes_used;
  const more = await starts('more');
  const after = await client.get(`/videos/${videoId}`);
  expect(after.body.chapters).toHaveLength(more.length);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  const fewer = await starts('fewer');
  const normal = await starts('normal');
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before.body);
  expect(normal.filter((start) => !more.includes(start))).toEqual([]);
  expect(fewer.filter((start) => !normal.includes(start))).toEqual([]);
  expect(more.length).toBeGreaterThan(normal.length);
  expect((await client.get('/account')).body.minutes_used).toBe(used);
  expectRefusal(await writeTo(stranger, videoId, 'density', { density: 'more' }), {
    status: 404,
    code: 'not_found',
  });
  expectRefusal(await writeTo(web, videoId, 'density', { density: 'much' }), {
    status: 400,
    code: 'invalid_request',
  });
});

test('chapters are edited by the rules, here and over the API, and are the engine’s again at the usual density', async () => {
  const before = (await client.get(`/videos/${videoId}`)).body;
  const written = before.chapters.map(({ start_seconds, title }: { start_seconds: number; title: string }) => ({
    start_seconds,
    title,
  }));
  const renamed = written.toSpliced(1, 1, { ...written[1], title: ' A better   name ' });
  const check = async (chapters: object[]) =>
    (await web.post(`/videos/${videoId}/chapters/check`, { chapters })).body.broken;
  expect(await check(renamed)).toEqual([]);
  const broken = written.with(0, { start_seconds: 3, title: 'a < b' });
  expect(await check(broken)).toEqual([
    {
      index: 0,
      message: 'The first chapter must start at 0:00.',
      rule: 'first_at_start',
      values: { seconds: 10 },
    },
    {
      index: 0,
      message: 'The title holds a line break, a control character, “<” or “>”.',
      rule: 'forbidden_in_title',
      values: { seconds: 10 },
    },
  ]);
  expectRefusal(await writeTo(web, videoId, 'chapters', { chapters: broken }), {
    status: 422,
    code: 'chapters_break_rules',
  });
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);

  const { body } = await writeTo(web, videoId, 'chapters', { chapters: renamed });
  expect(body).toMatchObject({ is_edited: true, density: 'normal' });
  const edited = (await client.get(`/videos/${videoId}`)).body;
  expect(edited.chapters[1]).toEqual({ ...before.chapters[1], title: 'A better name' });
  expect(edited.chapters_text).toContain(' - A better name\n');
  expect(edited.status).toBe('ready');

  // A density takes the edits' place, the one that there was too.
  await writeTo(web, videoId, 'chapters', { chapters: renamed });
  expect((await writeTo(web, videoId, 'density', { density: 'normal' })).body.is_edited).toBe(false);
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);
  await writeTo(web, videoId, 'density', { density: 'more' });
  await writeTo(web, videoId, 'chapters', { chapters: renamed });
  const reset = await writeTo(web, videoId, 'density', { density: 'normal' });
  expect(reset.body).toMatchObject({ is_edited: false, density: 'normal' });
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);
  for (const [path, sent] of [
    ['chapters', { chapters: renamed, version: 0 }],
    ['chapters/check', { chapters: renamed }],
  ] as const) {
    expectRefusal(await stranger.post(`/videos/${videoId}/${path}`, sent), { status: 404, code: 'not_found' });
  }
  expectRefusal(await writeTo(web, videoId, 'chapters', { chapters: [{ start_seconds: '0', title: 'a' }] }), {
    status: 400,
    code: 'invalid_request',
  });
});

test('of two who write the chapters at once one does, the other is told what there is now, and no word is lost', async () => {
  const { body: seen } = await web.get(`/videos/${videoId}`);
  const version = seen.chapters_version;
  const named = (title: string) => ({
    version,
    chapters: seen.chapters.map(({ start_seconds }: { start_seconds: number }) => ({ start_seconds, title })),
  });
  const before = (await client.get(`/videos/${videoId}`)).body;
  const answers = await Promise.all(
    ['One', 'Other'].map((title) => web.post(`/videos/${videoId}/chapters`, named(title))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const [written, refused] = answers.toSorted((one, other) => one.status - other.status);
  if (!written || !refused) throw new Error('there are two');
  expectRefusal(refused, { status: 412, code: 'precondition_failed' });
  expect(refused.body.video).toEqual(written.body);
  expect(written.body.chapters_version).toBe(version + 1);

  // An edit that is saved while a density is made stays.
  const dividing = web.post(`/videos/${videoId}/density`, { density: 'more', version: version + 1 });
  const edited = await web.post(`/videos/${videoId}/chapters`, { ...named('Kept'), version: version + 1 });
  const divided = await dividing;
  expect([edited.status, divided.status].sort()).toEqual([200, 412]);
  const now = (await web.get(`/videos/${videoId}`)).body;
  expect(now).toEqual(edited.status === 200 ? edited.body : divided.body);
  expect((edited.status === 200 ? divided : edited).body.video).toEqual(now);

  expectRefusal(await web.post(`/videos/${videoId}/density`, { density: 'normal' }), {
    status: 400,
    code: 'invalid_request',
  });
  expect((await writeTo(web, videoId, 'density', { density: 'normal' })).status).toBe(200);
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);
});

test('a HEAD of the session tells what a GET would', async () => {
  const cookie = await sessionCookie(service.publicUrl, person);
  const address = `${service.publicUrl}/web-api/auth/get-session`;
  const [got, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => fetch(address, { method, headers: { cookie } })),
  );
  expect([got?.status, head?.status]).toEqual([200, 200]);
});

test('a DELETE that says it carries JSON and carries nothing is answered for what it names', async () => {
  const cookie = await sessionCookie(service.publicUrl, person);
  const headers = { cookie, origin: service.publicUrl, 'content-type': 'application/json' };
  const answer = await fetch(`${service.publicUrl}/web-api/keys/aaaaaaaaaaaa`, { method: 'DELETE', headers });
  expect(answer.status).toBe(404);
});

describe('chats and their questions', () => {
  const chats = () => `/videos/${videoId}/chats`;

  /** Asks in a chat and waits for what becomes of it. */
  async function askAndWait(chatId: string, question: string) {
    const asked = await web.post(`${chats()}/${chatId}/questions`, { question });
    expect(asked.status).toBe(202);
    for (let look = 0; look < 900; look += 1, await sleep(50)) {
      const { body } = await web.get(`${chats()}/${chatId}/questions`);
      const found = body.questions.find(({ id }: { id: string }) => id === asked.body.id);
      if (found.status !== 'pending') return found;
    }
    throw new Error('the question stays pending');
  }

  test('a chat is made, asked in, listed and deleted', async () => {
    const made = await web.post(chats(), { name: 'Ladders' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Ladders',
      is_api: false,
      created_at: expect.stringMatching(/Z$/),
    });
    expect((await web.get(chats())).body).toEqual({
      chats: [made.body],
      chats_limit: 7,
      questions_limit: 25,
      questions_used: 0,
    });

    const question = await askAndWait(made.body.id, 'How many times was the drill borrowed?');
    expect(question).toMatchObject({
      object: 'question',
      status: 'answered',
      via: 'web',
      engine: 'builtin',
      error: null,
    });
    expect(question.citations[0]).toEqual({
      start_seconds: 21,
      timestamp: '0:21',
      quote: expect.stringContaining('four hundred'),
    });
    expect((await client.get(`/videos/${videoId}/questions/${question.id}`)).body.answer).toBe(question.answer);

    const deleted = await web.delete(`${chats()}/${made.body.id}`);
    expect([deleted.status, deleted.body]).toEqual([204, null]);
    expect((await web.get(chats())).body).toMatchObject({ chats: [], questions_used: 1 });
    expectRefusal(await web.get(`${chats()}/${made.body.id}/questions`), { status: 404, code: 'not_found' });
    expectRefusal(await web.post(`${chats()}/${made.body.id}/questions`, { question: 'Why?' }), {
      status: 404,
      code: 'not_found',
    });
    expectRefusal(await web.delete(`${chats()}/${made.body.id}`), { status: 404, code: 'not_found' });
  });

  test('the API’s questions are in a chat of their own, which can not be deleted', async () => {
    const { body: asked } = await client.post(`/videos/${videoId}/questions`, { question: 'Who is Teresa?' });
    await client.get(`/videos/${videoId}/questions/${asked.id}`, { prefer: 'wait=10' });
    const { body } = await web.get(chats());
    const api = body.chats.find((chat: { is_api: boolean }) => chat.is_api);
    expect(api.name).toBe('API');
    const { body: listed } = await web.get(`${chats()}/${api.id}/questions`);
    expect(listed.questions).toMatchObject([{ id: asked.id, via: 'api', status: 'answered' }]);
    const refused = await web.delete(`${chats()}/${api.id}`);
    expectRefusal(refused, { status: 409, code: 'api_chat_kept' });
    expect(refused.headers.get('retry-after')).toBe('60');
  });

  test('an eighth chat is 429', async () => {
    const video = await readyVideo(client);
    for (let count = 0; count < 7; count += 1) {
      expect((await web.post(`/videos/${video}/chats`, { name: `Chat ${count}` })).status).toBe(201);
    }
    const refused = await web.post(`/videos/${video}/chats`, { name: 'Eighth' });
    expectRefusal(refused, { status: 429, code: 'question_limit_reached' });
  });

  test.each([[{}], [{ name: '' }], [{ name: '  ' }], [{ name: 'x'.repeat(101) }], [{ name: 'a', extra: 1 }]])(
    '%j makes no chat: 400',
    async (body) => {
      expectRefusal(await web.post(chats(), body), { status: 400, code: 'invalid_request' });
    },
  );

  test('somebody else’s video and chat are 404, and without a session everything is 401', async () => {
    const { body: made } = await web.post(chats(), { name: 'Mine' });
    const calls = (of: WebClient) => [
      of.get(chats()),
      of.post(chats(), { name: 'Theirs' }),
      of.delete(`${chats()}/${made.id}`),
      of.get(`${chats()}/${made.id}/questions`),
      of.post(`${chats()}/${made.id}/questions`, { question: 'Why?' }),
    ];
    for (const answer of await Promise.all(calls(stranger))) expectRefusal(answer, { status: 404, code: 'not_found' });
    for (const answer of await Promise.all(calls(nobody)))
      expectRefusal(answer, { status: 401, code: 'not_signed_in' });
    expectRefusal(await web.delete(`${chats()}/%00`), { status: 404, code: 'not_found' });
    expectRefusal(await web.get('/videos/%00/chats'), { status: 404, code: 'not_found' });
  });
});

describe('API keys', () => {
  test('§5: a key is shown once, works, is listed by its last four and stops when it is revoked', async () => {
    const made = await web.post('/keys', { name: 'Laptop' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: expect.any(String), key: expect.stringMatching(/^cuemark_live_[A-Za-z0-9]{40}$/) });
    const with_ = apiClient(service.origin, made.body.key);
    expect((await with_.get('/account')).status).toBe(200);

    const { body } = await web.get('/keys');
    expect(JSON.stringify(body)).not.toContain(made.body.key);
    expect(body.keys[0]).toMatchObject({ id: made.body.id, name: 'Laptop', last_four: made.body.key.slice(-4) });
    expect(body.keys[0].last_used_at).toMatch(/Z$/);

    expectRefusal(await stranger.delete(`/keys/${made.body.id}`), { status: 404, code: 'not_found' });
    expect((await with_.get('/account')).status).toBe(200);
    const revoked = await web.delete(`/keys/${made.body.id}`);
    expect([revoked.status, revoked.body]).toEqual([204, null]);
    expect((await with_.get('/account')).status).toBe(401);
    expect((await web.get('/keys')).body.keys[0].revoked_at).toMatch(/Z$/);
  });

  test('§5: a sixth is 409 key_limit_reached, and revoked ones do not count', async () => {
    const first = (await stranger.get('/keys')).body.keys[0];
    for (let count = 1; count < 5; count += 1) {
      expect((await stranger.post('/keys', { name: `Key ${count}` })).status).toBe(201);
    }
    const sixth = await stranger.post('/keys', { name: 'Sixth' });
    expectRefusal(sixth, { status: 409, code: 'key_limit_reached' });
    expect(sixth.headers.get('retry-after')).toBe('60');
    await stranger.delete(`/keys/${first.id}`);
    expect((await stranger.post('/keys', { name: 'Sixth' })).status).toBe(201);
  });

  test('without a session everything is 401, and a key that is none is 404', async () => {
    const answers = [
      await nobody.get('/keys'),
      await nobody.post('/keys', { name: 'a' }),
      await nobody.delete('/keys/abcdefgh'),
    ];
    for (const answer of answers) expectRefusal(answer, { status: 401, code: 'not_signed_in' });
    for (const id of ['aaaaaaaaaaaaaaaaaaaa', 'a', '%00']) {
      expectRefusal(await web.delete(`/keys/${id}`), { status: 404, code: 'not_found' });
    }
    expectRefusal(await web.post('/keys', { name: ' ' }), { status: 400, code: 'invalid_request' });
  });
});
