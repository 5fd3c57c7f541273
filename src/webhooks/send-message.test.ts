import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Sending, sendMessage } from './send-message.ts';

/** A server that does with each connection what the test says, once a request has come. */
async function server(answer: (socket: Socket) => void) {
  const connections: Socket[] = [];
  const requests: string[] = [];
  const listening = createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      requests.push(data.toString());
      answer(socket);
    });
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    listening.close();
  });
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, port, requests, connections };
}

function send(url: string, sending: Partial<Sending> = {}) {
  const message = { url, headers: { 'content-type': 'application/json' }, body: '{}' };
  return sendMessage(message, {
    allowsPrivate: true,
    signal: new AbortController().signal,
    milliseconds: 800,
    ...sending,
  });
}

/** Writes a byte from time to time for as long as somebody listens. */
async function drip(socket: Socket, byte: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(byte);
    await sleep(50);
  }
}

const noAnswer = { kind: 'unanswered', why: 'No answer came within 0.8 seconds.' };

test('a server that never answers is waited for no longer than the deadline', async () => {
  const { url, connections } = await server(() => undefined);
  expect(await send(url)).toEqual(noAnswer);
  await expect.poll(() => connections.every(({ readyState }) => readyState !== 'open')).toBe(true);
});

test('nor is one whose answer’s head drips', async () => {
  const { url } = await server((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    void drip(socket, 'a');
  });
  expect(await send(url)).toEqual(noAnswer);
});

test('nor is one that says that it goes on working for ever', async () => {
  const { url } = await server((socket) => void drip(socket, 'HTTP/1.1 102 Processing\r\n\r\n'));
  expect(await send(url)).toMatchObject({ kind: 'unanswered' });
});

test('a body that drips is read as far as it comes in time', async () => {
  const { url, connections } = await server((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
    void drip(socket, 'a');
  });
  expect(await send(url)).toEqual({ kind: 'answered', status: 200, answer: expect.stringMatching(/^a{2,20}$/) });
  await expect.poll(() => connections.every(({ destroyed }) => destroyed)).toBe(true);
});

test('a body without an end is read to 2 KB', async () => {
  const { url, connections } = await server((socket) => {
    socket.write('HTTP/1.1 500 Broken\r\n\r\n');
    const fill = () => {
      while (socket.write('b'.repeat(10_000)));
    };
    socket.on('drain', fill);
    fill();
  });
  expect(await send(url)).toEqual({ kind: 'answered', status: 500, answer: 'b'.repeat(2048) });
  await expect.poll(() => connections.every(({ destroyed }) => destroyed)).toBe(true);
});

test.each([
  ['shorter than it says', 'Content-Length: 1000\r\n\r\nshort', 'short'],
  ['longer than it says', 'Content-Length: 2\r\n\r\nlonger', 'lo'],
  ['compressed as it says, and is not', 'Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nplain', 'plain'],
  ['full of NUL', 'Content-Length: 3\r\n\r\na\0b', 'a\uFFFDb'],
])('an answer that is %s is one all the same', async (_name, rest, answer) => {
  const { url } = await server((socket) => socket.end(`HTTP/1.1 200 OK\r\n${rest}`));
  expect(await send(url)).toEqual({ kind: 'answered', status: 200, answer });
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', 'What came back is no HTTP answer.'],
  ['nothing', '', 'The server closed the connection before it answered.'],
  ['a head without end', `HTTP/1.1 200 OK\r\n${'X-Long: a\r\n'.repeat(4000)}`, 'The head of the answer is too large.'],
])('%s is no answer', async (_name, text, why) => {
  const { url } = await server((socket) => socket.end(text));
  expect(await send(url)).toEqual({ kind: 'unanswered', why });
});

test('a redirect is an answer, and is not followed', async () => {
  const elsewhere = await server((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
  const { url } = await server((socket) =>
    socket.end(`HTTP/1.1 308 There\r\nLocation: ${elsewhere.url}\r\nContent-Length: 0\r\n\r\n`),
  );
  expect(await send(url)).toMatchObject({ kind: 'answered', status: 308 });
  expect(elsewhere.requests).toEqual([]);
});

test('a port where nobody listens is told', async () => {
  expect(await send('http://127.0.0.1:9/')).toEqual({
    kind: 'unanswered',
    why: 'The server takes no connection there.',
  });
});

test('what speaks no TLS is told', async () => {
  const { port } = await server((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({
    kind: 'unanswered',
    why: expect.stringMatching(/TLS|connection/),
  });
});

const refused = {
  kind: 'unanswered',
  why: 'The address is one of a private or local network, where nothing is sent.',
};

test('a name is resolved once, and connected to is the address that was looked at', async () => {
  const { port, requests } = await server((socket) => socket.end('HTTP/1.1 204 Fine\r\n\r\n'));
  const asked: string[] = [];
  const resolve = async (hostname: string) => {
    asked.push(hostname);
    return asked.length === 1 ? ['127.0.0.1'] : ['10.255.255.1'];
  };
  expect(await send(`http://receiver.example:${port}/`, { resolve })).toMatchObject({ kind: 'answered', status: 204 });
  expect(asked).toEqual(['receiver.example']);
  expect(requests[0]?.toLowerCase()).toContain(`host: receiver.example:${port}`);
});

test.each([
  ['a private one', ['10.0.0.1']],
  ['this machine', ['127.0.0.1']],
  ['this machine, mapped into IPv6', ['::ffff:127.0.0.1']],
  ['where clouds keep their secrets', ['169.254.169.254']],
  ['a public and a private one', ['1.1.1.1', '192.168.0.1']],
])('a name that leads to %s is not connected to', async (_name, addresses) => {
  const { port, connections } = await server(() => undefined);
  const sending = { allowsPrivate: false, resolve: async () => addresses };
  expect(await send(`https://receiver.example:${port}/`, sending)).toEqual(refused);
  expect(connections).toEqual([]);
});

test.each([
  'https://127.0.0.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'http://127.0.0.1',
  'https://0x7f000001',
])('%s is not connected to, which no name has to be resolved for', async (base) => {
  const { port, connections } = await server(() => undefined);
  const resolve = () => Promise.reject(new Error('it was asked'));
  expect(await send(`${base}:${port}/`, { allowsPrivate: false, resolve })).toEqual(refused);
  expect(connections).toEqual([]);
});

test('without TLS messages stay on this machine, whatever the operator permits', async () => {
  const resolve = async () => ['192.168.0.1'];
  expect(await send('http://receiver.example/', { resolve })).toEqual(refused);
});

test('a name that nobody knows is told', async () => {
  const sending = { allowsPrivate: false, resolve: async () => [] };
  expect(await send('https://receiver.example/', sending)).toEqual({
    kind: 'unanswered',
    why: 'The name of the server is not known.',
  });
});

test('whoever sends it can end it', async () => {
  const { url } = await server(() => undefined);
  const over = new AbortController();
  const sent = send(url, { signal: over.signal });
  over.abort(new Error('the process stops'));
  await expect(sent).rejects.toThrow('the process stops');
});
