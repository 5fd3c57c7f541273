import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { citationFaults } from '../../src/answering/citations.ts';
import type { Db } from '../../src/database/connect.ts';
import type { Tx } from '../../src/database/transaction.ts';
import { askQuestion } from '../../src/questions/ask-question.ts';
import { auditQuestions } from '../../src/questions/audit-questions.ts';
import { createChat, deleteChat, listChats } from '../../src/questions/chats.ts';
import { type Answer, type ApiClient, apiClient, watch } from '../harness/client.ts';
import { until } from '../harness/program.ts';
import { readyVideo, withWorker } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

/** Does everything. */
let service: TestService;
/** Has no worker: what is asked stays pending. */
let idle: TestService;
let client: ApiClient;
let idleClient: ApiClient;
let idleAccount: string;
let videoId: string;

beforeAll(async () => {
  service = await startTestService();
  client = apiClient(service.origin, (await newCustomer(service)).key);
  videoId = await readyVideo(client);
  idle = await startTestService({ ROLES: 'api,web' });
  const customer = await newCustomer(idle);
  idleAccount = customer.accountId;
  idleClient = apiClient(idle.origin, customer.key);
});

afterAll(async () => {
  const audits = await Promise.all([auditQuestions(service.ctx), auditQuestions(idle.ctx)]);
  await Promise.all([service.stop(), idle.stop()]);
  expect(audits.flatMap(({ violations }) => violations)).toEqual([]);
});

const ask = (of: ApiClient, video: string, question = 'How often was the drill borrowed?') =>
  of.post(`/videos/${video}/questions`, { question });

async function settled(of: ApiClient, location: string | null, seconds = 45): Promise<Answer> {
  const path = (location ?? '').replace('/api/v1', '');
  for (const end = Date.now() + seconds * 1000; ; await sleep(30)) {
    const answer = await of.get(path);
    if (answer.status !== 200 || answer.body.status !== 'pending') return answer;
    if (Date.now() > end) throw new Error('the question stays pending');
  }
}

async function askAndWait(of: ApiClient, video: string, question?: string): Promise<Answer> {
  const asked = await ask(of, video, question);
  expect(asked.status).toBe(202);
  return settled(of, asked.headers.get('location'));
}

/** A ready video on the service without a worker. */
const idleVideo = () => withWorker(idle, () => readyVideo(idleClient));

/** As if the time of what is pending about a video had passed. */
async function passDeadline(video: string): Promise<void> {
  await idle.ctx.db
    .updateTable('questions')
    .set({ deadline: new Date(0) })
    .where('video_id', '=', video)
    .where('status', '=', 'pending')
    .execute();
}

/** Stores questions of a past that would take long to live through. */
async function store(
  video: string,
  count: number,
  status: 'answered' | 'failed',
  { db = idle.ctx.db as Db | Tx, finishedAt = null as Date | null } = {},
): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  const chat = { account_id: idleAccount, chat_id: `past${Math.random().toString(36).slice(2, 12)}` };
  await db
    .insertInto('chats')
    .values({ ...chat, video_id: video, name: 'Past', is_api: false, created_at: past })
    .execute();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...chat,
    question_id: `${chat.chat_id}${status}${index}`,
    video_id: video,
    via: 'web',
    question: 'Why?',
    status,
    ...(status === 'answered' ? { answer: 'So.', citations: '[]' } : { error_code: 'answer_failed' }),
    due_at: past,
    deadline: past,
    created_at: past,
    finished_at: finishedAt,
  }));
  await db.insertInto('questions').values(rows).execute();
}

function expectRefusal({ status, headers, body }: Answer, expected: { status: number; code: string }): void {
  expect({ status, code: body.code }).toEqual(expected);
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body.request_id).toBe(headers.get('x-request-id'));
  if (status === 409) expect(headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
}

test('§2.3, §3.2, §4.4, §4.5: a question is pending, then answered with moments of the video', async () => {
  const before = (await client.get('/account')).body;
  const asked = await ask(client, videoId, '  How many times was the drill borrowed? ');

  expect(asked.status).toBe(202);
  expect(asked.headers.get('content-type')).toMatch(/^application\/json/);
  expect(asked.headers.get('location')).toBe(`/api/v1/videos/${videoId}/questions/${asked.body.id}`);
  expect(asked.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect(asked.body).toEqual({
    object: 'question',
    id: expect.stringMatching(/^[A-Za-z0-9]{8,40}$/),
    video_id: videoId,
    status: 'pending',
    question: '  How many times was the drill borrowed? ',
    answer: null,
    error: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });

  const { body, headers } = await settled(client, asked.headers.get('location'));
  expect(body).toEqual({ ...asked.body, status: 'answered', answer: expect.stringMatching(/\b\d:\d\d\b/) });
  expect(body.answer).toMatch(/four hundred and eleven times.*” 0:21/);
  expect(headers.get('retry-after')).toBeNull();
  expect((await client.get('/account')).body).toEqual(before); // §4.4: it uses no minutes
});

test('§2.3: what an answer cites lies inside the video and rests on passages that are stored and were said', async () => {
  for (const question of ['Who pays for it?', 'What is this about?', 'What do ladders need?']) {
    await askAndWait(client, videoId, question);
  }
  const rows = await service.ctx.db.selectFrom('questions').selectAll().where('status', '=', 'answered').execute();
  const transcript = await service.ctx.db.selectFrom('transcripts').select('segments').executeTakeFirstOrThrow();
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const said = letters((transcript.segments as { text: string }[]).map(({ text }) => text).join(' '));
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { answer, citations } of rows) {
    const cited = citations as { startSeconds: number; quote: string }[];
    expect(citationFaults({ markdown: answer ?? '', citations: cited }, 555)).toEqual([]);
    for (const { quote } of cited) expect(said).toContain(letters(quote));
  }
});

test('decisions, Questions: what the video does not say is answered by saying so', async () => {
  const { body } = await askAndWait(client, videoId, 'What does she say about submarines?');
  expect(body.status).toBe('answered');
  expect(body.answer).toMatch(/^The video does not say that/);
});

test('§1: later questions keep the context of earlier ones, and answers are in a chat named API', async () => {
  const { accountId, key } = await newCustomer(service);
  const theirs = apiClient(service.origin, key);
  const video = await readyVideo(theirs);
  await askAndWait(theirs, video, 'Who had the drill?');
  const { body } = await askAndWait(theirs, video, 'And how many times was it lent?');
  const chats = await listChats({ ...service.ctx, accountId }, { videoId: video });
  expect(body.answer).toContain('drill');
  expect(chats).toMatchObject([{ name: 'API', isApi: true }]);
});

describe('§4.4, §7.2: what is refused, in the order of the checks', () => {
  test.each([
    ['no question', {}],
    ['an unknown field', { question: 'Why?', extra: 1 }],
    ['a wrong type', { question: 7 }],
    ['null', { question: null }],
    ['an empty question', { question: '' }],
    ['only white space', { question: ' \t\n\u2003\u3000' }],
    ['2001 characters', { question: 'x'.repeat(2001) }],
    ['2001 emoji', { question: '😀'.repeat(2001) }],
    ['a NUL', { question: 'a\u0000b' }],
    ['no object', ['Why?']],
  ])('%s is 400, before anything is asked of the video', async (_name, body) => {
    expectRefusal(await client.post('/videos/aaaaaaaaaaaaaaaaaaaa/questions', body), {
      status: 400,
      code: 'invalid_request',
    });
  });

  test('a key, a Content-Type and a size come before the fields', async () => {
    const path = `/videos/${videoId}/questions`;
    const big = JSON.stringify({ question: 'x'.repeat(17_000) });
    const stranger = apiClient(service.origin, 'none');
    expect((await stranger.post(path, big, { 'content-type': 'text/plain' })).status).toBe(401);
    expect((await client.post(path, big, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await client.post(path, big)).status).toBe(413);
    const free = await newCustomer(service, { plan: 'free' });
    expectRefusal(await ask(apiClient(service.origin, free.key), videoId), { status: 403, code: 'pro_required' });
  });

  test.each([
    ['GET', '/videos/abcdefgh/questions', 'POST'],
    ['POST', '/videos/abcdefgh/questions/abcdefgh', 'GET, HEAD'],
    ['DELETE', '/videos/abcdefgh/questions/abcdefgh', 'GET, HEAD'],
  ])('%s %s is 405 with Allow: %s', async (method, path, allow) => {
    const response = await fetch(`${service.origin}/api/v1${path}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  test('another account’s video is 404, equal to none; so is its question, and one of another video', async () => {
    const theirs = apiClient(service.origin, (await newCustomer(service)).key);
    const { body: mine } = await askAndWait(client, videoId);
    const other = await readyVideo(client);
    const answers = [
      await ask(theirs, videoId),
      await ask(theirs, 'aaaaaaaaaaaaaaaaaaaa'),
      await ask(theirs, 'abc'),
      await theirs.get(`/videos/${videoId}/questions/${mine.id}`),
      await client.get(`/videos/${other}/questions/${mine.id}`),
      await client.get(`/videos/${videoId}/questions/aaaaaaaaaaaaaaaaaaaa`),
      await client.get(`/videos/${videoId}/questions/short`),
      await client.get(`/videos/${videoId}/questions/${'a'.repeat(41)}`),
    ];
    for (const answer of answers) expectRefusal(answer, { status: 404, code: 'not_found' });
    const [first, ...others] = answers.map(({ body: { request_id: _id, ...body } }) => body);
    for (const body of others) expect(body).toEqual(first);
  });

  test('a video that was deleted is 404, and so are its questions', async () => {
    const { accountId, key } = await newCustomer(service);
    const theirs = apiClient(service.origin, key);
    const video = await readyVideo(theirs);
    const { body } = await askAndWait(theirs, video);
    await service.ctx.db
      .updateTable('videos')
      .set({ deleted_at: new Date() })
      .where('account_id', '=', accountId)
      .execute();
    expectRefusal(await ask(theirs, video), { status: 404, code: 'not_found' });
    const read = await theirs.get(`/videos/${video}/questions/${body.id}`);
    expectRefusal(read, { status: 404, code: 'not_found' });
  });

  test('a video in work is 409 video_not_ready', async () => {
    const { body } = await idleClient.submit(watch('sampleTalk1'));
    expectRefusal(await ask(idleClient, body.id), { status: 409, code: 'video_not_ready' });
  });

  test('a failed video is 409 video_not_ready with Retry-After 60, and says that it will not become ready', async () => {
    const { body } = await client.submit(watch('sampleSong1'));
    await client.settled(body.id);
    const answer = await ask(client, body.id);
    expectRefusal(answer, { status: 409, code: 'video_not_ready' });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.body.detail).toContain('will not become ready');
  });
});

test('§2.3, decisions: 2000 characters are Unicode code points, and the text is returned as sent', async () => {
  const texts = [
    '😀'.repeat(2000),
    'a'.repeat(2000),
    '\u00a0Wie?\r\n“<b>*x*</b>” & \\n \u0301e \u{1F468}\u200D\u{1F469} ',
  ];
  for (const text of texts) {
    const { body } = await askAndWait(client, videoId, text);
    expect(body.status).toBe('answered');
    expect(body.question).toBe(text);
  }
});

test('§4.5: Prefer: wait answers when the state is final; an ETag of before gives 304', async () => {
  const asked = await ask(client, videoId, 'Who is Howard Pike?');
  const path = asked.headers.get('location')?.replace('/api/v1', '') ?? '';
  const answered = await client.get(path, { prefer: 'wait=10' });
  expect(answered.body.status).toBe('answered');
  const known = { 'if-none-match': answered.headers.get('etag') ?? '' };
  expect((await client.get(path, known)).status).toBe(304);
  const elsewhere = path.replace(videoId, await readyVideo(client));
  expect((await client.get(elsewhere, known)).status).toBe(404);
  const { key: strange } = await newCustomer(service);
  expect((await apiClient(service.origin, strange).get(path, known)).status).toBe(404);
});

/** Connections to the idle service's database that wait for a lock of another one. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(idle.ctx.db);
  return rows[0]?.count ?? 0;
}

describe('§8: one at a time', () => {
  test('ten at once give one 202 and nine 409 question_in_progress, and the answer frees the way', async () => {
    const video = await idleVideo();
    await Promise.all(Array.from({ length: 10 }, () => idleClient.get('/account'))); // opens as many connections
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(idleClient, video)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expectRefusal(answer, { status: 409, code: 'question_in_progress' });
    }
    const pending = answers.find(({ status }) => status === 202);
    const read = await idleClient.get(pending?.headers.get('location')?.replace('/api/v1', '') ?? '');
    expect(read.body.status).toBe('pending');
    expect(read.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
  });

  test('a question that was answered while this one waited its turn was in progress when this one came: 409', async () => {
    const video = await idleVideo();
    const { asked } = await idle.ctx.db.transaction().execute(async (tx) => {
      await tx.selectFrom('videos').select('video_id').where('video_id', '=', video).forUpdate().execute();
      const waiting = ask(idleClient, video);
      await until(async () => (await waitingForLocks()) > 0, 45);
      await store(video, 1, 'answered', { db: tx, finishedAt: new Date() });
      return { asked: waiting };
    });
    expectRefusal(await asked, { status: 409, code: 'question_in_progress' });
    expect((await ask(idleClient, video)).status).toBe(202);
  });

  test('whoever has read an answer may ask at once, however busy the process is in the middle of it', async () => {
    const video = await idleVideo();
    await store(video, 1, 'answered', { finishedAt: new Date() });
    let looks = 0;
    const clock = () => {
      looks += 1;
      for (const end = Date.now() + 500; looks === 2 && Date.now() < end; ); // as other work keeps the process from this one
      return new Date();
    };
    const ctx = { ...idle.ctx, accountId: idleAccount, clock };
    const input = { videoId: video, question: 'And then?', via: 'api' as const };
    await expect(askQuestion(ctx, input)).resolves.toMatchObject({ status: 'pending' });
  });

  test('decisions, Questions: past its deadline it is failed by a process without a worker, and the next may be asked', async () => {
    const video = await idleVideo();
    const asked = await ask(idleClient, video);
    await passDeadline(video);
    const { body } = await settled(idleClient, asked.headers.get('location'));
    expect(body).toMatchObject({ status: 'failed', answer: null });
    expect(body.error).toEqual({ code: 'deadline_exceeded', message: expect.stringContaining('not counted') });
    expect((await ask(idleClient, video)).status).toBe(202);
    await withWorker(idle, () => sleep(1500));
    expect((await settled(idleClient, asked.headers.get('location'))).body).toEqual(body); // a final state stays
  });
});

describe('§8: 25 questions a video', () => {
  test('the 26th is 429 question_limit_reached', async () => {
    const theirs = apiClient(service.origin, (await newCustomer(service)).key);
    const video = await readyVideo(theirs);
    for (let count = 0; count < 25; count += 1) await askAndWait(theirs, video, `What of ladder ${count}?`);
    const answer = await ask(theirs, video);
    expectRefusal(answer, { status: 429, code: 'question_limit_reached' });
    expect(answer.body.detail).toContain('25');
  });

  test('§2.3: failed ones free their place; a pending one counts; those of web chats count, deleted or not', async () => {
    const video = await idleVideo();
    const ctx = { ...idle.ctx, accountId: idleAccount };
    await store(video, 30, 'failed');
    await store(video, 24, 'answered');
    const [past] = (await listChats(ctx, { videoId: video })).slice(-1);
    await deleteChat(ctx, { videoId: video, chatId: past?.chatId ?? '' });

    const last = await ask(idleClient, video);
    expect(last.status).toBe(202);
    expect((await ask(idleClient, video)).body.code).toBe('question_in_progress');
    await passDeadline(video);
    expect((await settled(idleClient, last.headers.get('location'))).body.status).toBe('failed');
    expect((await ask(idleClient, video)).status).toBe(202);
    await store(video, 1, 'answered');
    await passDeadline(video);
    expectRefusal(await ask(idleClient, video), { status: 429, code: 'question_limit_reached' });
  });
});

describe('§8: 7 chats a video', () => {
  test('where none of them is the API’s, a question over the API is 429; a deleted chat makes place for it', async () => {
    const video = await idleVideo();
    const ctx = { ...idle.ctx, accountId: idleAccount };
    const chats = [];
    for (let count = 0; count < 7; count += 1) chats.push(await createChat(ctx, { videoId: video, name: 'API' }));
    const refused = await ask(idleClient, video);
    expectRefusal(refused, { status: 429, code: 'question_limit_reached' });
    expect(refused.body.detail).toContain('7 chats');
    await expect(createChat(ctx, { videoId: video, name: 'Eighth' })).rejects.toThrow('7 chats');

    await deleteChat(ctx, { videoId: video, chatId: chats[3]?.chatId ?? '' });
    expect((await ask(idleClient, video)).status).toBe(202);
    const made = (await listChats(ctx, { videoId: video })).find(({ isApi }) => isApi);
    expect(made?.name).toBe('API');
    await expect(deleteChat(ctx, { videoId: video, chatId: made?.chatId ?? '' })).rejects.toThrow('can not be deleted');
    await passDeadline(video);
    expect((await ask(idleClient, video)).status).toBe(202); // seven chats, and one of them is the API's
    expect(await listChats(ctx, { videoId: video })).toHaveLength(7);
  });

  test('chats that are made at the same time are seven at most', async () => {
    const video = await idleVideo();
    const ctx = { ...idle.ctx, accountId: idleAccount };
    const made = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => createChat(ctx, { videoId: video, name: `Chat ${index}` })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });
});

test('of ten at once beside a worker that answers at once none is asked before the one before it was answered', async () => {
  const theirs = apiClient(service.origin, (await newCustomer(service)).key);
  const video = await readyVideo(theirs);
  await Promise.all(Array.from({ length: 10 }, () => theirs.get('/account')));
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(theirs, video)));
  const accepted = answers.filter(({ status }) => status === 202);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10 - accepted.length);
  for (const { headers } of accepted) await settled(theirs, headers.get('location'));
  // On a busy machine one that comes in late is rightly asked: after the end of the one before.
  const rows = await service.ctx.db.selectFrom('questions').selectAll().where('video_id', '=', video).execute();
  const inTurn = rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  expect(inTurn).toHaveLength(accepted.length);
  expect(accepted.length).toBeGreaterThan(0);
  for (const [place, { created_at: asked }] of inTurn.entries()) {
    const ended = inTurn[place - 1]?.finished_at ?? new Date(0);
    expect(asked.getTime()).toBeGreaterThanOrEqual(ended.getTime());
  }
});

test('the audit names a video with too many questions or chats, what is overdue, and moments that rest on nothing', async () => {
  const video = await idleVideo();
  await store(video, 26, 'answered');
  for (let count = 0; count < 7; count += 1) await store(video, 1, 'failed');
  const { db } = idle.ctx;
  const own = db.updateTable('questions').where('video_id', '=', video);
  const bad = `${(await db.selectFrom('questions').select('question_id').where('video_id', '=', video).where('status', '=', 'answered').executeTakeFirstOrThrow()).question_id}`;
  await own.where('question_id', '=', bad).set({ answer: 'See 9:99 and 1:23.' }).execute();
  const { violations } = await auditQuestions(idle.ctx);
  await db.deleteFrom('questions').where('video_id', '=', video).execute();
  await db.deleteFrom('chats').where('video_id', '=', video).execute();
  expect(violations).toEqual([
    `video ${video} has 26 questions, and 25 are the most`,
    `video ${video} has 8 chats, and 7 are the most`,
    expect.stringContaining('9:99 is cited without a passage'),
    expect.stringContaining('1:23 is cited without a passage'),
  ]);
});

test('a question about a two-hour video is answered', async () => {
  const theirs = apiClient(service.origin, (await newCustomer(service)).key);
  const video = await readyVideo(theirs, 'sampleLect1');
  const asked = await ask(theirs, video, 'What is tallow for?');
  const { body } = await settled(theirs, asked.headers.get('location'));
  expect(body.answer).toContain('animal fat');
});
