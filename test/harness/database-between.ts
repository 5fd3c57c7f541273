import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * The address of a database whose connections go through us, for the length of one test.
 *
 * @param passOn is told of each connection, from whoever connects and to the database, and of its number, the first being 1; it passes on what
 * comes on either
 */
export async function databaseBetween(
  databaseUrl: string,
  passOn: (client: Socket, server: Socket, connection: number) => void,
): Promise<string> {
  const url = new URL(databaseUrl);
  const address = { port: Number(url.port), host: url.hostname };
  const sockets: Socket[] = [];
  let connections = 0;
  const between = createServer((client) => {
    connections += 1;
    const server = connect(address);
    sockets.push(client, server);
    passOn(client, server, connections);
    client.on('error', () => undefined).on('close', () => server.destroy());
    server.on('error', () => undefined).on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    between.close();
  });
  url.port = String((between.address() as AddressInfo).port);
  return url.href;
}
