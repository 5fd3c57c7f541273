/**
 * Whether memory stays as it is: `npm run bench-hour [-- --minutes 60] [--rate 20] [--check]`.
 *
 * One process of all roles, as `npm start` starts it, is asked `rate` times a second for so long: most read a video or a page of them,
 * every fifth second one adds a video, and every fifth second one asks about the last that is ready. Drawn is the memory of the process
 * minute by minute; what counts is the last third beside the third before it. With --check it ends with code 1 where they differ by
 * more than 5 %, or it holds more than 250 MB.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApiKey } from '../src/accounts/api-keys.ts';
import { createAccount } from '../src/accounts/create-account.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { createLog } from '../src/observability/log.ts';
import { asked } from './asked.ts';
import { ownDatabase } from './own-database.ts';
import { residentMegabytes, startProcess } from './process.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    check: { type: 'boolean', default: false },
  },
});
const minutes = Number(options.minutes);
const rate = Number(options.rate);
const mostMegabytes = 250;
const mostDrift = 0.05;
const samples = Object.entries(asked);

const log = createLog('error');
await using stack = new AsyncDisposableStack();
const { folder, url: databaseUrl } = await ownDatabase(stack, log);
const service = await startProcess(
  stack,
  ['--max-semi-space-size=8', '--heap-growing-percent=60', 'bin/cuemark.js', 'serve'],
  { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: '0' },
  (line) => (line.includes('"msg":"serving"') ? Number(JSON.parse(line).port) : undefined),
);
const key = await newKey();

/** The newest video and its sample; the last one that was seen ready. */
let newest: { id: string; sample: number } | undefined;
let ready: typeof newest;
const statuses = new Map<number, number>();
const memory: number[] = [];
const began = performance.now();
for (let second = 0; second < minutes * 60; second += 1) {
  const turns = Array.from({ length: rate }, (_, n) => turn(second, n));
  if (second % 60 === 0) await noteMemory();
  await Promise.all(turns);
  await sleep(Math.max(0, began + (second + 1) * 1000 - performance.now()));
}
await noteMemory();

const third = Math.floor(memory.length / 3);
const drift = median(memory.slice(-third)) / median(memory.slice(-2 * third, -third)) - 1;
const most = Math.max(...memory);
console.log(`${minutes} minutes, ${rate} requests a second: ${line(memory)}`);
console.log(`megabytes, minute by minute: ${memory.join(' ')}`);
console.log(
  `the last third beside the one before: ${(100 * drift).toFixed(1)} % (goal ±${100 * mostDrift}); most ${most} MB (goal ${mostMegabytes})`,
);
console.log(`answers: ${[...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')}`);
if (options.check && (Math.abs(drift) > mostDrift || most > mostMegabytes)) process.exitCode = 1;

async function noteMemory(): Promise<void> {
  const megabytes = (await residentMegabytes(service.process)) ?? Number.NaN;
  console.error(`minute ${memory.length}: ${megabytes} MB`);
  memory.push(megabytes);
}

async function newKey(): Promise<string> {
  const database = connectDatabase(databaseUrl, log);
  try {
    const ctx = { db: database.db, clock: () => new Date(), log, enqueue: async () => undefined };
    const { accountId } = await createAccount(ctx, {
      email: 'bench@example.test',
      plan: 'pro',
      minutesLimit: 1_000_000_000,
    });
    return (await createApiKey({ ...ctx, accountId }, { name: 'bench' })).key;
  } finally {
    await database.close();
  }
}

/** The n-th request of a second. */
async function turn(second: number, n: number): Promise<void> {
  if (n === 0 && second % 5 === 0) return addVideo(Math.floor(second / 5) % samples.length);
  if (n === 0 && second % 5 === 2 && ready) return askAbout(ready, second);
  if (!newest) return;
  if (n % 5 === 1) return void (await call('/workspace'));
  const { body } = await call(`/videos/${newest.id}`);
  if (body.id === newest.id && body.status === 'ready') ready = newest;
}

async function addVideo(sample: number): Promise<void> {
  const { body } = await call('/videos', { url: `https://www.youtube.com/watch?v=${samples[sample]?.[0]}` });
  if (body.id !== undefined) newest = { id: body.id, sample };
}

async function askAbout(video: { id: string; sample: number }, second: number): Promise<void> {
  const questions = samples[video.sample]?.[1] ?? [];
  await call(`/videos/${video.id}/questions`, { question: questions[second % questions.length] });
}

async function call(place: string, body?: object): Promise<{ body: { id?: string; status?: string } }> {
  const response = await fetch(`${service.origin}/api/v1${place}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  return { body: (await response.json()) as { id?: string; status?: string } };
}

function line(values: readonly number[]): string {
  const least = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - least);
  return values.map((value) => '▁▂▃▄▅▆▇█'[Math.round(((value - least) / span) * 7)]).join('');
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
