import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { tellChange } from '../../src/database/changes.ts';
import { apiClient, watch } from '../harness/client.ts';
import { cloneForTest } from '../harness/database.ts';
import { followEvents } from '../harness/event-stream.ts';
import { folderForTest, runProgram, serve, until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie, webClient, writeTo } from '../harness/web-client.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('what becomes of a video of the API is told to the pages of its account as it happens, and to no other', async () => {
  const [owner, stranger] = [await newCustomer(service), await newCustomer(service)];
  const [own, foreign] = await Promise.all([owner, stranger].map((one) => followEvents(service.publicUrl, one)));
  if (!own || !foreign) throw new Error('both follow');
  expect(own.status).toBe(200);
  expect(own.headers.get('content-type')).toBe('text/event-stream');
  expect(own.headers.get('x-accel-buffering')).toBe('no');
  const client = apiClient(service.origin, owner.key);
  const videoId = await readyVideo(client);
  const isOfVideo = (told: { event: string; data: object }) =>
    told.event === 'video' && JSON.stringify(told.data) === JSON.stringify({ video_id: videoId });
  // It came, its captions are read, its chapters are found, it is ready.
  await until(() => own.told.filter(isOfVideo).length >= 4, 45);
  await own.hears(({ event }) => event === 'account');

  const asked = await client.post(`/videos/${videoId}/questions`, { question: 'Who repairs the drills?' });
  const isOfQuestion = ({ event, data }: { event: string; data: Record<string, string> }) =>
    event === 'question' && data.question_id === asked.body.id && data.video_id === videoId && Boolean(data.chat_id);
  await until(() => own.told.filter(isOfQuestion).length >= 2, 45); // asked, and answered
  await own.hears(({ event, data }) => event === 'chat' && data.video_id === videoId);

  const { body } = await apiClient(service.origin, stranger.key).submit(watch('sampleTalk1'));
  await foreign.hears(({ data }) => data.video_id === body.id);
  expect(JSON.stringify(foreign.told)).not.toContain(videoId);
  expect(JSON.stringify(own.told)).not.toContain(body.id);
});

test('an edit of the chapters, a density, a chat, a deletion and its undo are told to the other pages of the account', async () => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const web = await webClient(service.publicUrl, person);
  const page = await followEvents(service.publicUrl, person);
  // What was told of before may still be on its way; it comes in its order.
  await tellChange(service.ctx.db, { accountId: person.accountId, videoId: 'told last of before' });
  await page.hears(({ data }) => data.video_id === 'told last of before');
  page.told.length = 0;
  const { body: video } = await web.get(`/videos/${videoId}`);
  const chapters = video.chapters.map(({ start_seconds }: { start_seconds: number }) => ({
    start_seconds,
    title: 'T',
  }));
  await writeTo(web, videoId, 'chapters', { chapters });
  await until(() => page.told.length === 1, 45);
  await writeTo(web, videoId, 'density', { density: 'fewer' });
  await until(() => page.told.length === 2, 45);
  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Mine' });
  await web.delete(`/videos/${videoId}/chats/${chat.id}`);
  await until(() => page.told.length === 4, 45);
  await web.delete(`/videos/${videoId}`);
  await until(() => page.told.length === 5, 45);
  await web.post(`/videos/${videoId}/restore`, {});
  await until(() => page.told.length === 6, 45);
  const of = { video_id: videoId };
  expect(page.told).toEqual([
    { event: 'video', data: of },
    { event: 'video', data: of },
    { event: 'chat', data: { ...of, chat_id: chat.id } },
    { event: 'chat', data: { ...of, chat_id: chat.id } },
    { event: 'video', data: of },
    { event: 'video', data: of },
  ]);
});

test('another process that changes something is heard', async () => {
  const other = await startTestService({ DATABASE_URL: service.databaseUrl, ROLES: 'api' });
  onTestFinished(other.stop);
  const person = await newCustomer(service);
  const page = await followEvents(service.publicUrl, person);
  // What is none of ours does no harm.
  for (const payload of ['nonsense', 'null', '{}']) {
    await sql`select pg_notify('cuemark_changes', ${payload})`.execute(service.ctx.db);
  }
  const { body } = await apiClient(other.origin, person.key).submit(watch('sampleTalk1'));
  await page.hears(({ data }) => data.video_id === body.id);
});

test('the events end with the session', async () => {
  const person = await newCustomer(service);
  const cookie = await sessionCookie(service.publicUrl, person);
  const page = await followEvents(service.publicUrl, { cookie });
  const headers = { cookie, origin: service.publicUrl, 'content-type': 'application/json' };
  await fetch(`${service.publicUrl}/web-api/auth/sign-out`, { method: 'POST', headers, body: '{}' });
  await page.ended;
  expect((await followEvents(service.publicUrl, { cookie })).status).toBe(401);
});

test('twenty pages of an account may listen at the same time, and one that is closed makes room', async () => {
  const person = await newCustomer(service);
  const cookie = await sessionCookie(service.publicUrl, person);
  const pages = await Promise.all(Array.from({ length: 20 }, () => followEvents(service.publicUrl, { cookie })));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await followEvents(service.publicUrl, { cookie });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await followEvents(service.publicUrl, await newCustomer(service))).status).toBe(200);
  pages[0]?.close();
  await until(async () => (await followEvents(service.publicUrl, { cookie })).status === 200, 45);
});

test('who does not read is let go before much is kept for them', async () => {
  const person = await newCustomer(service);
  const cookie = await sessionCookie(service.publicUrl, person);
  const socket = connect(service.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET /web-api/events HTTP/1.1\r\nHost: localhost:${service.port}\r\nCookie: ${cookie}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  // Seven kilobytes each, and as much as no buffer of the system between us holds.
  const [events, each] = [4000, 7000];
  await sql`select pg_notify('cuemark_changes',
      json_build_object('accountId', ${person.accountId}::text, 'videoId', rpad(number::text, ${each}::integer, 'x'))::text)
    from generate_series(1, ${events}::integer) number`.execute(service.ctx.db);
  const other = await newCustomer(service);
  const page = await followEvents(service.publicUrl, other);
  await tellChange(service.ctx.db, { accountId: other.accountId, videoId: 'told after all of them' });
  await page.hears(({ data }) => data.video_id === 'told after all of them');

  let bytes = 0;
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    bytes += chunk.length;
  });
  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  expect(bytes).toBeLessThan((events * each) / 2);
});

test('while the database tells nothing nobody listens in vain, and afterwards all goes on', async () => {
  const person = await newCustomer(service);
  const cookie = await sessionCookie(service.publicUrl, person);
  const page = await followEvents(service.publicUrl, { cookie });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'cuemark changes' and datname = current_database()`.execute(service.ctx.db);
  await page.ended;
  expect(page.status).toBe(200);
  let again = page;
  await until(async () => {
    again = await followEvents(service.publicUrl, { cookie });
    return again.status === 200;
  }, 45);
  await tellChange(service.ctx.db, { accountId: person.accountId });
  await again.hears(({ event }) => event === 'account');
});

test('in maintenance nobody listens', async () => {
  const closed = await startTestService({ MAINTENANCE: 'on', DATABASE_URL: service.databaseUrl });
  onTestFinished(closed.stop);
  const page = await followEvents(closed.publicUrl, { cookie: '' });
  expect(page.status).toBe(503);
});

test('a process that stops does not wait for those who listen', async () => {
  const environment = { DATABASE_URL: await cloneForTest(), DATA_DIR: await folderForTest(), DEMO: 'off' };
  const program = await serve({ ...environment, ROLES: 'api,web' });
  const made = runProgram(['account', 'create', '--email', 'a@example.test', '--json'], environment);
  await made.ended;
  const person: { email: string; password: string } = JSON.parse(made.output());
  const page = await followEvents(program.origin.replace('127.0.0.1', 'localhost'), person);
  expect(page.status).toBe(200);
  program.process.kill('SIGTERM');
  await until(() => program.errors().includes('"stopping"'), 45);
  const stopped = Date.now();
  await page.ended;
  expect(await program.ended, program.errors()).toBe(0);
  expect((Date.now() - stopped) / 1000).toBeLessThan(10); // requests that run would get twelve seconds
});
