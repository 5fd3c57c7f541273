import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Problem } from '../../src/contract/problems.ts';
import { probeUploadInTime } from '../../src/uploads/probe-upload-in-time.ts';
import { sweepUploads } from '../../src/uploads/sweep-uploads.ts';
import { findUpload } from '../../src/uploads/upload.ts';
import { findTranscriptSource } from '../../src/videos/video-transcript.ts';
import { hasFfmpeg, longTalk, needsFfmpeg } from '../harness/media-files.ts';
import { made, personAt, serveMedia as serve } from '../harness/media-service.ts';
import { until } from '../harness/program.ts';
import { longTalkHeard, startTranscriptionServer } from '../harness/transcription-server.ts';

const searchPath = process.env.PATH ?? '';
const nobody = 'http://127.0.0.1:9/v1';

const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=440:r=8000:d=${seconds}`];
const pictures = (seconds: number) => ['-f', 'lavfi', '-i', `testsrc=s=32x32:r=5:d=${seconds}`];
const refused = ({ status, body }: { status: number; body: { code: string } | null }) => [status, body?.code];

describe.skipIf(!hasFfmpeg)(`a video or audio file (${needsFfmpeg})`, () => {
  test('is told by its content, charged once by its probed length, listened to, and stays with its video', async () => {
    const bytes = longTalk();
    const server = await startTranscriptionServer(longTalkHeard);
    const quota = bytes.length + 1000;
    const service = await serve({ TRANSCRIBE_BASE_URL: server.baseUrl, UPLOAD_QUOTA_BYTES: String(quota) });
    const { web, client, ctx, minutesUsed, settled, fileOf } = await personAt(service);
    const { id, answer } = await client.upload('my_talk.srt', bytes);
    expect(answer.status).toBe(204);
    const { body: whole } = await web.get(`/uploads/${id}`);
    expect(whole).toMatchObject({ status: 'whole', title: 'my talk', minutes_needed: 13, minutes_left: 1000 });
    expect(Math.abs(whole.duration_seconds - 780)).toBeLessThanOrEqual(1);
    expect(await minutesUsed()).toBe(0);

    const answers = await Promise.all([1, 2, 3].map(() => web.post('/videos', { upload_id: id })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const video = await settled(answers[0]?.body.id);
    expect(video).toMatchObject({ status: 'ready', source: 'upload', platform_id: null, minutes_charged: 13 });
    expect(video.chapters.length).toBeGreaterThanOrEqual(3);
    expect(await minutesUsed()).toBe(13);
    expect(server.asked).toHaveLength(2);
    const source = await findTranscriptSource(ctx, { videoId: video.id });
    expect(source).toMatchObject({ kind: 'recognised', recogniser: 'whisper-1' });
    const row = await ctx.db.selectFrom('videos').selectAll().executeTakeFirstOrThrow();
    expect((row.deadline.getTime() - row.created_at.getTime()) / 1000).toBe(3600 + 2 * row.duration_seconds);

    const { body: taken } = await web.get(`/uploads/${id}`);
    expect(taken).toMatchObject({ status: 'taken', video_id: video.id, expires_at: null });
    expect(refused(await client.send('DELETE', `/web-api/uploads/${id}`))).toEqual([404, 'not_found']);
    await sweepUploads({ ...ctx, clock: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(await fileOf(id)).toBe(bytes.length);
    expect(refused(await client.open('a.srt', 1001))).toEqual([422, 'upload_quota_reached']);
    expect((await client.open('a.srt', 1000)).status).toBe(201);

    expect((await web.delete(`/videos/${video.id}`)).status).toBe(204);
    await sweepUploads(ctx);
    expect(await fileOf(id)).toBe(bytes.length);
    await ctx.db.updateTable('videos').set({ deleted_at: sql`now() - interval '11 seconds'` }).execute();
    await until(async () => (await fileOf(id)) === undefined, 45);
    expect(refused(await web.get(`/uploads/${id}`))).toEqual([404, 'not_found']);
  });

  test('is probed once, however often it is asked for; pictures do not matter', async () => {
    const service = await serve({ TRANSCRIBE_BASE_URL: nobody });
    const { web, client, ctx } = await personAt(service);
    const film = made('film.webm', ...pictures(65), ...tone(64.5), '-c:v', 'libvpx', '-c:a', 'libopus');
    const { id } = await client.upload('film', film);
    await ctx.db.updateTable('uploads').set({ duration_seconds: 77 }).where('upload_id', '=', id).execute();
    const { body } = await web.get(`/uploads/${id}`);
    expect(body).toMatchObject({ status: 'whole', title: 'film', duration_seconds: 77, minutes_needed: 1 });
    await ctx.db.updateTable('uploads').set({ duration_seconds: null }).where('upload_id', '=', id).execute();
    expect((await web.get(`/uploads/${id}`)).body.duration_seconds).toBe(65);
  });

  test('that takes long to look at keeps no request waiting, and is looked at once', async () => {
    const service = await serve({ TRANSCRIBE_BASE_URL: nobody });
    const { web, client, ctx } = await personAt(service);
    const { id } = await client.upload('talk.wav', made('talk.wav', ...tone(65)));
    await ctx.db.updateTable('uploads').set({ duration_seconds: null }).where('upload_id', '=', id).execute();
    const upload = await findUpload(ctx.db, { accountId: ctx.accountId, uploadId: id, now: new Date() });
    if (!upload) throw new Error('it was just sent');
    let fetched = 0;
    const gate = Promise.withResolvers<void>();
    const slow: typeof ctx.uploadStorage = {
      ...ctx.uploadStorage,
      async localFile(of) {
        fetched += 1;
        await gate.promise;
        return ctx.uploadStorage.localFile(of);
      },
    };
    expect(await probeUploadInTime({ ...ctx, uploadStorage: slow }, upload, 1)).toBeUndefined();
    const asked = web.get(`/uploads/${id}`); // at the service itself, which waits its turn
    gate.resolve();
    expect((await asked).body).toMatchObject({ status: 'whole', duration_seconds: 65 });
    expect(fetched).toBe(1);
  });

  test('that can not be read for the moment stays, and is read later', async () => {
    const service = await serve({ TRANSCRIBE_BASE_URL: nobody });
    const { web, client, ctx, minutesUsed } = await personAt(service);
    const { id } = await client.upload('talk.wav', made('talk.wav', ...tone(65)));
    await ctx.db.updateTable('uploads').set({ duration_seconds: null }).where('upload_id', '=', id).execute();
    const { localFile } = ctx.uploadStorage;
    const away = () => Promise.reject(new Problem('unavailable'));
    Object.assign(ctx.uploadStorage, { localFile: away });
    expect((await web.get(`/uploads/${id}`)).status).toBe(503);
    expect((await web.post('/videos', { upload_id: id })).status).toBe(503);
    Object.assign(ctx.uploadStorage, { localFile });
    expect((await web.get(`/uploads/${id}`)).body).toMatchObject({ status: 'whole', duration_seconds: 65 });
    expect(await minutesUsed()).toBe(0);
  });

  test('that is longer than three hours is refused before anything is charged, and is gone', async () => {
    const service = await serve({ TRANSCRIBE_BASE_URL: nobody });
    const { web, client, minutesUsed, fileOf } = await personAt(service);
    const long = made('long.flac', '-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '10802');
    const { id, answer } = await client.upload('long.mp3', long);
    expect([...refused(answer), answer.body.reason]).toEqual([422, 'video_not_supported', 'too_long']);
    expect(answer.body.detail).toContain('longer than 3 hours. No minutes were used.');
    expect(refused(await web.post('/videos', { upload_id: id }))).toEqual([404, 'not_found']);
    expect(await minutesUsed()).toBe(0);
    expect(await fileOf(id)).toBeUndefined();
  });

  test('that is hostile, cut short or silent is refused with the reason, and is gone', async () => {
    const service = await serve({ TRANSCRIBE_BASE_URL: nobody });
    const { web, client, fileOf } = await personAt(service);
    const playlist = '#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n';
    const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom')]);
    const whole = longTalk();
    const files: [Buffer, RegExp][] = [
      [Buffer.concat([head, Buffer.alloc(9000, 7)]), /can be read|damaged|ends before/],
      [Buffer.from(playlist), /No line says when a caption begins/],
      [Buffer.concat([Buffer.from('ID3\x04'), Buffer.from(playlist)]), /can be read|damaged/],
      [whole.subarray(0, whole.length / 2), /ends before it should/],
      [made('mute.mp4', ...pictures(3)), /no sound in this file/],
    ];
    for (const [bytes, reason] of files) {
      const { id, answer } = await client.upload('talk.mp4', bytes);
      expect(refused(answer)).toEqual([422, 'upload_not_supported']);
      expect(answer.body.detail).toMatch(reason);
      expect(answer.body.detail).toContain('No minutes were used.');
      expect(answer.body.detail).not.toContain(service.dataDir);
      expect(await fileOf(id)).toBeUndefined();
    }
    expect((await web.get('/videos')).body.videos).toEqual([]);
  });

  test('that would run out while it is probed, or is cancelled by then, is a video with its file or none at all', async () => {
    const service = await serve({ TRANSCRIBE_BASE_URL: nobody, ROLES: 'web' });
    const { web, client, ctx, minutesUsed, fileOf } = await personAt(service);
    const { uploadStorage: storage } = service.ctx;
    const { localFile } = storage;
    const bytes = made('talk.wav', ...tone(65));
    // What was found of a file before it was submitted is forgotten, and probing waits until `meanwhile` is done.
    const submitted = async (meanwhile: (path: string) => Promise<unknown>) => {
      const { id, path } = await client.upload('talk.wav', bytes);
      await ctx.db
        .updateTable('uploads')
        .set({ duration_seconds: null, content_type: null, expires_at: new Date(Date.now() + 2000) })
        .where('upload_id', '=', id)
        .execute();
      Object.assign(storage, {
        async localFile(of: Parameters<typeof localFile>[0]) {
          const copy = await localFile(of);
          await meanwhile(path);
          return copy;
        },
      });
      const answer = await web.post('/videos', { upload_id: id });
      Object.assign(storage, { localFile });
      return { answer, id };
    };
    const expiring = await submitted(async () => {
      await sleep(2500);
      await sweepUploads(ctx);
    });
    expect(expiring.answer.status).toBe(202);
    await sweepUploads(ctx);
    expect(await fileOf(expiring.id)).toBe(bytes.length);
    expect(await minutesUsed()).toBe(1);

    const cancelled = await submitted((path) => client.send('DELETE', path));
    expect(refused(cancelled.answer)).toEqual([404, 'not_found']);
    expect(await fileOf(cancelled.id)).toBeUndefined();
    expect(await minutesUsed()).toBe(1);
  });

  test('whose speech is not recognised fails with its refund, and is gone', async () => {
    const server = await startTranscriptionServer(() => ({ kind: 'status', status: 401 }));
    const service = await serve({ TRANSCRIBE_BASE_URL: server.baseUrl });
    const { web, client, ctx, minutesUsed, settled, fileOf } = await personAt(service);
    const { id } = await client.upload('talk.m4a', longTalk());
    const { body } = await web.post('/videos', { upload_id: id });
    const failed = await settled(body.id);
    expect(failed).toMatchObject({ status: 'failed', minutes_charged: 0, error: { code: 'speech_unrecognised' } });
    expect(failed.error.message).not.toMatch(/YouTube|401|TRANSCRIBE/);
    expect(await minutesUsed()).toBe(0);
    await sweepUploads(ctx);
    expect(await fileOf(id)).toBeUndefined();
  });

  test('that its worker can not reach fails with its refund', async () => {
    const settings = { TRANSCRIBE_BASE_URL: nobody };
    const service = await serve({ ...settings, ROLES: 'web' });
    const { web, client, minutesUsed, settled } = await personAt(service);
    const { id } = await client.upload('talk.wav', made('talk.wav', ...tone(65)));
    const { body } = await web.post('/videos', { upload_id: id });
    expect(body).toMatchObject({ status: 'processing', progress: 0 });
    expect(await minutesUsed()).toBe(1);
    await serve({ ...settings, ROLES: 'worker', DATABASE_URL: service.databaseUrl });
    expect(await settled(body.id)).toMatchObject({ status: 'failed', error: { code: 'speech_unrecognised' } });
    expect(await minutesUsed()).toBe(0);
  });

  test('given with a link is refused, and stays', async () => {
    const service = await serve({ TRANSCRIBE_BASE_URL: nobody });
    const { web, client } = await personAt(service);
    const { id } = await client.upload('talk.mp3', made('talk.mp3', ...tone(65)));
    const refusal = await web.post('/videos', { url: 'https://youtu.be/sampleMute1', upload_id: id });
    expect(refused(refusal)).toEqual([422, 'upload_not_supported']);
    expect(refusal.body.detail).toContain('Give the captions, or the file without a link.');
    expect((await web.get(`/uploads/${id}`)).body.status).toBe('whole');
  });
});

test.each([
  ['ffmpeg', { PATH: '/nowhere', TRANSCRIBE_BASE_URL: nobody }],
  ['a recogniser', { PATH: searchPath }],
])('without %s a video is refused at its first bytes, with what its owner can do', async (_what, environment) => {
  const service = await serve(environment);
  const { client } = await personAt(service);
  const opened = await client.open('film.mp4', 2 * 1024 ** 3);
  const first = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(1024 ** 2)]);
  const answer = await client.patch(opened.headers.get('location') ?? '', 0, first);
  expect(refused(answer)).toEqual([422, 'upload_not_supported']);
  expect(answer.body.detail).toContain('Give its captions as a file (.srt, .vtt or .sbv), or a YouTube link.');
  expect(answer.body.detail).not.toMatch(/apt-get|npm|npx|addons|TRANSCRIBE/); // those are for whoever runs the service
});
