import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDatabaseAway } from '../../src/database/failures.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { apiClient, watch } from '../harness/client.ts';
import { cloneForTest } from '../harness/database.ts';
import { databaseBetween } from '../harness/database-between.ts';
import { serve, until } from '../harness/program.ts';
import { newCustomer, startTestService } from '../harness/service.ts';

// They wait until silence is borne no longer.
vi.setConfig({ testTimeout: 120_000 });

/** A database of which `answers` says whether the connection of this number is answered at the moment. */
async function silentDatabase(answers: (connection: number) => boolean): Promise<string> {
  return databaseBetween(await cloneForTest(), (client, server, connection) => {
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      from.on('data', (data) => answers(connection) && to.write(data)).on('end', () => to.end());
    }
  });
}

test('a start waits for a database whose first connection nobody answers', async () => {
  const url = await silentDatabase((connection) => connection > 1);

  const service = await startTestService({ DATABASE_URL: url });
  onTestFinished(service.stop);

  expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);
});

test('SIGTERM ends a service whose database is silent at once, since nothing can be saved', async () => {
  let isSilent = false;
  const service = await serve({ DATABASE_URL: await silentDatabase(() => !isSilent), DEMO: 'off' });
  isSilent = true;
  await until(async () => (await fetch(`${service.origin}/readyz`)).status === 503, 45);
  await sleep(3000); // sweeps have begun to wait
  const told = Date.now();
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(Date.now() - told).toBeLessThan(10_000);
  expect(service.errors()).toContain('the database does not answer');
});

test('connections that end without a word, as in a failover, are given up: videos are made again', async () => {
  let opened = 0;
  let lost = 0;
  const url = await silentDatabase((connection) => {
    opened = Math.max(opened, connection);
    return connection > lost;
  });
  const service = await startTestService({ DATABASE_URL: url });
  onTestFinished(service.stop);
  const client = apiClient(service.origin, (await newCustomer(service)).key);
  expect((await client.settled((await client.submit(watch('sampleTalk1'))).body.id, 45)).body.status).toBe('ready');

  lost = opened;
  const taken = () => client.submit(watch('sampleTalk1'), { 'idempotency-key': 'one' });
  await until(async () => (await taken()).status === 202, 60);
  const settled = await client.settled((await taken()).body.id, 60);

  expect(settled.body.status).toBe('ready');
});

test('a transaction that stands still, as of a process that is gone without a word, keeps others waiting for seconds only', async () => {
  const service = await startTestService();
  onTestFinished(service.stop);
  const client = apiClient(service.origin, (await newCustomer(service)).key);
  expect((await client.get('/account')).status).toBe(200);
  const standing = inTransaction(service.ctx.db, async (tx) => {
    await tx.selectFrom('minute_cycles').selectAll().forUpdate().execute();
    await sleep(25_000);
    await tx.selectFrom('minute_cycles').selectAll().execute();
  }).catch((error: unknown) => error);

  const posted = await client.submit(watch('sampleTalk1'));

  expect(posted.status).toBe(202);
  expect(isDatabaseAway(await standing)).toBe(true);
});
