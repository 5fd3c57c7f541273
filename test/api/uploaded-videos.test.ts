import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { auditQuestions } from '../../src/questions/audit-questions.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { storeVideo } from '../../src/videos/store-video.ts';
import { talkSegments } from '../harness/caption-file.ts';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { type WebClient, webClient } from '../harness/web-client.ts';

let service: TestService;
let person: Customer;
let client: ApiClient;
let web: WebClient;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  client = apiClient(service.origin, person.key);
  web = await webClient(service.publicUrl, person);
});
afterAll(async () => {
  const audits = await Promise.all([auditMinutes, auditVideos, auditQuestions].map((audit) => audit(service.ctx)));
  await service.stop();
  expect(audits.flatMap(({ violations }) => violations)).toEqual([]);
});

/** Stores a video that is on no platform, as what was uploaded becomes one. */
function store(segments = talkSegments(), accountId = person.accountId) {
  const ctx = { ...service.ctx, accountId };
  const transcript = { language: 'en', kind: 'file' as const, segments };
  const durationSeconds = Math.ceil(segments.at(-1)?.end ?? 0);
  const video = { platformId: null, title: 'The talk', durationSeconds, transcript, via: 'web' as const };
  return inTransaction(ctx.db, (tx) => storeVideo(ctx, tx, { ...video, now: ctx.clock() }));
}

async function settled(videoId: string) {
  for (;;) {
    const { body } = await web.get(`/videos/${videoId}`);
    if (body.status !== 'processing') return body;
  }
}

test('a video without a platform is charged, becomes chapters from its stored transcript, and answers questions', async () => {
  const { minutes_used: before } = (await web.get('/account')).body;
  const { videoId } = await store();
  const video = await settled(videoId);
  expect(video).toMatchObject({ status: 'ready', source: 'upload', platform_id: null, title: 'The talk', via: 'web' });
  expect(video.chapters.length).toBeGreaterThanOrEqual(3);
  const { minutes_used: used } = (await web.get('/account')).body;
  expect(used - before).toBe(video.minutes_charged);
  expect(video.minutes_charged).toBe(Math.floor(video.duration_seconds / 60));

  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Mine' });
  const asked = await web.post(`/videos/${videoId}/chats/${chat.id}/questions`, {
    question: 'Who repairs the drills?',
  });
  expect(asked.status).toBe(202);
});

test('nothing of it is there for the public API, which counts its minutes', async () => {
  const { videoId } = await store();
  const ready = await settled(videoId);
  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Mine' });
  const { body: question } = await web.post(`/videos/${videoId}/chats/${chat.id}/questions`, { question: 'Why?' });
  const answers = await Promise.all([
    client.get(`/videos/${videoId}`),
    client.get(`/videos/${videoId}`, { prefer: 'wait=1' }),
    client.get(`/videos/${videoId}/chapters.vtt`),
    client.post(`/videos/${videoId}/questions`, { question: 'Why?' }),
    client.get(`/videos/${videoId}/questions/${question.id}`),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not_found']));
  const { body: used } = await web.get(`/videos/${videoId}/chats`);
  expect(used.questions_used).toBe(1);
  const minutes = (await client.get('/account')).body.minutes_used;
  expect(minutes).toBe((await web.get('/account')).body.minutes_used);
  expect(minutes).toBeGreaterThanOrEqual(ready.minutes_charged);
});

test('one in which nothing is said fails, and its minutes come back', async () => {
  const { minutes_used: before } = (await web.get('/account')).body;
  const { videoId } = await store([{ start: 0, end: 125, text: '[Music]' }]);
  expect(await settled(videoId)).toMatchObject({
    status: 'failed',
    error: { code: 'no_chapters' },
    minutes_charged: 0,
  });
  expect((await web.get('/account')).body.minutes_used).toBe(before);
});

test('one that costs more than is left is not stored', async () => {
  const poor = await newCustomer(service, { minutes: 1 });
  await expect(store(talkSegments(), poor.accountId)).rejects.toMatchObject({ code: 'not_enough_minutes' });
  expect((await (await webClient(service.publicUrl, poor)).get('/videos')).body.videos).toEqual([]);
});
