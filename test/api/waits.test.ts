import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellChange } from '../../src/database/changes.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

/** Nobody works: what is waited for stays as it is until a test changes it. */
let service: TestService;
let client: ApiClient;
let accountId = '';
beforeAll(async () => {
  service = await startTestService({ ROLES: 'api' });
  const customer = await newCustomer(service);
  accountId = customer.accountId;
  client = apiClient(service.origin, customer.key);
});
afterAll(() => service.stop());

const video = async (): Promise<string> => (await client.submit(watch('sampleTalk1'))).body.id;

function fail(videoId: string) {
  return service.ctx.db
    .updateTable('videos')
    .set({ status: 'failed', error_code: 'cancelled', error_message: '' })
    .where('video_id', '=', videoId)
    .execute();
}

/** Statements that the database has ended for this service. */
async function statements(): Promise<number> {
  await sleep(2500); // connections tell what they did a second later
  const { rows } = await sql<{ count: number }>`
    select (xact_commit + xact_rollback)::integer as count from pg_stat_database where datname = current_database()`.execute(
    service.ctx.db,
  );
  return rows[0]?.count ?? 0;
}

test('a wait that nothing happens to asks the database a few times, not four times a second', async () => {
  const videoId = await video();
  const waiters = 100;
  const before = await statements();
  const answers = await Promise.all(
    Array.from({ length: waiters }, () => client.get(`/videos/${videoId}`, { prefer: 'wait=8' })),
  );
  const asked = (await statements()) - before;
  expect(answers.every(({ body }) => body.status === 'processing')).toBe(true);
  expect(answers.every(({ headers }) => headers.get('preference-applied') === 'wait=8')).toBe(true);
  // The key, the first look, one after five seconds and one at the end; four a second would be thirty-two.
  expect(asked / waiters).toBeLessThan(8);
});

test('it ends as soon as a change is told, and soon where one is not', async () => {
  for (const isTold of [true, false]) {
    const videoId = await video();
    const answer = client.get(`/videos/${videoId}`, { prefer: 'wait=30' });
    await sleep(1000);
    const began = performance.now();
    await fail(videoId);
    if (isTold) await tellChange(service.ctx.db, { accountId, videoId });
    expect((await answer).body.status).toBe('failed');
    expect(performance.now() - began).toBeLessThan(isTold ? 3000 : 12_000);
  }
});

test('past the bound on waits an answer comes at once, and says that it did not wait', async () => {
  const videoId = await video();
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 530 }, async () => {
      const answer = await client.get(`/videos/${videoId}`, { prefer: 'wait=25' });
      if (performance.now() - began < 20_000 && answer.body.status === 'processing') return 'at once' as const;
      return answer.headers.get('preference-applied') === null ? ('unsaid' as const) : ('waited' as const);
    }),
  );
  expect(answers.filter((one) => one === 'at once')).toHaveLength(30);
  expect(answers.filter((one) => one === 'waited')).toHaveLength(500);
});
