/**
 * How many requests a second the API answers beside a bare server: `npm run bench [-- --seconds 4 --rounds 5] [--only 'GET /workspace']
 * [--json] [--check]`.
 *
 * The service and `bare-server.ts` (node:http and pg, the same statements under names) stand on one PostgreSQL of their own and are
 * asked in turn, round after round, by 16 connections; where `pgbench` is there, it sends the two statements of the first row. Printed
 * are the medians of the rounds' ratios with their range; --profile FOLDER keeps a processor profile of the service there
 * (`flame-graph.ts` draws it). With --check it ends with code 1 where a median misses its goal.
 */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { hashKey } from '../src/accounts/api-key.ts';
import { createApiKey } from '../src/accounts/api-keys.ts';
import { createAccount } from '../src/accounts/create-account.ts';
import { connectDatabase, type Db } from '../src/database/connect.ts';
import { createLog } from '../src/observability/log.ts';
import { sampleCatalogue } from '../src/samples/catalogue.ts';
import { startStandIn } from '../src/samples/stand-in.ts';
import { type Load, loadOf, type Request } from './load.ts';
import { ownDatabase } from './own-database.ts';
import { residentMegabytes, startProcess } from './process.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const connections = 16;
const milliseconds = Number(options.seconds) * 1000;
const rounds = Number(options.rounds);
/** Videos of the account, the newest of which is read. */
const videos = 10_000;
/** The slowest hundredth may take so much longer than the bare server's. */
const mostP99 = 1.3;

const log = createLog('error');
await using stack = new AsyncDisposableStack();
const { folder, url: databaseUrl } = await ownDatabase(stack, log);
const standIn = await startStandIn(sampleCatalogue());
stack.defer(standIn.stop);

const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder, YOUTUBE_ORIGIN: standIn.origin };
const service = await startProcess(
  stack,
  // As `npm start` does.
  [
    ...(options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []),
    '--max-semi-space-size=8',
    '--heap-growing-percent=60',
    'bin/cuemark.js',
    'serve',
  ],
  { ...environment, ROLES: 'api', PORT: '0', SAMPLES: 'off' },
  (line) => {
    return line.includes('"msg":"serving"') ? Number(JSON.parse(line).port) : undefined;
  },
);
const { key, accountId } = await seed();
const bare = await startProcess(
  stack,
  ['bench/bare-server.ts'],
  { ...environment, PLATFORM_ORIGIN: standIn.origin },
  (line) => (/^\d+$/.test(line) ? Number(line) : undefined),
);

interface Scenario {
  name: string;
  goal: number;
  status: number;
  request: (n: number) => Request;
}

const tags = new Map<string, string>();
for (const { origin } of [service, bare]) {
  const response = await fetch(`${origin}/api/v1/videos/video00001`, { headers: { authorization: `Bearer ${key}` } });
  tags.set(origin, response.headers.get('etag') ?? '');
}
interface Row {
  name: string;
  goal: number;
  perSecond: number;
  ratio: Spread;
  p99: number;
  p99Ratio: Spread;
  /** Microseconds of a processor that each server takes for a request, the database's apart. */
  processor: { ours: number; bare: number };
  ofPgbench?: Spread;
}

type Measured = Load & { processor: number };

interface Spread {
  median: number;
  least: number;
  most: number;
}

let asked = 0;
const scenarios = (origin: string): Scenario[] => [
  {
    name: 'GET /videos/{id}',
    goal: 0.9,
    status: 200,
    request: () => ({ method: 'GET', path: '/api/v1/videos/video00001' }),
  },
  {
    name: 'the same, If-None-Match',
    goal: 0.9,
    status: 304,
    request: () => ({
      method: 'GET',
      path: '/api/v1/videos/video00001',
      headers: { 'if-none-match': tags.get(origin) ?? '' },
    }),
  },
  {
    name: 'GET /workspace, 20 of 10,000',
    goal: 0.85,
    status: 200,
    request: () => ({ method: 'GET', path: '/api/v1/workspace' }),
  },
  {
    name: 'POST /videos',
    goal: 0.85,
    status: 202,
    request: () => ({
      method: 'POST',
      path: '/api/v1/videos',
      body: { url: 'https://www.youtube.com/watch?v=sampleTalk1' },
    }),
  },
  {
    name: 'POST /videos/{id}/questions',
    goal: 0.85,
    status: 202,
    request: () => {
      asked += 1;
      const path = `/api/v1/videos/asked${String(asked).padStart(6, '0')}/questions`;
      return { method: 'POST', path, body: { question: 'How often was the drill borrowed?' } };
    },
  },
];

const report: Row[] = [];
for (const [place, { name, goal }] of scenarios('').entries()) {
  if (options.only !== undefined && !name.startsWith(options.only)) continue;
  const found: { ours: Measured; bare: Measured; pgbench: number | undefined }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const of = async (server: { origin: string; process: ChildProcess }) => {
      const scenario = scenarios(server.origin)[place] as Scenario;
      const before = await processorMicroseconds(server.process);
      const load = await loadOf(server.origin, scenario.request, {
        status: scenario.status,
        connections,
        milliseconds,
        key,
      });
      return { ...load, processor: ((await processorMicroseconds(server.process)) - before) / load.requests };
    };
    const ours = await of(service);
    const theirs = await of(bare);
    const pgbench = place === 0 ? await pgbenchRate() : undefined;
    if (round > 0) found.push({ ours, bare: theirs, pgbench }); // the first warms both
  }
  report.push({
    name,
    goal,
    perSecond: median(found.map(({ ours }) => ours.rate)),
    ratio: spread(found.map(({ ours, bare: theirs }) => ours.rate / theirs.rate)),
    p99: median(found.map(({ ours }) => ours.p99)),
    processor: {
      ours: median(found.map(({ ours }) => ours.processor)),
      bare: median(found.map(({ bare: own }) => own.processor)),
    },
    p99Ratio: spread(found.map(({ ours, bare: theirs }) => ours.p99 / theirs.p99)),
    ...(found[0]?.pgbench === undefined
      ? {}
      : { ofPgbench: spread(found.map(({ ours, pgbench = Number.NaN }) => ours.rate / pgbench)) }),
  });
}
const memory = await residentMegabytes(service.process);

if (options.json) console.log(JSON.stringify({ connections, rounds, report, memory }, null, 2));
else print();
if (options.check && report.some(({ ratio, goal, p99Ratio }) => ratio.median < goal || p99Ratio.median > mostP99)) {
  process.exitCode = 1;
}

/**
 * An account with ten thousand ready videos, each with a question that was answered, and as many more as there will be questions, one
 * for each. The database knows its tables: it plans a statement once for a connection, and plans for empty tables read whole ones.
 */
async function seed(): Promise<{ key: string; accountId: string }> {
  const database = connectDatabase(databaseUrl, log);
  try {
    const ctx = { db: database.db, clock: () => new Date(), log, enqueue: async () => undefined };
    const made = await createAccount(ctx, { email: 'bench@example.test', plan: 'pro', minutesLimit: 1_000_000_000 });
    const { key: created } = await createApiKey({ ...ctx, accountId: made.accountId }, { name: 'bench' });
    await addVideos(database.db, made.accountId, { prefix: 'video', digits: 5, count: videos, age: '0 s' });
    await addVideos(database.db, made.accountId, { prefix: 'asked', digits: 6, count: 100_000, age: '1 year' });
    await addQuestions(database.db, made.accountId);
    await sql`analyze`.execute(database.db);
    return { key: created, accountId: made.accountId };
  } finally {
    await database.close();
  }
}

async function addVideos(
  db: Db,
  owner: string,
  { prefix, digits, count, age }: { prefix: string; digits: number; count: number; age: string },
): Promise<void> {
  const chapters = Array.from({ length: 12 }, (_, place) => ({
    startSeconds: place * 90,
    title: `Chapter ${place + 1} of it`,
  }));
  await sql`insert into videos (account_id, video_id, platform_id, title, duration_seconds, via, status, stage, due_at, deadline,
      created_at, finished_at, engine, chapters)
    select ${owner}, ${prefix} || lpad(n::text, ${digits}::int, '0'), 'sampleTalk1', 'A talk about drills, part ' || n, 1200, 'api', 'ready',
      'finding_chapters', now(), now(), now() - ${age}::interval - n * interval '1 second', now(), 'builtin', ${JSON.stringify(chapters)}::jsonb
    from generate_series(1, ${count}::int) as n`.execute(db);
}

/** Asks once about each video that is read. */
async function addQuestions(db: Db, owner: string): Promise<void> {
  await sql`insert into chats (account_id, chat_id, video_id, name, is_api, created_at)
    select account_id, 'chat_' || video_id, video_id, 'API', true, created_at from videos
    where account_id = ${owner} and video_id like 'video%'`.execute(db);
  await sql`insert into questions (account_id, question_id, video_id, chat_id, via, question, status, answer, citations, due_at, deadline,
      created_at, finished_at)
    select account_id, 'question_' || video_id, video_id, chat_id, 'api', 'How often was the drill borrowed?', 'answered', 'Often.', '[]', now(),
      now(), created_at, created_at from chats where account_id = ${owner}`.execute(db);
}

/** Transactions a second of pgbench with the two statements of a read; undefined where it is not there. */
async function pgbenchRate(): Promise<number | undefined> {
  const script = path.join(folder, 'read.sql');
  await writeFile(
    script,
    `select accounts.account_id, key_id, plan from api_keys join accounts on accounts.account_id = api_keys.account_id
      where hash = '\\x${hashKey(key).toString('hex')}' and revoked_at is null;
     select video_id, platform_id, title, duration_seconds, status, stage, progress, error_code, error_message, via, created_at, chapters,
      chapters_version from videos where account_id = '${accountId}' and video_id = 'video00001' and platform_id is not null
      and deleted_at is null;`,
  );
  try {
    const words = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(connections),
      '-T',
      String(Math.ceil(milliseconds / 1000)),
      '-f',
      script,
    ];
    const output = execFileSync('pgbench', [...words, databaseUrl], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Of the process with all its threads, since it began. */
async function processorMicroseconds({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10_000;
}

function print(): void {
  console.log(`${connections} connections, ${rounds} rounds of ${options.seconds} s, in turn with a bare server\n`);
  for (const { name, goal, perSecond, ratio, p99, p99Ratio, processor, ofPgbench } of report) {
    const bar = '█'.repeat(Math.round(Math.min(1.5, ratio.median) * 20)).padEnd(20, '·');
    console.log(
      `${name.padEnd(30)}${bar} ${inWords(ratio)} of its rate (goal ${goal})   ${Math.round(perSecond)}/s   ` +
        `p99 ${p99.toFixed(1)} ms, ${inWords(p99Ratio)} of its own`,
    );
    console.log(
      `${''.padEnd(30)}processor: ${Math.round(processor.ours)} µs a request, the bare server ${Math.round(processor.bare)} µs`,
    );
    if (ofPgbench) console.log(`${''.padEnd(30)}pgbench with the two statements: ${inWords(ofPgbench)}`);
  }
  console.log(`\nmemory of the service: ${memory ?? '?'} MB`);
}

function inWords({ median: middle, least, most }: Spread): string {
  return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

function spread(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
