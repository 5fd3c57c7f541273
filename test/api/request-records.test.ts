import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRequestRecords, type RequestRecord, readRequest } from '../../src/accounts/request-records.ts';
import { apiClient, watch } from '../harness/client.ts';
import { runProgram, until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function recorded(requestId: string) {
  await until(async () => (await readRequest(service.ctx, requestId)) !== undefined, 45);
  const program = runProgram(['request', requestId, '--json'], { DATABASE_URL: service.databaseUrl });
  expect(await program.ended, program.errors()).toBe(0);
  return JSON.parse(program.output());
}

test('cuemark request shows what a request was and what became of its video', async () => {
  const { key, accountId } = await newCustomer(service);
  const client = apiClient(service.origin, key);
  const accepted = await client.submit(watch('sampleMute1'));
  await client.settled(accepted.body.id);

  const record = await recorded(accepted.headers.get('x-request-id') ?? '');

  expect(record).toEqual({
    request_id: accepted.headers.get('x-request-id'),
    time: expect.stringMatching(/^\d{4}-/),
    account_id: accountId,
    method: 'POST',
    route: '/api/v1/videos',
    status: 202,
    code: null,
    video_id: accepted.body.id,
    question_id: null,
    events: expect.any(Array),
  });
  const events = record.events.map(({ event }: { event: string }) => event);
  expect(events.slice(0, 2)).toEqual(['accepted', 'charge of 10 minutes']);
  // The failure and its refund are one transaction.
  expect(events.slice(2).sort()).toEqual(['failed with transcript_unavailable at attempt 1', 'refund of 10 minutes']);
});

test('and of its question', async () => {
  const { key } = await newCustomer(service);
  const client = apiClient(service.origin, key);
  const videoId = await readyVideo(client);
  const asked = await client.post(`/videos/${videoId}/questions`, { question: 'What is borrowed?' });
  await client.get(`/videos/${videoId}/questions/${asked.body.id}`, { prefer: 'wait=20' });
  const record = await recorded(asked.headers.get('x-request-id') ?? '');
  expect(record).toMatchObject({ video_id: videoId, question_id: asked.body.id });
  expect(record.events.map(({ event }: { event: string }) => event)).toEqual(['asked', 'answered at attempt 1']);
});

test('a refusal is recorded with its code, and an unknown id is said to be none', async () => {
  const refused = await apiClient(service.origin, 'none').get('/account');
  expect(await recorded(refused.body.request_id)).toMatchObject({
    status: 401,
    code: 'invalid_api_key',
    account_id: null,
  });
  const unknown = runProgram(['request', 'req_nothing', '--json'], { DATABASE_URL: service.databaseUrl });
  expect(await unknown.ended).toBe(1);
  expect(unknown.errors()).toContain('14 days');
});

test('a request whose target is none, or a page, can be looked up where it was refused', async () => {
  const answers = await Promise.all([
    fetch(`${service.origin}/nowhere`, { method: 'POST' }),
    fetch(`${service.origin}/api/v1/videos/`, { method: 'PUT' }),
  ]);
  const found = await Promise.all(answers.map((answer) => recorded(answer.headers.get('x-request-id') ?? '')));
  expect(found).toMatchObject([{ code: 'method_not_allowed' }, { code: 'not_found' }]);
});

test('what no id can be is not recorded, and keeps nothing else from being recorded', async () => {
  const { key } = await newCustomer(service);
  const client = apiClient(service.origin, key);
  const odd = await client.get('/videos/x%00y');
  const broken = await client.get('/videos/%zz');
  const good = await client.get('/account');
  expect([odd.status, broken.status, good.status]).toEqual([404, 404, 200]);
  expect(await recorded(odd.body.request_id)).toMatchObject({ status: 404, video_id: null });
  expect(await recorded(broken.body.request_id)).toMatchObject({ status: 404, code: 'not_found', method: 'GET' });
  expect(await recorded(good.headers.get('x-request-id') ?? '')).toMatchObject({ status: 200 });
});

const recordOf = (requestId: string, accountId: string): RequestRecord => ({
  ...{ requestId, accountId, time: new Date(), method: 'GET', route: '/api/v1/account', status: 200 },
  ...{ code: null, videoId: null, questionId: null },
});

test('all that is held is recorded at the end, however much it is', async () => {
  const records = openRequestRecords(service.ctx);
  for (let n = 0; n < 2500; n += 1) records.add(recordOf(`req_many${n}`, `many${n % 25}`));
  await records.stop();
  const found = await service.ctx.db
    .selectFrom('requests')
    .select('request_id')
    .where('account_id', 'like', 'many%')
    .execute();
  expect(found.length).toBe(2500);
});

test('a record that was written and comes again keeps no other from being recorded', async () => {
  const first = openRequestRecords(service.ctx);
  first.add(recordOf('req_again', 'again'));
  await first.stop();
  const second = openRequestRecords(service.ctx);
  second.add(recordOf('req_again', 'again'));
  second.add(recordOf('req_after', 'again'));
  await second.stop();
  expect(await readRequest(service.ctx, 'req_after')).toMatchObject({ status: 200 });
});
