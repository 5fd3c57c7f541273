import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { cloneForTest } from '../harness/database.ts';
import { serve, until } from '../harness/program.ts';
import { startTestService } from '../harness/service.ts';

/** A database whose connections go through us; `answers` says whether the one of this number is answered at the moment. */
async function databaseBetween(answers: (connection: number) => boolean): Promise<string> {
  const url = new URL(await cloneForTest());
  const address = { port: Number(url.port), host: url.hostname };
  const sockets: Socket[] = [];
  let connections = 0;
  const between = createServer((client) => {
    connections += 1;
    const connection = connections;
    const server = connect(address);
    sockets.push(client, server);
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      from.on('data', (data) => answers(connection) && to.write(data));
      from.on('error', () => undefined).on('end', () => to.end());
    }
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    between.close();
  });
  url.port = String((between.address() as AddressInfo).port);
  return url.href;
}

test('a start waits for a database whose first connection nobody answers', async () => {
  const url = await databaseBetween((connection) => connection > 1);

  const service = await startTestService({ DATABASE_URL: url });
  onTestFinished(service.stop);

  expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);
});

test('SIGTERM ends a service whose database is silent at once, since nothing can be saved', async () => {
  let isSilent = false;
  const service = await serve({ DATABASE_URL: await databaseBetween(() => !isSilent), DEMO: 'off' });
  isSilent = true;
  await until(async () => (await fetch(`${service.origin}/readyz`)).status === 503, 45);
  await sleep(3000); // sweeps have begun to wait
  const told = Date.now();
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(Date.now() - told).toBeLessThan(10_000);
  expect(service.errors()).toContain('the database does not answer');
});
