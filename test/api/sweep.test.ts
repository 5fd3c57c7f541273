import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/accounts/identifier.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { forgetKeys } from '../../src/videos/idempotency.ts';
import { storeVideo } from '../../src/videos/store-video.ts';
import { until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

/** Three processes on one database; none of them works. */
const processes: TestService[] = [];
beforeAll(async () => {
  const first = await startTestService({ ROLES: 'web' });
  const beside = { ROLES: 'web', DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir };
  processes.push(first, await startTestService(beside), await startTestService(beside));
});
afterAll(async () => {
  for (const one of processes.toReversed()) await one.stop();
});

const db = () => (processes[0] as TestService).ctx.db;

/** How often a table was gone through, one way or another. */
async function scansOf(table: string): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    select (seq_scan + coalesce(idx_scan, 0))::integer as scans from pg_stat_user_tables where relname = ${table}`.execute(
    db(),
  );
  return rows[0]?.scans ?? 0;
}

const holders = () => db().selectFrom('sweeps').selectAll().orderBy('name').execute();

async function overdueVideo(): Promise<string> {
  const { ctx } = processes[0] as TestService;
  const { accountId } = await newCustomer({ ctx });
  const video = {
    videoId: newId(),
    platformId: 'sampleTalk1',
    title: 'A talk',
    durationSeconds: 60,
    via: 'web',
  } as const;
  const now = new Date(Date.now() - 3_700_000);
  await inTransaction(ctx.db, (tx) => storeVideo({ ...ctx, accountId }, tx, { ...video, now }));
  return video.videoId;
}

async function isFailed(videoId: string): Promise<boolean> {
  const row = await db().selectFrom('videos').select('status').where('video_id', '=', videoId).executeTakeFirst();
  return row?.status === 'failed';
}

test('one of several processes sweeps at a time, and each sweep has one holder', async () => {
  await until(async () => (await holders()).length === 3, 45);
  const before = { holders: await holders(), scans: await scansOf('questions') };
  const began = performance.now();
  await sleep(16_000);
  const turns = (performance.now() - began) / 1500;
  const after = await holders();
  expect(after.map(({ name, holder }) => [name, holder])).toEqual(
    before.holders.map(({ name, holder }) => [name, holder]),
  );
  // Two looks at the table a turn, however many processes there are.
  expect((await scansOf('questions')) - before.scans).toBeLessThanOrEqual(2 * (turns + 3));
});

test('where the holder of a sweep is gone, another goes on', async () => {
  await sql`update sweeps set holder = 'of the dead', lease_until = now() + interval '3 seconds'`.execute(db());
  const videoId = await overdueVideo();
  await until(() => isFailed(videoId), 45);
  expect((await holders()).find(({ name }) => name === 'rows')?.holder).not.toBe('of the dead');
});

test('keys are forgotten after their day along an index', async () => {
  const { ctx } = processes[0] as TestService;
  const { accountId } = await newCustomer({ ctx });
  await sql`insert into idempotency_keys (account_id, idempotency_key, platform_id, claim, claimed_until)
    select ${accountId}, 'key' || number, 'sampleTalk1', 'claim',
      now() + case when number <= 50 then interval '-2 days' else interval '1 minute' end
    from generate_series(1, 20000) number`.execute(ctx.db);
  await sql`analyze idempotency_keys`.execute(ctx.db);
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain delete from idempotency_keys where coalesce(bound_at, claimed_until) < now() - interval '1 day'`.execute(
    ctx.db,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('idempotency_keys_by_age');
  await forgetKeys(ctx);
  const { count } = await ctx.db
    .selectFrom('idempotency_keys')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(19_950);
});
