import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import { openUpload } from '../../src/uploads/open-upload.ts';
import { sweepUploads } from '../../src/uploads/sweep-uploads.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { talkSrt } from '../harness/caption-file.ts';
import { apiClient } from '../harness/client.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { type UploadClient, uploadClient } from '../harness/upload-client.ts';
import { sessionCookie, type WebClient, webClient } from '../harness/web-client.ts';

const quota = 30 * 1024 ** 2;

let service: TestService;
let person: Customer;
let web: WebClient;
let client: UploadClient;
let stranger: UploadClient;

beforeAll(async () => {
  service = await startTestService({ UPLOAD_QUOTA_BYTES: String(quota) });
  person = await newCustomer(service);
  const other = await newCustomer(service);
  web = await webClient(service.publicUrl, person);
  client = await uploadClient(service.publicUrl, person);
  stranger = await uploadClient(service.publicUrl, other);
});
afterAll(async () => {
  const audits = await Promise.all([auditMinutes(service.ctx), auditVideos(service.ctx)]);
  await service.stop();
  expect(audits.flatMap(({ violations }) => violations)).toEqual([]);
});

const refused = ({ status, body }: { status: number; body: { code: string } | null }) => [status, body?.code];
const minutesUsed = async () => (await web.get('/account')).body.minutes_used;

async function settled(videoId: string) {
  for (; ; await sleep(50)) {
    const { body } = await web.get(`/videos/${videoId}`);
    if (body.status !== 'processing') return body;
  }
}

describe('a caption file', () => {
  test('is sent in parts, says what it would cost, and becomes chapters for its minutes, once', async () => {
    const before = await minutesUsed();
    const bytes = Buffer.from(talkSrt());
    const opened = await client.open('C:\\talks\\why_ladders.en.srt', bytes.length);
    expect(opened.status).toBe(201);
    const path = opened.headers.get('location') ?? '';
    expect(path).toMatch(/^\/web-api\/uploads\/[A-Za-z0-9]{20}$/);
    expect(Date.parse(opened.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect([...opened.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);

    const half = Math.floor(bytes.length / 2);
    expect((await client.patch(path, 0, bytes.subarray(0, half))).headers.get('upload-offset')).toBe(String(half));
    expect((await web.get(path.replace('/web-api', ''))).body).toMatchObject({
      status: 'receiving',
      file_name: 'why_ladders.en.srt',
      received_bytes: half,
      bytes: bytes.length,
    });
    const unfinished = await web.post('/videos', { upload_id: path.split('/').at(-1) });
    expect(refused(unfinished)).toEqual([409, 'upload_unfinished']);

    const offset = Number((await client.head(path)).headers.get('upload-offset'));
    expect((await client.patch(path, offset, bytes.subarray(offset))).status).toBe(204);
    const { body: whole } = await web.get(path.replace('/web-api', ''));
    expect(whole).toMatchObject({ status: 'whole', title: 'why ladders', minutes_left: 1000 - before });
    expect(whole.minutes_needed).toBe(Math.floor(whole.duration_seconds / 60));
    expect(await minutesUsed()).toBe(before);

    const made = await Promise.all([1, 2, 3].map(() => web.post('/videos', { upload_id: whole.id })));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    const video = await settled(made[0]?.body.id);
    expect(video).toMatchObject({ status: 'ready', source: 'upload', platform_id: null, title: 'why ladders' });
    expect(await minutesUsed()).toBe(before + whole.minutes_needed);
    expect((await web.get(`/uploads/${whole.id}`)).body).toMatchObject({ status: 'taken', video_id: video.id });
    expect(
      await service.ctx.uploadStorage.received({ accountId: person.accountId, uploadId: whole.id }),
    ).toBeUndefined();
    expect(refused(await client.patch(path, 0, bytes))).toEqual([404, 'not_found']);
  });

  test('is told by what is in it, whatever it is called', async () => {
    const { answer, id } = await client.upload('holiday.mp4', 'WEBVTT\n\n00:01.000 --> 00:59.500\nHello there.\n');
    expect(answer.status).toBe(204);
    expect((await web.get(`/uploads/${id}`)).body).toMatchObject({
      title: 'holiday',
      duration_seconds: 60,
      minutes_needed: 1,
    });
  });

  test('that goes on for longer than three hours is refused, and nothing is charged or kept', async () => {
    const before = await minutesUsed();
    const { answer, path } = await client.upload('long.srt', `${talkSrt()}\n${talkSrt(10_800)}`);
    expect([...refused(answer), answer.body.reason]).toEqual([422, 'video_not_supported', 'too_long']);
    expect((await client.head(path)).status).toBe(404);
    expect(await minutesUsed()).toBe(before);
  });

  test('that costs more than is left stays, for when there are minutes again', async () => {
    const poor = await newCustomer(service, { minutes: 1 });
    const theirs = await uploadClient(service.publicUrl, poor);
    const { id } = await theirs.upload('talk.srt', talkSrt());
    const page = await webClient(service.publicUrl, poor);
    expect(refused(await page.post('/videos', { upload_id: id }))).toEqual([402, 'not_enough_minutes']);
    expect((await page.get(`/uploads/${id}`)).body).toMatchObject({ status: 'whole', minutes_left: 1 });
    expect((await page.get('/videos')).body.videos).toEqual([]);
  });
});

describe('the captions of a platform video as a file', () => {
  /** It has none of its own, and is 612 s long. */
  const mute = 'https://youtu.be/sampleMute1';

  test('make a new video of its link, with its title and length and the words of the file', async () => {
    const { body: failing } = await web.post('/videos', { url: mute });
    const failed = await settled(failing.id);
    expect(failed.error.code).toBe('transcript_unavailable');
    const before = await minutesUsed();
    const { id } = await client.upload('rain.srt', talkSrt());
    const made = await Promise.all([1, 2].map(() => web.post('/videos', { url: mute, upload_id: id })));
    expect(made.map(({ status }) => status)).toEqual([202, 202]);
    expect(made[1]?.body.id).toBe(made[0]?.body.id);
    expect(made[0]?.body.id).not.toBe(failed.id);
    const video = await settled(made[0]?.body.id);
    const { title, duration_seconds, platform_id } = failed;
    expect(video).toMatchObject({ status: 'ready', source: 'platform', title, duration_seconds, platform_id });
    expect(await minutesUsed()).toBe(before + 10);
    expect((await web.get(`/videos/${failed.id}`)).body.status).toBe('failed');
    const api = apiClient(service.origin, person.key);
    expect((await api.get(`/videos/${video.id}`)).body.chapters).toEqual(video.chapters);
  });

  test('that belong to a longer video are refused, and the file stays for the right one', async () => {
    const before = await minutesUsed();
    const { id } = await client.upload('rain.srt', talkSrt(120));
    const refusal = await web.post('/videos', { url: mute, upload_id: id });
    expect(refused(refusal)).toEqual([422, 'upload_not_supported']);
    expect(refusal.body.detail).toMatch(/go on until 1\d:\d\d, and the video ends at 10:12/);
    expect(refused(await web.post('/videos', { url: 'https://example.com', upload_id: id }))).toEqual([
      400,
      'invalid_url',
    ]);
    expect(refused(await web.post('/videos', { url: 'https://youtu.be/sampleHide1', upload_id: id }))).toEqual([
      422,
      'video_not_supported',
    ]);
    expect(await minutesUsed()).toBe(before);
    expect((await web.get(`/uploads/${id}`)).body.status).toBe('whole');
  });

  test('count from its start, where the timeline of the file begins at an hour, and so do captions alone', async () => {
    for (const link of [{ url: mute }, {}]) {
      const { id } = await client.upload('programme.srt', talkSrt(36_000));
      expect((await web.get(`/uploads/${id}`)).body.duration_seconds).toBeLessThan(620);
      const { body } = await web.post('/videos', { ...link, upload_id: id });
      const { chapters, status } = await settled(body.id);
      expect(status).toBe('ready');
      expect(chapters[1].start_seconds).toBeLessThan(600);
    }
  });

  test('say what is repaired in them for that video, and what keeps them from being its captions, before it is made', async () => {
    const query = `?url=${encodeURIComponent(mute)}`;
    const late = await client.upload('programme.srt', talkSrt(36_000));
    const { body: whole } = await web.get(`/uploads/${late.id}${query}`);
    expect(whole).toMatchObject({ status: 'whole', duration_seconds: 612, minutes_needed: 10 });
    expect(whole.warnings).toEqual([
      'The times of the file count from 10:00:00; they were counted from the start instead.',
    ]);
    const { id } = await client.upload('rain.srt', talkSrt(120));
    const refusal = await web.get(`/uploads/${id}${query}`);
    expect(refused(refusal)).toEqual([422, 'upload_not_supported']);
    expect(refusal.body.detail).toMatch(/go on until 1\d:\d\d, and the video ends at 10:12/);
    expect((await web.get(`/uploads/${id}`)).body.status).toBe('whole');
    expect(refused(await web.get(`/uploads/${id}?url=example.com`))).toEqual([400, 'invalid_url']);
  });

  test('that end a little after it end with it', async () => {
    const { id } = await client.upload(
      'late.srt',
      '1\n00:00:01,000 --> 00:10:00,000\nWe listen to the rain on the roof.\n\n2\n00:10:05,000 --> 00:10:20,000\nThe end.\n\n3\n00:10:15,000 --> 00:10:20,000\nCredits.\n',
    );
    const { body } = await web.post('/videos', { url: mute, upload_id: id });
    expect(await settled(body.id)).toMatchObject({ duration_seconds: 612 });
    const row = await service.ctx.db
      .selectFrom('transcripts')
      .select('segments')
      .where('video_id', '=', body.id)
      .executeTakeFirst();
    expect(row?.segments).toMatchObject([{ end: 600 }, { end: 612 }]);
  });
});

describe('what is no caption file', () => {
  const padded = (...head: (string | number[])[]) =>
    Buffer.concat([
      ...head.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
      Buffer.alloc(9000, 7),
    ]);

  test.each([
    ['an MP4 video', padded([0, 0, 0, 24], 'ftypisom')],
    ['a QuickTime video', padded([0, 0, 0, 24], 'ftypqt  ')],
    ['an M4A audio file', padded([0, 0, 0, 24], 'ftypM4A ')],
    ['a WebM video', padded([0x1a, 0x45, 0xdf, 0xa3, 0x9f], 'B\x86\x81\x01B\x82\x84webm')],
    ['a Matroska video', padded([0x1a, 0x45, 0xdf, 0xa3, 0x9f], 'B\x86\x81\x01B\x82\x88matroska')],
    ['an MP3 audio file', padded('ID3\x04')],
    ['an MP3 audio file', padded([0xff, 0xfb, 0x90, 0x64])],
    ['a WAV audio file', padded('RIFF\x24\x08\x00\x00WAVEfmt ')],
    ['an Ogg file', padded('OggS\x00')],
    ['a FLAC audio file', padded('fLaC\x00')],
  ])('%s is refused with what works today, though it is called .srt', async (name, bytes) => {
    const { answer, path } = await client.upload('captions.srt', bytes);
    expect(refused(answer)).toEqual([422, 'upload_not_supported']);
    expect(answer.body.detail).toContain(`This is ${name}`);
    expect(answer.body.detail).toContain('Give its captions as a file (.srt, .vtt or .sbv), or a YouTube link.');
    expect((await client.head(path)).status).toBe(404);
  });

  test('a large video is refused at its first bytes', async () => {
    const opened = await client.open('film.mp4', 25 * 1024 ** 2);
    const path = opened.headers.get('location') ?? '';
    const first = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(6 * 1024 ** 2)]);
    const answer = await client.patch(path, 0, first);
    expect(refused(answer)).toEqual([422, 'upload_not_supported']);
    expect((await web.get('/account')).status).toBe(200);
  });

  test.each([
    ['an empty file', '', 'The file is empty'],
    ['prose', 'Dear diary, today nothing was said.', 'No line says when a caption begins'],
    ['captions without words', 'WEBVTT\n\n', 'has no cues'],
  ])('%s is refused with the reason', async (_name, content, reason) => {
    const { answer, id } = await client.upload('x.vtt', content);
    const refusal = answer.status === 204 ? await web.get(`/uploads/${id}`) : answer;
    expect(refused(refusal)).toEqual([422, 'upload_not_supported']);
    expect(refusal.body.detail).toContain(reason);
    expect(refusal.body.detail).toContain('No minutes were used.');
  });

  test('text that is too long to be captions is refused at its first bytes', async () => {
    const opened = await client.open('talk.srt', 21 * 1024 ** 2);
    const answer = await client.patch(
      opened.headers.get('location') ?? '',
      0,
      Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHi\n'.repeat(150)),
    );
    expect(refused(answer)).toEqual([422, 'upload_not_supported']);
  });

  test('a beginning that is too short to tell is no reason to forget a file, nor is one that comes twice', async () => {
    const path = (await client.open('film.ts', 25 * 1024 ** 2)).headers.get('location') ?? '';
    expect((await client.patch(path, 0, Buffer.alloc(0))).status).toBe(204);
    expect((await client.patch(path, 0, Buffer.from('G0'))).status).toBe(204);
    expect(refused(await client.patch(path, 0, Buffer.alloc(9000, 'no video')))).toEqual([409, 'upload_offset_wrong']);
    expect((await client.head(path)).headers.get('upload-offset')).toBe('2');
  });
});

describe('the room there is', () => {
  test('a file has at most 2 GB', async () => {
    expect(refused(await client.open('film.mp4', 2 * 1024 ** 3 + 1))).toEqual([413, 'upload_too_large']);
    for (const headers of [
      { 'upload-length': '' },
      { 'upload-length': '', 'upload-defer-length': '1' },
      { 'upload-length': '-1' },
    ]) {
      expect(refused(await client.open('film.mp4', 1, headers as Record<string, string>))).toEqual([
        400,
        'invalid_request',
      ]);
    }
  });

  test('the files of an account have a quota, unfinished ones counted in full, however many are opened at once', async () => {
    const theirs = await newCustomer(service);
    const own = await uploadClient(service.publicUrl, theirs);
    const third = quota / 3;
    const ctx = { ...service.ctx, accountId: theirs.accountId };
    const opened = await Promise.allSettled(
      Array.from({ length: 40 }, () => openUpload(ctx, { fileName: 'a.srt', bytes: third })),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const full = await own.open('a.srt', 1);
    expect(refused(full)).toEqual([422, 'upload_quota_reached']);
    expect(full.body.detail).toContain('at most 30 MB');
    await service.ctx.db.deleteFrom('uploads').where('account_id', '=', theirs.accountId).execute();
    const one = await own.open('a.srt', quota);
    expect(refused(await own.open('a.srt', 1))).toEqual([422, 'upload_quota_reached']);
    expect((await own.send('DELETE', one.headers.get('location') ?? '')).status).toBe(204);
    expect((await own.open('a.srt', quota)).status).toBe(201);
  });

  test('a disk is not filled below its floor', async () => {
    const { freeBytes } = service.ctx.uploadStorage;
    const full = { ...service.ctx.uploadStorage, freeBytes: async () => service.ctx.freeDiskBytes + 10 };
    Object.assign(service.ctx.uploadStorage, full);
    try {
      const refusal = await client.open('a.srt', 11);
      expect(refused(refusal)).toEqual([503, 'unavailable']);
      expect(refusal.headers.get('retry-after')).toBe('60');
      expect((await client.open('a.srt', 10)).status).toBe(201);
    } finally {
      Object.assign(service.ctx.uploadStorage, { freeBytes });
    }
  });

  test('a part ends where the disk is full by now, and what has come stays', async () => {
    const somebody = await newCustomer(service);
    const own = await uploadClient(service.publicUrl, somebody);
    const film = Buffer.alloc(24 * 1024 ** 2);
    film.write('\0\0\0\x18ftypisom', 'latin1');
    const path = (await own.open('film.mp4', film.length)).headers.get('location') ?? '';
    const { uploadStorage: storage, listening, freeDiskBytes } = service.ctx;
    const [{ freeBytes }, { remedy }] = [storage, listening];
    const stored = { accountId: somebody.accountId, uploadId: path.split('/').at(-1) ?? '' };
    const left = async () => freeDiskBytes + 10 * 1024 ** 2 - ((await storage.received(stored)) ?? 0);
    Object.assign(storage, { freeBytes: left });
    Object.assign(listening, { remedy: undefined });
    try {
      expect(refused(await own.patch(path, 0, film))).toEqual([503, 'unavailable']);
      const come = Number((await own.head(path)).headers.get('upload-offset'));
      expect(come).toBeGreaterThan(8 * 1024 ** 2);
      expect(come).toBeLessThan(film.length);
    } finally {
      Object.assign(storage, { freeBytes });
      Object.assign(listening, { remedy });
    }
  });

  test('a file that can not be removed keeps no other from being forgotten', async () => {
    const [stuck, other] = [await client.upload('stuck.srt', talkSrt()), await client.upload('other.srt', talkSrt())];
    const expired = { expires_at: new Date(Date.now() - 1000) };
    await service.ctx.db.updateTable('uploads').set(expired).where('upload_id', 'in', [stuck.id, other.id]).execute();
    const storage = service.ctx.uploadStorage;
    const { remove } = storage;
    const failing = async (of: Parameters<typeof remove>[0]) => {
      if (of.uploadId === stuck.id) throw new Error('the storage refuses');
      return remove(of);
    };
    Object.assign(storage, { remove: failing });
    try {
      await sweepUploads(service.ctx);
    } finally {
      Object.assign(storage, { remove });
    }
    const received = ({ id }: { id: string }) => storage.received({ accountId: person.accountId, uploadId: id });
    expect(await received(other)).toBeUndefined();
    expect(await received(stuck)).toBeGreaterThan(0);
    await sweepUploads(service.ctx);
    expect(await received(stuck)).toBeUndefined();
  });

  test('what no video was made of is gone when its day is over, file and all', async () => {
    const { path, id } = await client.upload('talk.srt', talkSrt());
    const half = await client.open('half.srt', 100);
    const halfId = half.headers.get('location')?.split('/').at(-1) ?? '';
    await client.patch(half.headers.get('location') ?? '', 0, Buffer.from('1\n00:00'));
    await service.ctx.db
      .updateTable('uploads')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('upload_id', 'in', [id, halfId])
      .execute();
    expect((await client.head(path)).status).toBe(404);
    expect(refused(await web.post('/videos', { upload_id: id }))).toEqual([404, 'not_found']);
    await sweepUploads(service.ctx);
    for (const uploadId of [id, halfId]) {
      expect(await service.ctx.uploadStorage.received({ accountId: person.accountId, uploadId })).toBeUndefined();
    }
    const rows = await service.ctx.db
      .selectFrom('uploads')
      .select('upload_id')
      .where('upload_id', 'in', [id, halfId])
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('whose it is', () => {
  test('another account’s upload is 404 for every method, and stays as it is', async () => {
    const { path, id } = await client.upload('talk.srt', talkSrt());
    const page = await webClient(service.publicUrl, await newCustomer(service));
    expect((await stranger.head(path)).status).toBe(404);
    expect(refused(await stranger.patch(path, 0, Buffer.from('x')))).toEqual([404, 'not_found']);
    expect(refused(await stranger.send('DELETE', path))).toEqual([404, 'not_found']);
    expect(refused(await page.get(`/uploads/${id}`))).toEqual([404, 'not_found']);
    expect(refused(await page.post('/videos', { upload_id: id }))).toEqual([404, 'not_found']);
    expect((await web.get(`/uploads/${id}`)).body.status).toBe('whole');
  });

  test('a name leads nowhere: it is shown, and never a path', async () => {
    const names = ['../../../etc/passwd', '..\\..\\boot.ini', 'a/b/c.srt', '\u202egnp.srt', '', 'x'.repeat(5000)];
    for (const name of names) {
      const opened = await client.open(name, 10);
      expect(opened.status).toBe(201);
      const { body } = await web.get((opened.headers.get('location') ?? '').replace('/web-api', ''));
      expect(body.file_name).not.toMatch(/[/\\\u202e]/);
      expect(body.file_name.length).toBeLessThanOrEqual(200);
    }
    for (const id of ['..%2f..%2fsecrets', '%2e%2e', `${person.accountId}%2f${'a'.repeat(20)}`, '%00']) {
      expect((await client.head(`/web-api/uploads/${id}`)).status).toBe(404);
    }
  });

  test('the public API knows no uploads', async () => {
    const headers = { authorization: `Bearer ${person.key}`, 'tus-resumable': '1.0.0', 'upload-length': '1' };
    const answer = await fetch(`${service.origin}/api/v1/uploads`, { method: 'POST', headers });
    expect(answer.status).toBe(404);
  });

  test('a page of another site can not send files with somebody’s session', async () => {
    for (const origin of ['https://evil.example', 'null', `${service.publicUrl}.evil.example`]) {
      expect(refused(await client.open('a.srt', 10, { origin }))).toEqual([403, 'foreign_origin']);
    }
    expect((await client.open('a.srt', 10, { origin: service.origin })).status).toBe(403); // 127.0.0.1 is not localhost
    expect((await client.open('a.srt', 10, { origin: '' })).status).toBe(201);
  });
});

describe('the protocol', () => {
  test('what is not as tus has it is refused in our words', async () => {
    const opened = await client.open('talk.srt', 100);
    const path = opened.headers.get('location') ?? '';
    const part = Buffer.from('1\n');
    expect(refused(await client.open('a.srt', 10, { 'tus-resumable': '' }))).toEqual([412, 'precondition_failed']);
    const old = await client.open('a.srt', 10, { 'tus-resumable': '0.2.2' });
    expect([...refused(old), old.headers.get('tus-version')]).toEqual([412, 'precondition_failed', '1.0.0']);
    const wrong = await client.patch(path, 5, part);
    expect(refused(wrong)).toEqual([409, 'upload_offset_wrong']);
    expect(wrong.headers.get('tus-resumable')).toBe('1.0.0');
    expect(refused(await client.patch(path, 0, part, { 'content-type': 'application/json' }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(refused(await client.patch(path, 0, part, { 'upload-offset': '' }))).toEqual([400, 'invalid_request']);
    expect(refused(await client.patch(path, 0, Buffer.alloc(101, 49)))).toEqual([400, 'invalid_request']);
    const unmeasured = await fetch(`${service.publicUrl}${path}`, {
      method: 'PATCH',
      headers: {
        cookie: await sessionCookie(service.publicUrl, person),
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: ReadableStream.from([Buffer.alloc(101, 49)]),
      duplex: 'half',
    });
    expect(unmeasured.status).toBe(400);
    const other = await client.send('PUT', path);
    expect([...refused(other), other.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD, PATCH, DELETE',
    ]);
    expect((await client.head(path)).headers.get('upload-offset')).toBe('0');
  });

  test('two parts that come at the same time leave the file as one of them alone would', async () => {
    const bytes = Buffer.from(talkSrt());
    const opened = await client.open('talk.srt', bytes.length);
    const path = opened.headers.get('location') ?? '';
    const answers = await Promise.all([1, 2].map(() => client.patch(path, 0, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await web.get(path.replace('/web-api', ''))).body.status).toBe('whole');
  });

  test('a part whose connection breaks leaves what has come, and the rest is sent from there', async () => {
    const bytes = Buffer.from(talkSrt());
    const opened = await client.open('talk.srt', bytes.length);
    const path = opened.headers.get('location') ?? '';
    const socket = connect(service.port, '127.0.0.1');
    const head = [
      `PATCH ${path} HTTP/1.1`,
      `Host: localhost:${service.port}`,
      `Cookie: ${await sessionCookie(service.publicUrl, person)}`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${bytes.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(bytes.subarray(0, 6000));
    const stored = { accountId: person.accountId, uploadId: path.split('/').at(-1) ?? '' };
    await expect.poll(() => service.ctx.uploadStorage.received(stored)).toBe(6000);
    socket.destroy();
    const offset = Number((await client.head(path)).headers.get('upload-offset'));
    expect(offset).toBe(6000);
    expect((await client.patch(path, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await web.get(path.replace('/web-api', ''))).body).toMatchObject({ status: 'whole', title: 'talk' });
  });

  test('the rest of the web app’s API takes JSON alone, as before', async () => {
    const answer = await client.send(
      'POST',
      '/web-api/videos',
      { 'content-type': 'application/offset+octet-stream' },
      Buffer.from('{}'),
    );
    expect(refused(answer)).toEqual([415, 'unsupported_media_type']);
    for (const body of [{}, { url: 'https://youtu.be/sampleTalk1', more: 1 }, { upload_id: 1 }]) {
      expect(refused(await web.post('/videos', body))).toEqual([400, 'invalid_request']);
    }
  });
});
