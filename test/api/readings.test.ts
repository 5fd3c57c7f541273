import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { generatedSpeech } from '../../bench/generated-speech.ts';
import { packReading } from '../../src/transcripts/reading/pack-reading.ts';
import { readTranscript } from '../../src/transcripts/reading/reading.ts';
import { readingVersion } from '../../src/transcripts/reading/reading-version.ts';
import { unpackVectors } from '../../src/transcripts/reading/sentence-vectors.ts';
import { countReadings } from '../../src/videos/renew-readings.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { readyVideo, withWorker } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie, type WebClient, webClient, writeTo } from '../harness/web-client.ts';

async function open(environment: Record<string, string>) {
  const service = await startTestService(environment);
  const person = await newCustomer(service);
  const web = await webClient(service.publicUrl, person);
  return { service, person, api: apiClient(service.origin, person.key), web };
}

async function answered(api: ApiClient, videoId: string, question: string) {
  const { body: asked } = await api.post(`/videos/${videoId}/questions`, { question });
  for (;;) {
    const { body } = await api.get(`/videos/${videoId}/questions/${asked.id}`);
    if (body.status !== 'pending') return body;
    await sleep(50);
  }
}

function rowOf({ ctx }: TestService, videoId: string) {
  return ctx.db
    .selectFrom('transcripts')
    .select(['reading', 'reading_version', 'segments', 'vectors', 'vectors_by'])
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
}

function changeRow({ ctx }: TestService, videoId: string, change: Record<string, string | number | Buffer | null>) {
  return ctx.db.updateTable('transcripts').set(change).where('video_id', '=', videoId).execute();
}

describe('where a worker runs', () => {
  let service: TestService;
  let api: ApiClient;
  let web: WebClient;
  beforeAll(async () => {
    ({ service, api, web } = await open({}));
  });
  afterAll(() => service.stop());

  test('a question, a density and the page’s transcript read what is stored, and no segments', async () => {
    const videoId = await readyVideo(api);
    const { body: before } = await web.get(`/videos/${videoId}/transcript`);
    await changeRow(service, videoId, { segments: '[]' });
    const { status, answer } = await answered(api, videoId, 'What is the talk about?');
    expect(status).toBe('answered');
    expect(answer).toMatch(/\d:\d\d/);
    expect((await web.get(`/videos/${videoId}/transcript`)).body).toEqual(before);
    expect(before.sentences.length).toBeGreaterThan(10);
    const { body: finer } = await writeTo(web, videoId, 'density', { density: 'more' });
    expect(finer).toMatchObject({ density: 'more' });
  });

  test('what sentences mean is stored beside the reading, told anew in time where another encoder told it, and a question needs no more', async () => {
    const { encoder } = service.ctx.engines;
    const videoId = await readyVideo(api);
    const before = await rowOf(service, videoId);
    expect(before.vectors_by).toBe(encoder);
    expect(unpackVectors(before.vectors ?? Buffer.alloc(0))).toMatchObject({ encoder });
    for (const other of ['a-encoder-of-yesterday', 'z-encoder-of-yesterday', '']) {
      await changeRow(service, videoId, { vectors: Buffer.from('{}\n'), vectors_by: other });
      await vi.waitFor(async () => expect(await rowOf(service, videoId)).toEqual(before), { timeout: 60_000 });
    }
    await changeRow(service, videoId, { vectors: null });
    expect((await answered(api, videoId, 'What is the talk about?')).status).toBe('answered');
    expect((await rowOf(service, videoId)).vectors).toBeNull();
  });

  test('what is searched of videos of before is written in time, whether their reading is there or not', async () => {
    const found = async (q: string) => (await api.get(`/search?q=${q}`)).body.data.length as number;
    const read = await readyVideo(api);
    const unread = await readyVideo(api, 'sampleTuto1');
    const before = [await found('ladder'), await found('frame')];
    expect(Math.min(...before)).toBeGreaterThan(0);
    await service.ctx.db.deleteFrom('passages').where('video_id', 'in', [read, unread]).execute();
    await service.ctx.db.deleteFrom('searched_videos').where('video_id', 'in', [read, unread]).execute();
    const left = [await found('ladder'), await found('frame')];
    expect(left).not.toEqual(before);
    await changeRow(service, read, { search_version: 0 });
    await changeRow(service, unread, { search_version: 0, reading: null, reading_version: 0 });
    await vi.waitFor(async () => expect([await found('ladder'), await found('frame')]).toEqual(before), {
      timeout: 60_000,
    });
    const { db, engines } = service.ctx;
    await vi.waitFor(async () => expect((await countReadings(db, engines)).old).toBe(0), { timeout: 60_000 });
  });

  test('what an older version read is read anew in time; what can not be read is left alone', async () => {
    const videos = [await readyVideo(api), await readyVideo(api, 'sampleTuto1')];
    const broken = await readyVideo(api);
    const before = await Promise.all(videos.map((videoId) => rowOf(service, videoId)));
    expect(before.map((row) => row.reading_version)).toEqual([readingVersion, readingVersion]);
    await changeRow(service, broken, { segments: '{"of": "no form"}', reading: null, reading_version: 0 });
    for (const videoId of videos) await changeRow(service, videoId, { reading: null, reading_version: 0 });
    for (const [at, videoId] of videos.entries()) {
      await vi.waitFor(async () => expect(await rowOf(service, videoId)).toEqual(before[at]), { timeout: 60_000 });
    }
    const left = { reading: null, reading_version: readingVersion };
    await vi.waitFor(async () => expect(await rowOf(service, broken)).toMatchObject(left), { timeout: 60_000 });
  });
});

test('without a worker, what an older version read is read when somebody needs it, and stored', async () => {
  const { service, api, web } = await open({ ROLES: 'api,web' });
  try {
    const videoId = await withWorker(service, () => readyVideo(api));
    const { body: before } = await web.get(`/videos/${videoId}/transcript`);
    const { reading, reading_version } = await rowOf(service, videoId);
    await changeRow(service, videoId, { reading: null, reading_version: 0 });
    expect((await web.get(`/videos/${videoId}/transcript`)).body).toEqual(before);
    expect(await rowOf(service, videoId)).toMatchObject({ reading, reading_version });
  } finally {
    await service.stop();
  }
});

test('where too much waits for a thread, requests are refused with when to try again, jobs wait, and who leaves makes place', async () => {
  const { service, person, api, web } = await open({ ENGINE_THREADS: '1' });
  const { engines } = service.ctx;
  const enough = new AbortController();
  const fill = (tasks: number, reading: Uint8Array) => {
    for (let task = 0; task < tasks; task += 1) {
      engines.chapters({ reading, vectors: null, title: null }, enough.signal).catch(() => undefined);
    }
  };
  try {
    const videoId = await readyVideo(api);
    const path = `/videos/${videoId}/density`;
    // Hours of speech: nothing comes to its end while we look.
    const long = packReading(readTranscript(generatedSpeech(12 * 3600), 12 * 3600));
    fill(1 + 63, long);
    const cookie = await sessionCookie(service.publicUrl, person);
    const leaving = new AbortController();
    const last = fetch(`${service.publicUrl}/web-api${path}`, {
      method: 'POST',
      headers: { origin: service.publicUrl, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ density: 'more', version: 0 }),
      signal: leaving.signal,
    }).catch((error: Error) => error.name);
    await sleep(1000); // it has the last place by then
    let refused = await web.post(path, { density: 'fewer', version: 0 });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    leaving.abort();
    expect(await last).toBe('AbortError');
    // One place is free again: this takes it, and the next one finds none.
    const tried = () => engines.chapters({ reading: long, vectors: null, title: null }, enough.signal);
    await vi.waitFor(() => Promise.race([tried(), sleep(100)]), { timeout: 3000 }); // sooner than a task of hours ends
    refused = await web.post(path, { density: 'fewer', version: 0 });
    expect(refused.status).toBe(503);

    const { body: video } = await api.submit(watch('sampleTuto1'));
    const { body: question } = await api.post(`/videos/${videoId}/questions`, { question: 'What is it about?' });
    const rows = () =>
      service.ctx.db
        .selectFrom('videos')
        .select(['attempt', 'strikes', 'tries', 'status', 'stage'])
        .where('video_id', '=', video.id)
        .executeTakeFirstOrThrow();
    const waits = { strikes: 0, tries: 0, status: 'processing', stage: 'waiting' };
    await vi.waitFor(async () => expect(await rows()).toMatchObject(waits), { timeout: 30_000 });
    await vi.waitFor(async () => expect((await rows()).attempt).toBeGreaterThan(0), { timeout: 30_000 });

    enough.abort();
    expect((await api.settled(video.id)).body.status).toBe('ready');
    await vi.waitFor(
      async () => {
        const { body } = await api.get(`/videos/${videoId}/questions/${question.id}`);
        expect(body.status).toBe('answered');
      },
      { timeout: 30_000 },
    );
    expect((await web.post(path, { density: 'fewer', version: 0 })).body).toMatchObject({ density: 'fewer' });
  } finally {
    enough.abort();
    await service.stop();
  }
});
