import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import { startHeldPlatform } from '../harness/held-platform.ts';
import { folderForTest, runProgram, serve, until } from '../harness/program.ts';
import { newCustomer, startTestService } from '../harness/service.ts';

// Each of them starts several processes.
vi.setConfig({ testTimeout: 300_000 });

/** Two processes, a program and this one, that serve the API to one customer; the first look-up at the platform does not come back. */
async function twoProcesses() {
  const platform = await startHeldPlatform('look-up');
  onTestFinished(() => platform.stop());
  const asked = { ROLES: 'api', YOUTUBE_ORIGIN: platform.origin, YOUTUBE_TIMEOUT_MS: '120000' };
  const second = await startTestService(asked);
  onTestFinished(second.stop);
  const { databaseUrl } = second;
  const environment = { ...asked, DATABASE_URL: databaseUrl, DATA_DIR: await folderForTest(), DEMO: 'off' };
  const first = await serve(environment);
  const audit = async () => {
    const program = runProgram(['audit', '--json'], environment);
    await program.ended;
    return JSON.parse(program.output());
  };
  const { key } = await newCustomer(second);
  const clients = [apiClient(first.origin, key), apiClient(second.origin, key)] as const;
  return { platform, audit, first, databaseUrl, clients };
}

const link = watch('dQw4w9WgXcQ');
const headers = { 'idempotency-key': 'one' };

test('§4.2: a process killed in the middle of a POST leaves a claim of a minute; then a retry elsewhere is charged, once', async () => {
  const { platform, audit, first, clients, databaseUrl } = await twoProcesses();
  const [doomed, client] = clients;
  const lost = doomed.submit(link, headers).catch((error: unknown) => error);
  await until(() => platform.heldRequests() === 1, 45);
  first.process.kill('SIGKILL');
  expect(await lost).toBeInstanceOf(Error);

  expect(await client.submit(link, headers)).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_use' } });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const claims = 'select extract(epoch from claimed_until - clock_timestamp())::float as seconds from idempotency_keys';
  expect((await database.query(claims)).rows).toEqual([{ seconds: expect.toSatisfy((left: number) => left <= 60) }]);
  await database.query('update idempotency_keys set claimed_until = now()'); // as if the minute were over
  await database.end();
  expect((await client.submit(link, headers)).status).toBe(202);

  expect((await client.get('/account')).body).toMatchObject({ minutes_used: 10 });
  expect(await audit()).toMatchObject({ violations: [] });
});

test('§4.2: a hundred at once over two processes make one video and one charge', async () => {
  const { platform, audit, clients } = await twoProcesses();
  const [one, other] = clients;
  const posts = Array.from({ length: 100 }, (_, place) => (place % 2 ? one : other).submit(link, headers));
  let answered = 0;
  for (const post of posts) void post.then(() => answered++);
  await until(() => answered === 99, 45);
  platform.release('');
  const answers = await Promise.all(posts);

  expect(platform.heldRequests()).toBe(1);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  const repeats = await Promise.all([one.submit(link, headers), other.submit(link, headers)]);
  expect(new Set(repeats.map(({ body }) => body.id)).size).toBe(1);
  expect((await one.get('/account')).body).toMatchObject({ minutes_used: 10 });
  expect(await audit()).toMatchObject({ violations: [] });
});
