import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { cloneForTest } from '../harness/database.ts';
import { folderForTest, runProgram, serve, until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';

/** An API process, and one worker in the middle of an answer: it waits for the transcript, whose table we keep locked. */
async function workerInTheMiddle() {
  const environment = { DATABASE_URL: await cloneForTest(), DATA_DIR: await folderForTest(), DEMO: 'off' };
  const api = await serve({ ...environment, ROLES: 'api' });
  const first = await serve({ ...environment, ROLES: 'worker' });
  await runProgram(['account', 'create', '--email', 'a@example.test', '--plan', 'pro'], environment).ended;
  const made = runProgram(['key', 'create', 'a@example.test', '--name', 'test', '--json'], environment);
  await made.ended;
  const client = apiClient(api.origin, JSON.parse(made.output()).key);
  const videoId = await readyVideo(client);
  const database = new pg.Client({ connectionString: environment.DATABASE_URL });
  database.on('error', () => undefined); // the database is dropped before it is closed
  await database.connect();
  onTestFinished(() => database.end().catch(() => undefined));
  await database.query('begin; lock table transcripts in access exclusive mode');
  const asked = await client.post(`/videos/${videoId}/questions`, { question: 'How often was the drill borrowed?' });
  const row = async () => (await database.query('select * from questions')).rows[0];
  await until(async () => (await row())?.attempt === 1, 10);
  const path = String(asked.headers.get('location')).replace('/api/v1', '');
  return { environment, client, first, path, row, release: () => database.query('commit') };
}

async function answered(client: ApiClient, path: string): Promise<void> {
  await until(async () => (await client.get(path)).body.status === 'answered', 45);
}

test('a worker killed with SIGKILL in the middle of an answer is taken over within 30 s', async () => {
  const { environment, client, first, path, row, release } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  const killed = Date.now();
  first.process.kill('SIGKILL');
  await release();

  await answered(client, path);

  expect((Date.now() - killed) / 1000).toBeLessThan(30);
  expect(await row()).toMatchObject({ attempt: 2, status: 'answered', lease_until: null });
}, 120_000);

test('a worker stopped in the middle of an answer for longer than its lease changes nothing when it goes on', async () => {
  const { environment, client, first, path, row, release } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGSTOP');
  await release();
  await answered(client, path);
  const before = await row();

  first.process.kill('SIGCONT');
  await until(() => /took the question over|the attempt broke/.test(first.errors()), 15, first.errors);
  await sleep(500);

  expect(before).toMatchObject({ attempt: 2 });
  expect(await row()).toEqual(before);
}, 120_000);

test('a worker that is told to stop gives its question back at once', async () => {
  const { environment, client, first, path, row, release } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGTERM');
  await sleep(5500); // its patience
  await release();

  expect(await first.ended).toBe(0);
  await until(async () => (await client.get(path)).body.status === 'answered', 8);
  expect(await row()).toMatchObject({ attempt: 2 });
}, 120_000);
