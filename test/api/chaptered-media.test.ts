import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasFfmpeg, makeMedia, mediaTools, needsFfmpeg } from '../harness/media-files.ts';
import { until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { uploadClient } from '../harness/upload-client.ts';
import { sessionCookie, webClient, writeTo } from '../harness/web-client.ts';
import { ready } from '../web/harness/video-rows.ts';

/** Has no worker, so videos become what the tests make of them. */
const settings = { ROLES: 'api,web', TRANSCRIBE_BASE_URL: 'http://127.0.0.1:9/v1' };
let service: TestService;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cuemark-chaptered-'));
  chmodSync(folder, 0o755);
  service = await startTestService({ ...settings, PATH: process.env.PATH ?? '' });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const titles = ['One = two; #3 \\ four', 'Ein „Gespräch“ 日本 🙂', "It's [CHAPTER] title=x"];

async function person(of = service) {
  const someone = await newCustomer(of);
  const cookie = await sessionCookie(of.publicUrl, someone);
  const web = await webClient(of.publicUrl, someone);
  const client = await uploadClient(of.publicUrl, someone);
  return {
    ...someone,
    web,
    file: (videoId: string, init: RequestInit = {}) =>
      fetch(`${of.origin}/web-api/videos/${videoId}/chaptered-media/file`, {
        ...init,
        headers: { cookie, ...init.headers },
      }),
    describe: (videoId: string) => web.get(`/videos/${videoId}/chaptered-media`),
    async videoOf(fileName: string, content: Uint8Array): Promise<string> {
      const { id } = await client.upload(fileName, content);
      const { status, body } = await web.post('/videos', { upload_id: id });
      expect(status).toBe(202);
      await of.ctx.db.updateTable('videos').set(ready(titles, 66)).where('video_id', '=', body.id).execute();
      return body.id;
    },
  };
}

function made(name: string, ...words: string[]): Buffer {
  makeMedia(...words, path.join(folder, name));
  return readFileSync(path.join(folder, name));
}

/** What ffprobe reads of a file. */
function probed(bytes: Uint8Array) {
  const file = path.join(folder, 'probed');
  writeFileSync(file, bytes);
  const entries = 'format=duration:format_tags=title,artist:stream=codec_type:chapter';
  const answer = execFileSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_entries', entries, file]);
  const { chapters, format, streams } = JSON.parse(answer.toString());
  return {
    chapters: chapters.map((one: { start_time: string; tags: { title: string } }) => [
      Number(one.start_time),
      one.tags.title,
    ]),
    seconds: Number(format.duration),
    tags: format.tags ?? {},
    kinds: streams.map(({ codec_type: kind }: { codec_type: string }) => kind),
  };
}

/** Of each stream of sound, pictures and subtitles what its packets hold. */
function hashesOf(bytes: Uint8Array): string {
  const file = path.join(folder, 'hashed');
  writeFileSync(file, bytes);
  const maps = ['v', 'a', 's'].flatMap((kind) => ['-map', `0:${kind}?`]);
  const words = ['-v', 'error', '-i', file, ...maps, '-c', 'copy', '-f', 'streamhash', '-hash', 'md5', '-'];
  return execFileSync('ffmpeg', words).toString();
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const tone = ['-f', 'lavfi', '-i', 'sine=440:r=8000:d=65.3'];
const pictures = ['-f', 'lavfi', '-i', 'testsrc=s=32x32:r=5:d=65.3'];
const film = [...pictures, ...tone, '-c:v', 'libx264', '-c:a', 'aac'];
const cover = ['-f', 'lavfi', '-i', 'color=s=32x32:d=0.1', '-map', '0', '-map', '1', '-c:v', 'mjpeg', '-frames:v', '1'];
const tags = ['-metadata', 'title=Its own title', '-metadata', 'artist=Somebody'];
const filesMade = async ({ ctx }: TestService, count: number) =>
  until(() => existsSync(ctx.listening.scratch) && readdirSync(ctx.listening.scratch).length === count, 45);

describe.skipIf(!hasFfmpeg)(`a file with its chapters in it (${needsFfmpeg})`, () => {
  test.each([
    ['a.mp4', 'mp4', 'video/mp4', [...film, ...tags]],
    ['a.mov', 'mov', 'video/mp4', [...film, '-c:a', 'pcm_s16le']],
    ['a.m4a', 'm4a', 'audio/mp4', [...tone, ...tags]],
    ['a.mp3', 'mp3', 'audio/mpeg', [...tone, ...tags]],
    ['cover.mp3', 'mp3', 'audio/mpeg', [...tone, ...cover, '-disposition:v', 'attached_pic', ...tags]],
    ['cover.m4a', 'm4a', 'audio/mp4', [...tone, ...cover, '-disposition:v', 'attached_pic', ...tags]],
    ['a.mkv', 'mkv', 'video/matroska', film],
    ['a.webm', 'webm', 'video/webm', [...pictures, ...tone, '-c:v', 'libvpx', '-c:a', 'libopus']],
  ])('holds them, and every packet of what it was made of: %s', async (name, form, type, words) => {
    const { web, file, describe, videoOf } = await person();
    const bytes = made(name, ...words);
    const id = await videoOf(name, bytes);
    expect((await describe(id)).body).toEqual({ form });
    const answer = await file(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="?\\w+\\.${form}"?$`));
    const chaptered = await bytesOf(answer);
    expect(answer.headers.get('content-length')).toBe(String(chaptered.length));
    const before = probed(bytes);
    const after = probed(chaptered);
    const chapters = (await web.get(`/videos/${id}`)).body.chapters.map(
      ({ start_seconds, title }: { start_seconds: number; title: string }) => [start_seconds, title],
    );
    expect(after.chapters).toEqual(chapters);
    expect(hashesOf(chaptered)).toBe(hashesOf(bytes));
    expect(after.tags).toMatchObject(before.tags);
    expect(Math.abs(after.seconds - before.seconds)).toBeLessThan(0.05);
    await filesMade(service, 0);
  });

  test('holds the chapters that somebody edited, and none that were in it before', async () => {
    const { web, file, videoOf } = await person();
    const first = await videoOf('first.mp4', made('a.mp4', ...film));
    const second = await videoOf('second.mp4', await bytesOf(await file(first)));
    const chapters = ['Mine', 'Mine too', 'The end'].map((title, index) => ({ start_seconds: index * 20, title }));
    expect((await writeTo(web, second, 'chapters', { chapters })).status).toBe(200);
    const { chapters: read, kinds } = probed(await bytesOf(await file(second)));
    expect(read).toEqual(chapters.map(({ start_seconds, title }) => [start_seconds, title]));
    expect(kinds).toEqual(['video', 'audio', 'data']); // QuickTime's own track of chapters, once
  });

  test('comes in parts that make up the whole, as long as its chapters stay the same', async () => {
    const { web, file, videoOf } = await person();
    const id = await videoOf('a.m4a', made('a.m4a', ...tone));
    const answer = await file(id);
    const etag = answer.headers.get('etag') ?? '';
    const whole = await bytesOf(answer);
    const rest = await file(id, { headers: { range: 'bytes=1000-', 'if-range': etag } });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-${whole.length - 1}/${whole.length}`,
    ]);
    expect((await bytesOf(rest)).equals(whole.subarray(1000))).toBe(true);
    expect((await file(id, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const beyond = await file(id, { headers: { range: `bytes=${whole.length}-` } });
    expect([beyond.status, ((await beyond.json()) as { code: string }).code]).toEqual([416, 'range_not_satisfiable']);
    const chapters = ['A', 'B', 'C'].map((title, index) => ({ start_seconds: index * 20, title }));
    await writeTo(web, id, 'chapters', { chapters });
    expect((await file(id, { headers: { range: 'bytes=1000-', 'if-range': etag } })).status).toBe(200);
    await filesMade(service, 0);
    expect((await file(id, { method: 'HEAD' })).status).toBe(404); // it would have to be made
    expect((await file(id, { method: 'PUT' })).status).toBe(405);
  });

  test('is its owner’s alone, and there is none before a video is ready or of what holds no chapters', async () => {
    const { file, describe, videoOf } = await person();
    const stranger = await person();
    const id = await videoOf('a.mp3', made('a.mp3', ...tone));
    expect((await stranger.file(id)).status).toBe(404);
    expect((await stranger.describe(id)).status).toBe(404);
    expect((await file(id, { headers: { cookie: '' } })).status).toBe(401);
    const wave = await videoOf('a.wav', made('a.wav', ...tone));
    const { status, body } = await describe(wave);
    expect([status, body.code, body.detail]).toEqual([
      422,
      'upload_not_supported',
      'A file of this kind holds no chapters. Save them as a file beside it.',
    ]);
    expect((await file(wave)).status).toBe(422);
    await service.ctx.db
      .updateTable('videos')
      .set({ status: 'processing', chapters: null, stage: 'waiting' })
      .where('video_id', '=', id)
      .execute();
    expect((await describe(id)).body.code).toBe('video_not_ready');
  });

  test('is not made where the disk would run full, nor on a server without ffmpeg, which says so', async () => {
    const { web, videoOf, ...someone } = await person();
    const id = await videoOf('a.mp3', made('a.mp3', ...tone));
    const same = { ...settings, DATABASE_URL: service.databaseUrl, DATA_DIR: service.dataDir };
    const refusalOf = async (environment: Record<string, string>) => {
      const other = await startTestService({ ...same, ...environment });
      try {
        return (await (await webClient(other.publicUrl, someone)).get(`/videos/${id}/chaptered-media`)).body;
      } finally {
        await other.stop();
      }
    };
    expect(await refusalOf({ PATH: process.env.PATH ?? '', UPLOAD_FREE_DISK_BYTES: '9999999999999' })).toMatchObject({
      code: 'unavailable',
      detail: 'There is no room to make this file at the moment. Try again later, or save the chapters alone.',
    });
    expect(await refusalOf({ PATH: '' })).toMatchObject({
      code: 'upload_not_supported',
      detail: expect.stringContaining('it has no ffmpeg'),
    });
  });

  test('takes a turn: a third at the same time is refused, and who goes away leaves nothing behind', async () => {
    const { ffmpeg = '', ffprobe = '' } = mediaTools;
    const go = path.join(folder, 'go');
    const tools = path.join(folder, 'tools');
    execFileSync('mkdir', [tools]);
    // It begins once there is a file that says so.
    writeFileSync(
      path.join(tools, 'ffmpeg'),
      `#!/bin/sh\nwhile [ ! -e '${go}' ]; do /bin/sleep 0.05; done\nexec '${ffmpeg}' "$@"\n`,
      { mode: 0o755 },
    );
    symlinkSync(ffprobe, path.join(tools, 'ffprobe'));
    writeFileSync(go, '');
    const slow = await startTestService({ ...settings, PATH: `${tools}:${process.env.PATH}` });
    try {
      const { file, describe, videoOf } = await person(slow);
      const id = await videoOf('a.mp3', made('a.mp3', ...tone));
      rmSync(go);
      const leaving = new AbortController();
      const left = file(id, { signal: leaving.signal });
      const kept = file(id);
      await filesMade(slow, 2);
      const third = await file(id);
      expect([third.status, third.headers.get('retry-after')]).toEqual([503, '30']);
      expect((await describe(id)).body.detail).toContain('Chapters are being written into other files at the moment.');
      leaving.abort();
      await expect(left).rejects.toThrow();
      await filesMade(slow, 1);
      writeFileSync(go, '');
      expect((await bytesOf(await kept)).length).toBeGreaterThan(1000);
      await filesMade(slow, 0);
      expect((await describe(id)).status).toBe(200);
    } finally {
      writeFileSync(go, '');
      await slow.stop();
    }
  });
});
