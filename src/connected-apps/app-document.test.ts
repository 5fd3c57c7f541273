import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readAppDocument } from './app-document.ts';
import type { AppSystemContext } from './context.ts';

/** A server that answers each request as the test says; `client_id` is the address that is asked for. */
async function server(answer: (socket: Socket, clientId: string) => void) {
  const requests: string[] = [];
  const sockets: Socket[] = [];
  const listening = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      requests.push(data.toString());
      answer(socket, clientId());
    });
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listening.close();
  });
  const { port } = listening.address() as { port: number };
  const clientId = () => `http://127.0.0.1:${port}/client.json`;
  return { clientId: clientId(), port, requests, sockets };
}

const json = (socket: Socket, body: string, type = 'application/json') =>
  socket.end(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);

const document = (client_id: string, more: object = {}) =>
  JSON.stringify({ client_id, client_name: 'Known', redirect_uris: ['https://app.example/back'], ...more });

const permissive = (): Pick<AppSystemContext, 'appDocuments' | 'allowsPrivateAddresses'> => ({
  appDocuments: new Map(),
  allowsPrivateAddresses: true,
});

const read = (clientId: string, ctx = permissive()) => readAppDocument(ctx, clientId, { milliseconds: 800 });

const refused = (why: string | RegExp) => ({
  code: 'app_refused',
  message: expect.stringMatching(why),
});

test('a document names the app, and the site it stands on vouches for it', async () => {
  const { clientId, port, requests } = await server((socket, id) => json(socket, document(id)));
  const ctx = permissive();
  const app = await read(clientId, ctx);
  expect(app).toEqual({
    clientId,
    name: 'Known',
    redirectUris: ['https://app.example/back'],
    host: `127.0.0.1:${port}`,
  });
  expect(await read(clientId, ctx)).toEqual(app);
  expect(requests).toHaveLength(1);
});

test.each([
  ['another app’s', (id: string) => document(`${id}?more`), 'of another app'],
  ['no JSON', () => 'hello', 'no JSON'],
  ['a list', () => '[]', 'of another app'],
  ['without addresses', (id: string) => document(id, { redirect_uris: [] }), 'redirect_uris'],
  [
    'with an address of nobody',
    (id: string) => document(id, { redirect_uris: ['javascript:1'] }),
    'redirect_uri must lead',
  ],
  [
    'of an app with a secret',
    (id: string) => document(id, { token_endpoint_auth_method: 'private_key_jwt' }),
    'prove itself',
  ],
  ['of more than 10 KB', (id: string) => document(id, { client_name: 'x'.repeat(11_000) }), 'more than 10 KB'],
])('a document that is %s names none', async (_name, body, why) => {
  const { clientId } = await server((socket, id) => json(socket, body(id)));
  await expect(read(clientId)).rejects.toMatchObject(refused(why));
});

test('a page is no document', async () => {
  const { clientId } = await server((socket, id) => json(socket, document(id), 'text/html'));
  await expect(read(clientId)).rejects.toMatchObject(refused('no JSON'));
});

test('one that hangs is waited for no longer than the deadline', async () => {
  const { clientId, sockets } = await server(() => undefined);
  await expect(read(clientId)).rejects.toMatchObject(refused('did not come within 0.8 seconds'));
  await expect.poll(() => sockets.every(({ readyState }) => readyState !== 'open')).toBe(true);
});

test('nor is one that drips', async () => {
  const { clientId } = await server(async (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n');
    while (!socket.destroyed) {
      socket.write(' ');
      await sleep(50);
    }
  });
  await expect(read(clientId)).rejects.toMatchObject(refused('did not come within'));
});

test('a redirect is not followed', async () => {
  const elsewhere = await server((socket, id) => json(socket, document(id)));
  const { clientId } = await server((socket) =>
    socket.end(`HTTP/1.1 302 There\r\nLocation: ${elsewhere.clientId}\r\nContent-Length: 0\r\n\r\n`),
  );
  await expect(read(clientId)).rejects.toMatchObject(refused('answered 302'));
  expect(elsewhere.requests).toEqual([]);
});

test.each([
  ['a private one', ['10.0.0.1']],
  ['this machine', ['127.0.0.1']],
  ['where clouds keep their secrets', ['169.254.169.254']],
  ['a public and a private one', ['1.1.1.1', '192.168.0.1']],
])('a name that leads to %s is not connected to', async (_name, addresses) => {
  const { port, requests } = await server((socket, id) => json(socket, document(id)));
  const ctx = { ...permissive(), allowsPrivateAddresses: false };
  const asking = { resolve: async () => addresses, milliseconds: 800 };
  const reading = readAppDocument(ctx, `https://app.example:${port}/client.json`, asking);
  await expect(reading).rejects.toMatchObject(refused('private or local network'));
  expect(requests).toEqual([]);
});

test.each([
  'https://app.example',
  'https://app.example/',
  'https://app.example/a#b',
  'https://app.example/a/../b',
  'https://APP.example/a',
  'https://somebody@app.example/a',
  'https://app.example\\a',
  'http://app.example/client.json',
])('%s is the address of no document', async (clientId) => {
  await expect(read(clientId)).rejects.toMatchObject(refused('The address (?:is not one|must begin)'));
});

test('without the operator’s word plain HTTP names nobody', async () => {
  const { clientId, requests } = await server((socket, id) => json(socket, document(id)));
  const ctx = { ...permissive(), allowsPrivateAddresses: false };
  await expect(read(clientId, ctx)).rejects.toMatchObject(refused('must begin with https'));
  expect(requests).toEqual([]);
});
