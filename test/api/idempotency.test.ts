import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

/** Videos of which a platform's first answer comes when it is let go, later ones at once. */
const takenOver = heldVideo('bbbbbbbbbbA');
const keptOn = heldVideo('cccccccccCA');
const platform = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const video = [takenOver, keptOn].find(({ id }) => body.includes(id));
  if (video && !video.isAsked) {
    video.isAsked = true;
    await video.held;
  }
  const videoDetails = { videoId: video?.id, title: 'A slow one', lengthSeconds: '600' };
  const microformat = { playerMicroformatRenderer: { isUnlisted: false } };
  response.end(JSON.stringify({ playabilityStatus: { status: 'OK' }, videoDetails, microformat }));
});

function heldVideo(id: string) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  return { id, held, letGo, isAsked: false };
}

let service: TestService;
let client: ApiClient;
let accountId: string;
let keys = 0;

beforeAll(async () => {
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const address = platform.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  service = await startTestService({ YOUTUBE_ORIGIN: `http://127.0.0.1:${port}` });
  const customer = await newCustomer(service);
  accountId = customer.accountId;
  client = apiClient(service.origin, customer.key);
});
afterAll(async () => {
  await service.stop();
  platform.close();
});

function newKey(): string {
  keys += 1;
  return `key ${keys}`;
}

function submit(key: string, platformId = 'sampleTalk1') {
  return client.submit(watch(platformId), { 'idempotency-key': key });
}

async function charges(): Promise<number> {
  const rows = await service.ctx.db
    .selectFrom('minute_entries')
    .select('entry_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'charge')
    .execute();
  return rows.length;
}

/** Moves the binding of a key into the past. */
async function age(key: string, minutes: number): Promise<void> {
  await service.ctx.db
    .updateTable('idempotency_keys')
    .set({ bound_at: new Date(Date.now() - minutes * 60_000) })
    .where('idempotency_key', '=', key)
    .execute();
}

/** As if the time of a claim had run out. */
async function endClaim(key: string): Promise<void> {
  await service.ctx.db
    .updateTable('idempotency_keys')
    .set({ claimed_until: new Date(Date.now() - 1) })
    .where('idempotency_key', '=', key)
    .execute();
}

test('§4.2: a hundred at once make one video and one charge', async () => {
  const key = newKey();
  const before = await charges();
  const answers = await Promise.all(Array.from({ length: 100 }, () => submit(key)));
  const made = answers.filter(({ status }) => status === 202);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect([202, 409]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]));
  expect(await charges()).toBe(before + 1);
});

test('§4.2: after 23:59 a repeat is the same video, after 24:01 a new one', async () => {
  const key = newKey();
  const first = await submit(key);
  await age(key, 24 * 60 - 1);
  expect((await submit(key)).body.id).toBe(first.body.id);
  await age(key, 24 * 60 + 1);
  const second = await submit(key);
  expect(second.status).toBe(202);
  expect(second.body.id).not.toBe(first.body.id);
});

test('decisions, Idempotency: keys are deleted when their day is over', async () => {
  const key = newKey();
  await submit(key);
  await age(key, 24 * 60 + 1);
  const find = service.ctx.db.selectFrom('idempotency_keys').select('claim').where('idempotency_key', '=', key);
  await until(async () => (await find.execute()).length === 0, 45);
});

test('decisions, Idempotency: the claim of a process that died is 409 until it runs out, then the next retry takes over', async () => {
  const key = newKey();
  const claim = { account_id: accountId, idempotency_key: key, platform_id: 'sampleTalk1', claim: 'of the dead' };
  await service.ctx.db
    .insertInto('idempotency_keys')
    .values({ ...claim, claimed_until: new Date(Date.now() + 60_000) })
    .execute();
  const early = await submit(key);
  expect({ status: early.status, code: early.body.code }).toEqual({ status: 409, code: 'idempotency_key_in_use' });
  await endClaim(key);
  expect((await submit(key)).status).toBe(202);
});

test('decisions, Idempotency: a look-up that outlives its claim charges nothing when another took over', async () => {
  const key = newKey();
  const before = await charges();
  const slow = submit(key, takenOver.id);
  await until(() => takenOver.isAsked, 45);
  await endClaim(key);

  const taken = await submit(key, takenOver.id);
  takenOver.letGo();
  const late = await slow;

  expect(taken.status).toBe(202);
  expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'idempotency_key_in_use' });
  expect(await charges()).toBe(before + 1);
  expect((await submit(key, takenOver.id)).body.id).toBe(taken.body.id);
});

test('decisions, Idempotency: a look-up that outlives its claim is charged when nobody took over', async () => {
  const key = newKey();
  const before = await charges();
  const slow = submit(key, keptOn.id);
  await until(() => keptOn.isAsked, 45);
  await endClaim(key);
  keptOn.letGo();
  const late = await slow;

  expect(late.status).toBe(202);
  expect((await submit(key, keptOn.id)).body.id).toBe(late.body.id);
  expect(await charges()).toBe(before + 1);
});

test('decisions, Idempotency: a repeat for a video that was deleted is 422, uncharged', async () => {
  const key = newKey();
  const { body } = await submit(key);
  await service.ctx.db.updateTable('videos').set({ deleted_at: new Date() }).where('video_id', '=', body.id).execute();
  const before = await charges();
  const again = await submit(key);
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 422, code: 'idempotency_key_reused' });
  expect(await charges()).toBe(before);
});
