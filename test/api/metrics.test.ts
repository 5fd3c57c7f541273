import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { metricsText } from '../../src/observability/metrics.ts';
import { apiClient, watch } from '../harness/client.ts';
import { startModelServer } from '../harness/model-server.ts';
import { until } from '../harness/program.ts';
import { readyVideo, withWorker } from '../harness/ready-video.ts';
import { videoId as platformId, startScriptedPlatform } from '../harness/scripted-platform.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

const token = 'a-token-of-the-operator';

/** Has no worker: what is to be done waits until somebody does it. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ ROLES: 'api,web', METRICS_TOKEN: token });
});
afterAll(async () => service.stop());

function scrape(authorization?: string, method = 'GET'): Promise<Response> {
  return fetch(`${service.origin}/metrics`, { method, ...(authorization && { headers: { authorization } }) });
}

/** The value of one line of what Prometheus reads; undefined where there is none. */
async function told(line: string, of = service): Promise<number | undefined> {
  const text = await (await fetch(`${of.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test('the metrics are for whoever has the token, in the text format of Prometheus', async () => {
  for (const wrong of [undefined, 'Bearer', 'Bearer another-token-of-nobody', `Basic ${token}`, token]) {
    const refused = await scrape(wrong);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="metrics"']);
    expect(await refused.text()).not.toContain('cuemark_');
  }
  const answer = await scrape(`Bearer ${token}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await answer.text();
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds', 'cuemark_database_up 1']) {
    expect(text).toContain(name);
  }
  const posted = await scrape(`Bearer ${token}`, 'POST');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('without a token there are no metrics', async () => {
  const other = await startTestService({ ROLES: 'api,web', DATABASE_URL: service.databaseUrl });
  try {
    expect((await fetch(`${other.origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${other.origin}/metrics`, { headers: { authorization: 'Bearer undefined' } })).status).toBe(
      404,
    );
  } finally {
    await other.stop();
  }
});

test('requests are counted by route and status; no address of a customer’s stands in them', async () => {
  const { key } = await newCustomer(service);
  const line = 'http_request_duration_seconds_count{method="GET",route="/api/v1/videos/:video_id",status_code="404"}';
  const before = (await told(line)) ?? 0;
  await apiClient(service.origin, key).get('/videos/AAAAAAAAAAAAAAAAAAAA');
  await expect.poll(() => told(line)).toBe(before + 1);
  for (const method of ['PROPFIND', 'MKCOL', 'SEARCH']) {
    await fetch(`${service.origin}/api/v1/videos`, { method });
  }
  const others = 'http_request_duration_seconds_count{method="other",route="/api/v1/videos",status_code="405"}';
  await expect.poll(() => told(others)).toBe(3);
  const text = await (await scrape(`Bearer ${token}`)).text();
  for (const ofStrangers of ['AAAAAAAAAAAAAAAAAAAA', 'PROPFIND']) expect(text).not.toContain(ofStrangers);
});

const ended = (work: string, outcome: string) => `cuemark_work_finished_total{work="${work}",outcome="${outcome}"}`;

test('what has not come yet is told as 0, so that the first one is seen to come', async () => {
  expect(await told(ended('video', 'engine_failed'))).toBeGreaterThanOrEqual(0);
  expect(await told(ended('question', 'answer_failed'))).toBeGreaterThanOrEqual(0);
  expect(await told('cuemark_model_tokens_total{direction="input"}')).toBeGreaterThanOrEqual(0);
});

test('work that waits is told, and what was ended by its outcome', async () => {
  const { key } = await newCustomer(service);
  const client = apiClient(service.origin, key);
  expect(await told('cuemark_work_unfinished{work="video"}')).toBe(0);
  const { body: song } = await client.submit(watch('sampleSong1'));
  await sql`update videos set due_at = now() - interval '90 seconds' where video_id = ${song.id}`.execute(
    service.ctx.db,
  );
  expect(await told('cuemark_work_unfinished{work="video"}')).toBe(1);
  expect(await told('cuemark_work_longest_wait_seconds{work="video"}')).toBeGreaterThanOrEqual(90);
  expect(await told('cuemark_work_longest_wait_seconds{work="question"}')).toBe(0);
  // Its worker died a moment ago: until then somebody worked on it.
  await sql`update videos set lease_until = now() - interval '5 seconds' where video_id = ${song.id}`.execute(
    service.ctx.db,
  );
  expect(await told('cuemark_work_longest_wait_seconds{work="video"}')).toBeLessThan(60);

  const [ready, songs, answers, attempts] = await Promise.all([
    told(ended('video', 'ready')),
    told(ended('video', 'no_chapters')),
    told(ended('question', 'answered')),
    told('cuemark_attempt_duration_seconds_count{work="video"}'),
  ]);
  await withWorker(service, async () => {
    await client.settled(song.id);
    const videoId = await readyVideo(client);
    await client.post(`/videos/${videoId}/questions`, { question: 'How is a ladder catalogued?' });
    await expect.poll(() => told('cuemark_work_unfinished{work="question"}'), { timeout: 20_000 }).toBe(0);
  });
  expect(await told(ended('video', 'ready'))).toBe((ready ?? 0) + 1);
  expect(await told(ended('video', 'no_chapters'))).toBe((songs ?? 0) + 1);
  expect(await told(ended('question', 'answered'))).toBe((answers ?? 0) + 1);
  expect(await told('cuemark_attempt_duration_seconds_count{work="video"}')).toBeGreaterThanOrEqual(
    (attempts ?? 0) + 2,
  );
  expect(await told('cuemark_work_longest_wait_seconds{work="video"}')).toBe(0);
});

test('a question that its deadline ended is counted by what became of it, whoever noticed', async () => {
  const { key } = await newCustomer(service);
  const client = apiClient(service.origin, key);
  const videoId = await withWorker(service, () => readyVideo(client));
  const ask = async () => (await client.post(`/videos/${videoId}/questions`, { question: 'Why?' })).body.id as string;
  const lateOnes = service.ctx.db.updateTable('questions').set({ deadline: new Date(0) });
  const [failed, answered] = [ended('question', 'deadline_exceeded'), ended('question', 'answered')];
  const [failedBefore, answeredBefore] = [(await told(failed)) ?? 0, (await told(answered)) ?? 0];

  const late = await ask();
  await lateOnes.where('question_id', '=', late).execute();
  const later = await ask(); // ends the one before it, mostly sooner than the sweep
  await expect.poll(() => told(failed)).toBe(failedBefore + 1);

  const soFar = JSON.stringify({ brokenOff: 'Since it is. [0:12]', citations: [] });
  await lateOnes.set({ so_far: soFar }).where('question_id', '=', later).execute();
  await expect.poll(() => told(answered), { timeout: 10_000 }).toBe(answeredBefore + 1);
  expect(await told(failed)).toBe(failedBefore + 1);
});

test('requests for a language model are counted by what became of them, for videos and questions apart', async () => {
  let turns = 0;
  const model = await startModelServer(() => {
    turns += 1;
    return { kind: 'status', status: turns === 1 ? 401 : 429, headers: { 'retry-after': '3600' } };
  });
  const other = await startTestService({
    METRICS_TOKEN: token,
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
  });
  onTestFinished(() => other.stop());
  const requests = (work: string, outcome: string) =>
    told(`cuemark_model_requests_total{work="${work}",outcome="${outcome}"}`, other);
  expect(await requests('video', 'late')).toBe(0);
  const [misset = 0, busy = 0] = [await requests('video', 'misset'), await requests('question', 'busy')];
  const client = apiClient(other.origin, (await newCustomer(other)).key);
  const video = await readyVideo(client);
  const { body } = await client.post(`/videos/${video}/questions`, { question: 'How is a ladder catalogued?' });
  await client.get(`/videos/${video}/questions/${body.id}`, { prefer: 'wait=30' });
  expect(await requests('video', 'misset')).toBe(misset + 1);
  expect(await requests('question', 'busy')).toBe(busy + 1);
});

test('that YouTube is left alone is counted by why, and told for as long as it lasts', async () => {
  const platform = await startScriptedPlatform((_asked, response) => response.writeHead(429).end());
  const other = await startTestService({ METRICS_TOKEN: token, YOUTUBE_ORIGIN: platform.origin });
  onTestFinished(() => other.stop());
  const times = 'cuemark_platform_left_alone_total{trouble="blocked"}';
  const before = (await told(times, other)) ?? Number.NaN;
  expect(await told('cuemark_platform_left_alone_seconds', other)).toBe(0);
  const client = apiClient(other.origin, (await newCustomer(other)).key);
  for (let count = 0; count < 16; count += 1) expect((await client.submit(watch(platformId))).status).toBe(503);
  expect(await told(times, other)).toBe(before + 1);
  expect(await told('cuemark_platform_left_alone_seconds', other)).toBeGreaterThan(0);
});

test('a bell that rings for work which is done is no attempt', async () => {
  const { ctx } = service;
  const attempts = () => told('cuemark_attempt_duration_seconds_count{work="video"}');
  const { key, accountId } = await newCustomer(service);
  const id = await withWorker(service, () => readyVideo(apiClient(service.origin, key)));
  const before = await attempts();
  await inTransaction(ctx.db, (tx) => ctx.enqueue(tx, 'process-video', { accountId, id }));
  await withWorker(service, () => until(async () => (await ringsLeft()) === 0, 20));
  expect(await attempts()).toBe(before);
});

/** Rings that no worker has heard. */
async function ringsLeft(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where name = 'process-video' and state < 'completed'`.execute(
    service.ctx.db,
  );
  return rows[0]?.count ?? 0;
}

test('a database that does not answer is told, and nothing of what it would say', async () => {
  const { text } = await metricsText(null, { platformLeftAloneSeconds: 0 });
  expect(text).toContain('cuemark_database_up 0');
  expect(text).not.toMatch(/^cuemark_work_unfinished\{/m);
});
