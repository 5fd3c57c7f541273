import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTokens, tokensThisMonth } from '../../src/accounts/token-usage.ts';
import { builtinEngine } from '../../src/chaptering/builtin/builtin-engine.ts';
import { descriptionChapters } from '../../src/chaptering/description-chapters.ts';
import type { Density } from '../../src/chaptering/engine.ts';
import { sampleCatalogue } from '../../src/samples/catalogue.ts';
import { parseCaptions } from '../../src/transcripts/parse-captions.ts';
import { packReading, unpackReading } from '../../src/transcripts/reading/pack-reading.ts';
import { readTranscript } from '../../src/transcripts/reading/reading.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { changeDensity } from '../../src/videos/change-density.ts';
import type { StoredChapter } from '../../src/videos/video.ts';
import { videoTimeline } from '../../src/videos/video-timeline.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { type ModelTurn, soundAnswer, startModelServer, statedUsage } from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

/** A service that asks a model which answers so; it ends with the test. */
async function serviceWith(turn: (prompt: string) => ModelTurn, environment: Record<string, string> = {}) {
  const server = await startModelServer(({ prompt }) => turn(prompt));
  const service = await startTestService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl('openai-compatible'),
    LLM_API_KEY: 'sk-test',
    LLM_MODEL: 'model-1',
    LLM_INPUT_PRICE: '1',
    LLM_OUTPUT_PRICE: '10',
    ...environment,
  });
  const client = apiClient(service.origin, (await newCustomer(service)).key);
  const rowOf = (videoId: string) =>
    service.ctx.db.selectFrom('videos').selectAll().where('video_id', '=', videoId).executeTakeFirstOrThrow();
  const end = async () => {
    const { violations } = await auditVideos(service.ctx);
    await service.stop();
    expect(violations).toEqual([]);
  };
  return { service, client, asked: server.asked, rowOf, end };
}

const sound = (prompt: string): ModelTurn => ({ kind: 'text', text: soundAnswer(prompt) });

test('a video’s chapters come from the model, and what it took is stored and counted', async () => {
  const { service, client, asked, rowOf, end } = await serviceWith(sound);
  const first = await readyVideo(client);
  const row = await rowOf(first);
  expect(row.engine).toBe('llm');
  expect(row.engine_report).toMatchObject({
    engine: 'llm',
    model: 'model-1',
    windows: 1,
    windowsFellBack: 0,
    causes: [],
    usage: { ...statedUsage, cost: 0.002 },
    estimate: { inputTokens: expect.any(Number), outputTokens: expect.any(Number), cost: expect.any(Number) },
  });
  expect(row.chapters).toHaveLength(4);
  expect(await tokensThisMonth(service.ctx)).toBe(1280);
  await readyVideo(client);
  expect(await tokensThisMonth(service.ctx)).toBe(2560);
  expect(asked).toHaveLength(2);
  await end();
});

test('fewer and more chapters are cut from the model’s, which keep their names, and cost neither minutes nor tokens', async () => {
  const { service, client, asked, rowOf, end } = await serviceWith(sound);
  const id = await readyVideo(client);
  const first = await rowOf(id);
  const used = (await client.get('/account')).body.minutes_used;
  const cut = async (density: Density) => {
    const { chapters_version: version } = await rowOf(id);
    await changeDensity({ ...service.ctx, accountId: first.account_id }, { videoId: id, version, density });
    return (await rowOf(id)).chapters as StoredChapter[];
  };
  const lines = (chapters: unknown) =>
    (chapters as StoredChapter[]).map(({ startSeconds, title }) => `${startSeconds} ${title}`);
  expect(lines(await cut('more'))).toEqual(expect.arrayContaining(lines(first.chapters)));
  expect(lines(first.chapters)).toEqual(expect.arrayContaining(lines(await cut('fewer'))));
  expect(await cut('normal')).toEqual(first.chapters);
  expect(asked).toHaveLength(1);
  expect((await client.get('/account')).body.minutes_used).toBe(used);
  await end();
});

test('with a model that is away the video is ready all the same, with the local engine’s chapters', async () => {
  const { service, client, rowOf, end } = await serviceWith(() => ({ kind: 'status', status: 401 }));
  const row = await rowOf(await readyVideo(client));
  const sample = sampleCatalogue().get('sampleTalk1');
  const captions = parseCaptions(JSON.stringify(sample?.captions?.json3()));
  const segments = captions.ok ? captions.segments : [];
  const transcript = { language: 'en', kind: 'automatic' as const, segments };
  const reading = unpackReading(packReading(readTranscript(transcript, sample?.durationSeconds ?? 0)));
  const local = await builtinEngine.chapters({ reading, title: sample?.title ?? '' });
  const chapters = local.kind === 'chapters' ? local.chapters : [];
  expect(row.chapters).toEqual(chapters);
  expect(row).toMatchObject({ engine: 'builtin', engine_report: { engine: 'builtin', windowsFellBack: 1 } });
  expect(row.engine_report).toMatchObject({ causes: [expect.stringMatching(/^the model answered 401/)] });
  const course = await videoTimeline(service.ctx, { accountId: row.account_id, videoId: row.video_id });
  expect(course.map(({ event }) => event)).toContainEqual(
    expect.stringMatching(/^model-1 served 0 of 1 windows; .*; the model answered 401/),
  );
  expect(await tokensThisMonth(service.ctx)).toBe(0);
  await end();
});

test('a model that does not answer leaves time enough before the deadline', async () => {
  const { client, rowOf, end } = await serviceWith(() => ({ kind: 'silence' }), { VIDEO_DEADLINE_SECONDS: '45' });
  const row = await rowOf(await readyVideo(client));
  expect(row).toMatchObject({ status: 'ready', engine: 'builtin' });
  expect(row.engine_report).toMatchObject({ causes: ['the time for the model is over'] });
  await end();
});

test('past the month’s tokens the built-in engine serves, and the model is not asked', async () => {
  const { service, client, asked, rowOf, end } = await serviceWith(sound, { LLM_MONTHLY_TOKENS: '10000' });
  const inMonth = (month: string) => ({ ...service.ctx, clock: () => new Date(`${month}-15T12:00:00Z`) });
  const now = service.ctx.clock();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 7);
  await countTokens(inMonth(before), { inputTokens: 3_000_000_000, outputTokens: 1 });
  expect(await tokensThisMonth(inMonth(before))).toBe(3_000_000_001);

  expect((await rowOf(await readyVideo(client))).engine).toBe('llm');
  await countTokens(service.ctx, { inputTokens: 5000, outputTokens: 2000 });
  const row = await rowOf(await readyVideo(client));
  expect(row.engine).toBe('builtin');
  expect(row.engine_report).toMatchObject({ causes: ['the month’s tokens are used up'] });
  expect(asked).toHaveLength(1);
  await end();
});

let service: TestService;
let client: ApiClient;
beforeAll(async () => {
  service = await startTestService();
  client = apiClient(service.origin, (await newCustomer(service)).key);
});
afterAll(() => service.stop());

test('without a model nothing is said of one', async () => {
  const id = await readyVideo(client);
  const row = await service.ctx.db.selectFrom('videos').selectAll().where('video_id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ engine: 'builtin', engine_report: null, creator_chapters: null });
});

test('the chapters in a video’s description are kept from its acceptance on', async () => {
  const { body } = await client.submit(watch('sampleTuto1'));
  const row = await service.ctx.db.selectFrom('videos').selectAll().where('video_id', '=', body.id).executeTakeFirst();
  const sample = sampleCatalogue().get('sampleTuto1');
  expect(row?.creator_chapters).toEqual(descriptionChapters(sample?.description ?? '', sample?.durationSeconds ?? 0));
  expect(row?.creator_chapters).toHaveLength(11);
  expect(row?.creator_chapters).toContainEqual({ startSeconds: 935, title: 'Tyre back on' });
  await client.settled(body.id);
});
