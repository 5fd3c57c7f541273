import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { cloneForTest } from '../harness/database.ts';
import { startTestService } from '../harness/service.ts';

test('a start waits for a database whose first connection nobody answers', async () => {
  const url = new URL(await cloneForTest());
  const address = { port: Number(url.port), host: url.hostname };
  const sockets: Socket[] = [];
  const between = createServer((client) => {
    sockets.push(client.on('error', () => undefined));
    if (sockets.length === 1) return;
    const server = connect(address).on('error', () => undefined);
    sockets.push(server);
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    between.close();
  });
  url.port = String((between.address() as AddressInfo).port);

  const service = await startTestService({ DATABASE_URL: url.href });
  onTestFinished(service.stop);

  expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);
});
