import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../src/database/schema.ts';
import { apiClient } from '../harness/client.ts';
import { hasFfmpeg, makeMedia, needsFfmpeg } from '../harness/media-files.ts';
import { until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { uploadClient } from '../harness/upload-client.ts';
import { sessionCookie, webClient } from '../harness/web-client.ts';
import { ready } from '../web/harness/video-rows.ts';

/** Has no worker, so videos stay in work and their files with them. */
let service: TestService;
let owner: Awaited<ReturnType<typeof person>>;
let stranger: typeof owner;
beforeAll(async () => {
  service = await startTestService({
    ROLES: 'api,web',
    PATH: process.env.PATH ?? '',
    TRANSCRIBE_BASE_URL: 'http://127.0.0.1:9/v1',
  });
  owner = await person();
  stranger = await person();
});
afterAll(() => service.stop());

async function person() {
  const someone = await newCustomer(service);
  const cookie = await sessionCookie(service.publicUrl, someone);
  const web = await webClient(service.publicUrl, someone);
  const client = await uploadClient(service.publicUrl, someone);
  return {
    web,
    cookie,
    api: apiClient(service.origin, someone.key),
    fetch: (videoId: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${service.origin}/web-api/videos/${videoId}/media`, { method, headers: { cookie, ...headers } }),
    async videoOf(fileName: string, content: Uint8Array | string) {
      const { id, answer } = await client.upload(fileName, content);
      expect(answer.status).toBe(204);
      const { status, body } = await web.post('/videos', { upload_id: id });
      expect(status).toBe(202);
      return body;
    },
  };
}

async function changeVideo(videoId: string, changes: Updateable<DB['videos']>): Promise<void> {
  await service.ctx.db.updateTable('videos').set(changes).where('video_id', '=', videoId).execute();
}

/** Where this process's open files are (Linux). */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return ''; // closed meanwhile
    }
  });
}

function made(name: string, ...words: string[]): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-played-'));
  makeMedia(...words, path.join(folder, name));
  const bytes = readFileSync(path.join(folder, name));
  rmSync(folder, { recursive: true });
  return bytes;
}

const tone = ['-f', 'lavfi', '-i', 'sine=440:r=8000:d=65'];
const pictures = ['-f', 'lavfi', '-i', 'testsrc=s=32x32:r=5:d=65'];
const cover = ['-f', 'lavfi', '-i', 'color=s=32x32:d=0.1', '-map', '0', '-map', '1', '-c:v', 'mjpeg', '-frames:v', '1'];

const wave = () => made('tone.wav', ...tone);
const captions = '1\n00:00:01,000 --> 00:01:09,000\nHello there.\n';

describe.skipIf(!hasFfmpeg)(`a file that a video was made of (${needsFfmpeg})`, () => {
  test.each([
    ['a.mp4', 'video', 'video/mp4', [...pictures, ...tone, '-c:v', 'libx264']],
    ['a.webm', 'video', 'video/webm', [...pictures, ...tone, '-c:v', 'libvpx', '-c:a', 'libopus']],
    ['a.mkv', 'video', 'video/matroska', [...pictures, ...tone, '-c:v', 'libx264', '-c:a', 'aac']],
    ['a.m4a', 'audio', 'audio/mp4', tone],
    ['a.mp3', 'audio', 'audio/mpeg', tone],
    ['cover.mp3', 'audio', 'audio/mpeg', [...tone, ...cover, '-disposition:v', 'attached_pic']],
    ['a.wav', 'audio', 'audio/wav', tone],
    ['a.flac', 'audio', 'audio/flac', tone],
    ['a.ogg', 'audio', 'audio/ogg', [...tone, '-c:a', 'libvorbis']],
  ])('is played as what it is by its content: %s', async (name, media, type, words) => {
    const { fetch, videoOf } = owner;
    const bytes = made(name, ...words);
    const video = await videoOf('evil.html', bytes);
    expect(video).toMatchObject({ source: 'upload', media });
    const answer = await fetch(video.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('is nothing but a file to a browser: not sniffed, not framed, not run, kept by nobody between', async () => {
    const { fetch, videoOf } = owner;
    const { id } = await videoOf('Ein „schöner" Ton;\u202e.wav', wave());
    const { headers } = await fetch(id, {}, 'HEAD');
    expect(Object.fromEntries(headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="Ein ?sch?ner\\" Ton;.wav"; filename*=UTF-8''Ein%20%E2%80%9Esch%C3%B6ner%22%20Ton%3B.wav`,
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^req_/),
    });
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  test('is sent in the parts that are asked for, and whole where they are of another file', async () => {
    const { fetch, videoOf } = owner;
    const bytes = wave();
    const { id } = await videoOf('tone.wav', bytes);
    const whole = await fetch(id, {}, 'HEAD');
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const etag = whole.headers.get('etag') ?? '';
    const asked = async (headers: Record<string, string>) => {
      const answer = await fetch(id, headers);
      return {
        status: answer.status,
        range: answer.headers.get('content-range'),
        type: answer.headers.get('content-type'),
        body: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const part = (start: number, end: number) => ({
      status: 206,
      range: `bytes ${start}-${end}/${bytes.length}`,
      type: 'audio/wav',
      body: bytes.subarray(start, end + 1),
    });
    expect(await asked({ range: 'bytes=100-199' })).toEqual(part(100, 199));
    expect(await asked({ range: 'bytes=-5' })).toEqual(part(bytes.length - 5, bytes.length - 1));
    expect(await asked({ range: 'bytes=9-', 'if-range': etag })).toEqual(part(9, bytes.length - 1));
    expect(await asked({ range: 'bytes=9-', 'if-range': '"another"' })).toMatchObject({ status: 200, body: bytes });
    expect(await asked({ range: 'bytes=1-2,4-5' })).toMatchObject({ status: 200, range: null });
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(id, { 'if-none-match': etag }, method)).status).toBe(304);
    }
    const beyond = await fetch(id, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect(await beyond.json()).toMatchObject({ code: 'range_not_satisfiable' });
    expect(beyond.headers.get('content-type')).toMatch('application/problem+json');
  });

  test('is its owner’s alone, and nobody’s once it is deleted; the public API does not know it', async () => {
    const { web, api, fetch, videoOf } = owner;
    const { id } = await videoOf('tone.wav', wave());
    const statuses = async (videoId: string, of = fetch) => [
      (await of(videoId)).status,
      (await of(videoId, {}, 'HEAD')).status,
      (await of(videoId, { range: 'bytes=0-1' })).status,
    ];
    expect(await statuses(id)).toEqual([200, 200, 206]);
    expect(await statuses(id, stranger.fetch)).toEqual([404, 404, 404]);
    expect((await fetch(id, { cookie: '' })).status).toBe(401);
    expect((await api.get(`/videos/${id}/media`)).status).toBe(404);
    await web.delete(`/videos/${id}`);
    expect(await statuses(id)).toEqual([404, 404, 404]);
    expect((await web.post(`/videos/${id}/restore`, {})).body.media).toBe('audio');
    expect(await statuses(id)).toEqual([200, 200, 206]);
  });

  test('is played by whoever has the address of its shared page, for as long as it is shared', async () => {
    const { web, videoOf } = owner;
    const bytes = wave();
    const { id } = await videoOf('private name.wav', bytes);
    await changeVideo(id, ready(['One', 'Two', 'Three'], 65));
    const { body } = await web.post(`/videos/${id}/share`, {});
    const media = `${body.shared_url.replace(service.publicUrl, service.origin)}/media`;
    const whole = await fetch(media);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
      'x-robots-tag': 'noindex',
    });
    const part = await fetch(media, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const beyond = await fetch(media, { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await fetch(media, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length));

    await web.delete(`/videos/${id}/share`);
    for (const method of ['GET', 'HEAD']) expect((await fetch(media, { method })).status).toBe(404);
    const again = (await web.post(`/videos/${id}/share`, {})).body.shared_url;
    expect((await fetch(`${again.replace(service.publicUrl, service.origin)}/media`)).status).toBe(200);
    expect((await fetch(media)).status).toBe(404);
  });

  test('breaks off where it is not shared any more', async () => {
    const { web, videoOf } = owner;
    const long = made('long.wav', '-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo', '-t', '240');
    const { id } = await videoOf('long.wav', long);
    await changeVideo(id, ready(['One', 'Two', 'Three'], 240));
    const address = (await web.post(`/videos/${id}/share`, {})).body.shared_url;
    const watched = await new Promise<Readable>((resolve, reject) => {
      request(`${address.replace(service.publicUrl, service.origin)}/media`, resolve)
        .once('error', reject)
        .end();
    });
    await web.delete(`/videos/${id}/share`);
    let bytes = 0;
    await expect(async () => {
      for await (const chunk of watched) bytes += (chunk as Buffer).length;
    }).rejects.toThrow('aborted');
    expect(bytes).toBeLessThan(long.length);
  });

  test('is sent as fast as it is played, for as long as that takes, and not to the end where nobody listens', async () => {
    const { cookie, videoOf } = owner;
    const long = made('long.wav', '-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo', '-t', '240');
    const { id } = await videoOf('long.wav', long);
    const open = () =>
      new Promise<Readable>((resolve, reject) => {
        const url = `${service.origin}/web-api/videos/${id}/media`;
        request(url, { headers: { cookie } }, resolve).once('error', reject).end();
      });
    const left = await open();
    left.destroy();
    const watched = await open();
    await sleep(17_000); // longer than a handler may take
    let bytes = 0;
    for await (const chunk of watched) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(long.length);
    // What the two opened is closed again.
    await until(() => !openFiles().some((file) => file.startsWith(service.dataDir)), 45);
  });
});

test('a video of the platform and one of captions have no file to play', async () => {
  const { web, api, fetch, videoOf } = owner;
  const platform = (await api.submit('https://youtu.be/sampleTalk1')).body.id;
  const written = await videoOf('a.srt', captions);
  expect(written.media).toBeNull();
  expect((await web.get(`/videos/${platform}`)).body.media).toBeNull();
  for (const id of [platform, written.id]) {
    const answer = await fetch(id);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  }
});
