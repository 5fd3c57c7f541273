/**
 * What the service is measured beside: `node:http` and `pg` with the same statements, under names, and nothing else. It checks no
 * input, records nothing and knows no other path. DATABASE_URL and PLATFORM_ORIGIN say where it finds what it needs; it prints its port.
 */
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { hashKey } from '../src/accounts/api-key.ts';
import { newId } from '../src/accounts/identifier.ts';
import { chaptersText } from '../src/chaptering/rules.ts';
import { foldText } from '../src/database/fold-text.ts';
import { titleOrder } from '../src/database/title-order.ts';
import { timestamp } from '../src/transcripts/timestamp.ts';

const { DATABASE_URL: databaseUrl = '', PLATFORM_ORIGIN: platformOrigin = '' } = process.env;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const boss = new PgBoss({ connectionString: databaseUrl, schedule: false, supervise: false, migrate: false });
await boss.start();

const summary =
  'video_id, platform_id, title, duration_seconds, status, stage, progress, error_code, error_message, via, created_at';
const chaptersToo = `${summary}, chapters, chapters_version`;
const whole = `${chaptersToo}, engine, density, edited_at, engine_chapters, engine_report, creator_chapters, media`;
const question =
  'question_id, video_id, chat_id, via, question, status, answer, citations, so_far, engine, error_code, error_message, created_at';

/** The statements that the service sends for the same requests. */
const statements = {
  owner: `select accounts.account_id, key_id, plan from api_keys join accounts on accounts.account_id = api_keys.account_id
    where hash = $1 and revoked_at is null`,
  video: `select ${chaptersToo} from videos where account_id = $1 and video_id = $2 and platform_id is not null and deleted_at is null`,
  state: `select status, chapters_version from videos
    where account_id = $1 and video_id = $2 and platform_id is not null and deleted_at is null`,
  page: `select ${summary}, chapters from videos where account_id = $1 and deleted_at is null and platform_id is not null
    order by created_at desc, video_id desc limit $2`,
  account: 'select began_at, plan, minutes_limit from accounts where account_id = $1',
  cycle: `select cycle_start, minutes_limit, minutes_used from minute_cycles where account_id = $1
    order by cycle_start desc limit 1 for update`,
  use: 'update minute_cycles set minutes_used = minutes_used + $3 where account_id = $1 and cycle_start = $2',
  entry: `insert into minute_entries (account_id, entry_id, cycle_start, kind, minutes, video_id, created_at)
    values ($1, $2, $3, 'charge', $4, $5, $6) on conflict (account_id, video_id, kind) do nothing returning entry_id`,
  insertVideo: `insert into videos (account_id, video_id, platform_id, title, title_folded, title_order, duration_seconds, via, status,
    stage, due_at, deadline, created_at) values ($1, $2, $3, $4, $5, $6, $7, 'api', 'processing', 'waiting', now(), $8, $9) returning ${whole}`,
  tell: 'select pg_notify($1, $2)',
  lock: `select ${whole} from videos where account_id = $1 and video_id = $2 and deleted_at is null for update`,
  counted: `select created_at, status = 'pending' or finished_at > now() - make_interval(secs => $3) as busy,
    status = 'pending' and deadline <= now() as overdue from questions
    where account_id = $1 and video_id = $2 and status <> 'failed'`,
  chats: `select chat_id, name, is_api, created_at from chats where account_id = $1 and video_id = $2 and deleted_at is null
    order by created_at, chat_id`,
  insertChat: `insert into chats (account_id, chat_id, video_id, name, is_api, created_at) values ($1, $2, $3, 'API', true, $4)
    returning chat_id`,
  insertQuestion: `insert into questions (account_id, question_id, video_id, chat_id, via, question, status, due_at, deadline, created_at)
    values ($1, $2, $3, $4, 'api', $5, 'pending', now(), $6, $7) returning ${question}`,
};

type Name = keyof typeof statements;
type Queryable = Pick<pg.Pool, 'query'>;
const ask = async (on: Queryable, name: Name, ...values: unknown[]) =>
  (await on.query({ name, text: statements[name], values })).rows;

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const ring = (client: pg.PoolClient, verb: string, accountId: string, id: string) =>
  boss.send(
    verb,
    { accountId, id },
    {
      singletonKey: `${accountId}/${id}`,
      db: {
        executeSql: (text: string, values?: unknown[]) => client.query({ name: verb, text, values: values ?? [] }),
      },
    },
  );

const tell = (client: pg.PoolClient, change: object) => ask(client, 'tell', 'cuemark_changes', JSON.stringify(change));

// biome-ignore lint/suspicious/noExplicitAny: rows as the database gives them
type Row = any;

function videoObject(row: Row) {
  return {
    object: 'video',
    id: row.video_id,
    status: row.status,
    platform_id: row.platform_id,
    title: row.title,
    duration_seconds: row.duration_seconds,
    minutes_charged: Math.max(1, Math.floor(row.duration_seconds / 60)),
    chapters:
      row.chapters?.map((one: { startSeconds: number; title: string }) => ({
        start_seconds: one.startSeconds,
        timestamp: timestamp(one.startSeconds),
        title: one.title,
      })) ?? null,
    chapters_text: row.chapters && chaptersText(row.chapters),
    error: null,
    app_url: `http://localhost/workspace/${row.video_id}`,
    created_at: row.created_at.toISOString(),
  };
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Asks the platform's stand-in about a video, as any client of it does. */
async function lookUp(videoId: string): Promise<{ title: string; seconds: number }> {
  const response = await fetch(`${platformOrigin}/youtubei/v1/player`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ context: { client: { clientName: 'WEB', hl: 'en' } }, videoId }),
  });
  const { videoDetails } = (await response.json()) as Row;
  return { title: videoDetails.title, seconds: Number(videoDetails.lengthSeconds) };
}

async function answerTo(request: IncomingMessage): Promise<{ status: number; object?: object; tag?: string }> {
  const key = (request.headers.authorization ?? '').slice('Bearer '.length);
  const [owner] = await ask(pool, 'owner', hashKey(key));
  if (!owner) return { status: 401 };
  const accountId = owner.account_id;
  const [, videoId, questions] = /^\/api\/v1\/videos\/([^/]+)(\/questions)?$/.exec(request.url ?? '') ?? [];
  const now = new Date();
  if (request.method === 'GET' && videoId !== undefined) {
    const known = request.headers['if-none-match'];
    if (known !== undefined) {
      const [state] = await ask(pool, 'state', accountId, videoId);
      const tag = `"${state.status}.${state.chapters_version}"`;
      if (known === tag) return { status: 304, tag };
    }
    const [row] = await ask(pool, 'video', accountId, videoId);
    return { status: 200, object: videoObject(row), tag: `"${row.status}.${row.chapters_version}"` };
  }
  if (request.method === 'GET') {
    const rows = await ask(pool, 'page', accountId, 21);
    return { status: 200, object: { object: 'list', data: rows.slice(0, 20).map(videoObject), next_cursor: 'x' } };
  }
  const body = await bodyOf(request);
  if (questions === undefined) {
    const platformId = new URL(body.url).searchParams.get('v') ?? '';
    const { title, seconds } = await lookUp(platformId);
    const id = newId();
    const minutes = Math.max(1, Math.floor(seconds / 60));
    const row = await inTransaction(async (client) => {
      const deadline = new Date(now.getTime() + 3_600_000);
      const made = await ask(
        client,
        'insertVideo',
        accountId,
        id,
        platformId,
        title,
        foldText(title),
        titleOrder(title),
        seconds,
        deadline,
        now,
      );
      await ring(client, 'process-video', accountId, id);
      await tell(client, { accountId, videoId: id });
      await ask(client, 'account', accountId);
      const [cycle] = await ask(client, 'cycle', accountId);
      await ask(client, 'use', accountId, cycle.cycle_start, minutes);
      await tell(client, { accountId });
      await ask(client, 'entry', accountId, newId(), cycle.cycle_start, minutes, id, now);
      return made[0];
    });
    return { status: 202, object: videoObject(row) };
  }
  const row = await inTransaction(async (client) => {
    await ask(client, 'lock', accountId, videoId);
    await ask(client, 'counted', accountId, videoId, 0);
    const there = (await ask(client, 'chats', accountId, videoId)).find(({ is_api }) => is_api);
    const chat = there ?? (await ask(client, 'insertChat', accountId, newId(), videoId, now))[0];
    const deadline = new Date(now.getTime() + 300_000);
    const [made] = await ask(
      client,
      'insertQuestion',
      accountId,
      newId(),
      videoId,
      chat.chat_id,
      body.question,
      deadline,
      now,
    );
    await ring(client, 'answer-question', accountId, made.question_id);
    await tell(client, { accountId, videoId, chatId: chat.chat_id, questionId: made.question_id });
    return made;
  });
  return { status: 202, object: { object: 'question', id: row.question_id, video_id: videoId, status: row.status } };
}

const server = createServer((request, response) => {
  answerTo(request).then(
    ({ status, object, tag }) => {
      const headers = { ...(tag ? { etag: tag } : {}), ...(object ? { 'content-type': 'application/json' } : {}) };
      response.writeHead(status, headers).end(object && JSON.stringify(object));
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port));
process.on('SIGTERM', () => process.exit(0));
