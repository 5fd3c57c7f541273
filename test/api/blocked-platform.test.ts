import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import {
  type Answer,
  isPlayer,
  json3,
  playerAnswer,
  startScriptedPlatform,
  videoId,
} from '../harness/scripted-platform.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';

/** A service and a client of it, whose platform answers as written. */
async function serviceWith(answer: Answer) {
  const platform = await startScriptedPlatform(answer);
  const service = await startTestService({ YOUTUBE_ORIGIN: platform.origin, YOUTUBE_TIMEOUT_MS: '40000' });
  onTestFinished(() => service.stop());
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const ready = async () =>
    (await fetch(`${service.origin}/readyz`)).json() as Promise<{ status: string; notes: string[] }>;
  const web = () => webClient(service.publicUrl, person);
  return { ...platform, client, ready, web };
}

test('a platform that refuses us is 503 with its own Retry-After; then it is left alone, and samples are not', async () => {
  const { client, ready, requests } = await serviceWith((_asked, response) =>
    response.writeHead(429, { 'retry-after': '50' }).end(),
  );
  for (let count = 0; count < 15; count += 1) {
    const { status, body, headers } = await client.submit(watch(videoId));
    expect({ status, code: body.code, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'unavailable',
      retryAfter: '50',
    });
  }
  expect(requests).toHaveLength(15);
  const alone = await client.submit(watch(videoId));
  expect(alone).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(alone.headers.get('retry-after'))).toBeLessThanOrEqual(50);
  expect(requests).toHaveLength(15);
  expect(await ready()).toMatchObject({ status: 'ready', notes: [expect.stringMatching(/^YouTube does not answer/)] });

  for (let count = 0; count < 16; count += 1) expect((await client.submit(watch('sampleBusy1'))).status).toBe(503);
  expect((await client.submit(watch('sampleTalk1'))).status).toBe(202);
  expect((await client.get('/account')).body.minutes_used).toBe(9);
});

test('links that are refused are asked of the platform so often, and those that are taken as often as anybody likes', async () => {
  let answer = playerAnswer();
  const { web, requests } = await serviceWith((asked, response) =>
    response.end(isPlayer(asked) ? answer : json3('Hello there, this is a talk.')),
  );
  const client = await web();
  const send = () => client.post('/videos', { url: watch(videoId) });
  for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(202);
  answer = JSON.stringify({ playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'This video is private' } });
  expect((await send()).status).toBe(422);
  for (let count = 1; count < 60; count += 1) await send();
  const before = requests.length;
  const refused = await send();
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: 'too_many_tries' });
  expect(requests).toHaveLength(before);
});

test('captions that are there and hold nothing end as no_chapters, uncharged', async () => {
  const { client } = await serviceWith((asked, response) =>
    response.end(isPlayer(asked) ? playerAnswer() : '{"wireMagic":"pb3","events":[]}'),
  );
  const { body } = await client.submit(watch(videoId));
  const { body: video } = await client.settled(body.id);
  expect(video).toMatchObject({ status: 'failed', minutes_charged: 0, error: { code: 'no_chapters' } });
});

test('a video in work waits as long as the platform asks for, and is done then', async () => {
  const asked: number[] = [];
  const { client, ready, requests } = await serviceWith((one, response) => {
    if (one.client === 'ANDROID') asked.push(performance.now());
    if (one.client === 'ANDROID' && asked.length === 1) response.writeHead(429, { 'retry-after': '3' }).end();
    else response.end(isPlayer(one) ? playerAnswer() : json3('Somebody says a word or two about a ladder'));
  });
  const { body } = await client.submit(watch(videoId));
  const { body: video } = await client.settled(body.id);
  expect(video.status).toBe('ready');
  const [refused = 0, again = 0] = asked;
  expect(again - refused).toBeGreaterThan(2900);
  expect(requests.filter(isPlayer).map(({ client: name }) => name)).toEqual(['WEB', 'ANDROID', 'ANDROID']);
  expect((await ready()).notes).toEqual([]);
});

test('a slow line may take as long as YOUTUBE_TIMEOUT_MS lets it, to show what a link leads to and to take it', async () => {
  const { client, web } = await serviceWith(async (asked, response) => {
    if (isPlayer(asked)) await sleep(15_500); // longer than requests usually are waited for
    response.end(isPlayer(asked) ? playerAnswer() : json3('Somebody says a word or two about a ladder'));
  });
  const page = await web();
  const [shown, taken] = await Promise.all([
    page.get(`/preview?url=${encodeURIComponent(watch(videoId))}`),
    client.submit(watch(videoId)),
  ]);
  expect(shown).toMatchObject({ status: 200, body: { title: 'A talk', minutes_needed: 10 } });
  expect(taken.status).toBe(202);
});

test('links that one account looks at keep no work of others waiting, are asked for once, and so often at most', async () => {
  let isBlocking = true;
  const { client, web, requests } = await serviceWith((asked, response) => {
    if (isBlocking) response.writeHead(429).end();
    else
      response.end(playerAnswer({ videoDetails: { videoId: asked.videoId, title: 'A talk', lengthSeconds: '600' } }));
  });
  const page = await web();
  const idOf = (number: number) => `${String(number).padStart(10, 'a')}A`;
  const preview = (number: number) => page.get(`/preview?url=${encodeURIComponent(watch(idOf(number)))}`);
  for (let link = 0; link < 20; link += 1) expect((await preview(link)).status).toBe(503);
  isBlocking = false;
  const { status, body } = await client.submit(watch(videoId));
  expect({ status, code: body.code }).toEqual({ status: 202, code: undefined });

  // Those that were left alone for a while are asked for again.
  await vi.waitFor(async () => expect((await preview(100)).status).toBe(200), { timeout: 45_000, interval: 16_000 });
  const asked = () => requests.filter((one) => one.videoId === idOf(100)).length;
  const once = asked();
  expect(await preview(100)).toMatchObject({ status: 200, body: { title: 'A talk', minutes_needed: 10 } });
  expect(asked()).toBe(once);

  const statuses = new Set<number>();
  let refused = await preview(200);
  for (let link = 201; link < 270 && refused.status === 200; link += 1) {
    refused = await preview(link);
    statuses.add(refused.status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  expect(refused.body.code).toBe('too_many_tries');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await preview(100)).status).toBe(200);
});
