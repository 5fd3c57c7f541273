import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newApiKey } from '../../src/accounts/api-key.ts';
import { forgetRequests } from '../../src/accounts/request-records.ts';
import { tellChange } from '../../src/database/changes.ts';
import { apiClient } from '../harness/client.ts';
import { until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function recordsOf(accountId: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from requests where account_id is not distinct from ${accountId}`.execute(
    service.ctx.db,
  );
  return rows[0]?.count ?? 0;
}

/** As many at a time as browsers open connections. */
async function askAll<T>(count: number, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  const line = async () => {
    while (answers.length < count) answers.push(await ask());
  };
  await Promise.all(Array.from({ length: 20 }, line));
  return answers;
}

test('of many requests without a key a sample is recorded, and beside them every one of an account', async () => {
  const { accountId, key } = await newCustomer(service);
  const customer = apiClient(service.origin, key);
  const began = performance.now();
  await askAll(600, () => fetch(`${service.origin}/api/v1/account`).then((answer) => answer.text()));
  await askAll(600, () => fetch(`${service.origin}/api/v1/nothing`).then((answer) => answer.text()));
  for (let request = 0; request < 10; request += 1) await customer.get('/account');
  const halfSeconds = Math.ceil((performance.now() - began) / 500);
  await until(async () => (await recordsOf(accountId)) === 10, 45);
  const recorded = await recordsOf(null);
  expect(recorded).toBeGreaterThan(0);
  expect(recorded).toBeLessThanOrEqual(10 * (halfSeconds + 2));
  expect(recorded).toBeLessThan(1200);
});

test('records of strangers are a ring: the oldest go, those of accounts stay', async () => {
  const { db } = service.ctx;
  const most = 100_000;
  await sql`insert into requests (request_id, time, account_id, status)
    select 'req_old' || number, now() - interval '1 day' + make_interval(secs => number * 0.01), null, 401
    from generate_series(1, ${most + 50}::integer) number
    union all select 'req_account', now() - interval '2 days', 'somebody', 200`.execute(db);
  await forgetRequests(service.ctx);
  expect(await recordsOf(null)).toBeLessThanOrEqual(most);
  expect(await recordsOf('somebody')).toBe(1);
  const kept = await db
    .selectFrom('requests')
    .select('request_id')
    .where('request_id', 'in', ['req_old1', `req_old${most + 50}`])
    .execute();
  expect(kept).toEqual([{ request_id: `req_old${most + 50}` }]);
});

test('keys that are guessed are not looked up without end, and whoever has one goes on', async () => {
  const { key } = await newCustomer(service);
  const customer = apiClient(service.origin, key);
  expect((await customer.get('/account')).status).toBe(200);
  const statuses: number[] = [];
  const goods: number[] = [];
  for (let round = 0; round < 20 && !statuses.includes(429); round += 1) {
    statuses.push(
      ...(await askAll(200, async () => (await apiClient(service.origin, newApiKey()).get('/account')).status)),
    );
    goods.push((await customer.get('/account')).status);
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(new Set(goods)).toEqual(new Set([200]));
});

test('a limit of an account counts before its key is looked up', async () => {
  const limited = await startTestService({ API_RATE_LIMIT: '5' });
  try {
    const { key, accountId } = await newCustomer(limited);
    const customer = apiClient(limited.origin, key);
    expect((await customer.get('/account')).status).toBe(200);
    await tellChange(limited.ctx.db, { accountId, access: true }); // whose key it is is not remembered any more
    await sleep(1100);
    const open = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const lock = limited.ctx.db.transaction().execute(async (tx) => {
      await sql`lock table api_keys in access exclusive mode`.execute(tx);
      locked.resolve();
      await open.promise;
    });
    await locked.promise;
    const answers = Array.from({ length: 12 }, () => customer.get('/account'));
    const first = await Promise.race(answers);
    open.resolve();
    await lock;
    expect(first.status).toBe(429);
    expect((await Promise.all(answers)).filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
