import { expect, onTestFinished, test } from 'vitest';
import { tokensThisMonth } from '../../src/accounts/token-usage.ts';
import { apiClient } from '../harness/client.ts';
import {
  type AskedModel,
  type ModelTurn,
  soundAnswer,
  startModelServer,
  statedUsage,
} from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';

/** Somebody with a ready sample, in a service with a model that answers so where one is meant. */
async function personWithVideo(turn?: (asked: AskedModel) => ModelTurn) {
  const server = turn && (await startModelServer(turn));
  const service = await startTestService(
    server && {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: server.baseUrl('openai-compatible'),
      LLM_MODEL: 'model-1',
    },
  );
  onTestFinished(() => service.stop());
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const web = await webClient(service.publicUrl, person);
  const videoId = await readyVideo(client, 'sampleIntv1');
  const { chapters: all, ...video } = (await web.get(`/videos/${videoId}`)).body;
  const chapters = all.map(({ start_seconds, title }: { start_seconds: number; title: string }) => ({
    start_seconds,
    title,
  }));
  const suggest = (index: number, draft = chapters, withModel = true) =>
    web.post(`/videos/${videoId}/chapters/suggestions`, { chapters: draft, index, with_model: withModel });
  return { service, server, client, web, videoId, video, chapters, suggest };
}

const asksForTitles = ({ instructions }: AskedModel) => instructions.startsWith('You name one chapter');

test('other titles for a chapter are the next best that were said in it, and nothing is charged or changed', async () => {
  const { client, web, videoId, video, chapters, suggest, service } = await personWithVideo();
  const { minutes_used: used } = (await client.get('/account')).body;
  for (const index of [2, 6, 7]) {
    const { status, body } = await suggest(index);
    expect([status, body.titles.length]).toEqual([200, 4]);
    const titles: string[] = body.titles.map((title: string) => title.toLowerCase());
    expect(new Set(titles).size).toBe(4);
    for (const { title } of chapters) expect(titles).not.toContain(title.toLowerCase());
    const { sentences } = (await web.get(`/videos/${videoId}/transcript`)).body;
    const said = sentences
      .filter(
        ({ start_seconds: start }: { start_seconds: number }) =>
          Math.floor(start) >= chapters[index].start_seconds && Math.floor(start) < chapters[index + 1].start_seconds,
      )
      .map(({ text }: { text: string }) => text.toLowerCase())
      .join(' ');
    for (const title of titles) expect(said).toContain(title.split(' ')[0]);
  }
  expect((await client.get('/account')).body.minutes_used).toBe(used);
  const { chapters: after, ...now } = (await web.get(`/videos/${videoId}`)).body;
  expect([now, after.length]).toEqual([video, chapters.length]);

  const stranger = await webClient(service.publicUrl, await newCustomer(service));
  const refused = await stranger.post(`/videos/${videoId}/chapters/suggestions`, {
    chapters,
    index: 0,
    with_model: false,
  });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('the half of a chapter that is split is called by what is said in it', async () => {
  const { chapters, suggest } = await personWithVideo();
  const half = { start_seconds: chapters[7].start_seconds + 300, title: '' };
  const halved = chapters.toSpliced(8, 0, half);
  const { body } = await suggest(8, halved);
  expect(body.titles.length).toBeGreaterThan(0);
  expect(body.titles).not.toEqual((await suggest(7, halved)).body.titles);
  // A draft may hold anything.
  expect((await suggest(chapters.length + 5)).body.titles).toEqual([]);
  expect((await suggest(0, [{ start_seconds: 10 ** 9, title: '' }])).body.titles).toEqual([]);
  expect((await suggest(1, [{ start_seconds: 500.5, title: '' }, half, half])).status).toBe(200);
});

test('a language model’s come first where they pass, and its tokens count', async () => {
  const answer =
    'Sea stars and their disease\n2. "The wasting disease"\nSure, here is a title\nhttps://example.test\nSea stars and their disease';
  const { suggest, service, server } = await personWithVideo((asked) => ({
    kind: 'text',
    text: asksForTitles(asked) ? answer : soundAnswer(asked.prompt),
  }));
  const before = await tokensThisMonth(service.ctx);
  const draft = [0, 407, 601].map((start_seconds) => ({ start_seconds, title: '' }));
  const { body } = await suggest(1, draft);
  expect(body.titles.slice(0, 2)).toEqual(['Sea stars and their disease', 'The wasting disease']);
  expect(body.titles).toHaveLength(4);
  expect(await tokensThisMonth(service.ctx)).toBe(before + statedUsage.inputTokens + statedUsage.outputTokens);
  const asked = server?.asked.filter(asksForTitles) ?? [];
  expect(asked).toHaveLength(1);
  const { body: quick } = await suggest(1, draft, false);
  expect(quick.titles).not.toContain('The wasting disease');
  expect(server?.asked.filter(asksForTitles)).toHaveLength(1);
});

test('a model that is away leaves the engine’s next best', async () => {
  const { suggest } = await personWithVideo((asked) =>
    asksForTitles(asked) ? { kind: 'status', status: 401 } : { kind: 'text', text: soundAnswer(asked.prompt) },
  );
  expect((await suggest(2)).body.titles).toHaveLength(4);
});

test('whoever asks without end is told to wait', async () => {
  const { suggest, service } = await personWithVideo();
  await suggest(2);
  await service.ctx.db.updateTable('counted_tries').set({ tries: 60 }).execute();
  expect(await suggest(2)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
});
