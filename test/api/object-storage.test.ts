import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepUploads } from '../../src/uploads/sweep-uploads.ts';
import { talkSrt } from '../harness/caption-file.ts';
import { hasFfmpeg, longTalk, makeMedia, needsFfmpeg } from '../harness/media-files.ts';
import { until } from '../harness/program.ts';
import { hasS3Server, needsS3Server, type S3Server, startS3Server } from '../harness/s3-server.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { longTalkHeard, startTranscriptionServer } from '../harness/transcription-server.ts';
import { uploadClient } from '../harness/upload-client.ts';
import { sessionCookie, webClient } from '../harness/web-client.ts';

const searchPath = process.env.PATH ?? '';
const nobody = 'http://127.0.0.1:9/v1';
const refused = ({ status, body }: { status: number; body: { code: string } | null }) => [status, body?.code];

describe.skipIf(!hasS3Server)(`files in an S3-compatible storage (${needsS3Server})`, () => {
  let s3: S3Server;
  /** Has no worker. */
  let service: TestService;
  beforeAll(async () => {
    s3 = await startS3Server();
    const environment = { PATH: searchPath, TRANSCRIBE_BASE_URL: nobody, ...s3.environment };
    service = await startTestService({ ...environment, ROLES: 'api,web' });
  });
  afterAll(async () => {
    await service.stop();
    await s3.stop();
  });

  async function person() {
    const someone = await newCustomer(service);
    const { accountId } = someone;
    const cookie = await sessionCookie(service.publicUrl, someone);
    const storage = service.ctx.uploadStorage;
    return {
      accountId,
      cookie,
      web: await webClient(service.publicUrl, someone),
      client: await uploadClient(service.publicUrl, someone),
      stored: (uploadId: string) => storage.received({ accountId, uploadId }),
      play: (videoId: string, headers: Record<string, string> = {}) =>
        fetch(`${service.origin}/web-api/videos/${videoId}/media`, { headers: { cookie, ...headers } }),
    };
  }

  test('a caption file comes in parts, is read, becomes a video and is gone', async () => {
    const { web, client, stored } = await person();
    const bytes = Buffer.from(talkSrt());
    const opened = await client.open('talk.srt', bytes.length);
    const at = opened.headers.get('location') ?? '';
    const id = at.split('/').at(-1) ?? '';
    expect(await stored(id)).toBe(0);
    expect((await client.patch(at, 0, bytes.subarray(0, 700))).status).toBe(204);
    expect((await client.head(at)).headers.get('upload-offset')).toBe('700');
    expect(refused(await client.patch(at, 699, bytes.subarray(699)))).toEqual([409, 'upload_offset_wrong']);
    expect((await client.patch(at, 700, bytes.subarray(700))).status).toBe(204);
    expect((await web.get(`/uploads/${id}`)).body).toMatchObject({ status: 'whole', title: 'talk' });
    expect((await web.post('/videos', { upload_id: id })).status).toBe(202);
    expect(await stored(id)).toBeUndefined();
    expect(readdirSync(path.join(service.dataDir)).includes('uploads')).toBe(false);
  });

  test('what was cancelled or not finished in its day leaves nothing', async () => {
    const { client, stored } = await person();
    const open = async () => {
      const at = (await client.open('talk.srt', 100)).headers.get('location') ?? '';
      await client.patch(at, 0, Buffer.from('1\n00:00'));
      return { at, id: at.split('/').at(-1) ?? '' };
    };
    const [cancelled, late] = [await open(), await open()];
    expect((await client.send('DELETE', cancelled.at)).status).toBe(204);
    expect(await stored(cancelled.id)).toBeUndefined();
    expect(await stored(late.id)).toBe(7);
    await sweepUploads({ ...service.ctx, clock: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(await stored(late.id)).toBeUndefined();
    expect((await client.head(late.at)).status).toBe(404);
  });

  test('while the storage is away it says so and charges nothing, and goes on afterwards', async () => {
    const { web, client } = await person();
    const bytes = Buffer.from(talkSrt());
    const at = (await client.open('talk.srt', bytes.length)).headers.get('location') ?? '';
    await s3.pause();
    expect(refused(await client.patch(at, 0, bytes))).toEqual([503, 'unavailable']);
    expect(refused(await client.open('talk.srt', 10))).toEqual([503, 'unavailable']);
    await s3.resume();
    expect((await client.patch(at, 0, bytes)).status).toBe(204);
    expect((await web.get('/account')).body.minutes_used).toBe(0);
  });

  test('a wrong key reaches nothing', async () => {
    const wrong = await startTestService({ ...s3.environment, AWS_ACCESS_KEY_ID: 'guessed', ROLES: 'web' });
    try {
      const client = await uploadClient(wrong.publicUrl, await newCustomer(wrong));
      expect(refused(await client.open('talk.srt', 10))).toEqual([503, 'unavailable']);
    } finally {
      await wrong.stop();
    }
  });

  describe.skipIf(!hasFfmpeg)(`video and audio (${needsFfmpeg})`, () => {
    test('a file of many parts is probed, played whole and from any place in it, and deleted', async () => {
      const { web, client, play, stored } = await person();
      const bytes = made('long.wav', '-f', 'lavfi', '-i', 'anoisesrc=r=48000:a=0.1:d=120', '-ac', '2');
      expect(bytes.length).toBeGreaterThan(20_000_000);
      const at = (await client.open('long.wav', bytes.length)).headers.get('location') ?? '';
      const id = at.split('/').at(-1) ?? '';
      for (const [start, end] of [
        [0, 9_000_001],
        [9_000_001, 9_000_100],
        [9_000_100, bytes.length],
      ] as const) {
        expect((await client.patch(at, start, bytes.subarray(start, end))).status).toBe(204);
      }
      const video = (await web.post('/videos', { upload_id: id })).body;
      expect(video).toMatchObject({ media: 'audio', duration_seconds: 120, minutes_charged: 2 });
      const whole = await play(video.id);
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
      for (const [start, end] of [
        [0, 0],
        [8_388_600, 9_000_110],
        [17_000_000, 17_000_099],
        [bytes.length - 9, bytes.length - 1],
      ] as const) {
        const part = await play(video.id, { range: `bytes=${start}-${end}` });
        expect(part.status).toBe(206);
        expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
      }
      await web.delete(`/videos/${video.id}`);
      await service.ctx.db.updateTable('videos').set({ deleted_at: sql`now() - interval '11 seconds'` }).execute();
      await until(async () => (await stored(id)) === undefined, 45);
    });

    test('a part whose connection breaks leaves what has come, and the rest is sent from there', async () => {
      const { client, stored, accountId, cookie } = await person();
      const bytes = made('long.wav', '-f', 'lavfi', '-i', 'anoisesrc=r=48000:a=0.1:d=120', '-ac', '2');
      const at = (await client.open('long.wav', bytes.length)).headers.get('location') ?? '';
      const id = at.split('/').at(-1) ?? '';
      const part = request(`${service.origin}${at}`, {
        method: 'PATCH',
        headers: {
          cookie,
          host: new URL(service.publicUrl).host,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': bytes.length,
        },
      });
      part.on('error', () => undefined); // it is ours
      part.write(bytes.subarray(0, 12_000_000));
      await until(async () => ((await stored(id)) ?? 0) >= 8_000_000, 45);
      part.destroy();
      const offset = Number((await client.head(at)).headers.get('upload-offset'));
      expect(offset).toBeGreaterThanOrEqual(8_000_000);
      expect(offset).toBeLessThanOrEqual(12_000_000);
      expect((await client.patch(at, offset, bytes.subarray(offset))).status).toBe(204);
      const come = Buffer.from(await service.ctx.uploadStorage.read({ accountId, uploadId: id }));
      expect(come.equals(bytes)).toBe(true);
    });

    test('a worker that shares nothing but the database and the storage listens to it, and leaves nothing on its disk', async () => {
      const { web, client } = await person();
      const { id } = await client.upload('talk.m4a', longTalk());
      const { body } = await web.post('/videos', { upload_id: id });
      const server = await startTranscriptionServer(longTalkHeard);
      const worker = await startTestService({
        ...s3.environment,
        PATH: searchPath,
        TRANSCRIBE_BASE_URL: server.baseUrl,
        ROLES: 'worker',
        DATABASE_URL: service.databaseUrl,
      });
      try {
        for (; (await web.get(`/videos/${body.id}`)).body.status === 'processing'; await sleep(100));
        expect((await web.get(`/videos/${body.id}`)).body.status).toBe('ready');
        await until(() => scratchOf(worker).length === 0, 45);
      } finally {
        await worker.stop();
      }
    });
  });
});

/** What lies in the folder for files that are needed for minutes. */
function scratchOf({ ctx }: TestService): string[] {
  return readdirSync(ctx.listening.scratch);
}

function made(name: string, ...words: string[]): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-stored-'));
  makeMedia(...words, path.join(folder, name));
  const bytes = readFileSync(path.join(folder, name));
  rmSync(folder, { recursive: true });
  return bytes;
}
