import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type ClientOptions, createClient } from '../../sdk/src/client.ts';
import {
  ApiError,
  ConnectionError,
  CuemarkError,
  DeadlineError,
  IdempotencyKeyReusedError,
  InvalidApiKeyError,
  InvalidUrlError,
  NotEnoughMinutesError,
  NotFoundError,
  ProRequiredError,
  UnavailableError,
  UnexpectedAnswerError,
  VideoNotReadyError,
  VideoNotSupportedError,
} from '../../sdk/src/errors.ts';
import type { Video } from '../../sdk/src/objects.ts';
import { problems } from '../../src/contract/problems.ts';
import { watch } from '../harness/client.ts';
import { startFaultyProxy } from '../harness/faulty-proxy.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

interface Setting extends ClientOptions {
  plan?: 'free' | 'pro';
  minutes?: number;
}

/** A client of a new account, with a proxy between on which things may go wrong. */
async function behindProxy({ plan, minutes, ...options }: Setting = {}) {
  const customer = await newCustomer(service, { ...(plan ? { plan } : {}), ...(minutes ? { minutes } : {}) });
  const proxy = await startFaultyProxy(service.origin);
  const client = createClient({ url: proxy.origin, apiKey: customer.key, ...options });
  return { client, proxy, customer };
}

const talk = watch('sampleTalk1');

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => {
      throw new Error(`it worked out: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}

describe('a client', () => {
  test('takes a link to its chapters and a question to its answer, and tells how it goes', async () => {
    const { client } = await behindProxy();
    const states: string[] = [];
    const video = await client.videos.createAndWait(talk, { onProgress: ({ status }) => states.push(status) });
    expect(video).toMatchObject({ object: 'video', status: 'ready', error: null });
    expect(video.chapters?.[0]?.timestamp).toBe('0:00');
    expect([states[0], states.at(-1)]).toEqual(['processing', 'ready']);
    const question = await client.questions.askAndWait(video.id, 'Which battery system should a library pick?');
    expect(question).toMatchObject({ object: 'question', status: 'answered', video_id: video.id });
    expect(question.answer).toMatch(/\d:\d\d/);
    expect(await client.questions.get(video.id, question.id)).toEqual(question);
    expect(await client.videos.get(video.id)).toEqual(video);
    expect(await client.videos.chapters(video.id, 'txt')).toBe(`${video.chapters_text}\n`);
    expect(JSON.parse(await client.videos.chapters(video.id, 'json'))).toMatchObject({ version: '1.2.0' });
    expect(await client.account.get()).toMatchObject({ object: 'account', minutes_used: video.minutes_charged });
  });

  test('hands out a video that failed as it is', async () => {
    const { client } = await behindProxy();
    const video = await client.videos.createAndWait(watch('sampleMute1'));
    expect(video).toMatchObject({ status: 'failed', error: { code: 'transcript_unavailable' }, minutes_charged: 0 });
  });

  test.for(['', '/', '/api/v1', '/api/v1/'])('takes the address of the service with %j at its end', async (end) => {
    const { key } = await newCustomer(service);
    const client = createClient({ url: service.origin + end, apiKey: key });
    expect((await client.account.get()).object).toBe('account');
  });

  test('says what it needs before it asks anybody', async () => {
    expect(() => createClient({ url: 'https://cuemark.example' })).toThrow(/CUEMARK_API_KEY/);
    expect(() => createClient({ apiKey: 'cuemark_live_x' })).toThrow(/CUEMARK_URL/);
    expect(() => createClient({ apiKey: 'x', url: 'cuemark.example' })).toThrow(/not the address/);
    const { client, proxy } = await behindProxy();
    for (const id of ['', '..', 'a/b']) expect(() => client.videos.get(id)).toThrow(CuemarkError);
    expect(proxy.seen).toEqual([]);
  });

  test('says who it is and asks for no redirect’s target', async () => {
    const { client, proxy } = await behindProxy();
    await client.account.get();
    expect(proxy.seen[0]?.headers['user-agent']).toMatch(/^cuemark-sdk\/\d/);
    proxy.meet(/account/, { status: 301, headers: { location: 'https://elsewhere.example/' } });
    const error = await errorOf(client.account.get());
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(String(error)).toContain('https://elsewhere.example/');
  });
});

describe('a refusal', () => {
  test('is an error of its code with what it carries', async () => {
    const { client } = await behindProxy({ minutes: 3 });
    const error = await errorOf(client.videos.create(talk));
    expect(error).toBeInstanceOf(NotEnoughMinutesError);
    expect(error).toMatchObject({
      status: 402,
      code: 'not_enough_minutes',
      title: problems.not_enough_minutes.title,
      minutesNeeded: 9,
      minutesLeft: 3,
      requestId: expect.stringMatching(/^req_/),
      docUrl: expect.stringMatching(/\/docs\/errors#not_enough_minutes$/),
      message: expect.stringContaining('minutes'),
    });
  });

  test.for<[string, Setting, (client: Client) => Promise<unknown>, typeof ApiError, object]>([
    ['a link of another site', {}, (client) => client.videos.create('https://example.com/'), InvalidUrlError, {}],
    [
      'a private video',
      {},
      (client) => client.videos.create(watch('sampleHide1')),
      VideoNotSupportedError,
      { reason: 'private' },
    ],
    ['a wrong key', { apiKey: 'cuemark_live_wrong' }, (client) => client.account.get(), InvalidApiKeyError, {}],
    ['a Free account', { plan: 'free' }, (client) => client.account.get(), ProRequiredError, {}],
    ['an unknown video', {}, (client) => client.videos.get('unknown123'), NotFoundError, {}],
    ['a question too early', {}, askTooEarly, VideoNotReadyError, { retryAfterSeconds: expect.any(Number) }],
    ['a key of another video', {}, reuseKey, IdempotencyKeyReusedError, {}],
  ])('of %s has its own error', async ([, setting, call, ErrorOfCode, fields]) => {
    const { client, proxy } = await behindProxy(setting);
    const error = await errorOf(call(client));
    expect(error).toBeInstanceOf(ErrorOfCode);
    expect(error).toMatchObject({ name: ErrorOfCode.name, ...fields });
    expect(proxy.seen.length).toBeLessThanOrEqual(2);
  });

  test('of a code that is newer than the client is still a refusal', async () => {
    const { client, proxy } = await behindProxy();
    const problem = {
      type: 'https://cuemark.example/docs/errors#new',
      title: 'New',
      status: 409,
      detail: 'Something new.',
    };
    const body = JSON.stringify({ ...problem, code: 'constructor', request_id: 'req_1', more: 1 });
    proxy.meet(/account/, { status: 409, headers: { 'content-type': 'application/problem+json' }, body });
    const error = await errorOf(client.account.get());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', code: 'constructor', problem: { more: 1 } });
  });

  test('of a server that is not Cuemark says so', async () => {
    const { client, proxy } = await behindProxy();
    proxy.meet(/account/, { status: 200 }, { status: 404 });
    expect(String(await errorOf(client.account.get()))).toContain('is not JSON: is this the address of Cuemark?');
    expect(await errorOf(client.account.get())).toBeInstanceOf(UnexpectedAnswerError);
  });
});

async function askTooEarly(client: Client) {
  const { id } = await client.videos.create(watch('sampleSlow1'));
  return client.questions.ask(id, 'What is lent?');
}

async function reuseKey(client: Client) {
  await client.videos.create(talk, { idempotencyKey: 'one' });
  return client.videos.create(watch('sampleTuto1'), { idempotencyKey: 'one' });
}

describe('under faults', () => {
  test('a link is charged once, however often it has to be sent', async () => {
    const { client, proxy } = await behindProxy();
    proxy.meet(/^POST \/videos$/, 'cut', 'lost', { status: 502 }, 'torn');
    const video = await client.videos.createAndWait(talk);
    expect(video.status).toBe('ready');
    const posts = proxy.seen.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(5);
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect((await client.account.get()).minutes_used).toBe(video.minutes_charged);
  });

  test('the next try comes as many seconds later as the answer says', async () => {
    const { client, proxy } = await behindProxy();
    proxy.meet(/account/, { status: 503, headers: { 'retry-after': '2' } });
    await client.account.get();
    const [first, second] = proxy.seen.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(2000);
  });

  test('the service’s own 503 says when to try again', async () => {
    const { client } = await behindProxy({ maxRetries: 0 });
    const error = await errorOf(client.videos.create(watch('sampleBusy1')));
    expect(error).toBeInstanceOf(UnavailableError);
    expect(error).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) });
  });

  test('it gives up when it was told to wait for long, and when it tried often enough', async () => {
    const { client, proxy } = await behindProxy({ maxRetries: 1 });
    proxy.meet(/account/, { status: 503, headers: { 'retry-after': '3600' } }, 'cut', 'cut');
    expect(await errorOf(client.account.get())).toMatchObject({ status: 503, retryAfterSeconds: 3600 });
    expect(await errorOf(client.account.get())).toBeInstanceOf(ConnectionError);
    expect(proxy.seen).toHaveLength(3);
  });

  test('an answer that never comes is waited for no longer than the timeout', async () => {
    const { client, proxy } = await behindProxy({ maxRetries: 0, timeoutSeconds: 0.3 });
    proxy.meet(/account/, 'hanging');
    expect(String(await errorOf(client.account.get()))).toMatch(/did not answer within 0.3 seconds/);
  });

  test('a wait outlives answers that are cut off, and asks for shorter ones', async () => {
    const { client, proxy } = await behindProxy();
    const { id } = await client.videos.create(watch('sampleSlow1'));
    proxy.meet(/^GET \/videos/, 'lost', { status: 504 }, 'torn', { status: 503, headers: { 'retry-after': '1' } });
    expect((await client.videos.wait(id)).status).toBe('ready');
    const waits = proxy.seen.filter(({ method }) => method === 'GET').map(({ headers }) => headers.prefer);
    expect(waits.slice(0, 4)).toEqual(['wait=30', 'wait=15', 'wait=7', 'wait=3']);
  });

  test('a status that is newer than the client is waited for as long as the service says to look again', async () => {
    const { client, proxy } = await behindProxy();
    const video = await client.videos.createAndWait(talk);
    const queued = { ...video, status: 'queued', colour: 'green' };
    const headers = { 'content-type': 'application/json' };
    const states: Video[] = [];
    proxy.meet(
      /^GET \/videos/,
      { status: 200, headers: { ...headers, 'retry-after': '0' }, body: JSON.stringify(queued) },
      { status: 200, headers, body: JSON.stringify({ ...queued, status: 'archived' }) },
    );
    const last = await client.videos.wait(video.id, { onProgress: (state) => states.push(state) });
    expect(states.map(({ status }) => status)).toEqual(['queued', 'archived']);
    expect(last).toEqual({ ...queued, status: 'archived' });
  });
});

describe('a wait', () => {
  test('ends at its deadline with what is known by then, and the video goes on', async () => {
    const { client } = await behindProxy();
    const error = await errorOf(client.videos.createAndWait(watch('sampleSlow1'), { deadlineSeconds: 1 }));
    expect(error).toBeInstanceOf(DeadlineError);
    const { latest } = error as DeadlineError;
    expect(latest).toMatchObject({ object: 'video', status: 'processing' });
    expect((await client.videos.wait(latest?.id ?? '')).status).toBe('ready');
  });

  test('ends at once with the reason of its signal', async () => {
    const { client } = await behindProxy();
    const { id } = await client.videos.create(watch('sampleSlow1'));
    const stop = new AbortController();
    const waiting = errorOf(client.videos.wait(id, { signal: stop.signal }));
    const reason = new Error('enough');
    setTimeout(() => stop.abort(reason), 300);
    expect(await waiting).toBe(reason);
    expect(await errorOf(client.account.get({ signal: stop.signal }))).toBe(reason);
  });

  test('between two tries ends with the reason of its signal', async () => {
    const { client, proxy } = await behindProxy();
    proxy.meet(/account/, { status: 503, headers: { 'retry-after': '60' } });
    const reason = new Error('enough');
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 300);
    expect(await errorOf(client.account.get({ signal: stop.signal }))).toBe(reason);
  });
});
