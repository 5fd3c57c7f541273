import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import { cloneForTest } from '../harness/database.ts';
import { delayed } from '../harness/delayed-database.ts';
import { newCustomer, startTestService } from '../harness/service.ts';

test('more requests than the database can take are refused at once with Retry-After; the others are answered, and then all are', async () => {
  const service = await startTestService({ DEMO: 'off' });
  onTestFinished(service.stop);
  const { key, accountId } = await newCustomer(service, { minutes: 1_000_000 });
  const client = apiClient(service.origin, key);
  const { id } = (await client.submit(watch('sampleTalk1'))).body;
  await client.settled(id);

  // Whoever asks about the video waits for its row, and holds a connection for as long.
  const holder = new pg.Client(service.databaseUrl);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('select 1 from videos where account_id = $1 for update', [accountId]);
  const asked = Array.from({ length: 30 }, () =>
    client.post(`/videos/${id}/questions`, { question: 'How often was the drill borrowed?' }),
  );
  await sleep(500);
  const flood = Array.from({ length: 420 }, () => client.get(`/videos/${id}`));
  const answered: number[] = [];
  for (const answer of flood) void answer.then(({ status }) => answered.push(status));

  await expect.poll(() => answered.filter((status) => status === 503).length).toBeGreaterThan(50);
  expect(answered.filter((status) => status !== 503)).toEqual([]);
  await holder.query('rollback');

  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  for (const { body, headers } of refused) {
    expect(body.code).toBe('unavailable');
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5);
  }
  expect(answers.length - refused.length).toBeGreaterThan(100);
  expect(answers.filter(({ status }) => status !== 503).map(({ status }) => status)).toEqual(
    Array.from({ length: answers.length - refused.length }, () => 200),
  );
  await Promise.all(asked);
  expect((await client.get(`/videos/${id}`)).status).toBe(200);
});

test('ten times as much as a slow database can take: who is refused hears it at once, who is not waits for less than it does in two seconds', async () => {
  let late = 0;
  const url = await delayed(await cloneForTest(), () => late);
  const service = await startTestService({ DATABASE_URL: url, DEMO: 'off' });
  onTestFinished(service.stop);
  const client = apiClient(service.origin, (await newCustomer(service)).key);
  const { id } = (await client.submit(watch('sampleTalk1'))).body;
  await client.settled(id);

  late = 250;
  const answersInTwoSeconds = 2 * (20 / 0.25); // by twenty connections
  const burst = () => Promise.all(Array.from({ length: 100 }, () => client.get(`/videos/${id}`)));
  expect(new Set([...(await burst()), ...(await burst())].map(({ status }) => status))).toEqual(new Set([200]));
  const waits = waitsInAnswers();
  await Promise.all(
    Array.from({ length: 1600 }, async (_, n) => {
      await sleep(n * 1.25);
      await client.get(`/videos/${id}`);
    }),
  );
  late = 0;

  const [answered = [], refused = []] = [waits.get(200), waits.get(503)].map((some) => some?.toSorted((a, b) => a - b));
  expect(answered.length).toBeGreaterThan(50);
  expect(answered.length + refused.length).toBe(1600);
  expect(answered[Math.floor(answered.length * 0.99)]).toBeLessThan(answersInTwoSeconds);
  expect(refused[Math.floor(refused.length * 0.99)]).toBeLessThan(answersInTwoSeconds / 4);
});

/**
 * How many others each request, by the status of its answer, saw answered with 200 from when the server had it until its own
 * answer. The database sets the pace of those, so that a machine with much else to do gives the figures of an idle one.
 */
function waitsInAnswers(): Map<number, number[]> {
  const waits = new Map<number, number[]>();
  const before = new WeakMap<object, number>();
  let answered = 0;
  const started = (message: unknown) => void before.set((message as Exchange).request, answered);
  const finished = (message: unknown) => {
    const { request, response } = message as Exchange;
    const wait = answered - (before.get(request) ?? Number.NaN);
    if (Number.isNaN(wait)) return;
    waits.set(response.statusCode, [...(waits.get(response.statusCode) ?? []), wait]);
    if (response.statusCode === 200) answered += 1;
  };
  subscribe('http.server.request.start', started);
  subscribe('http.server.response.finish', finished);
  onTestFinished(() => {
    unsubscribe('http.server.request.start', started);
    unsubscribe('http.server.response.finish', finished);
  });
  return waits;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}
