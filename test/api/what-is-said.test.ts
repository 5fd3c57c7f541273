import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { citationsSchema, evidenceSchema, transcriptSchema } from '../../src/contract/objects.ts';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie, webClient, writeTo } from '../harness/web-client.ts';
import { failed, putVideo } from '../web/harness/video-rows.ts';

let service: TestService;
let owner: Customer;
let api: ApiClient;
let videoId: string;
beforeAll(async () => {
  service = await startTestService();
  owner = await newCustomer(service);
  api = apiClient(service.origin, owner.key);
  videoId = await readyVideo(api);
});
afterAll(() => service.stop());

async function read(path: string, key = owner.key) {
  const response = await fetch(`${service.origin}/api/v1/videos/${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** An upload of the owner's: what the API shows of it is nothing. */
async function asUpload(work: () => Promise<unknown>) {
  const set = (platform_id: string | null) =>
    service.ctx.db.updateTable('videos').set({ platform_id }).where('video_id', '=', videoId).execute();
  await set(null);
  await work();
  await set('sampleTalk1');
}

describe('the transcript', () => {
  test('comes as data, with its times, language and warnings', async () => {
    const { status, body } = await api.get(`/videos/${videoId}/transcript`);
    expect(status).toBe(200);
    expect(() => transcriptSchema.parse(body)).not.toThrow();
    expect(body).toMatchObject({ object: 'transcript', video_id: videoId, language: 'en', warnings: [] });
    expect(body.segments.length).toBeGreaterThan(50);
    expect(Object.keys(body.segments[0])).toEqual(['start_seconds', 'end_seconds', 'speaker', 'text']);
    expect(
      body.segments.every((one: { start_seconds: number }, at: number) => {
        return one.start_seconds >= (body.segments[at - 1]?.start_seconds ?? 0);
      }),
    ).toBe(true);
  });

  test.each([
    ['vtt', 'text/vtt; charset=utf-8', /^WEBVTT\n\n1\n00:00:0/],
    ['srt', 'application/x-subrip; charset=utf-8', /^1\n00:00:0\d,\d{3} --> /],
    ['txt', 'text/plain; charset=utf-8', /^0:0\d \S/],
    ['md', 'text/markdown; charset=utf-8', /^# Why Our Library Lends Ladders .*\n\n\*\*0:0\d\*\* \S/],
  ])('comes as .%s, of the type %s, the same from the web app', async (format, type, beginning) => {
    const answer = await read(`${videoId}/transcript.${format}`);
    expect(answer).toMatchObject({ status: 200, type });
    expect(answer.text).toMatch(beginning);
    const cookie = await sessionCookie(service.publicUrl, owner);
    const saved = await fetch(`${service.origin}/web-api/videos/${videoId}/transcript.${format}`, {
      headers: { cookie },
    });
    expect(await saved.text()).toBe(answer.text);
  });

  test('is there before the video is ready, and until it is stored it is 409 with Retry-After', async () => {
    const { body } = await api.submit('https://youtu.be/sampleLock1');
    const early = await api.get(`/videos/${body.id}/transcript`);
    expect([early.status, early.body.code]).toEqual([409, 'video_not_ready']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    await putVideo(service, owner.accountId, { video_id: 'vid_half', status: 'processing', created_at: new Date() });
    await service.ctx.db
      .insertInto('transcripts')
      .values({
        account_id: owner.accountId,
        video_id: 'vid_half',
        kind: 'file',
        language: null,
        warnings: ['One was left out.'],
        segments: JSON.stringify([{ start: 1.23456, end: 2, text: 'Hello', speaker: 'Ann' }]),
      })
      .execute();
    expect((await api.get('/videos/vid_half/transcript')).body).toEqual({
      object: 'transcript',
      video_id: 'vid_half',
      language: null,
      warnings: ['One was left out.'],
      segments: [{ start_seconds: 1.235, end_seconds: 2, speaker: 'Ann', text: 'Hello' }],
    });
    expect((await api.get('/videos/vid_half/notes.md')).body.code).toBe('video_not_ready');
    expect((await api.get('/videos/vid_half/evidence')).body.code).toBe('video_not_ready');
  });

  test('of a video that failed without one it says that there will be none', async () => {
    await putVideo(service, owner.accountId, { ...failed, video_id: 'vid_failed' });
    const { status, headers, body } = await api.get('/videos/vid_failed/transcript');
    expect([status, headers.get('retry-after')]).toEqual([409, '60']);
    expect(body.detail).toBe('The video failed and will not become ready.');
  });
});

describe('notes', () => {
  test('are Markdown with front matter and a heading a chapter that leads to its second', async () => {
    const { body: video } = await api.get(`/videos/${videoId}`);
    const { status, type, text } = await read(`${videoId}/notes.md`);
    expect([status, type]).toEqual([200, 'text/markdown; charset=utf-8']);
    const page = `${service.publicUrl}/workspace/${videoId}`;
    const [, front = '', ...rest] = text.split('---\n');
    expect(front.split('\n').slice(0, 6)).toEqual([
      `title: ${JSON.stringify(video.title)}`,
      `source: "${page}"`, // a sample is not on the platform
      `date: ${video.created_at.slice(0, 10)}`,
      expect.stringMatching(/^duration: "\d+:\d\d"$/),
      'tags:',
      '  - video',
    ]);
    expect(rest.join('').match(/^## .*/gm)).toEqual(
      video.chapters.map((chapter: { timestamp: string; start_seconds: number; title: string }) =>
        expect.stringContaining(`## [${chapter.timestamp}](${page}?t=${chapter.start_seconds}) `),
      ),
    );
  });

  test('of a video of the platform lead to the platform', async () => {
    const set = (platform_id: string) =>
      service.ctx.db.updateTable('videos').set({ platform_id }).where('video_id', '=', videoId).execute();
    await set('Q8wVMdwhlh4');
    const { text } = await read(`${videoId}/notes.md`);
    await set('sampleTalk1');
    expect(text).toContain('source: "https://www.youtube.com/watch?v=Q8wVMdwhlh4"');
    expect(text).toContain('## [0:00](https://www.youtube.com/watch?v=Q8wVMdwhlh4&t=0s) ');
  });

  test('with ?transcript=true every word that is said stands under its chapter; another value is 400', async () => {
    const plain = await read(`${videoId}/notes.md?transcript=false`);
    const whole = await read(`${videoId}/notes.md?transcript=true`);
    const { body } = await api.get(`/videos/${videoId}/transcript`);
    // Marks such as [Music] are not said.
    const words = (text: string) => text.replace(/\\?\[[^\]]*\]/g, '').match(/\p{L}+/gu)?.length ?? 0;
    const said = words(body.segments.map(({ text }: { text: string }) => text).join(' '));
    const added = whole.text.match(/^\[\d+:\d\d\]\(\S+\) .*/gm) ?? [];
    expect(words(added.map((line) => line.replace(/^\[.*?\)/, '')).join(' '))).toBe(said);
    expect(whole.text.length).toBeGreaterThan(plain.text.length * 2);
    const refused = await api.get(`/videos/${videoId}/notes.md?transcript=yes`);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request']);
  });

  test('are saved in the web app too, of uploads as well', async () => {
    const cookie = await sessionCookie(service.publicUrl, owner);
    const saved = () =>
      fetch(`${service.origin}/web-api/videos/${videoId}/notes.md?transcript=true`, { headers: { cookie } });
    const response = await saved();
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Why Our Library.*\.md"$/);
    expect(await response.text()).toBe((await read(`${videoId}/notes.md?transcript=true`)).text);
    await asUpload(async () => expect((await saved()).status).toBe(200));
  });
});

describe('evidence', () => {
  test('says of each chapter its first words, what spoke for it in sentences, and whose title it is', async () => {
    const { body } = await api.get(`/videos/${videoId}/evidence`);
    const { body: video } = await api.get(`/videos/${videoId}`);
    const { body: transcript } = await api.get(`/videos/${videoId}/transcript`);
    expect(() => evidenceSchema.parse(body)).not.toThrow();
    expect(body).toMatchObject({ object: 'evidence', video_id: videoId, engine: 'builtin' });
    const said = transcript.segments
      .map(({ text }: { text: string }) => text)
      .join(' ')
      .replace(/[^\p{L}]+/gu, ' ')
      .toLowerCase();
    expect(body.chapters.map((chapter: { start_seconds: number }) => chapter.start_seconds)).toEqual(
      video.chapters.map((chapter: { start_seconds: number }) => chapter.start_seconds),
    );
    for (const { opening, score, reasons, title_engine } of body.chapters) {
      expect(said).toContain(
        opening
          .replace(/[^\p{L}]+/gu, ' ')
          .trim()
          .toLowerCase(),
      );
      expect(score).toBeGreaterThan(0);
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(reason).toMatch(/^[A-Z].* .*\.$/);
      expect(title_engine).toBe('builtin');
    }
    expect(body.chapters[0].reasons[0]).toBe('The video begins here.');
  });

  test('tells titles and chapters of people from those of engines', async () => {
    const person = await newCustomer(service);
    const client = apiClient(service.origin, person.key);
    const id = await readyVideo(client);
    const { body: before } = await client.get(`/videos/${id}`);
    const [first, second, third, ...rest] = before.chapters.map((one: { start_seconds: number; title: string }) => ({
      start_seconds: one.start_seconds,
      title: one.title,
    }));
    const chapters = [
      first,
      { ...second, title: 'Mine' },
      { ...third, start_seconds: third.start_seconds + 3 },
      ...rest,
    ];
    expect((await writeTo(await webClient(service.publicUrl, person), id, 'chapters', { chapters })).status).toBe(200);
    const { body } = await client.get(`/videos/${id}/evidence`);
    expect(() => evidenceSchema.parse(body)).not.toThrow();
    expect(body.chapters[0].title_engine).toBe('builtin');
    expect(body.chapters[1].title_engine).toBe('edited');
    expect(body.chapters[2]).toMatchObject({ score: null, reasons: [] });
    expect(body.chapters[2].opening.length).toBeGreaterThan(3);
  });
});

test('citations are the moments that the answer cites, each with what is said there; none before it is answered', async () => {
  const { body: question } = await api.post(`/videos/${videoId}/questions`, { question: 'Who repairs the drills?' });
  const path = `/videos/${videoId}/questions/${question.id}`;
  const { body: answered } = await api.get(path, { prefer: 'wait=30' });
  const { body } = await api.get(`${path}/citations`);
  expect(() => citationsSchema.parse(body)).not.toThrow();
  expect(body).toMatchObject({ object: 'citations', question_id: question.id, engine: 'builtin' });
  expect(body.citations.length).toBeGreaterThan(0);
  for (const { timestamp, quote } of body.citations) {
    expect(answered.answer).toContain(timestamp);
    expect(quote).not.toBe('');
  }
  await service.ctx.db
    .updateTable('questions')
    .set({ status: 'failed', answer: null, citations: null, engine: null, error_code: 'cancelled' })
    .where('question_id', '=', question.id)
    .execute();
  expect((await api.get(`${path}/citations`)).body).toMatchObject({ engine: null, citations: [] });
  expect((await api.get(`/videos/${videoId}/questions/short/citations`)).status).toBe(404);
});

const paths = ['transcript', 'transcript.vtt', 'transcript.md', 'notes.md', 'evidence'];
test.each(paths)('%s of an upload is 404, and a parameter that there is not is 400', async (path) => {
  await asUpload(async () => expect((await api.get(`/videos/${videoId}/${path}`)).status).toBe(404));
  expect((await api.get(`/videos/${videoId}/${path}?page=2`)).body.code).toBe('invalid_request');
});
