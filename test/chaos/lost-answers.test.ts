import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { folderForTest, serve, until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService } from '../harness/service.ts';

// Each of them starts several processes.
vi.setConfig({ testTimeout: 300_000 });

/** An API, and a process with a worker in the middle of an answer: it waits for the transcript, whose table we keep locked. */
async function workerInTheMiddle() {
  const api = await startTestService({ ROLES: 'api' });
  onTestFinished(api.stop);
  const environment = { DATABASE_URL: api.databaseUrl, DATA_DIR: await folderForTest(), DEMO: 'off' };
  const first = await serve({ ...environment, ROLES: 'worker' });
  const client = apiClient(api.origin, (await newCustomer(api)).key);
  const videoId = await readyVideo(client);
  const database = new pg.Client({ connectionString: environment.DATABASE_URL });
  database.on('error', () => undefined); // the database is dropped before it is closed
  await database.connect();
  onTestFinished(() => database.end().catch(() => undefined));
  await database.query('begin; lock table transcripts in access exclusive mode');
  const asked = await client.post(`/videos/${videoId}/questions`, { question: 'How often was the drill borrowed?' });
  const row = async () => (await database.query('select * from questions')).rows[0];
  await until(async () => (await row())?.attempt === 1, 45);
  const left = 'select extract(epoch from lease_until - clock_timestamp())::float as seconds from questions';
  const leaseLeft = async () => (await database.query(left)).rows[0]?.seconds;
  const path = String(asked.headers.get('location')).replace('/api/v1', '');
  return { environment, client, first, path, row, leaseLeft, release: () => database.query('commit') };
}

async function answered(client: ApiClient, path: string): Promise<void> {
  await until(async () => (await client.get(path)).body.status === 'answered', 100);
}

test('a worker killed with SIGKILL in the middle of an answer is taken over when its lease of 20 s is over', async () => {
  const { environment, client, first, path, row, leaseLeft, release } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGKILL');
  expect(await leaseLeft()).toBeLessThanOrEqual(20);
  await release();

  await answered(client, path);

  expect(await row()).toMatchObject({ attempt: 2, status: 'answered', lease_until: null });
});

test('a worker stopped in the middle of an answer for longer than its lease changes nothing when it goes on', async () => {
  const { environment, client, first, path, row, release } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGSTOP');
  await release();
  await answered(client, path);
  const before = await row();

  first.process.kill('SIGCONT');
  await until(
    () => /took the question over|the attempt broke|the database is away/.test(first.errors()),
    45,
    first.errors,
  );
  await sleep(500);

  expect(before).toMatchObject({ attempt: 2 });
  expect(await row()).toEqual(before);
});

test('a worker that is told to stop gives its question back at once', async () => {
  const { environment, client, first, path, row, release } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGTERM');
  await until(() => first.errors().includes('"stopping"'), 45);
  await sleep(8000); // its patience of five seconds, and some for a busy machine
  await release();

  expect(await first.ended).toBe(0);
  const { attempt, lease_until: lease } = await row();
  expect(attempt === 2 || lease === null, 'nobody has to wait for its lease to end').toBe(true);
  await answered(client, path);
  expect(await row()).toMatchObject({ attempt: 2 });
});
