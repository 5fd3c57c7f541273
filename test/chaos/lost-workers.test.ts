import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import { startHeldPlatform } from '../harness/held-platform.ts';
import { folderForTest, type ServingProgram, serve, until } from '../harness/program.ts';
import { newCustomer, startTestService } from '../harness/service.ts';

// Each of them starts several processes.
vi.setConfig({ testTimeout: 300_000 });

const platformId = 'aaaaaaaaaaA';

/** An API, and a process with a worker that is in the middle of a video: its platform does not answer yet. */
async function workerInTheMiddle() {
  const platform = await startHeldPlatform();
  onTestFinished(platform.stop);
  const asked = { YOUTUBE_ORIGIN: platform.origin, YOUTUBE_TIMEOUT_MS: '120000' };
  const api = await startTestService({ ...asked, ROLES: 'api' });
  onTestFinished(api.stop);
  const environment = { ...asked, DATABASE_URL: api.databaseUrl, DATA_DIR: await folderForTest(), DEMO: 'off' };
  const first = await serve({ ...environment, ROLES: 'worker' });
  const client = apiClient(api.origin, (await newCustomer(api)).key);
  const { body } = await client.submit(watch(platformId));
  await until(() => platform.heldRequests() === 1, 45);
  return { platform, environment, client, first, videoId: body.id as string };
}

async function facts(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // At one moment: another worker may take it right after it was given back.
  const { rows: videos } = await client.query(`select status, attempt, chapters, finished_at,
    extract(epoch from lease_until - clock_timestamp())::float as "leaseLeft" from videos`);
  const { rows: entries } = await client.query("select kind, minutes from minute_entries where kind <> 'grant'");
  const { rows: transcripts } = await client.query('select segments::text as text from transcripts');
  await client.end();
  const { leaseLeft, ...video } = videos[0];
  return { video, entries, transcript: transcripts[0]?.text as string, leaseLeft: leaseLeft as number | null };
}

test('a worker killed with SIGKILL in the middle of a video is taken over when its lease of 20 s is over, and the video is charged once', async () => {
  const { environment, client, first, videoId } = await workerInTheMiddle();
  const second: ServingProgram = await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGKILL');
  expect((await facts(environment.DATABASE_URL)).leaseLeft).toBeLessThanOrEqual(20);

  const { body } = await client.settled(videoId, 100);

  expect(body.status).toBe('ready');
  expect(body.chapters.length).toBeGreaterThanOrEqual(3);
  expect(await facts(environment.DATABASE_URL)).toMatchObject({
    video: { attempt: 2 },
    entries: [{ kind: 'charge', minutes: 10 }],
  });
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a worker stopped for longer than its lease and then continued changes nothing', async () => {
  const { platform, environment, client, first, videoId } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGSTOP');
  const { body: taken } = await client.settled(videoId, 100);
  const before = await facts(environment.DATABASE_URL);

  first.process.kill('SIGCONT');
  platform.release('yesterday');
  await until(
    () => /took the video over|the attempt broke|aborted|the database is away/.test(first.errors()),
    45,
    first.errors,
  );
  await sleep(500);

  expect(taken.status).toBe('ready');
  expect(await facts(environment.DATABASE_URL)).toEqual(before);
  expect(before.transcript).not.toContain('yesterday');
  expect(before.entries).toEqual([{ kind: 'charge', minutes: 10 }]);
});

test('a stopped worker gives its video back at once', async () => {
  const { environment, client, first, videoId } = await workerInTheMiddle();
  await serve({ ...environment, ROLES: 'worker' });
  first.process.kill('SIGTERM');

  expect(await first.ended).toBe(0);
  const { video, leaseLeft } = await facts(environment.DATABASE_URL);
  expect(video.attempt === 2 || leaseLeft === null, 'nobody has to wait for its lease to end').toBe(true);
  const { body } = await client.settled(videoId);
  expect(body.status).toBe('ready');
});
