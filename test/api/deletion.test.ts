import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import { auditQuestions } from '../../src/questions/audit-questions.ts';
import { deleteQuestions } from '../../src/questions/delete-questions.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { deleteVideo, restoreVideo } from '../../src/videos/delete-video.ts';
import { processVideo } from '../../src/videos/process-video.ts';
import { purgeVideos } from '../../src/videos/purge-videos.ts';
import { videoTimeline } from '../../src/videos/video-timeline.ts';
import { type Answer, apiClient, watch } from '../harness/client.ts';
import { startHeldPlatform } from '../harness/held-platform.ts';
import { until } from '../harness/program.ts';
import { readyVideo, withWorker } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient, writeTo } from '../harness/web-client.ts';

/** Has no worker: what is to be done waits until somebody does it. */
let idle: TestService;
beforeAll(async () => {
  idle = await startTestService({ ROLES: 'api,web' });
});
afterAll(async () => {
  await requireOrder(idle);
  await idle.stop();
});

async function requireOrder({ ctx }: TestService): Promise<void> {
  const audits = await Promise.all([auditMinutes(ctx), auditVideos(ctx), auditQuestions(ctx)]);
  expect(audits.flatMap(({ violations }) => violations)).toEqual([]);
}

/** Somebody with a session and a key, and what the database holds of a video of theirs. */
async function personAt(service: TestService) {
  const person = await newCustomer(service);
  const ctx = { ...service.ctx, accountId: person.accountId };
  const of = (videoId: string) =>
    ctx.db.selectFrom('videos').selectAll().where('video_id', '=', videoId).executeTakeFirstOrThrow();
  return {
    ctx,
    row: of,
    api: apiClient(service.origin, person.key),
    web: await webClient(service.publicUrl, person),
    /** As if it had been deleted so much earlier. */
    async age(videoId: string, seconds: number) {
      const deletedAt = sql<Date>`deleted_at - make_interval(secs => ${seconds})`;
      await ctx.db.updateTable('videos').set({ deleted_at: deletedAt }).where('video_id', '=', videoId).execute();
    },
    purged: (videoId: string) => until(async () => (await of(videoId)).purged_at !== null, 45),
    async minutesUsed() {
      return (await apiClient(service.origin, person.key).get('/account')).body.minutes_used;
    },
    /** Rows that a video has in the tables of what is in it. */
    async rowsOf(videoId: string) {
      const { rows } = await sql<{ count: number }>`select (
        (select count(*) from transcripts where video_id = ${videoId}) + (select count(*) from heard_chunks where video_id = ${videoId})
        + (select count(*) from chats where video_id = ${videoId}) + (select count(*) from questions where video_id = ${videoId})
      )::int as count`.execute(ctx.db);
      return rows[0]?.count;
    },
  };
}

const refused = ({ status, body }: Answer) => [status, body?.code];

test('the ledger keeps what a deleted video cost, without its title', async () => {
  const { api, web, age } = await personAt(idle);
  const { body: video } = await api.submit(watch('sampleTalk1'));
  const titles = async () => {
    const { entries } = (await web.get('/minutes')).body;
    return entries
      .filter((entry: { kind: string }) => entry.kind === 'charge')
      .map((entry: { video_id: string; title: string | null }) => [entry.video_id, entry.title]);
  };
  expect(await titles()).toEqual([[video.id, video.title]]);
  await web.delete(`/videos/${video.id}`);
  await age(video.id, -60); // time to look
  expect(await titles()).toEqual([[video.id, null]]);
  await web.post(`/videos/${video.id}/restore`, {});
  expect(await titles()).toEqual([[video.id, video.title]]);
});

test('a deleted video is found nowhere from then on, and is restored as it was, questions too', async () => {
  const { api, web, age } = await personAt(idle);
  const videoId = await withWorker(idle, () => readyVideo(api));
  const { body: before } = await web.get(`/videos/${videoId}`);
  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'First' });
  const asked = await api.post(`/videos/${videoId}/questions`, { question: 'What is borrowed?' });
  const question = `/videos/${videoId}/questions/${asked.body.id}`;
  const everywhere = () =>
    Promise.all([
      web.get(`/videos/${videoId}`),
      web.get(`/videos/${videoId}/transcript`),
      web.get(`/videos/${videoId}/chats`),
      web.get(`/videos/${videoId}/chats/${chat.id}/questions`),
      api.get(`/videos/${videoId}`),
      api.get(`/videos/${videoId}/chapters.json`),
      api.get(question),
    ]);
  expect(new Set((await everywhere()).map(({ status }) => status))).toEqual(new Set([200]));

  expect((await web.delete(`/videos/${videoId}`)).status).toBe(204);
  await age(videoId, -60); // time to look everywhere

  const gone = await Promise.all([
    ...(await everywhere()),
    writeTo(web, videoId, 'density', { density: 'more' }),
    writeTo(web, videoId, 'chapters', { chapters: [] }),
    web.post(`/videos/${videoId}/chats`, { name: 'Second' }),
    web.post(`/videos/${videoId}/chats/${chat.id}/questions`, { question: 'Why?' }),
    web.delete(`/videos/${videoId}/chats/${chat.id}`),
    web.delete(`/videos/${videoId}`),
    api.post(`/videos/${videoId}/questions`, { question: 'Why?' }),
  ]);
  for (const answer of gone) expect(refused(answer)).toEqual([404, 'not_found']);
  expect((await web.get('/videos')).body.videos).toEqual([]);

  const restored = await web.post(`/videos/${videoId}/restore`, {});
  expect(restored.status).toBe(200);
  expect(restored.body).toEqual(before);
  expect((await web.get('/videos')).body.videos).toEqual([expect.objectContaining({ id: videoId })]);
  expect(new Set((await everywhere()).map(({ status }) => status))).toEqual(new Set([200]));
  expect(refused(await web.post(`/videos/${videoId}/restore`, {}))).toEqual([404, 'not_found']);
});

test('nobody deletes or restores what is somebody else’s', async () => {
  const { api, web, age } = await personAt(idle);
  const stranger = await personAt(idle);
  const videoId = (await api.submit(watch('sampleTalk1'))).body.id;
  expect(refused(await stranger.web.delete(`/videos/${videoId}`))).toEqual([404, 'not_found']);
  expect((await web.delete(`/videos/${videoId}`)).status).toBe(204);
  await age(videoId, -60);
  expect(refused(await stranger.web.post(`/videos/${videoId}/restore`, {}))).toEqual([404, 'not_found']);
  expect((await web.post(`/videos/${videoId}/restore`, {})).status).toBe(200);
});

test('after ten seconds it can not be restored; what was in it is purged, and what was paid stays', async () => {
  const { ctx, row, api, web, age, purged, minutesUsed, rowsOf } = await personAt(idle);
  const key = { 'idempotency-key': 'once' };
  const videoId = (await api.submit(watch('sampleTalk1'), key)).body.id;
  await withWorker(idle, () => api.settled(videoId));
  await web.post(`/videos/${videoId}/chats`, { name: 'First' });
  expect((await api.post(`/videos/${videoId}/questions`, { question: 'Why?' })).status).toBe(202);
  const used = await minutesUsed();
  await web.delete(`/videos/${videoId}`);
  await age(videoId, 1);
  expect((await web.post(`/videos/${videoId}/restore`, {})).status).toBe(200);
  await web.delete(`/videos/${videoId}`);
  expect(refused(await api.submit(watch('sampleTalk1'), key))).toEqual([422, 'idempotency_key_reused']);

  await age(videoId, 10);
  expect(refused(await web.post(`/videos/${videoId}/restore`, {}))).toEqual([404, 'not_found']);
  await purged(videoId);

  expect(await rowsOf(videoId)).toBe(0);
  expect(await row(videoId)).toMatchObject({
    status: 'ready',
    title: '',
    channel_name: null,
    platform_id: null,
    chapters: [],
  });
  expect(refused(await web.post(`/videos/${videoId}/restore`, {}))).toEqual([404, 'not_found']);
  expect(refused(await api.submit(watch('sampleTalk1'), key))).toEqual([422, 'idempotency_key_reused']);
  expect(await minutesUsed()).toBe(used);
  const course = await videoTimeline(ctx, { accountId: ctx.accountId, videoId });
  expect(course.map(({ event }) => event.replace(/ .*/, '')).sort()).toEqual(
    ['accepted', 'charge', 'ready', 'deleted', 'purged'].sort(),
  );
});

test('work on a deleted video goes on while that can be undone, and a question about it too', async () => {
  const { ctx, row, api, web, age } = await personAt(idle);
  const videoId = (await api.submit(watch('sampleTalk1'))).body.id;
  await web.delete(`/videos/${videoId}`);
  await age(videoId, -60); // time for a worker to start
  await withWorker(idle, () => until(async () => (await row(videoId)).status === 'ready', 45));
  expect((await web.post(`/videos/${videoId}/restore`, {})).body).toMatchObject({ status: 'ready' });

  const { body } = await api.post(`/videos/${videoId}/questions`, { question: 'What is borrowed?' });
  await web.delete(`/videos/${videoId}`);
  await age(videoId, -60);
  const status = () => ctx.db.selectFrom('questions').select('status').where('question_id', '=', body.id).execute();
  await withWorker(idle, () => until(async () => (await status())[0]?.status === 'answered', 45));
  expect((await web.post(`/videos/${videoId}/restore`, {})).status).toBe(200);
  expect((await api.get(`/videos/${videoId}/questions/${body.id}`)).body.status).toBe('answered');
});

test('one that is still in work is cancelled when it is purged: its minutes are back, and its attempt writes nothing', async () => {
  const platform = await startHeldPlatform();
  const service = await startTestService({ YOUTUBE_ORIGIN: platform.origin, YOUTUBE_TIMEOUT_MS: '60000' });
  onTestFinished(async () => {
    await requireOrder(service);
    await service.stop();
    await platform.stop();
  });
  const { row, api, web, age, purged, minutesUsed, rowsOf } = await personAt(service);
  const videoId = (await api.submit(watch('aaaaaaaaaaA'))).body.id;
  await until(() => platform.heldRequests() === 1, 45);
  expect(await minutesUsed()).toBe(10);
  await web.delete(`/videos/${videoId}`);
  await age(videoId, 11);
  await purged(videoId);
  const cancelled = { status: 'failed', error_code: 'cancelled', lease_until: null, attempt: 1, chapters: null };
  expect(await row(videoId)).toMatchObject(cancelled);
  expect(await minutesUsed()).toBe(0);

  platform.release('words');
  await api.submit(watch('bbbbbbbbbbA')).then(({ body }) => api.settled(body.id));
  expect(await row(videoId)).toMatchObject(cancelled);
  expect(await rowsOf(videoId)).toBe(0);
});

test('deleting, restoring, working and purging in any order keep the books', async () => {
  const { ctx, row, api, age } = await personAt(idle);
  const never = new AbortController().signal;
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  const steps = {
    delete: (videoId: string) => attempt(deleteVideo(ctx, { videoId })),
    restore: (videoId: string) => attempt(restoreVideo(ctx, { videoId })),
    age: (videoId: string) => age(videoId, 11),
    work: (videoId: string) => processVideo(ctx, { videoId, signal: never }),
    purge: () => purgeVideos(ctx, (tx, video) => deleteQuestions(ctx, tx, video)),
  };
  type Step = keyof typeof steps;
  const course = (...names: Step[]) => fc.array(fc.constantFrom(...names), { maxLength: 6 });
  const people = course('delete', 'restore', 'age', 'delete');
  await fc.assert(
    fc.asyncProperty(people, course('work', 'purge'), course('purge'), async (...courses) => {
      const videoId = (await api.submit(watch('sampleTalk1'))).body.id;
      await Promise.all(
        courses.map(async (course) => {
          for (const step of course) await steps[step](videoId);
        }),
      );
      const { status, purged_at: purged } = await row(videoId);
      const { rows } = await sql<{ net: number }>`
        select sum(case kind when 'refund' then -minutes else minutes end)::int as net from minute_entries
        where video_id = ${videoId}`.execute(ctx.db);
      expect(rows[0]?.net === 0).toBe(status === 'failed');
      expect(status === 'processing' && purged !== null).toBe(false);
      await requireOrder(idle);
    }),
    { numRuns: 30 },
  );
});
