import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** The address of a database which hears each message so many milliseconds late, for the length of one test. */
export async function delayed(databaseUrl: string, milliseconds: () => number): Promise<string> {
  const url = new URL(databaseUrl);
  const address = { port: Number(url.port), host: url.hostname };
  const between = createServer((client) => {
    const server = connect(address);
    client.on('data', (data) => void setTimeout(() => server.write(data), milliseconds()));
    server.on('data', (data) => client.write(data));
    client.on('error', () => undefined).on('close', () => server.destroy());
    server.on('error', () => undefined).on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => void between.close());
  url.port = String((between.address() as AddressInfo).port);
  return url.href;
}
