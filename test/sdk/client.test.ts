import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
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
  OutcomeUnknownError,
  ProRequiredError,
  SummaryUnavailableError,
  UnavailableError,
  UnexpectedAnswerError,
  VideoNotReadyError,
  VideoNotSupportedError,
} from '../../sdk/src/errors.ts';
import type { Video } from '../../sdk/src/objects.ts';
import { problems } from '../../src/contract/problems.ts';
import { watch } from '../harness/client.ts';
import { type Fault, startFaultyProxy } from '../harness/faulty-proxy.ts';
import { soundAnswer, soundClaims, startModelServer } from '../harness/model-server.ts';
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
    const said = await client.videos.transcript(video.id);
    expect(said).toMatchObject({ object: 'transcript', video_id: video.id, language: 'en', warnings: [] });
    expect(await client.videos.transcriptFile(video.id, 'vtt')).toMatch(/^WEBVTT\n/);
    expect(await client.videos.transcriptFile(video.id, 'txt')).toContain(said.segments[0]?.text);
    const notes = await client.videos.notes(video.id);
    expect(notes).toContain(video.chapters?.[1]?.title);
    expect((await client.videos.notes(video.id, { transcript: true })).length).toBeGreaterThan(notes.length * 3);
    const { chapters } = await client.videos.evidence(video.id);
    expect(chapters.map(({ start_seconds }) => start_seconds)).toEqual(
      video.chapters?.map(({ start_seconds }) => start_seconds),
    );
    const { citations } = await client.questions.citations(video.id, question.id);
    for (const { timestamp } of citations) expect(question.answer).toContain(timestamp);
    expect(citations.length).toBeGreaterThan(0);
    expect(await client.account.get()).toMatchObject({ object: 'account', minutes_used: video.minutes_charged });
    const settings = await client.account.change({ output_language: 'de' });
    expect(settings).toMatchObject({ object: 'account_settings', output_language: 'de' });
    expect(await client.account.settings()).toEqual(settings);
  });

  test('has a video summed up and waits for that; a server without a model refuses, and says so', async () => {
    const model = await startModelServer(({ instructions, prompt }) => ({
      kind: 'text',
      text: instructions.startsWith('You sum up') ? soundClaims(prompt) : soundAnswer(prompt),
    }));
    const summing = await startTestService({
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: model.baseUrl('openai-compatible'),
      LLM_MODEL: 'model-1',
    });
    onTestFinished(summing.stop);
    const { key } = await newCustomer(summing);
    const proxy = await startFaultyProxy(summing.origin);
    const client = createClient({ url: proxy.origin, apiKey: key });
    const { id } = await client.videos.createAndWait(talk);
    expect(await client.videos.summary(id)).toMatchObject({ object: 'summary', status: 'none', text: null });
    proxy.meet(/summary/, { status: 503, headers: { 'retry-after': '1' } }); // it is safe to repeat
    const states: string[] = [];
    const made = await client.videos.summarizeAndWait(id, { onProgress: ({ status }) => states.push(status) });
    expect(made).toMatchObject({ status: 'ready', text: expect.stringMatching(/\(\d:\d\d\)\./) });
    expect([states[0], states.at(-1)]).toEqual(['pending', 'ready']);
    expect(await client.videos.summarize(id)).toEqual(made);
    expect(await client.videos.summarizeAndWait(id)).toEqual(made);

    const { client: without } = await behindProxy();
    const video = await without.videos.createAndWait(talk);
    expect(await errorOf(without.videos.summarize(video.id))).toBeInstanceOf(SummaryUnavailableError);
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
    const latest = (error as DeadlineError).latest as Video;
    expect(latest).toMatchObject({ object: 'video', status: 'processing' });
    expect((await client.videos.wait(latest.id)).status).toBe('ready');
  });

  test('takes any number of seconds for its deadline', async () => {
    const { client } = await behindProxy();
    for (const deadlineSeconds of [1234.5678, Number.POSITIVE_INFINITY, 9_999_999]) {
      const video = await client.videos.createAndWait(watch('sampleTalk1'), { deadlineSeconds });
      expect(video.status).toBe('ready');
    }
    const error = await errorOf(client.videos.createAndWait(watch('sampleSlow1'), { deadlineSeconds: 0.2001 }));
    expect(error).toBeInstanceOf(DeadlineError);
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

describe('the lists', () => {
  test('are read page after page', async () => {
    const { client, proxy } = await behindProxy();
    const added: string[] = [];
    for (const sample of ['sampleMute1', 'sampleTalk1', 'sampleTuto1']) {
      added.unshift((await client.videos.createAndWait(watch(sample))).id);
    }
    const idsOf = async (list: AsyncIterable<{ id: string }>) => (await Array.fromAsync(list)).map(({ id }) => id);
    expect(await idsOf(client.videos.list({ limit: 1 }))).toEqual(added);
    expect(proxy.seen.filter(({ path }) => path.startsWith('/workspace'))).toHaveLength(3);
    expect(await idsOf(client.videos.list({ status: 'ready' }))).toEqual(added.slice(0, 2));
    expect(await idsOf(client.videos.list({ q: 'ladders' }))).toEqual([added[1]]);
    const [page] = await Array.fromAsync(client.videos.list({ limit: 2 }).pages());
    expect(page?.data.map(({ id }) => id)).toEqual(added.slice(0, 2));
    expect(await idsOf(client.videos.list({ cursor: page?.next_cursor ?? '' }))).toEqual(added.slice(2));
  });

  test('of what a search finds are read as it is used, in one video or in all', async () => {
    const { client, proxy } = await behindProxy();
    const { id } = await client.videos.createAndWait(talk);
    const other = await client.videos.createAndWait(watch('sampleTuto1'));
    const found = await Array.fromAsync(client.search('library', { limit: 3 }));
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map((passage) => `${passage.video_id} ${passage.text}`)).size).toBe(found.length);
    expect(found[0]).toMatchObject({ object: 'passage', video_id: id, matches: ['Library'] });
    expect(proxy.seen.filter(({ path }) => path.startsWith('/search'))).toHaveLength(Math.ceil(found.length / 3));
    expect(await Array.fromAsync(client.search('library', { videoId: other.id }))).toEqual([]);
    expect(await Array.fromAsync(client.search('"library a"'))).toEqual([]);
  });

  test('of which a reader has enough are not read on', async () => {
    const { client, proxy } = await behindProxy();
    await client.videos.create(watch('sampleMute1'));
    await client.videos.create(watch('sampleMute1'));
    for await (const { object } of client.videos.list({ limit: 1 })) {
      expect(object).toBe('video');
      break;
    }
    expect(proxy.seen.filter(({ path }) => path.startsWith('/workspace'))).toHaveLength(1);
  });

  test('no longer have what was deleted, also when the answer to that was lost', async () => {
    const { client, proxy } = await behindProxy();
    const { id } = await client.videos.create(talk);
    proxy.meet(/^DELETE/, 'lost');
    await client.videos.delete(id);
    expect(await Array.fromAsync(client.videos.list())).toEqual([]);
    expect(await errorOf(client.videos.delete(id))).toBeInstanceOf(NotFoundError);
  });
});

describe('a question whose answer is lost', () => {
  const ask = 'Which battery system should a library pick?';
  let ready: Awaited<ReturnType<typeof behindProxy>> & { id: string };
  beforeEach(async () => {
    const made = await behindProxy({ maxRetries: 2 });
    ready = { ...made, id: (await made.client.videos.createAndWait(talk)).id };
  });
  const posts = () => ready.proxy.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/questions'));
  const asked = () => Array.fromAsync(ready.client.questions.list(ready.id));

  test.for<[string, Fault]>([
    ['was cut off', 'lost'],
    ['broke off in the middle', 'torn'],
  ])('because it %s is found and not asked again', async ([, fault]) => {
    const earlier = await ready.client.questions.askAndWait(ready.id, ask);
    await sleep(3000); // by then it is told from the one before
    ready.proxy.meet(/^POST .*questions$/, fault);
    const question = await ready.client.questions.askAndWait(ready.id, ask);
    expect(question.status).toBe('answered');
    expect(posts()).toHaveLength(2);
    expect((await asked()).map(({ id }) => id)).toEqual([question.id, earlier.id]);
  });

  test.for<[string, Fault]>([
    ['the connection broke before', 'cut'],
    ['a proxy answered 503', { status: 503, headers: { 'retry-after': '1' } }],
  ])('without having been asked, since %s, is asked once it was looked for', async ([, fault]) => {
    ready.proxy.meet(/^POST .*questions$/, fault);
    const question = await ready.client.questions.askAndWait(ready.id, ask);
    expect(question.status).toBe('answered');
    const calls = ready.proxy.seen.map(({ method, path }) => `${method} ${path.replaceAll(ready.id, 'ID')}`);
    const [first, second] = calls.flatMap((call, at) => (call === 'POST /videos/ID/questions' ? [at] : []));
    expect(calls.slice((first ?? 0) + 1, second)).toEqual(Array(3).fill('GET /workspace/ID/questions'));
    expect(await asked()).toHaveLength(1);
  });

  test('and comes to the service late is found before it is asked a second time', async () => {
    const { client, proxy, id, customer } = ready;
    const hasty = createClient({ url: proxy.origin, apiKey: customer.key, timeoutSeconds: 0.5 });
    proxy.meet(/^POST .*questions$/, { seconds: 2 });
    const question = await hasty.questions.ask(id, ask);
    expect((await asked()).map((one) => one.id)).toEqual([question.id]);
    expect(posts()).toHaveLength(1);
    expect((await client.questions.wait(id, question.id)).status).toBe('answered');
  });

  test('and can not be looked for is not asked again, which its error says', async () => {
    ready.proxy.meet(/^POST .*questions$/, 'lost');
    ready.proxy.meet(/^GET \/workspace/, 'cut', 'cut', 'cut');
    expect(await errorOf(ready.client.questions.ask(ready.id, ask))).toBeInstanceOf(OutcomeUnknownError);
    expect(posts()).toHaveLength(1);
    expect(await asked()).toHaveLength(1);
  });

  test('is one among others of other words', async () => {
    ready.proxy.meet(/^POST .*questions$/, 'lost', 'lost');
    const one = await ready.client.questions.askAndWait(ready.id, 'What is lent?');
    const other = await ready.client.questions.askAndWait(ready.id, 'Who speaks?');
    expect([one.question, other.question]).toEqual(['What is lent?', 'Who speaks?']);
    expect(one.id).not.toBe(other.id);
  });
});

test('a question waits until the one before it is answered', async () => {
  const { client } = await behindProxy();
  const { id } = await client.videos.createAndWait(talk);
  const both = ['What is lent?', 'Who speaks?'].map((question) => client.questions.askAndWait(id, question));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['answered', 'answered']);
});
