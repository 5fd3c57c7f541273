import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '../../sdk/src/client.ts';
import { ConnectionError, NotFoundError, WebhookLimitReachedError } from '../../sdk/src/errors.ts';
import { watch } from '../harness/client.ts';
import { startFaultyProxy } from '../harness/faulty-proxy.ts';
import { listen } from '../harness/listen.ts';
import { bodyOf } from '../harness/request-body.ts';
import { newCustomer, startTestService } from '../harness/service.ts';

/** Where messages come in. */
async function startReceiver() {
  const received: { body: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ body: String(await bodyOf(request)), headers: request.headers });
    response.writeHead(204).end();
  });
  const origin = await listen(server);
  return { received, url: `${origin}/` };
}

async function start() {
  const service = await startTestService({ WEBHOOK_PRIVATE_ADDRESSES: 'on' });
  onTestFinished(() => service.stop());
  const proxy = await startFaultyProxy(service.origin);
  const client = createClient({ url: proxy.origin, apiKey: (await newCustomer(service)).key });
  return { client, proxy };
}

test('a webhook is made, told of a video, and its messages are known for the service’s own', async () => {
  const { client } = await start();
  const { received, url } = await startReceiver();
  const { secret, ...webhook } = await client.webhooks.create({ url, events: ['video.ready'] });
  expect(await client.webhooks.get(webhook.id)).toEqual(webhook);
  expect(await Array.fromAsync(client.webhooks.list())).toEqual([webhook]);
  const video = await client.videos.createAndWait(watch('sampleTalk1'));
  await client.webhooks.test(webhook.id);
  await expect.poll(() => received.length).toBe(2);
  const events = received.map(({ body, headers }) => client.webhooks.verify(body, headers, secret));
  expect((await Promise.all(events)).toSorted((one, other) => one.type.localeCompare(other.type))).toMatchObject([
    { type: 'video.ready', data: { video_id: video.id, status: 'ready' } },
    { type: 'webhook.test' },
  ]);
  await client.webhooks.delete(webhook.id);
  await expect(client.webhooks.get(webhook.id)).rejects.toThrow(NotFoundError);
});

test('a webhook whose answer was lost is not made again: its secret could not be known', async () => {
  const { client, proxy } = await start();
  const settings = { url: 'http://127.0.0.1:9/', events: ['video.ready' as const] };
  proxy.meet(/^POST \/webhooks$/, 'lost');
  await expect(client.webhooks.create(settings)).rejects.toThrow(ConnectionError);
  expect(await Array.fromAsync(client.webhooks.list())).toHaveLength(1);
  for (let at = 1; at < 5; at += 1) await client.webhooks.create(settings);
  await expect(client.webhooks.create(settings)).rejects.toThrow(WebhookLimitReachedError);
});
