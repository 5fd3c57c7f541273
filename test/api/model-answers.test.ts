import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokensThisMonth } from '../../src/accounts/token-usage.ts';
import { auditQuestions } from '../../src/questions/audit-questions.ts';
import { createChat } from '../../src/questions/chats.ts';
import { questionTimeline } from '../../src/questions/question-timeline.ts';
import { sweepQuestions } from '../../src/questions/sweep-questions.ts';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { type AskedModel, type ModelTurn, openModelServer, soundAnswer, soundClaims } from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { type WebClient, webClient } from '../harness/web-client.ts';

let model: Awaited<ReturnType<typeof openModelServer>>;
let service: TestService;
let client: ApiClient;
let web: WebClient;
let videoId: string;
let chats: string;
/** What the model does with the next questions about the video. */
let turn: (asked: AskedModel) => ModelTurn;

beforeAll(async () => {
  model = await openModelServer((asked) =>
    asked.isStream ? turn(asked) : { kind: 'text', text: soundAnswer(asked.prompt) },
  );
  service = await startTestService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
    QUESTION_DEADLINE_SECONDS: '20',
  });
  const customer = await newCustomer(service);
  client = apiClient(service.origin, customer.key);
  web = await webClient(service.publicUrl, customer);
  videoId = await readyVideo(client);
  const chat = await createChat({ ...service.ctx, accountId: customer.accountId }, { videoId, name: 'Mine' });
  chats = `/videos/${videoId}/chats/${chat.chatId}/questions`;
});

afterAll(async () => {
  const { violations } = await auditQuestions(service.ctx);
  await service.stop();
  model.stop();
  expect(violations).toEqual([]);
});

const sound = (asked: AskedModel): ModelTurn => ({ kind: 'text', text: soundClaims(asked.prompt) });
const slow = (asked: AskedModel): ModelTurn => ({
  kind: 'text',
  text: soundClaims(asked.prompt, 12),
  pause: 60,
  endless: true,
});
const question = 'What is said about ladders?';
const questionIn = async (id: string) =>
  (await web.get(chats)).body.questions.find((one: { id: string }) => one.id === id);
const rowOf = (id: string) =>
  service.ctx.db.selectFrom('questions').selectAll().where('question_id', '=', id).executeTakeFirstOrThrow();

async function askAndWait() {
  const asked = await client.post(`/videos/${videoId}/questions`, { question });
  expect(asked.status).toBe(202);
  const settled = await client.get(`/videos/${videoId}/questions/${asked.body.id}`, { prefer: 'wait=30' });
  return settled.body;
}

test('an answer of the model is stored with its moments, passages and what it took', async () => {
  turn = sound;
  const before = await tokensThisMonth(service.ctx);
  const body = await askAndWait();
  expect(body).toMatchObject({ status: 'answered', answer: expect.stringMatching(/\(\d:\d\d\)/) });
  const row = await rowOf(body.id);
  expect(row).toMatchObject({ engine: 'llm', so_far: null, engine_report: { engine: 'llm', kept: 3, requests: 1 } });
  expect(row.citations).toMatchObject([{ passage: expect.any(Number), quote: expect.any(String) }, {}, {}]);
  expect(await tokensThisMonth(service.ctx)).toBe(before + 1280);
  const course = await questionTimeline(service.ctx, { accountId: row.account_id, questionId: body.id });
  expect(course.map(({ event }) => event)).toEqual([
    'asked',
    'requests to model-1: 1; 1200 tokens in, 80 out; 3 sentences kept, 0 quoted instead, 0 removed',
    'answered at attempt 1',
  ]);
});

test('the web sees an answer grow by whole sentences while the API says pending; stopping keeps what was shown', async () => {
  turn = slow;
  const { body: asked } = await web.post(chats, { question });
  await expect.poll(async () => (await questionIn(asked.id)).answer).not.toBeNull();
  const growing = await questionIn(asked.id);
  expect(growing).toMatchObject({ status: 'pending', answer: expect.stringMatching(/\(\d:\d\d\)\.?$/) });
  expect(growing.citations.length).toBeGreaterThan(0);
  const overApi = await client.get(`/videos/${videoId}/questions/${asked.id}`);
  expect(overApi.body).toMatchObject({ status: 'pending', answer: null });

  const { body: stopped } = await web.post(`${chats}/${asked.id}/stop`, {});
  expect(stopped).toMatchObject({ status: 'answered', answer: expect.stringContaining(growing.answer) });
  const again = await web.post(`${chats}/${asked.id}/stop`, {});
  expect(again.body).toEqual(stopped);
  expect((await client.get(`/videos/${videoId}/questions/${asked.id}`)).body.answer).toBe(stopped.answer);
  // The next one can be asked at once.
  turn = sound;
  expect((await askAndWait()).status).toBe('answered');
  expect((await rowOf(asked.id)).answer).toBe(stopped.answer);
});

test('what was told stays when its worker is lost, or when the time is over, and says that it breaks off', async () => {
  turn = (asked) => ({ kind: 'text', text: soundClaims(asked.prompt, 12), pause: 120, endless: true });
  const { body: lost } = await web.post(chats, { question });
  await expect.poll(async () => (await questionIn(lost.id)).answer).not.toBeNull();
  // Another worker takes over from one whose lease ran out.
  await service.ctx.db
    .updateTable('questions')
    .set(({ eb }) => ({ attempt: eb('attempt', '+', 1), lease_until: null }))
    .where('question_id', '=', lost.id)
    .execute();
  const told = (await questionIn(lost.id)).answer;
  await sweepQuestions(service.ctx);
  await expect.poll(async () => (await questionIn(lost.id)).status).toBe('answered');
  expect((await questionIn(lost.id)).answer).toBe(`${told}\n\n*The answer breaks off here.*`);

  const late = await askAndWait();
  expect(late).toMatchObject({
    status: 'answered',
    answer: expect.stringMatching(/\*The answer breaks off here\.\*$/),
  });
  const overdue = await web.post(chats, { question });
  await expect.poll(async () => (await questionIn(overdue.body.id)).answer).not.toBeNull();
  await service.ctx.db
    .updateTable('questions')
    .set({ deadline: new Date(0) })
    .where('question_id', '=', overdue.body.id)
    .execute();
  await sweepQuestions(service.ctx);
  expect(await rowOf(overdue.body.id)).toMatchObject({
    status: 'answered',
    so_far: null,
    answer: expect.stringMatching(/breaks off here\.\*$/),
    citations: expect.any(Array),
  });
});

test('stopping before anything was shown fails the question, uncounted', async () => {
  turn = () => ({ kind: 'silence' });
  const used = async () => (await web.get(`/videos/${videoId}/chats`)).body.questions_used;
  const before = await used();
  const taken = await tokensThisMonth(service.ctx);
  const requests = model.asked.length;
  const { body: asked } = await web.post(chats, { question });
  await expect.poll(() => model.asked.length).toBeGreaterThan(requests);
  const { body } = await web.post(`${chats}/${asked.id}/stop`, {});
  expect(body).toMatchObject({ status: 'failed', answer: null, error: { code: 'cancelled' } });
  expect(await used()).toBe(before);
  // What was read before the stop was taken all the same.
  await expect.poll(() => tokensThisMonth(service.ctx)).toBeGreaterThan(taken);
});

test.each([
  ['hangs', () => ({ kind: 'silence' }), 'away'],
  ['drips', () => ({ kind: 'drip' }), 'away'],
  ['is busy', () => ({ kind: 'status', status: 429, headers: { 'retry-after': '600' } }), 'busy'],
  ['is set up wrongly', () => ({ kind: 'status', status: 401 }), 'misset'],
  ['has no room for it', () => ({ kind: 'status', status: 413 }), 'unfit'],
  ['refuses', () => ({ kind: 'refusal' }), 'refused'],
] satisfies [string, () => ModelTurn, string][])(
  'a model that %s leaves the question to the built-in engine before its deadline, and the answer says so',
  async (_, way, failure) => {
    turn = way;
    const body = await askAndWait();
    expect(body).toMatchObject({ status: 'answered', answer: expect.stringContaining(withoutModel), error: null });
    expect(await rowOf(body.id)).toMatchObject({ engine: 'builtin', engine_report: { failure, engine: 'builtin' } });
    turn = sound;
    const next = await askAndWait();
    expect(next.answer).not.toContain(withoutModel);
    expect(await rowOf(next.id)).toMatchObject({ engine: 'llm' });
  },
);
const withoutModel = '*The language model did not answer; this answer was found without it.*';

test('nobody stops another’s question, nor one that there is not', async () => {
  turn = sound;
  const { id } = await askAndWait();
  const other = await webClient(service.publicUrl, await newCustomer(service));
  for (const [by, path] of [
    [other, `${chats}/${id}/stop`],
    [web, `${chats}/AAAAAAAAAAAA/stop`],
    [web, `${chats}/${id}/stop`], // it is in the chat of the API
    [web, `${chats}/-/stop`],
  ] as const) {
    expect(await by.post(path, {})).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});
