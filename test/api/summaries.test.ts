import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tokensThisMonth } from '../../src/accounts/token-usage.ts';
import type { Density } from '../../src/chaptering/engine.ts';
import { summarySchema } from '../../src/contract/objects.ts';
import type { SummaryResult } from '../../src/summarizing/engine.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { changeDensity } from '../../src/videos/change-density.ts';
import { purgeVideos } from '../../src/videos/purge-videos.ts';
import { summarizeVideo } from '../../src/videos/summarize-video.ts';
import { sweepSummaries } from '../../src/videos/sweep-summaries.ts';
import { type Answer, apiClient } from '../harness/client.ts';
import {
  type AskedModel,
  type ModelServer,
  type ModelTurn,
  soundAnswer,
  soundClaims,
  startModelServer,
} from '../harness/model-server.ts';
import { until } from '../harness/program.ts';
import { readyVideo, withWorker } from '../harness/ready-video.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { webClient, writeTo } from '../harness/web-client.ts';
import { failed, putVideo } from '../web/harness/video-rows.ts';

const isSummary = ({ instructions }: AskedModel) => instructions.startsWith('You sum up');
const sound = (asked: AskedModel): ModelTurn => ({
  kind: 'text',
  text: isSummary(asked) ? soundClaims(asked.prompt) : soundAnswer(asked.prompt),
});

const settingsOf = (server: ModelServer) => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: server.baseUrl('openai-compatible'),
  LLM_MODEL: 'model-1',
});

/** A service whose model answers so, with a ready video; it ends with the test. */
async function serviceWith(turn: (asked: AskedModel) => ModelTurn, environment: Record<string, string> = {}) {
  const server = await startModelServer(turn);
  const service = await startTestService({ ...settingsOf(server), ...environment });
  const owner = await newCustomer(service);
  const client = apiClient(service.origin, owner.key);
  const ready = () => readyVideo(client);
  const hasWorker = environment.ROLES === undefined;
  const videoId = await (hasWorker ? ready() : withWorker(service, ready, settingsOf(server)));
  const path = `/videos/${videoId}/summary`;
  /** A POST without a body. */
  async function ask(address = path, key = owner.key) {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${service.origin}/api/v1${address}`, { method: 'POST', headers });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  }
  async function settled() {
    await until(async () => (await client.get(path)).body.status !== 'pending', 30);
    return (await client.get(path)).body;
  }
  const verb = { ...service.ctx, accountId: owner.accountId };
  const rows = () => service.ctx.db.selectFrom('summaries').selectAll().execute();
  async function divide(density: Density) {
    const { chapters_version: version } = await service.ctx.db
      .selectFrom('videos')
      .selectAll()
      .where('video_id', '=', videoId)
      .executeTakeFirstOrThrow();
    return changeDensity(verb, { videoId, version, density });
  }
  async function end() {
    const { violations } = await auditVideos(service.ctx);
    await service.stop();
    expect(violations).toEqual([]);
  }
  return { service, server, owner, client, videoId, path, ask, settled, rows, verb, divide, end };
}

test('a summary is asked for, waited for and read; it uses no minutes, and its tokens count', async () => {
  const { service, client, videoId, path, ask, settled, server, end } = await serviceWith(sound);
  const none = await client.get(path);
  expect([none.status, none.headers.get('retry-after')]).toEqual([200, null]);
  expect(() => summarySchema.parse(none.body)).not.toThrow();
  const { body: video } = await client.get(`/videos/${videoId}`);
  const chapters = video.chapters.map((chapter: object) => ({ ...chapter, text: null }));
  expect(none.body).toEqual({
    object: 'summary',
    video_id: videoId,
    status: 'none',
    engine: null,
    text: null,
    chapters,
  });
  const minutes = (await client.get('/account')).body.minutes_used;
  const tokens = await tokensThisMonth(service.ctx);
  const requests = server.asked.length;

  const asked = await ask();
  expect([asked.status, asked.headers.get('location')]).toEqual([202, `/api/v1${path}`]);
  expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(asked.body).toEqual({ ...none.body, status: 'pending' });
  const made = await settled();
  expect(() => summarySchema.parse(made)).not.toThrow();
  expect(made).toMatchObject({ status: 'ready', engine: 'llm' });
  const moments = (text: string) =>
    Array.from(text.matchAll(/\((\d+):(\d\d)\)/g), ([, minute, second]) => 60 * Number(minute) + Number(second));
  expect(moments(made.text).length).toBeGreaterThan(1);
  for (const [place, { start_seconds: start, text }] of made.chapters.entries()) {
    const until = made.chapters[place + 1]?.start_seconds ?? video.duration_seconds;
    expect(
      moments(text).every((second) => second >= start && second < until),
      text,
    ).toBe(true);
  }
  const again = await ask();
  expect([again.status, again.headers.get('location'), again.body]).toEqual([200, null, made]);
  expect((await client.get('/account')).body.minutes_used).toBe(minutes);
  const own = server.asked.slice(requests);
  expect(own.filter(isSummary)).toHaveLength(made.chapters.length + 1);
  expect(await tokensThisMonth(service.ctx)).toBe(tokens + own.length * 1280);
  // What the video and its chapters are called is no material.
  expect(own.some(({ prompt }) => prompt.includes(video.title))).toBe(false);
  await end();
});

test('notes have it, with links', async () => {
  const { service, owner, videoId, ask, settled, end } = await serviceWith(sound);
  const notes = async () => {
    const headers = { authorization: `Bearer ${owner.key}` };
    return (await fetch(`${service.origin}/api/v1/videos/${videoId}/notes.md`, { headers })).text();
  };
  const before = await notes();
  await ask();
  const { text, chapters } = await settled();
  const after = await notes();
  const plain = after.replace(/\[([\d:]+)\]\([^)]*\)/g, '$1');
  expect(plain).toContain(`\n\n${text}\n\n## 0:00 `);
  expect(plain).toContain(`\n\n${chapters[1].text}\n\n`);
  expect(before).not.toContain(text.slice(0, 30));
  expect(after.match(/\[[\d:]+\]\(/g)?.length).toBeGreaterThan(chapters.length * 2);
  await end();
});

test('one is made at a time, and not again while it is; those who ask together get the same one', async () => {
  const { ask, rows, client, path, end } = await serviceWith((asked) =>
    isSummary(asked) ? { kind: 'silence' } : sound(asked),
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(6).fill([202, 'pending']));
  expect(await rows()).toHaveLength(1);
  const waiting = await client.get(path);
  expect([waiting.body.status, Number(waiting.headers.get('retry-after')) > 0]).toEqual(['pending', true]);
  await end();
});

test('one that fails leaves nothing half, says why in the log alone, and is made when somebody asks again', async () => {
  let isAway = true;
  let answered = 0;
  const { ask, settled, rows, client, path, end } = await serviceWith((asked) => {
    if (isSummary(asked) && isAway && answered++ > 0) return { kind: 'status', status: 401 };
    return sound(asked);
  });
  await ask();
  const broken = await settled();
  expect(broken).toMatchObject({ status: 'failed', engine: null, text: null });
  expect(broken.chapters.every(({ text }: { text: string | null }) => text === null)).toBe(true);
  expect(JSON.stringify(broken)).not.toMatch(/401|model/);
  expect((await client.get(path)).headers.get('retry-after')).toBeNull();
  expect(answered).toBe(2);
  isAway = false;
  expect((await ask()).status).toBe(202);
  expect(await settled()).toMatchObject({ status: 'ready' });
  expect(await rows()).toHaveLength(1);
  await end();
});

test('edited titles show beside what was written; chapters that are divided anew have no summary', async () => {
  const { service, owner, client, videoId, path, ask, settled, divide, rows, end } = await serviceWith(sound);
  await ask();
  const made = await settled();
  const [first, second, ...rest] = made.chapters.map(
    ({ start_seconds, title }: { start_seconds: number; title: string }) => ({ start_seconds, title }),
  );
  const chapters = [{ ...first, title: 'Mine' }, { ...second, start_seconds: second.start_seconds + 5 }, ...rest];
  const web = await webClient(service.publicUrl, owner);
  expect((await writeTo(web, videoId, 'chapters', { chapters })).status).toBe(200);
  const { body: edited } = await client.get(path);
  expect(edited).toMatchObject({ status: 'ready', text: made.text });
  expect(edited.chapters[0]).toMatchObject({ title: 'Mine', text: made.chapters[0].text });
  expect(edited.chapters[1].text).toBeNull();
  expect(edited.chapters.slice(2)).toEqual(made.chapters.slice(2));
  await divide('more');
  const { body: divided } = await client.get(path);
  expect(divided).toMatchObject({ status: 'none', engine: null, text: null });
  expect(divided.chapters.length).toBeGreaterThan(made.chapters.length);
  expect(await rows()).toEqual([]);
  await end();
});

test('one that is being made when the chapters are divided anew comes to nothing', async () => {
  const { service, verb, videoId, ask, divide, rows, settled, end } = await serviceWith(sound, { ROLES: 'api' });
  const made: ((text: string) => void)[] = [];
  const engines = {
    ...service.ctx.engines,
    summarize: async (): Promise<SummaryResult> => {
      const text = await new Promise<string>((resolve) => made.push(resolve));
      return { kind: 'summary', summary: { text, chapters: [], citations: [] }, report };
    },
  };
  const report = {
    model: '',
    requests: 0,
    usage: { inputTokens: 0, outputTokens: 0 },
    kept: 0,
    removed: 0,
    causes: [],
  };
  const work = async () => {
    const [row] = await rows();
    const { signal } = new AbortController();
    const done = summarizeVideo({ ...verb, engines }, { summaryId: row?.summary_id ?? '', signal });
    const place = made.length;
    await until(async () => made.length > place, 20);
    return { done, end: (text: string) => made[place]?.(text) };
  };
  await ask();
  const first = await work();
  await divide('fewer');
  await ask();
  const second = await work();
  first.end('Of the chapters before (0:00).');
  await first.done;
  expect(await rows()).toMatchObject([{ status: 'pending', text: null, video_id: videoId }]);
  second.end('Of these (0:00).');
  await second.done;
  expect(await settled()).toMatchObject({ status: 'ready', text: 'Of these (0:00).' });
  await end();
});

test('with SUMMARIES=always it is made with the chapters, and anew with new ones', async () => {
  const { settled, divide, client, path, end } = await serviceWith(sound, { SUMMARIES: 'always' });
  const made = await settled();
  expect(made).toMatchObject({ status: 'ready' });
  await divide('more');
  expect((await client.get(path)).body.status).not.toBe('none');
  const anew = await settled();
  expect(anew.chapters.length).toBeGreaterThan(made.chapters.length);
  expect(anew.chapters.some(({ text }: { text: string | null }) => text !== null)).toBe(true);
  await end();
});

test.each([
  ['SUMMARIES=off', { SUMMARIES: 'off' }],
  ['no language model', { LLM_PROVIDER: '', LLM_BASE_URL: '', LLM_MODEL: '' }],
  [
    'SUMMARIES=off and the model of this machine',
    { SUMMARIES: 'off', LLM_PROVIDER: 'local', LLM_BASE_URL: '', LLM_MODEL: '' },
  ],
])('with %s asking is refused, after the key, the video and its state', async (_, environment) => {
  const { service, owner, client, path, ask, end } = await serviceWith(sound, environment);
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([422, 'summary_unavailable']);
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect((await client.get(path)).body.status).toBe('none');
  await putVideo(service, owner.accountId, { video_id: 'vid_half', status: 'processing', created_at: new Date() });
  await putVideo(service, owner.accountId, { ...failed, video_id: 'vid_failed' });
  for (const [video, detail] of [
    ['vid_half', /not ready/],
    ['vid_failed', /will not become ready/],
  ] as const) {
    for (const answer of [await ask(`/videos/${video}/summary`), await client.get(`/videos/${video}/summary`)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'video_not_ready']);
      expect(answer.body.detail).toMatch(detail);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }
  await end();
});

test('uploads are unknown to the API, a body is refused, and so is a parameter', async () => {
  const { service, client, path, ask, videoId, rows, end } = await serviceWith(sound);
  const withBody = await client.post(path, {});
  expect([withBody.status, withBody.body.code]).toEqual([400, 'invalid_request']);
  expect((await ask(`${path}?page=2`)).status).toBe(400);
  expect((await client.get(`${path}?page=2`)).status).toBe(400);
  await service.ctx.db.updateTable('videos').set({ platform_id: null }).where('video_id', '=', videoId).execute();
  expect([(await ask()).status, (await client.get(path)).status]).toEqual([404, 404]);
  expect(await rows()).toEqual([]);
  await end();
});

test('past its deadline it has failed, and one that nobody rings for is made all the same', async () => {
  const { service, ask, settled, rows, verb, videoId, end } = await serviceWith(sound);
  await ask();
  expect(await settled()).toMatchObject({ status: 'ready' });
  const set = (change: object) => service.ctx.db.updateTable('summaries').set(change).execute();
  const waiting = { status: 'pending', text: null, chapters: null, engine: null, finished_at: null };
  await set({ ...waiting, deadline: sql`now() + interval '1 hour'`, due_at: sql`now()` });
  expect(await settled()).toMatchObject({ status: 'ready' });
  await set({ ...waiting, deadline: sql`now() - interval '1 second'` });
  await sweepSummaries(service.ctx);
  expect(await settled()).toMatchObject({ status: 'failed' });
  // What is purged leaves nothing of it.
  await service.ctx.db
    .updateTable('videos')
    .set({ deleted_at: sql`now() - interval '11 seconds'` })
    .where('video_id', '=', videoId)
    .execute();
  await purgeVideos(verb, async () => {});
  expect(await rows()).toEqual([]);
  await end();
});

test('a worker that stops gives it back, and another makes it', async () => {
  let isStuck = true;
  const { service, server, client, path, ask, end } = await serviceWith(
    (asked) => (isSummary(asked) && isStuck ? { kind: 'silence' } : sound(asked)),
    { ROLES: 'api' },
  );
  expect((await ask()).status).toBe(202);
  await withWorker(service, () => until(() => server.asked.some(isSummary), 30), settingsOf(server));
  expect((await client.get(path)).body.status).toBe('pending');
  isStuck = false;
  const isReady = async () => (await client.get(path)).body.status === 'ready';
  await withWorker(service, () => until(isReady, 30), settingsOf(server));
  await end();
});
