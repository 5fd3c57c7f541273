import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import { until } from '../harness/program.ts';
import { readyVideo, withWorker } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

/** Without a worker: what is submitted stays in work. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ ROLES: 'api' });
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not this one'; end $$`.execute(service.ctx.db);
});
afterAll(() => service.stop());

async function stored(videoId: string) {
  const rows = service.ctx.db.selectFrom('videos').select(['status', 'purged_at']).where('video_id', '=', videoId);
  return rows.executeTakeFirstOrThrow();
}

test('a video that can not be failed or purged keeps no other one from it', async () => {
  const { db } = service.ctx;
  const { key } = await newCustomer(service);
  const client = apiClient(service.origin, key);
  const submit = async (id: string) => (await client.submit(watch(id))).body.id as string;
  const [bad, overdue, deleted] = [
    await submit('sampleTalk1'),
    await submit('sampleGerm1'),
    await submit('sampleMute1'),
  ];
  await sql
    .raw(
      `create trigger bad before update on videos for each row
         when (old.video_id = '${bad}' and new.status = 'failed') execute function refuse()`,
    )
    .execute(db);

  const ids = [bad, overdue];
  await db
    .updateTable('videos')
    .set({ deadline: new Date(0) })
    .where('video_id', 'in', ids)
    .execute();
  await until(async () => (await stored(overdue)).status === 'failed', 45);

  const longAgo = { deleted_at: new Date(0) };
  await db.updateTable('videos').set(longAgo).where('video_id', 'in', [bad, deleted]).execute();
  await until(async () => (await stored(deleted)).purged_at !== null, 45);
  expect(await stored(bad)).toEqual({ status: 'processing', purged_at: null });

  await sql`drop trigger bad on videos`.execute(db);
  await until(async () => (await stored(bad)).purged_at !== null, 45);
});

test('a question that can not be ended keeps no other one from it', async () => {
  const { db } = service.ctx;
  const { key } = await newCustomer(service);
  const client = apiClient(service.origin, key);
  const videos = await withWorker(service, () => Promise.all([readyVideo(client), readyVideo(client)]));
  const asked = await Promise.all(videos.map((id) => client.post(`/videos/${id}/questions`, { question: 'Why?' })));
  const [bad = '', good = ''] = asked.map(({ body }) => body.id as string);
  await sql
    .raw(
      `create trigger bad before update on questions for each row
         when (old.question_id = '${bad}' and new.status = 'failed') execute function refuse()`,
    )
    .execute(db);
  const statusOf = async (questionId: string) => {
    const row = db.selectFrom('questions').select('status').where('question_id', '=', questionId);
    return (await row.executeTakeFirstOrThrow()).status;
  };

  await db
    .updateTable('questions')
    .set({ deadline: new Date(0) })
    .execute();
  await until(async () => (await statusOf(good)) === 'failed', 45);
  expect(await statusOf(bad)).toBe('pending');

  await sql`drop trigger bad on questions`.execute(db);
  await until(async () => (await statusOf(bad)) === 'failed', 45);
});
