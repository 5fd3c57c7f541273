/**
 * How soon `GET /search` answers: `node bench/search.ts [--hours 10000] [--accounts 1000] [--rounds 7] [--json] [--check]`.
 *
 * A service of its own with an embedded PostgreSQL as it comes holds so many hours over so many accounts, a tenth of them in the
 * largest one, in which is searched. What is said is drawn word by word, rare ones as seldom as in speech (Zipf), a twentieth of the
 * videos in Chinese; the videos of all accounts lie among each other, as they would have come. Each round asks forty queries of a
 * kind, one after the other: its 95th percentile is taken, and of all rounds the median. With --check it ends with code 1 where a
 * common word, a phrase or two Chinese characters take 150 ms or more.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createApiKey } from '../src/accounts/api-keys.ts';
import { createAccount } from '../src/accounts/create-account.ts';
import { readConfig } from '../src/config.ts';
import type { Db } from '../src/database/connect.ts';
import { createLog } from '../src/observability/log.ts';
import { passagesOf } from '../src/search/passages-of.ts';
import { searchPassages } from '../src/search/search-passages.ts';
import { accountPrefix } from '../src/search/write-index.ts';
import { startService } from '../src/service.ts';
import { openStore } from '../src/store.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { plansOf } from '../test/harness/plan.ts';

const { values: options } = parseArgs({
  options: {
    hours: { type: 'string', default: '10000' },
    accounts: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const [hours, accounts, rounds] = [Number(options.hours), Number(options.accounts), Number(options.rounds)];
const most = { milliseconds: 150 };
const minutesOfVideo = 20;
const wordsPerMinute = 150;
const videos = Math.ceil((hours * 60) / minutesOfVideo);
/** Videos that say different things; the others say what one of these does. */
const talks = Math.min(1000, videos);
const videosAtOnce = 300;
const queriesOfKind = 40;
/** What terms of a talk begin with, until it is an account's. */
const ownersPrefix = '~~~~';

let state = 11;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 4_294_967_296;
};
const syllables =
  'ba be bi bo da de di do fa fe ga go ka ke ki la le li lo ma me mi na ne no pa re ri ro sa se si ta te ti'.split(' ');
const letters = Array.from({ length: 3000 }, (_, at) => String.fromCodePoint(0x4e00 + at * 6));
const words = [...new Set(Array.from({ length: 40_000 }, drawnWord))].slice(0, 20_000);

const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-bench-'));
await chmod(dataDir, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ROLES: 'api' });
const log = createLog('error');
const store = await openStore(config, log, 'endless');
const running = await startService(config, log);
try {
  running.open();
  const { db } = store.ctx;
  const { accountId } = await createAccount(running.ctx, { email: 'bench@example.test', plan: 'pro' });
  const { key } = await createApiKey({ ...running.ctx, accountId }, { name: 'bench' });
  const began = performance.now();
  const said = await writeTalks(db);
  await writeVideos(db, accountId);
  const { rows: sizes } = await sql<{ name: string; size: string }>`
    select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
    where relname in ('passages', 'searched_videos', 'searched_videos_by_term', 'passages_by_word')`.execute(db);
  console.error(`${videos} videos written in ${Math.round((performance.now() - began) / 1000)} s:`, sizes);

  const kinds = {
    'a common word': () => words[5 + Math.floor(random() * 95)] ?? '',
    'a phrase': () => `"${said.phrases[Math.floor(random() * said.phrases.length)]}"`,
    'two Chinese characters': () => said.pairs[Math.floor(random() * said.pairs.length)] ?? '',
    'two common words': () => `${words[5 + Math.floor(random() * 95)]} ${words[5 + Math.floor(random() * 95)]}`,
    'the most common word of all': () => words[0] ?? '',
    'a phrase that nobody says, of common words': () => `"${words[20 + Math.floor(random() * 80)]} okapi ${words[0]}"`,
    'two very common words that seldom stand together': () =>
      `"${words[Math.floor(random() * 10)]} ${words[150 + Math.floor(random() * 50)]}"`,
  };
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as { median: number; p95: number }[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [kind, query] of Object.entries(kinds)) {
      const taken: number[] = [];
      for (let at = 0; at < queriesOfKind; at += 1) taken.push(await timeOf(running.port, key, query()));
      if (round > 0) times[kind]?.push({ median: percentile(taken, 0.5), p95: percentile(taken, 0.95) });
    }
  }
  const report = Object.entries(times).map(([kind, all]) => ({
    kind,
    median: percentile(
      all.map((one) => one.median),
      0.5,
    ),
    p95: percentile(
      all.map((one) => one.p95),
      0.5,
    ),
  }));
  const ctx = { ...running.ctx, accountId };
  const plans = await plansOf(db, (watched) =>
    searchPassages({ ...ctx, db: watched }, { q: words[50] ?? '', limit: 20, withUploads: false }),
  );
  if (options.json) console.log(JSON.stringify({ hours, accounts, sizes, report, plans }, null, 2));
  else {
    for (const { kind, median, p95 } of report) {
      console.log(
        `${kind.padEnd(50)}median ${median.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms`,
      );
    }
    for (const { steps, milliseconds, blocks } of plans) {
      console.log(`\n${milliseconds.toFixed(1)} ms, ${blocks} blocks: ${steps.join(' < ')}`);
    }
  }
  if (options.check && report.slice(0, 3).some(({ p95 }) => p95 >= most.milliseconds)) process.exitCode = 1;
} finally {
  await running.stop();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function timeOf(port: number, key: string, q: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/search?${new URLSearchParams({ q })}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  await response.text();
  if (response.status !== 200) throw new Error(`${q} is answered ${response.status}`);
  return performance.now() - began;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

function drawnWord(): string {
  return Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => syllables[Math.floor(random() * syllables.length)],
  ).join('');
}

/** One of them, the first far oftener than the last, as words are said (Zipf). */
function zipf(from: readonly string[]): string {
  return from[Math.floor(from.length ** random()) - 1] ?? '';
}

/** What is said in talks, as templates; answers phrases and pairs of characters that are said somewhere. */
async function writeTalks(db: Db): Promise<{ phrases: string[]; pairs: string[] }> {
  await sql`create table talks (talk integer, place integer, start_seconds float8, text text, tail text, moments smallint[], words text)`.execute(
    db,
  );
  await sql`create table talk_terms (talk integer, terms text[])`.execute(db);
  const phrases: string[] = [];
  const pairs: string[] = [];
  for (let talk = 0; talk < talks; talk += 1) {
    const isChinese = talk % 20 === 0;
    const segments = Array.from({ length: (minutesOfVideo * 60) / 6 }, (_, at) => {
      const drawn = Array.from({ length: (wordsPerMinute / 10) * (isChinese ? 1.6 : 1) }, () =>
        zipf(isChinese ? letters : words),
      );
      if (isChinese) pairs.push(drawn.slice(0, 2).join(''));
      else phrases.push(drawn.slice(0, 2).join(' '));
      return { start: at * 6, end: at * 6 + 6, text: `${drawn.join(isChinese ? '' : ' ')}${isChinese ? '。' : '.'}` };
    });
    const transcript = { language: isChinese ? 'zh' : 'en', kind: 'manual' as const, segments };
    const { passages, terms } = passagesOf(readTranscript(transcript, minutesOfVideo * 60, null), ownersPrefix);
    const rows = passages.map(({ startSeconds, ...passage }, place) => ({
      place,
      start_seconds: startSeconds,
      ...passage,
    }));
    await sql`insert into talks select ${talk}::integer, place, start_seconds, text, tail, moments, words
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (place integer, start_seconds float8, text text, tail text, moments smallint[], words text)`.execute(db);
    await sql`insert into talk_terms values (${talk}::integer, ${terms}::text[])`.execute(db);
  }
  await sql`create index on talks (talk)`.execute(db);
  return { phrases, pairs };
}

/** The videos of all accounts, each tenth one of the largest account's. */
async function writeVideos(db: Db, largest: string): Promise<void> {
  const owners = [
    largest,
    ...Array.from({ length: accounts - 1 }, (_, at) => `account${String(at).padStart(14, '0')}`),
  ];
  await sql`insert into accounts (account_id, plan, began_at)
    select id, 'pro', now() from unnest(${owners}::text[]) id on conflict do nothing`.execute(db);
  await sql`create table owners as select id, prefix, number - 1 as number
    from unnest(${owners}::text[], ${owners.map(accountPrefix)}::text[]) with ordinality as owner (id, prefix, number)`.execute(
    db,
  );
  const owned = sql`select number as n, 'video' || lpad(number::text, 15, '0') as video_id, number % ${talks}::integer as talk,
      case when number % 10 = 0 then 0 else 1 + number / 10 % ${accounts - 1}::integer end as owner
    from generate_series`;
  await sql`drop index searched_videos_by_term, passages_by_word`.execute(db); // faster made at the end
  for (let from = 0; from < videos; from += videosAtOnce) {
    const some = sql`(${owned} (${from}::integer, ${Math.min(videos, from + videosAtOnce) - 1}::integer) number) video
      join owners on owners.number = video.owner`;
    await sql`insert into videos (account_id, video_id, platform_id, title, duration_seconds, via, status, stage, chapters, due_at,
        deadline, created_at)
      select id, video_id, 'sampleTalk1', 'A talk', ${minutesOfVideo * 60}::integer, 'api', 'ready', 'waiting', '[]', now(), now(),
        now() - make_interval(mins => ${videos}::integer - n) from ${some}`.execute(db);
    await sql`insert into searched_videos (account_id, video_id, part, terms)
      select id, video_id, 'speech', array_to_tsvector(array(select replace(unnest(terms), ${ownersPrefix}, prefix)))
      from ${some} join talk_terms using (talk)`.execute(db);
    await sql`insert into passages (account_id, video_id, kind, place, start_seconds, text, tail, moments, words)
      select id, video_id, 'speech', place, start_seconds, text, tail, moments, replace(words, ${ownersPrefix}, prefix)::tsvector from ${some} join talks using (talk)`.execute(
      db,
    );
  }
  await sql`create index passages_by_word on passages using gin (words) with (fastupdate = off)`.execute(db);
  await sql`create index searched_videos_by_term on searched_videos using gin (terms) with (fastupdate = off)`.execute(
    db,
  );
  await sql`drop table talks, talk_terms`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
