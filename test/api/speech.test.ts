import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/observability/log.ts';
import type { SampleVideo } from '../../src/samples/catalogue.ts';
import { type StandIn, startStandIn } from '../../src/samples/stand-in.ts';
import { openListening } from '../../src/speech-recognition.ts';
import { findSegments, findTranscriptSource } from '../../src/videos/video-transcript.ts';
import { apiClient, watch } from '../harness/client.ts';
import { hasFfmpeg, longTalk, needsFfmpeg } from '../harness/media-files.ts';
import { until } from '../harness/program.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { longTalkHeard as heard, startTranscriptionServer } from '../harness/transcription-server.ts';
import { webClient } from '../harness/web-client.ts';

const talk = 'aaaaaaaaaaA';
const withheld = 'bbbbbbbbbbA';
const soundless = 'cccccccccCA';
const hostile = 'dddddddddDA';
const apiKey = 'planted-transcription-key';

let platform: StandIn;
const searchPath = process.env.PATH ?? '';

beforeAll(async () => {
  if (!hasFfmpeg) return;
  const audio = { mimeType: 'audio/mp4; codecs="mp4a.40.2"', bytes: longTalk() };
  const video: SampleVideo = { title: 'A talk', channel: 'Talks', durationSeconds: 780, isUnlisted: false };
  const captions = { language: 'en', json3: () => ({}) };
  platform = await startStandIn(
    new Map<string, SampleVideo>([
      [talk, { ...video, audio }],
      [withheld, { ...video, audio, captions, state: 'captions_withheld' }],
      [soundless, video],
      [hostile, { ...video, audio: { ...audio, bytes: Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n') } }],
    ]),
  );
});
afterAll(() => platform?.stop());

async function serve(environment: Record<string, string>): Promise<TestService> {
  const service = await startTestService({
    PATH: searchPath,
    TRANSCRIBE_ADDON_DIR: '/nowhere',
    YOUTUBE_ORIGIN: platform.origin,
    ...environment,
  });
  onTestFinished(async () => {
    const { violations } = await auditMinutes(service.ctx);
    await service.stop();
    expect(violations).toEqual([]);
  });
  return service;
}

const settings = (baseUrl: string) => ({ TRANSCRIBE_BASE_URL: baseUrl, TRANSCRIBE_API_KEY: apiKey });
const clientOf = (service: TestService, customer: Customer) => apiClient(service.origin, customer.key);

describe.skipIf(!hasFfmpeg)(`videos without captions (${needsFfmpeg})`, () => {
  test('are listened to: in pieces, with right times, and become ready', async () => {
    const server = await startTranscriptionServer(heard);
    const service = await serve(settings(server.baseUrl));
    const customer = await newCustomer(service);
    const client = clientOf(service, customer);
    const { body: accepted } = await client.submit(watch(talk));
    const { body } = await client.settled(accepted.id, 60);
    expect(body).toMatchObject({ status: 'ready', minutes_charged: 13 });
    expect(body.chapters.length).toBeGreaterThanOrEqual(3);

    expect(server.asked).toHaveLength(2);
    expect(server.asked[0]).toMatchObject({ authorization: `Bearer ${apiKey}`, fields: { model: 'whisper-1' } });
    for (const { seconds, wave } of server.asked) {
      expect(seconds).toBeLessThanOrEqual(600);
      expect(wave.length).toBeLessThan(24_000_000);
    }
    const ctx = { ...service.ctx, accountId: customer.accountId };
    const source = await findTranscriptSource(ctx, { videoId: accepted.id });
    expect(source).toMatchObject({ kind: 'recognised', recogniser: 'whisper-1', language: 'en' });
    const segments = await findSegments(ctx, { videoId: accepted.id });
    const second = segments?.find(({ text }) => text.startsWith('Sentence 1 0 '));
    // The second piece begins after the pause in which the first one ends: at a whole ten seconds, but for a breath.
    expect(Math.abs((second?.start ?? 0) - Math.round((second?.start ?? 0) / 10) * 10)).toBeLessThan(1.1);
    expect(second?.start).toBeGreaterThan(230);
    expect(await ctx.db.selectFrom('heard_chunks').selectAll().execute()).toEqual([]);
    const row = await ctx.db.selectFrom('videos').selectAll().executeTakeFirstOrThrow();
    expect((row.deadline.getTime() - row.created_at.getTime()) / 1000).toBe(3600 + 2 * 780);
  });

  test('go on where a worker that ended came to, and tell how far that is', async () => {
    let isHeld = true;
    const server = await startTranscriptionServer((asked, place) =>
      place === 1 && isHeld ? { kind: 'silence' } : heard(asked, place),
    );
    const service = await serve({ ROLES: 'api,web' });
    const customer = await newCustomer(service);
    const client = clientOf(service, customer);
    const environment = {
      ...settings(server.baseUrl),
      PATH: searchPath,
      YOUTUBE_ORIGIN: platform.origin,
      ROLES: 'worker',
      DATABASE_URL: service.databaseUrl,
    };
    const first = await startTestService(environment);
    const { body: accepted } = await client.submit(watch(talk));
    // As if a server of before had been away for a while.
    await service.ctx.db.updateTable('videos').set({ tries: 3 }).execute();
    await until(() => server.asked.length === 2, 60);
    const web = await webClient(service.publicUrl, customer);
    const working = async () => (await web.get(`/videos/${accepted.id}`)).body;
    await expect.poll(async () => (await working()).progress).toBeGreaterThan(0.3);
    const { status, stage, progress } = await working();
    expect({ status, stage }).toEqual({ status: 'processing', stage: 'recognising_speech' });
    expect(progress).toBeLessThan(1);
    const { tries } = await service.ctx.db.selectFrom('videos').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(0);
    isHeld = false;
    await first.stop();

    const second = await startTestService(environment);
    try {
      expect((await client.settled(accepted.id, 60)).body.status).toBe('ready');
    } finally {
      await second.stop();
    }
    // The first piece, the second, and the second again.
    expect(server.asked.map(({ seconds }) => Math.round(seconds))).toEqual([
      Math.round(server.asked[0]?.seconds ?? 0),
      Math.round(server.asked[1]?.seconds ?? 0),
      Math.round(server.asked[1]?.seconds ?? 0),
    ]);
    expect(server.asked[0]?.seconds).not.toBe(server.asked[1]?.seconds);
  });

  test('whose decoder somebody ends, as with the whole process group, are decoded once more', async () => {
    const tools = mkdtempSync(path.join(tmpdir(), 'cuemark-tools-'));
    onTestFinished(() => rmSync(tools, { recursive: true }));
    chmodSync(tools, 0o777);
    const ffmpeg = execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim();
    const ended = path.join(tools, 'ended');
    const script = `#!/bin/sh\ncase "$*" in *s16le*) [ -e ${ended} ] || { : > ${ended}; kill -TERM $$; } ;; esac\nexec ${ffmpeg} "$@"\n`;
    writeFileSync(path.join(tools, 'ffmpeg'), script, { mode: 0o755 });
    const server = await startTranscriptionServer(heard);
    const service = await serve({ ...settings(server.baseUrl), PATH: `${tools}:${searchPath}` });
    const client = clientOf(service, await newCustomer(service));
    const { body: accepted } = await client.submit(watch(talk));
    expect((await client.settled(accepted.id, 60)).body.status).toBe('ready');
    expect(existsSync(ended)).toBe(true);
  });

  test('whose captions are not handed out are listened to as well', async () => {
    const server = await startTranscriptionServer(heard);
    const service = await serve(settings(server.baseUrl));
    const client = clientOf(service, await newCustomer(service));
    const { body: accepted } = await client.submit(watch(withheld));
    expect((await client.settled(accepted.id, 60)).body.status).toBe('ready');
  });

  test('do not keep others waiting, however many there are', async () => {
    const server = await startTranscriptionServer(() => ({ kind: 'silence' }));
    const service = await serve(settings(server.baseUrl));
    const client = clientOf(service, await newCustomer(service));
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await client.submit(watch(talk))).body.id);
    await until(() => server.asked.length === 2, 60);
    const { body: sample } = await client.submit(watch('sampleTalk1'));
    expect((await client.settled(sample.id, 60)).body.status).toBe('ready');
    expect(server.asked).toHaveLength(2);
    const rows = await service.ctx.db.selectFrom('videos').selectAll().where('platform_id', '=', talk).execute();
    expect(rows.map(({ status, tries, strikes }) => ({ status, tries, strikes }))).toEqual(
      ids.map(() => ({ status: 'processing', tries: 0, strikes: 0 })),
    );
  });

  test.each([
    [soundless, 'hands out no sound'],
    [hostile, 'hands out something else than sound'],
  ])('fail with their refund where the platform (%s) %s', async (id) => {
    const server = await startTranscriptionServer(heard);
    const service = await serve(settings(server.baseUrl));
    const client = clientOf(service, await newCustomer(service));
    const { body: accepted } = await client.submit(watch(id));
    const { body } = await client.settled(accepted.id, 60);
    expect(body).toMatchObject({ status: 'failed', minutes_charged: 0, error: { code: 'transcript_unavailable' } });
    expect(server.asked).toHaveLength(0);
    const { dataDir } = service;
    expect(readdirSync(path.join(dataDir, 'scratch'))).toEqual([]);
  });

  test('fail where the endpoint refuses; people read nothing of why', async () => {
    const server = await startTranscriptionServer(() => ({ kind: 'status', status: 401 }));
    const service = await serve(settings(server.baseUrl));
    const client = clientOf(service, await newCustomer(service));
    const { body: accepted } = await client.submit(watch(talk));
    const { body } = await client.settled(accepted.id, 60);
    expect(body).toMatchObject({ status: 'failed', minutes_charged: 0, error: { code: 'transcript_unavailable' } });
    expect(body.error.message).not.toMatch(/401|TRANSCRIBE|key/i);
    expect(server.asked).toHaveLength(1);
  });

  test('fail where nothing recognises speech', async () => {
    const service = await serve({});
    const client = clientOf(service, await newCustomer(service));
    const { body: accepted } = await client.submit(watch(talk));
    const { body } = await client.settled(accepted.id, 60);
    expect(body).toMatchObject({ status: 'failed', minutes_charged: 0, error: { code: 'transcript_unavailable' } });
  });
});

test('what is missing is told with its remedy', async () => {
  const remedyOf = async (environment: Record<string, string>) => {
    const { remedy, audioOf } = await openListening(
      readConfig({ TRANSCRIBE_ADDON_DIR: '/nowhere', ...environment }),
      createLog('silent'),
    );
    return remedy ?? audioOf(talk).remedy;
  };
  expect(await remedyOf({ PATH: searchPath })).toMatch(/addons\/local-speech.*TRANSCRIBE_BASE_URL/);
  const nowhere = { PATH: '/nowhere', ...settings('http://127.0.0.1:9/v1') };
  expect(await remedyOf(nowhere)).toMatch(/ffmpeg/);
  if (hasFfmpeg) {
    const tools = { PATH: '/nowhere', ...settings('http://127.0.0.1:9/v1') };
    const listening = await openListening(readConfig(tools), createLog('silent'));
    expect(listening.audioOf(talk).remedy).toMatch(/yt-dlp/);
  }
});
