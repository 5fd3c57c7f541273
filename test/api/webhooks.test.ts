import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newWebhookSchema, webhookSchema } from '../../src/contract/objects.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { deleteVideo } from '../../src/videos/delete-video.ts';
import { storeVideo } from '../../src/videos/store-video.ts';
import { forgetDeliveries } from '../../src/webhooks/forget-deliveries.ts';
import { pauses } from '../../src/webhooks/send-delivery.ts';
import { openSecret, webhookKeyOf } from '../../src/webhooks/webhook-secret.ts';
import { talkSegments } from '../harness/caption-file.ts';
import { apiClient, watch } from '../harness/client.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { isSignedBy, startReceiver } from '../harness/webhook-receiver.ts';

let service: TestService;
let mails: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mails = await startMailServer();
  service = await startTestService({ WEBHOOK_PRIVATE_ADDRESSES: 'on', SMTP_URL: mails.url, MAIL_FROM: 'a@b.test' });
});
afterAll(async () => {
  await service.stop();
  await mails.stop();
});

const everything = ['video.ready', 'video.failed', 'question.answered', 'question.failed'];

async function call(of: TestService, key: string, method: string, path: string): Promise<Response> {
  return fetch(`${of.origin}/api/v1${path}`, { method, headers: { authorization: `Bearer ${key}` } });
}

/** A customer with a webhook to this address. */
async function customerWith(url: string, events: string[] = everything, of: TestService = service) {
  const customer = await newCustomer(of);
  const api = apiClient(of.origin, customer.key);
  const { status, body } = await api.post('/webhooks', { url, events });
  expect([status, body]).toEqual([201, newWebhookSchema.parse(body)]);
  return {
    customer,
    api,
    id: body.id as string,
    secret: body.secret as string,
    web: await webClient(of.publicUrl, customer),
  };
}

const deliveriesOf = async ({ web, id }: Pick<Awaited<ReturnType<typeof customerWith>>, 'web' | 'id'>) =>
  (await web.get(`/webhooks/${id}/deliveries`)).body.deliveries;

/** Makes what waits for its next try due now. */
async function hurry(accountId: string): Promise<void> {
  await service.ctx.db
    .updateTable('webhook_deliveries')
    .set({ due_at: new Date(0) })
    .where('account_id', '=', accountId)
    .execute();
}

describe('webhooks are managed by API', () => {
  test('one is made, read, listed and deleted; its secret is in the first answer alone', async () => {
    const { api, id, secret, customer } = await customerWith('https://hooks.example.com/a?b=c', ['video.ready']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body: webhook } = await api.get(`/webhooks/${id}`);
    expect(webhook).toEqual(webhookSchema.strict().parse(webhook));
    expect(webhook).toMatchObject({
      url: 'https://hooks.example.com/a?b=c',
      events: ['video.ready'],
      status: 'active',
    });
    expect((await api.get('/webhooks')).body).toEqual({ object: 'list', data: [webhook], next_cursor: null });
    const gone = await call(service, customer.key, 'DELETE', `/webhooks/${id}`);
    expect([gone.status, await gone.text()]).toEqual([204, '']);
    expect((await call(service, customer.key, 'DELETE', `/webhooks/${id}`)).status).toBe(404);
    expect((await api.get(`/webhooks/${id}`)).body.code).toBe('not_found');
  });

  test('a list of them has pages', async () => {
    const { api, id: first } = await customerWith('https://hooks.example.com/1');
    const { body: second } = await api.post('/webhooks', { url: 'https://hooks.example.com/2', events: everything });
    const { body: page } = await api.get('/webhooks?limit=1');
    expect(page.data.map((webhook: { id: string }) => webhook.id)).toEqual([second.id]);
    const { body: rest } = await api.get(`/webhooks?limit=1&cursor=${page.next_cursor}`);
    expect([rest.data[0].id, rest.next_cursor]).toEqual([first, null]);
    expect((await api.get('/webhooks?cursor=x')).body.code).toBe('invalid_request');
    expect((await api.get('/webhooks?page=2')).body.code).toBe('invalid_request');
  });

  test('five are the most, also of many at once', async () => {
    const { key } = await newCustomer(service);
    const api = apiClient(service.origin, key);
    const make = () => api.post('/webhooks', { url: 'https://hooks.example.com/', events: ['video.ready'] });
    const answers = await Promise.all(Array.from({ length: 8 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      body: { code: 'webhook_limit_reached' },
    });
  });

  test.each([
    [{ url: 'https://hooks.example.com/' }, '`events` is missing'],
    [{ url: 'https://hooks.example.com/', events: [] }, '`events` must have at least 1 entry'],
    [{ url: 'https://hooks.example.com/', events: ['video.gone'] }, '`events[0]` must be'],
    [{ url: 'https://hooks.example.com/', events: ['video.ready', 'video.ready'] }, '`events` names an event twice'],
    [{ url: 'hooks.example.com', events: everything }, '`url` must be an address that begins with https://'],
    [{ url: 'ftp://hooks.example.com', events: everything }, '`url` must be an address that begins with https://'],
    [{ url: 'http://hooks.example.com', events: everything }, '`url` must begin with https://'],
    [{ url: 'http://10.0.0.1', events: everything }, '`url` must begin with https://'],
    [{ url: 'https://me:secret@hooks.example.com', events: everything }, '`url` must have no user and password in it'],
    [{ url: 'https://hooks.example.com/#a', events: everything }, '`url` must have no # in it'],
    [{ url: `https://hooks.example.com/${'a'.repeat(2000)}`, events: everything }, '`url` must have at most 2000'],
    [{ url: 'https://hooks.example.com/', events: everything, secret: 'whsec_MfKQ' }, 'There is no field `secret`'],
  ])('%j is refused: %s', async (body, detail) => {
    const { key } = await newCustomer(service);
    const answer = await apiClient(service.origin, key).post('/webhooks', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.detail).toContain(detail);
  });
});

describe('where private addresses are not permitted', () => {
  let strict: TestService;
  beforeAll(async () => {
    strict = await startTestService();
  });
  afterAll(() => strict.stop());

  test.each([
    'http://127.0.0.1:9',
    'https://127.0.0.1',
    'https://localhost/x',
    'https://api.localhost./x',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00:ec2::254]/',
  ])('%s is no address for a webhook', async (url) => {
    const { key } = await newCustomer(strict);
    const { status, body } = await apiClient(strict.origin, key).post('/webhooks', { url, events: everything });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test('one that was made before is not connected to', async () => {
    const receiver = await startReceiver();
    const hook = await customerWith('https://hooks.example.com/', everything, strict);
    await strict.ctx.db.updateTable('webhooks').set({ url: receiver.url }).where('webhook_id', '=', hook.id).execute();
    expect((await call(strict, hook.customer.key, 'POST', `/webhooks/${hook.id}/test`)).status).toBe(202);
    await until(async () => (await deliveriesOf(hook))[0].status === 'failed', 20);
    expect((await deliveriesOf(hook))[0]).toMatchObject({
      answer_status: null,
      failure: expect.stringContaining('private'),
    });
    expect(receiver.received).toEqual([]);
  });
});

describe('what becomes of videos and questions is told', () => {
  test('a video that is ready, and its question that is answered, each once, signed and with the address to read', async () => {
    const receiver = await startReceiver();
    const { api, secret } = await customerWith(receiver.url);
    const videoId = await readyVideo(api);
    const { body: question } = await api.post(`/videos/${videoId}/questions`, { question: 'Who repairs the drills?' });
    const [ready, answered] = await receiver.messages(2);
    const { origin } = new URL(service.publicUrl);
    expect(ready?.body).toEqual({
      type: 'video.ready',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { video_id: videoId, status: 'ready', url: `${origin}/api/v1/videos/${videoId}` },
    });
    const path = `/videos/${videoId}/questions/${question.id}`;
    expect(answered?.body).toMatchObject({
      type: 'question.answered',
      data: { video_id: videoId, question_id: question.id, status: 'answered', url: `${origin}/api/v1${path}` },
    });
    for (const message of receiver.received) {
      expect(isSignedBy(secret, message)).toBe(true);
      expect(isSignedBy(`whsec_${'A'.repeat(43)}=`, message)).toBe(false);
      expect(message.headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': expect.stringMatching(/^msg_/),
      });
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('a video that fails', async () => {
    const receiver = await startReceiver();
    const { api } = await customerWith(receiver.url);
    const { body: video } = await api.submit(watch('sampleMute1'));
    const [failed] = await receiver.messages(1);
    expect(failed?.body).toMatchObject({ type: 'video.failed', data: { video_id: video.id, status: 'failed' } });
  });

  test('only to webhooks that want to hear of it, and of the account', async () => {
    const [wants, other, stranger] = [await startReceiver(), await startReceiver(), await startReceiver()];
    const { api } = await customerWith(wants.url, ['video.ready']);
    await api.post('/webhooks', { url: other.url, events: ['video.failed'] });
    await customerWith(stranger.url);
    await readyVideo(api);
    await wants.messages(1);
    expect([other.received, stranger.received]).toEqual([[], []]);
  });

  test('nothing of uploads', async () => {
    const receiver = await startReceiver();
    const { api, customer, web } = await customerWith(receiver.url);
    const ctx = { ...service.ctx, accountId: customer.accountId };
    const transcript = { language: 'en', kind: 'file' as const, segments: talkSegments() };
    const upload = { platformId: null, title: 'Mine', durationSeconds: 600, transcript, via: 'web' as const };
    const { videoId } = await inTransaction(ctx.db, (tx) => storeVideo(ctx, tx, { ...upload, now: ctx.clock() }));
    await until(async () => (await web.get(`/videos/${videoId}`)).body.status === 'ready', 30);
    await readyVideo(api);
    const [first] = await receiver.messages(1);
    expect(first?.body.data.video_id).not.toBe(videoId);
  });

  test('a video and a question that their deadlines end, and those that are deleted in work', async () => {
    const idle = await startTestService({ ROLES: 'api,web' });
    onTestFinished(idle.stop);
    const hook = await customerWith('https://hooks.example.com/', everything, idle);
    const { db } = idle.ctx;
    const told = async (event: string) =>
      (await deliveriesOf(hook)).filter((delivery: { event: string }) => delivery.event === event);
    const submit = async () => (await hook.api.submit(watch('sampleTalk1'))).body.id as string;
    const [overdue, asked, deleted, other] = [await submit(), await submit(), await submit(), await submit()];
    const ready = { status: 'ready', chapters: '[]' };
    await db.updateTable('videos').set(ready).where('video_id', 'in', [asked, other]).execute();
    const ask = async (videoId: string) =>
      (await hook.api.post(`/videos/${videoId}/questions`, { question: 'Why?' })).body.id as string;
    const [late, lost] = [await ask(asked), await ask(other)];
    await db
      .updateTable('videos')
      .set({ deadline: new Date(0) })
      .where('video_id', '=', overdue)
      .execute();
    await db
      .updateTable('questions')
      .set({ deadline: new Date(0) })
      .where('question_id', '=', late)
      .execute();
    for (const videoId of [deleted, other]) {
      await deleteVideo({ ...idle.ctx, accountId: hook.customer.accountId }, { videoId });
    }
    await db
      .updateTable('videos')
      .set({ deleted_at: new Date(0) })
      .where('deleted_at', 'is not', null)
      .execute();
    await until(async () => (await told('video.failed')).length + (await told('question.failed')).length >= 4, 30);
    const ids = (all: { video_id: string; question_id: string | null }[]) =>
      all.map(({ video_id, question_id }) => question_id ?? video_id).toSorted();
    expect(ids(await told('video.failed'))).toEqual([overdue, deleted].toSorted());
    expect(ids(await told('question.failed'))).toEqual([late, lost].toSorted());
    expect(await told('video.ready')).toEqual([]);
  });

  test('a question that is stopped', async () => {
    const idle = await startTestService({ ROLES: 'api,web' });
    onTestFinished(idle.stop);
    const hook = await customerWith('https://hooks.example.com/', everything, idle);
    const { body: video } = await hook.api.submit(watch('sampleTalk1'));
    await idle.ctx.db.updateTable('videos').set({ status: 'ready', chapters: '[]' }).execute();
    const { body: chat } = await hook.web.post(`/videos/${video.id}/chats`, { name: 'Mine' });
    const questions = `/videos/${video.id}/chats/${chat.id}/questions`;
    const { body: question } = await hook.web.post(questions, { question: 'Why?' });
    await hook.web.post(`${questions}/${question.id}/stop`, {});
    expect(await deliveriesOf(hook)).toMatchObject([{ event: 'question.failed', question_id: question.id }]);
  });

  test('in the transaction that makes it so: what is not written is not told', async () => {
    const hook = await customerWith('https://hooks.example.com/');
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$`.execute(service.ctx.db);
    await sql
      .raw(`create trigger bad before insert on webhook_deliveries for each row
      when (new.account_id = '${hook.customer.accountId}') execute function refuse()`)
      .execute(service.ctx.db);
    const { body: video } = await hook.api.submit(watch('sampleTalk1'));
    await until(async () => {
      const row = service.ctx.db.selectFrom('videos').select('strikes').where('video_id', '=', video.id);
      return (await row.executeTakeFirstOrThrow()).strikes > 0;
    }, 30);
    expect((await hook.api.get(`/videos/${video.id}`)).body.status).toBe('processing');
    await sql`drop trigger bad on webhook_deliveries`.execute(service.ctx.db);
    expect((await hook.api.settled(video.id)).body.status).toBe('ready');
    expect(await deliveriesOf(hook)).toMatchObject([{ event: 'video.ready', video_id: video.id }]);
  });

  test('nothing while the account is on Free', async () => {
    const receiver = await startReceiver();
    const { api, customer } = await customerWith(receiver.url);
    const plan = (name: string) =>
      service.ctx.db.updateTable('accounts').set({ plan: name }).where('account_id', '=', customer.accountId).execute();
    const { body: video } = await api.submit(watch('sampleTalk1'));
    await plan('free');
    await until(async () => {
      const row = service.ctx.db.selectFrom('videos').select('status').where('video_id', '=', video.id);
      return (await row.executeTakeFirstOrThrow()).status === 'ready';
    }, 30);
    await plan('pro');
    const next = await readyVideo(api);
    const [first] = await receiver.messages(1);
    expect(first?.body.data.video_id).toBe(next);
  });

  test('nor what happened before, and nothing where it went off meanwhile', async () => {
    const receiver = await startReceiver((response) => response.writeHead(503).end());
    const hook = await customerWith(receiver.url);
    const accounts = service.ctx.db.updateTable('accounts').where('account_id', '=', hook.customer.accountId);
    await readyVideo(hook.api);
    await until(async () => (await deliveriesOf(hook))[0].tries === 1, 20);
    await accounts.set({ plan: 'free' }).execute();
    await hurry(hook.customer.accountId);
    const latest = async () => (await deliveriesOf(hook))[0];
    await until(async () => (await latest()).status === 'failed', 20);
    expect((await latest()).failure).toBe('The account is on Free, which has no webhooks.');

    await accounts.set({ plan: 'pro' }).execute();
    await readyVideo(hook.api);
    await until(async () => (await latest()).tries === 1, 20);
    await service.ctx.db.updateTable('webhooks').set({ status: 'off' }).where('webhook_id', '=', hook.id).execute();
    await hurry(hook.customer.accountId);
    await until(async () => (await latest()).status === 'failed', 20);
    expect((await latest()).failure).toBe('The webhook was turned off.');
    expect(receiver.received).toHaveLength(2);
  });
});

describe('a message is sent until it is taken', () => {
  test('the same one, under the same id, with growing pauses', async () => {
    const receiver = await startReceiver((response) => response.writeHead(503).end('busy'));
    const hook = await customerWith(receiver.url);
    await readyVideo(hook.api);
    await receiver.messages(1);
    const waitFor = (tries: number) => until(async () => (await deliveriesOf(hook))[0].tries === tries, 20);
    await waitFor(1);
    const [delivery] = await deliveriesOf(hook);
    expect(delivery).toMatchObject({ status: 'pending', tries: 1, answer_status: 503, answer: 'busy', failure: null });
    const pause = Date.parse(delivery.next_try_at) - Date.parse(delivery.tried_at);
    expect(pause / 1000).toBeGreaterThan(4);
    expect(pause / 1000).toBeLessThan(6);
    await hurry(hook.customer.accountId);
    await waitFor(2);
    receiver.answerWith((response) => response.writeHead(200).end('thanks'));
    await hurry(hook.customer.accountId);
    await until(async () => (await deliveriesOf(hook))[0].status === 'delivered', 20);
    expect((await deliveriesOf(hook))[0]).toMatchObject({
      tries: 3,
      answer_status: 200,
      answer: 'thanks',
      next_try_at: null,
    });
    const [first, second, third] = receiver.received;
    expect(receiver.received).toHaveLength(3);
    expect([second?.text, third?.text]).toEqual([first?.text, first?.text]);
    expect([second, third].map((message) => message?.headers['webhook-id'])).toEqual(
      Array(2).fill(first?.headers['webhook-id']),
    );
    for (const message of receiver.received) expect(isSignedBy(hook.secret, message)).toBe(true);
  });

  test('pauses grow, and make three days', () => {
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
  });

  test('by another process, where the one that was at it died', async () => {
    const receiver = await startReceiver();
    const hook = await customerWith(receiver.url);
    await readyVideo(hook.api);
    await receiver.messages(1);
    await until(async () => (await deliveriesOf(hook))[0].status === 'delivered', 20);
    // As it stands where a process ends between sending and writing down that it did.
    await service.ctx.db
      .updateTable('webhook_deliveries')
      .set({ status: 'pending', finished_at: null, lease_until: new Date(Date.now() - 1000) })
      .where('account_id', '=', hook.customer.accountId)
      .execute();
    const [first, second] = await receiver.messages(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  test('after the last try its webhook is off, with a mail; turned on again it hears what happens from then on', async () => {
    const receiver = await startReceiver((response) => response.writeHead(500).end());
    const hook = await customerWith(receiver.url);
    await readyVideo(hook.api);
    await until(async () => (await deliveriesOf(hook))[0].tries === 1, 20);
    await readyVideo(hook.api);
    await until(async () => (await deliveriesOf(hook))[0].tries === 1, 20);
    await service.ctx.db
      .updateTable('webhook_deliveries')
      .set({ due_at: new Date(0), tries: pauses.length })
      .where('delivery_id', '=', (await deliveriesOf(hook))[1].id)
      .execute();
    await until(async () => (await hook.api.get(`/webhooks/${hook.id}`)).body.status === 'off', 20);
    const [second, first] = await deliveriesOf(hook);
    expect(first).toMatchObject({ status: 'failed', tries: pauses.length + 1, answer_status: 500 });
    expect(second).toMatchObject({ status: 'failed', failure: 'The webhook was turned off.' });
    const mail = await mails.mailTo(hook.customer.email);
    expect(mail.subject).toBe('A webhook of your Cuemark account is off');
    expect(mail.text).toContain(receiver.url);
    expect(mail.text).toContain(`${service.publicUrl}/keys`);
    const heard = receiver.received.length;
    await readyVideo(hook.api);
    expect((await deliveriesOf(hook)).length).toBe(2);

    receiver.answerWith((response) => response.writeHead(204).end());
    const { body: active } = await hook.web.post(`/webhooks/${hook.id}/activate`, {});
    expect(active).toMatchObject({ status: 'active', off_because: null });
    const next = await readyVideo(hook.api);
    const received = await receiver.messages(heard + 1);
    expect(received.slice(heard).map(({ body }) => body.data.video_id)).toEqual([next]);
  });

  test('a webhook that takes other messages stays on', async () => {
    const receiver = await startReceiver((response) => response.writeHead(500).end());
    const hook = await customerWith(receiver.url);
    await readyVideo(hook.api);
    await until(async () => (await deliveriesOf(hook))[0].tries === 1, 20);
    const [bad] = await deliveriesOf(hook);
    receiver.answerWith((response, { headers }) =>
      response.writeHead(headers['webhook-id'] === bad.id ? 500 : 204).end(),
    );
    await readyVideo(hook.api);
    await until(async () => (await deliveriesOf(hook))[0].status === 'delivered', 20);
    const last = { due_at: new Date(0), tries: pauses.length };
    await service.ctx.db.updateTable('webhook_deliveries').set(last).where('delivery_id', '=', bad.id).execute();
    await until(async () => (await deliveriesOf(hook))[1].status === 'failed', 20);
    expect((await hook.api.get(`/webhooks/${hook.id}`)).body.status).toBe('active');
  });

  test('410 turns it off at once, with a mail in the language that the account chose', async () => {
    const receiver = await startReceiver((response) => response.writeHead(410).end());
    const hook = await customerWith(receiver.url);
    await hook.web.patch('/account/settings', { interface_language: 'es' });
    await readyVideo(hook.api);
    await until(async () => (await hook.api.get(`/webhooks/${hook.id}`)).body.status === 'off', 20);
    expect((await deliveriesOf(hook))[0]).toMatchObject({ status: 'failed', tries: 1, answer_status: 410 });
    const mail = await mails.mailTo(hook.customer.email);
    expect(mail.subject).toBe('Un webhook de tu cuenta de Cuemark está desactivado');
    expect(mail.text).toContain('410');
    expect(receiver.received).toHaveLength(1);
  });

  test('two weeks later nothing of it is kept', async () => {
    const hook = await customerWith((await startReceiver()).url);
    await readyVideo(hook.api);
    const age = (days: number) => ({ ...service.ctx, clock: () => new Date(Date.now() + days * 86_400_000) });
    await forgetDeliveries(age(13.9));
    expect(await deliveriesOf(hook)).toHaveLength(1);
    await forgetDeliveries(age(14.1));
    expect(await deliveriesOf(hook)).toEqual([]);
  });

  test('what names a deleted video goes with it', async () => {
    const hook = await customerWith((await startReceiver()).url);
    const videoId = await readyVideo(hook.api);
    await hook.web.delete(`/videos/${videoId}`);
    await service.ctx.db
      .updateTable('videos')
      .set({ deleted_at: new Date(0) })
      .where('video_id', '=', videoId)
      .execute();
    await until(async () => (await deliveriesOf(hook)).length === 0, 20);
  });
});

describe('a receiver that misbehaves', () => {
  test('a redirect is not followed', async () => {
    const elsewhere = await startReceiver();
    const receiver = await startReceiver((response) => response.writeHead(307, { location: elsewhere.url }).end());
    const hook = await customerWith(receiver.url);
    await readyVideo(hook.api);
    await until(async () => (await deliveriesOf(hook))[0].tries === 1, 20);
    expect((await deliveriesOf(hook))[0]).toMatchObject({ status: 'pending', answer_status: 307 });
    expect(elsewhere.received).toEqual([]);
  });

  test('one that hangs keeps no other waiting', async () => {
    const hanging = await startReceiver(() => undefined);
    const receiver = await startReceiver();
    const slow = await customerWith(hanging.url);
    const testOf = (hook: typeof slow) => call(service, hook.customer.key, 'POST', `/webhooks/${hook.id}/test`);
    await Promise.all(Array.from({ length: 30 }, () => testOf(slow)));
    await hanging.messages(4);
    const quick = await customerWith(receiver.url);
    const begun = Date.now();
    await testOf(quick);
    await receiver.messages(1);
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(hanging.received.length).toBeLessThanOrEqual(8);
    await call(service, slow.customer.key, 'DELETE', `/webhooks/${slow.id}`);
  });
});

describe('a test message', () => {
  test('is sent at once, without a body or a type of one, and once', async () => {
    const receiver = await startReceiver((response) => response.writeHead(500).end('no'.repeat(2000)));
    const hook = await customerWith(receiver.url);
    const answer = await call(service, hook.customer.key, 'POST', `/webhooks/${hook.id}/test`);
    expect([answer.status, await answer.text()]).toEqual([202, '']);
    const [message] = await receiver.messages(1);
    expect(message?.body).toEqual({
      type: 'webhook.test',
      timestamp: expect.any(String),
      data: { webhook_id: hook.id },
    });
    expect(message && isSignedBy(hook.secret, message)).toBe(true);
    await until(async () => (await deliveriesOf(hook))[0].status === 'failed', 20);
    const [delivery] = await deliveriesOf(hook);
    expect(delivery).toMatchObject({ event: 'webhook.test', tries: 1, answer_status: 500 });
    expect(delivery.answer).toHaveLength(2048);
    expect((await hook.api.get(`/webhooks/${hook.id}`)).body.status).toBe('active');
  });

  test('takes no body', async () => {
    const hook = await customerWith('https://hooks.example.com/');
    const send = (body: string, type = 'text/plain') =>
      hook.api.post(`/webhooks/${hook.id}/test`, body, { 'content-type': type });
    expect((await send('hello')).body).toMatchObject({ status: 400, detail: 'This request takes no body.' });
    expect((await send('x'.repeat(20_000))).status).toBe(413);
    expect((await send('', 'application/json')).status).toBe(202);
  });

  test('of an account is refused where too many come', async () => {
    const hook = await customerWith('https://hooks.example.com/');
    const statuses: number[] = [];
    for (let place = 0; place < 31; place += 1) {
      statuses.push((await call(service, hook.customer.key, 'POST', `/webhooks/${hook.id}/test`)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(202), 429]);
  });
});

describe('a secret', () => {
  test('is turned: for a day both sign, then the new one alone', async () => {
    const receiver = await startReceiver();
    const hook = await customerWith(receiver.url);
    const testIt = async (count: number) => {
      await hook.web.post(`/webhooks/${hook.id}/test`, {});
      return (await receiver.messages(count)).at(-1);
    };
    const { status, body: turned } = await hook.web.post(`/webhooks/${hook.id}/secret`, {});
    expect(status).toBe(200);
    expect(Date.parse(turned.previous_secret_until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const both = await testIt(1);
    expect(both && [hook.secret, turned.secret].map((secret) => isSignedBy(secret, both))).toEqual([true, true]);
    await service.ctx.db
      .updateTable('webhooks')
      .set({ previous_secret_until: new Date(0) })
      .execute();
    const after = await testIt(2);
    expect(after && [hook.secret, turned.secret].map((secret) => isSignedBy(secret, after))).toEqual([false, true]);
  });

  test('that can not be read any more signs nothing, and the page says what to do', async () => {
    const receiver = await startReceiver();
    const hook = await customerWith(receiver.url);
    const lost = { secret: Buffer.alloc(80, 7) };
    await service.ctx.db.updateTable('webhooks').set(lost).where('webhook_id', '=', hook.id).execute();
    await hook.web.post(`/webhooks/${hook.id}/test`, {});
    await until(async () => (await deliveriesOf(hook))[0].status === 'failed', 20);
    expect((await deliveriesOf(hook))[0].failure).toContain('Give it a new one.');
    expect(receiver.received).toEqual([]);
    const { body: turned } = await hook.web.post(`/webhooks/${hook.id}/secret`, {});
    await hook.web.post(`/webhooks/${hook.id}/test`, {});
    const [message] = await receiver.messages(1);
    expect(message && isSignedBy(turned.secret, message)).toBe(true);
  });

  test('is stored encrypted, for its own webhook alone', async () => {
    const { id, secret, customer } = await customerWith('https://hooks.example.com/');
    const { rows } = await sql<{ row: string; secret: Buffer }>`
      select w::text as row, secret from webhooks w where webhook_id = ${id}`.execute(service.ctx.db);
    const stored = rows[0]?.secret ?? Buffer.alloc(0);
    expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
    const owner = { accountId: customer.accountId, webhookId: id };
    const key = service.ctx.webhookKey;
    expect(openSecret(key, stored, owner)).toBe(secret);
    expect(openSecret(key, stored, { ...owner, webhookId: 'another' })).toBeUndefined();
    expect(openSecret(webhookKeyOf('another'), stored, owner)).toBeUndefined();
  });
});
