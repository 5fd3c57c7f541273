/**
 * How soon a video is ready, and how many a minute: `npm run bench-pipeline [-- --videos 200] [--json] [--check]`.
 *
 * Samples with captions are sent one after the other to a service of its own (embedded PostgreSQL, one process with all roles):
 * milliseconds from a video's 202 until a client that asks again every 10 ms sees it ready. Then so many of them are accepted while
 * nobody works, and a worker is started: its rate is measured beside that of the same engine's threads on the same transcripts, in
 * turn, without database, queue and platform. With --check it ends with code 1 where a goal is missed.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApiKey } from '../src/accounts/api-keys.ts';
import { createAccount } from '../src/accounts/create-account.ts';
import { readConfig } from '../src/config.ts';
import type { StoredTranscript } from '../src/engines/engines.ts';
import { openEngines } from '../src/engines/open-engines.ts';
import { createLog } from '../src/observability/log.ts';
import { type Service, startService } from '../src/service.ts';
import { asked } from './asked.ts';
import { ownDatabase } from './own-database.ts';

const { values: options } = parseArgs({
  options: {
    videos: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const videos = Number(options.videos);
const goals = { p50: 300, p95: 1000, rate: 0.8 };
const single = 40;
const samples = Object.keys(asked);

const log = createLog('error');
await using stack = new AsyncDisposableStack();
const { folder, url: databaseUrl } = await ownDatabase(stack, log);
const configFor = (ROLES: string) =>
  readConfig({ PORT: '0', DATA_DIR: path.join(folder, 'data'), DATABASE_URL: databaseUrl, ROLES });

const whole = await running('api,web,worker');
const { accountId } = await createAccount(whole.ctx, {
  email: 'bench@example.test',
  plan: 'pro',
  minutesLimit: 1_000_000_000,
});
const { key } = await createApiKey({ ...whole.ctx, accountId }, { name: 'bench' });
const times: number[] = [];
for (let at = 0; at <= single; at += 1) times.push(await timeToReady(whole, samples[at % samples.length] ?? ''));
times.shift(); // with cold code
const transcripts = await storedTranscripts(whole);
await whole.stop();

const accepting = await running('api');
for (let at = 0; at < videos; at += 1) await send(accepting, samples[at % samples.length] ?? '');
await accepting.stop();
const began = performance.now();
const working = await running('worker');
while ((await countInWork(working)) > 0) await sleep(50);
const drained = videos / ((performance.now() - began) / 60_000);
await working.stop();
const alone = await rateAlone();

const report = {
  ready: { videos: single, p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
  queued: { videos, aMinute: drained, engineAlone: alone, ratio: drained / alone },
};
if (options.json) console.log(JSON.stringify(report, null, 2));
else {
  const { ready, queued } = report;
  console.log(
    `from 202 to ready, ${single} videos      p50 ${Math.round(ready.p50)} ms (goal ${goals.p50}), p95 ${Math.round(ready.p95)} ms (goal ${goals.p95})`,
  );
  console.log(
    `${videos} queued videos               ${Math.round(queued.aMinute)} a minute, ${queued.ratio.toFixed(2)} of the engine alone (goal ${goals.rate}), which does ${Math.round(alone)}`,
  );
}
if (options.check && (report.ready.p50 > goals.p50 || report.ready.p95 > goals.p95 || report.queued.ratio < goals.rate))
  process.exitCode = 1;

async function running(roles: string): Promise<Service> {
  const service = await startService(configFor(roles), log);
  service.open();
  return service;
}

async function call(
  { port }: Service,
  place: string,
  body?: object,
): Promise<{ status: number; body: { id: string; status: string } }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${place}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

async function send(service: Service, sample: string): Promise<string> {
  const { status, body } = await call(service, '/videos', { url: `https://www.youtube.com/watch?v=${sample}` });
  if (status !== 202) throw new Error(`a video is answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

async function timeToReady(service: Service, sample: string): Promise<number> {
  const id = await send(service, sample);
  const sent = performance.now();
  for (;;) {
    const { body } = await call(service, `/videos/${id}`);
    if (body.status === 'failed') throw new Error(JSON.stringify(body));
    if (body.status === 'ready') return performance.now() - sent;
    await sleep(10);
  }
}

async function countInWork({ ctx }: Service): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('videos')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of the samples, each with its title. */
async function storedTranscripts({ ctx }: Service): Promise<(StoredTranscript & { title: string })[]> {
  const rows = await ctx.db
    .selectFrom('transcripts')
    .innerJoin('videos', 'videos.video_id', 'transcripts.video_id')
    .select([
      'language',
      'kind',
      'segments',
      'title',
      'duration_seconds as durationSeconds',
      'platform_id as platformId',
    ])
    .distinctOn('platform_id')
    .execute();
  return samples.map((sample) => {
    const row = rows.find(({ platformId }) => platformId === sample);
    if (!row) throw new Error(`there is no transcript of ${sample}`);
    const { title, language, durationSeconds } = row;
    return {
      title,
      language,
      durationSeconds,
      kind: row.kind as StoredTranscript['kind'],
      segments: JSON.stringify(row.segments),
    };
  });
}

/** Videos a minute of the engine's threads, which do for each what the worker has them do. */
async function rateAlone(): Promise<number> {
  const { engineThreads: threads } = configFor('worker');
  const engines = openEngines({ threads });
  try {
    const from = performance.now();
    let next = 0;
    const work = async () => {
      while (next < videos) {
        const transcript = transcripts[next % transcripts.length];
        next += 1;
        if (!transcript) return;
        const reading = await engines.makeReading(transcript);
        const vectors = await engines.makeVectors(reading);
        await engines.indexSpeech({ reading, prefix: 'bench' });
        await engines.chapters({ reading, vectors, title: transcript.title });
      }
    };
    await Promise.all(Array.from({ length: threads + 1 }, work));
    return videos / ((performance.now() - from) / 60_000);
  } finally {
    await engines.close();
  }
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
