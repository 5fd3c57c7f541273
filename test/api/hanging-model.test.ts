import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { auditQuestions } from '../../src/questions/audit-questions.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { type ModelTurn, soundAnswer, soundClaims, startModelServer } from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService } from '../harness/service.ts';

/** More than what one process works on at the same time. */
const many = 6;
/** Whether the model hangs for now: what it is asked then it never answers. */
let hangs = false;
beforeEach(() => {
  hangs = false;
});

/** A service whose model may hang, and how often it was asked. */
async function serviceWith(environment: Record<string, string> = {}) {
  const model = await startModelServer((asked): ModelTurn => {
    if (hangs) return { kind: 'silence' };
    return { kind: 'text', text: asked.isStream ? soundClaims(asked.prompt) : soundAnswer(asked.prompt) };
  });
  const service = await startTestService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
    ...environment,
  });
  onTestFinished(async () => {
    const audits = [await auditQuestions(service.ctx), await auditVideos(service.ctx)];
    await service.stop();
    expect(audits.flatMap(({ violations }) => violations)).toEqual([]);
  });
  const client = apiClient(service.origin, (await newCustomer(service, { minutes: 100_000 })).key);
  return { client, asked: () => model.asked.length };
}

async function ask(client: ApiClient, videoId: string): Promise<string> {
  const { status, body } = await client.post(`/videos/${videoId}/questions`, {
    question: 'What is said about ladders?',
  });
  expect(status).toBe(202);
  return `/videos/${videoId}/questions/${body.id}`;
}
const settled = async (client: ApiClient, path: string) => (await client.get(path, { prefer: 'wait=30' })).body;
const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

test('questions that wait for a model that hangs hold no place that another question needs', async () => {
  const { client, asked } = await serviceWith();
  const videos = await times(many + 1, () => readyVideo(client));
  const before = asked();
  hangs = true;
  const waiting = await Promise.all(videos.slice(1).map((videoId) => ask(client, videoId)));
  await expect.poll(asked, { timeout: 20_000 }).toBe(before + many);
  hangs = false;
  const answered = await settled(client, await ask(client, videos[0] ?? ''));
  expect(answered.status).toBe('answered');
  for (const path of waiting) expect((await client.get(path)).body.status).toBe('pending');
});

test('nor do videos', async () => {
  const { client, asked } = await serviceWith();
  hangs = true;
  const waiting = await times(many, () => client.submit(watch('sampleTalk1')));
  await expect.poll(asked, { timeout: 20_000 }).toBe(many);
  hangs = false;
  await readyVideo(client);
  for (const { body } of waiting) expect((await client.get(`/videos/${body.id}`)).body.status).toBe('processing');
});

test('once a model was found to hang, a question is answered without it at once, but for one that tries it', async () => {
  const { client, asked } = await serviceWith({ QUESTION_DEADLINE_SECONDS: '12' });
  const videos = await times(5, () => readyVideo(client));
  const before = asked();
  hangs = true;
  const without = { status: 'answered', answer: expect.stringContaining('The language model did not answer') };
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = videos;
  for (const path of await Promise.all([first, second, third].map((videoId) => ask(client, videoId)))) {
    expect(await settled(client, path)).toMatchObject(without);
  }
  expect(asked()).toBe(before + 3);
  const trial = await ask(client, fourth);
  await expect.poll(asked).toBe(before + 4);
  expect(await settled(client, await ask(client, fifth))).toMatchObject(without);
  expect(await settled(client, trial)).toMatchObject(without);
  expect(asked()).toBe(before + 4);
});

test('and videos get the built-in engine’s chapters at once', async () => {
  const { client, asked } = await serviceWith({ VIDEO_DEADLINE_SECONDS: '24' });
  hangs = true;
  await times(3, () => readyVideo(client));
  expect(asked()).toBe(3);
  const trial = await client.submit(watch('sampleTalk1'));
  await expect.poll(asked).toBe(4);
  await readyVideo(client);
  expect((await client.settled(trial.body.id)).body.status).toBe('ready');
  expect(asked()).toBe(4);
});
