import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../contract/problems.ts';
import { watchRequests } from './in-flight.ts';

const app = fastify({ forceCloseConnections: true });
const { settled } = watchRequests(app);
let origin = '';
beforeAll(async () => {
  app.setErrorHandler((error, _request, reply) =>
    reply.code(500).send({ code: error instanceof Problem ? error.code : 'broken' }),
  );
  const config = { answersWithin: 200 };
  const late = async () => {
    await sleep(3000);
    return 'late';
  };
  app.get('/late', { config }, late);
  app.post('/late', { config }, late);
  app.get('/begun', { config }, async (_request, reply) => {
    reply.hijack();
    reply.raw.write('begun');
    await sleep(1500);
    reply.raw.end(', and ended');
  });
  app.get('/open', { config: { ...config, staysOpen: true } }, async () => {
    await sleep(1500);
    return 'open';
  });
  await app.listen({ port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

test('who waits too long is answered, once', async () => {
  const answer = await fetch(`${origin}/late`);
  expect([answer.status, await answer.json()]).toEqual([500, { code: 'unavailable' }]);
});

test('a request whose body does not come is told so, and one that was read waits for its answer', async () => {
  const headers = { 'content-type': 'application/json' };
  const stuck = request(`${origin}/late`, { method: 'POST', headers: { ...headers, 'content-length': 100 } });
  const said = new Promise<string>((resolve) => {
    stuck.on('response', (response) => response.on('data', (part) => resolve(String(part))));
  });
  stuck.write('{');
  expect(await said).toBe('{"code":"request_timeout"}');
  stuck.destroy();
  const read = await fetch(`${origin}/late`, { method: 'POST', headers, body: '{}' });
  expect(await read.text()).toBe('late');
});

test('what is sent piece by piece, or without an end, takes its time', async () => {
  expect(await (await fetch(`${origin}/begun`)).text()).toBe('begun, and ended');
  expect(await (await fetch(`${origin}/open`)).text()).toBe('open');
});

test('requests that run are waited for', async () => {
  const answer = fetch(`${origin}/late`);
  await sleep(50);
  const began = performance.now();
  await settled(50);
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  await answer;
  await settled(30_000);
  expect(performance.now() - began).toBeLessThan(25_000);
});
