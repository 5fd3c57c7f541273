import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startTestService();
  key = (await newCustomer(service)).key;
});
afterAll(() => service.stop());

interface RawAnswer {
  status: number;
  head: string;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any form
  body: any;
}

/**
 * Sends bytes as they are and reads every answer until the server closes, or until so many answers are there and it has been
 * silent for a moment.
 */
async function send(bytes: string | Buffer, awaited = 1): Promise<RawAnswer[]> {
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  let text = '';
  let raw = ''; // a character for each byte
  let last = Date.now();
  let isOpen = true;
  socket.on('data', (chunk) => {
    text += String(chunk);
    raw += chunk.toString('latin1');
    last = Date.now();
  });
  socket.once('close', () => {
    isOpen = false;
  });
  const isHead = String(bytes).startsWith('HEAD ');
  while (isOpen && (wholeIn(raw, isHead) < awaited || Date.now() - last < quiet)) await sleep(20);
  socket.destroy();
  return parse(text);
}

/** Milliseconds in which a second answer would come that nobody asked for. */
const quiet = 400;

/** How many answers have come whole, a character for each byte; the one to a HEAD has no body, whatever length it says. */
function wholeIn(raw: string, isHead: boolean): number {
  let whole = 0;
  for (let rest = raw; rest.includes('\r\n\r\n'); whole += 1) {
    const [head = ''] = rest.split('\r\n\r\n', 1);
    const end = head.length + 4 + (isHead ? 0 : lengthIn(head));
    if (rest.length < end) break;
    rest = rest.slice(end);
  }
  return whole;
}

const lengthIn = (head: string) => Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);

function parse(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest.startsWith('HTTP/1.1 '); ) {
    const [head = ''] = rest.split('\r\n\r\n', 1);
    const length = lengthIn(head);
    const body = rest.slice(head.length + 4, head.length + 4 + length);
    answers.push({ status: Number(head.slice(9, 12)), head, body: body.startsWith('{') ? JSON.parse(body) : body });
    rest = rest.slice(head.length + 4 + length);
  }
  return answers;
}

function request(line: string, headers: string[] = [], body = ''): string {
  const own = ['Host: localhost', `Authorization: Bearer ${key}`, ...headers];
  return `${line}\r\n${own.join('\r\n')}\r\n\r\n${body}`;
}

function post(body: string | Buffer, headers: string[] = ['Content-Type: application/json']): Buffer {
  const bytes = Buffer.from(body);
  const head = request('POST /api/v1/videos HTTP/1.1', [
    ...headers,
    `Content-Length: ${bytes.length}`,
    'Connection: close',
  ]);
  return Buffer.concat([Buffer.from(head), bytes]);
}

function expectProblem(answer: RawAnswer | undefined, status: number, code: string): void {
  expect({ status: answer?.status, code: answer?.body?.code }).toEqual({ status, code });
  expect(answer?.head).toMatch(/content-type: application\/problem\+json/i);
  expect(answer?.head.toLowerCase()).toContain(`x-request-id: ${answer?.body.request_id}`);
}

describe('what Node’s parser rejects is a problem document', () => {
  test.each([
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nBroken\r\n\r\n', 400, 'invalid_request'],
    ['no HTTP at all', 'hello\r\n\r\n', 501, 'not_implemented'],
    ['an unknown method', 'FETCH /api/v1/account HTTP/1.1\r\nHost: a\r\n\r\n', 501, 'not_implemented'],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    [
      'two lengths',
      'POST /api/v1/videos HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'invalid_request',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid_request',
    ],
    ['CONNECT', 'CONNECT example.test:443 HTTP/1.1\r\nHost: example.test\r\n\r\n', 501, 'not_implemented'],
  ])('%s', async (_name, bytes, status, code) => {
    const answers = await send(bytes);
    expect(answers).toHaveLength(1);
    expectProblem(answers[0], status, code);
    expect(answers[0]?.head.toLowerCase()).toContain('connection: close');
  });
});

test('a header that is not finished after 30 s is 408, and others are served meanwhile', async () => {
  const unfinished = send('GET /api/v1/account HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  await sleep(1000);
  expect((await send(request('GET /api/v1/account HTTP/1.1')))[0]?.status).toBe(200);
  const [answer] = await unfinished;
  expectProblem(answer, 408, 'request_timeout');
});

test('a body that does not arrive is 408 and ends the connection', async () => {
  const [answer] = await send(
    post('{"url":')
      .toString()
      .replace(/Content-Length: \d+/, 'Content-Length: 50'),
  );
  expectProblem(answer, 408, 'request_timeout');
  expect(answer?.head).toMatch(/connection: close/i);
});

describe('RFC 9112: targets and the Host line', () => {
  test.each([
    ['no Host', 'GET /api/v1/account HTTP/1.1\r\n\r\n', 400, 'invalid_request'],
    ['two Host lines', 'GET /api/v1/account HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'invalid_request'],
    ['a dot segment', 'GET /api/v1/../v1/account HTTP/1.1\r\nHost: a\r\n\r\n', 404, 'not_found'],
    ['a trailing slash', 'GET /api/v1/account/ HTTP/1.1\r\nHost: a\r\n\r\n', 404, 'not_found'],
    ['another case', 'GET /api/v1/Account HTTP/1.1\r\nHost: a\r\n\r\n', 404, 'not_found'],
    ['a doubled slash', 'GET //api/v1/account HTTP/1.1\r\nHost: a\r\n\r\n', 404, 'not_found'],
    ['a fragment', 'GET /api/v1/account#a HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'invalid_request'],
    ['another scheme', 'GET ftp://a/api/v1/account HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'invalid_request'],
    ['user info', 'GET http://a:b@c/api/v1/account HTTP/1.1\r\nHost: c\r\n\r\n', 400, 'invalid_request'],
    ['an asterisk', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'invalid_request'],
    ['a Host with a space', 'GET /api/v1/account HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'invalid_request'],
    ['a Host with a path', 'GET /api/v1/account HTTP/1.1\r\nHost: a/b\r\n\r\n', 400, 'invalid_request'],
    ['a list of hosts', 'GET /api/v1/account HTTP/1.1\r\nHost: a:80:80\r\n\r\n', 400, 'invalid_request'],
    ['HTTP/2.0', 'GET /api/v1/account HTTP/2.0\r\nHost: a\r\n\r\n', 505, 'http_version_not_supported'],
    ['HTTP/0.9', 'GET /api/v1/account HTTP/0.9\r\nHost: a\r\n\r\n', 505, 'http_version_not_supported'],
    ['a broken escape, without a key', 'GET /api/v1/videos/%zz HTTP/1.1\r\nHost: a\r\n\r\n', 401, 'invalid_api_key'],
    [
      'a broken escape, another method',
      'PUT /api/v1/videos/%ff HTTP/1.1\r\nHost: a\r\n\r\n',
      405,
      'method_not_allowed',
    ],
    ['a broken escape, no Host', 'GET /api/v1/videos/%zz HTTP/1.1\r\n\r\n', 400, 'invalid_request'],
  ])('%s', async (_name, bytes, status, code) => {
    expectProblem((await send(bytes))[0], status, code);
  });

  test('a transfer coding that nobody knows', async () => {
    const coded = 'POST /api/v1/videos HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n';
    const [answer] = await send(coded);
    expectProblem(answer, 501, 'not_implemented');
    expect(answer?.body.detail).toBe('The server knows no Transfer-Encoding but `chunked`.');
  });

  test.each([
    ['absolute form', 'http://localhost/api/v1/account'],
    ['absolute form, in capitals', 'HTTP://LOCALHOST:80/api/v1/account'],
    ['escapes of letters', '/%61pi/v1/acc%6Funt'],
    ['a query', '/api/v1/account?a=%zz'],
  ])('%s is accepted', async (_name, target) => {
    const [answer] = await send(request(`GET ${target} HTTP/1.1`));
    expect(answer?.body).toMatchObject({ object: 'account' });
  });

  test.each(['%zz', '%ff', '%', '%00', '%2e%2e', '%c3%28'])('a video id of %s is 404', async (id) => {
    expectProblem((await send(request(`GET /api/v1/videos/${id} HTTP/1.1`)))[0], 404, 'not_found');
  });

  test('HTTP/1.0 without Host works, and the connection is closed', async () => {
    const [answer] = await send(`GET /api/v1/account HTTP/1.0\r\nAuthorization: Bearer ${key}\r\n\r\n`);
    expect(answer?.status).toBe(200);
    expect(answer?.head).toMatch(/connection: close/i);
  });

  test('pipelined requests are answered in order', async () => {
    const answers = await send(
      request('GET /api/v1/account HTTP/1.1') +
        request('GET /api/v1/nothing HTTP/1.1') +
        request('GET /api/v1/videos HTTP/1.1'),
      3,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 405]);
  });

  describe('a refusal waits for the answers before it, and the connection ends with it', () => {
    const body = '{"url":"https://youtu.be/sampleTalk1"}';
    const running = () =>
      request('POST /api/v1/videos HTTP/1.1', ['Content-Type: application/json', `Content-Length: ${body.length}`]) +
      body;
    const chunked = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

    test.each([
      ['a broken head', 'GET / HTTP/1.1\r\nBroken\r\n\r\n', 400],
      ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 501],
      ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 501],
      ['an unknown expectation', 'GET /api/v1/account HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
      ['a broken chunk', () => request('POST /api/v1/videos HTTP/1.1', chunked, 'zz\r\n'), 400],
    ])('%s', async (_name, refused, status) => {
      const behind = request('GET /api/v1/account HTTP/1.1');
      const last = typeof refused === 'string' ? refused : refused();
      const answers = await send(running() + last + behind, 2);
      expect(answers.map((answer) => answer.status)).toEqual([202, status]);
    });

    test('a body that breaks after its refusal gets no second one', async () => {
      const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
      socket.write(request('POST /api/v1/nothing HTTP/1.1', chunked));
      const [first] = await once(socket, 'data');
      socket.write('zz\r\n');
      let text = String(first);
      for await (const chunk of socket) text += String(chunk);
      expect(parse(text).map((answer) => answer.status)).toEqual([404]);
    });
  });

  test.each(['h2c', 'websocket'])(
    'the wish to upgrade to %s is ignored, and nothing behind it is lost',
    async (protocol) => {
      const wish = ['Connection: keep-alive, Upgrade', `Upgrade: ${protocol}`];
      const answers = await send(
        request('GET /api/v1/account HTTP/1.1') +
          request('GET /api/v1/account HTTP/1.1', wish) +
          post('{"url":"https://youtu.be/sampleHide1"}', [...wish, 'Content-Type: application/json'])
            .toString()
            .replace('Connection: close\r\n', '') +
          request('GET /api/v1/nothing HTTP/1.1'),
        4,
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 404]);
    },
  );

  test('HTTP/1.0 with a transfer coding ends the connection', async () => {
    const coded = ['Connection: keep-alive', 'Transfer-Encoding: chunked'];
    const first = request('GET /api/v1/account HTTP/1.0', coded, '5\r\nhello\r\n0\r\n\r\n');
    const answers = await send(first + request('GET /api/v1/account HTTP/1.1'));
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers[0]?.head).toMatch(/connection: close/i);
  });

  test.each([
    'GET /api/v1/videos/',
    'POST /api/v1/videos/',
    'GET /api/v1/videos//chapters.vtt',
    'POST /api/v1/videos/abcdefgh/questions/',
    'DELETE /web-api/keys/',
  ])('%s names nothing, and needs no key to be told so', async (line) => {
    expectProblem((await send(`${line} HTTP/1.1\r\nHost: a\r\n\r\n`))[0], 404, 'not_found');
  });

  test.each([
    ['GET /../x.js', 404, 'not_found'],
    ['GET /assets/../x.js', 404, 'not_found'],
    ['POST /docs/errors', 405, 'method_not_allowed'],
    ['DELETE /healthz', 405, 'method_not_allowed'],
    ['POST /nowhere', 405, 'method_not_allowed'],
    ['POST /api/nowhere', 404, 'not_found'],
  ])('%s is %i', async (line, status, code) => {
    expectProblem((await send(`${line} HTTP/1.1\r\nHost: a\r\n\r\n`))[0], status, code);
  });

  test('the start page is one', async () => {
    expect((await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))[0]?.status).toBe(200);
  });

  test('a page is sent whole whatever range is asked for, and not at all where another state is wanted', async () => {
    const favicon = (header: string) => send(`GET /favicon.svg HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
    expect((await favicon('Range: bytes=99999-'))[0]?.status).toBe(200);
    expectProblem((await favicon('If-Match: "x"'))[0], 412, 'precondition_failed');
  });

  test('a client that closes its side after the request hears the answer', async () => {
    const socket = connect({ port: Number(new URL(service.origin).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.end(request('GET /api/v1/account HTTP/1.1'));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(parse(text)[0]?.body).toMatchObject({ object: 'account' });
  });

  test.each(['PROPFIND', 'PURGE', 'TRACE', 'QUERY', 'DELETE'])(
    '%s on a known path is 405 with Allow',
    async (method) => {
      const [answer] = await send(`${method} /api/v1/account HTTP/1.1\r\nHost: a\r\n\r\n`);
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer?.head).toMatch(/^allow: GET, HEAD\r?$/im);
    },
  );
});

describe('RFC 9110: Expect', () => {
  const waiting = (headers: string[], authorization = `Bearer ${key}`) =>
    `POST /api/v1/videos HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n${headers.join('\r\n')}\r\nExpect: 100-continue\r\n\r\n`;
  const json = 'Content-Type: application/json';

  test('a request that will be refused is refused instead of asked to go on', async () => {
    expectProblem((await send(waiting([json, 'Content-Length: 50'], 'Bearer none')))[0], 401, 'invalid_api_key');
    expectProblem((await send(waiting([json, 'Content-Length: 50000'])))[0], 413, 'payload_too_large');
    expectProblem(
      (await send(waiting(['Content-Type: text/plain', 'Content-Length: 50'])))[0],
      415,
      'unsupported_media_type',
    );
    expectProblem(
      (await send(waiting([json, 'Content-Length: 50']).replace('/videos', '/nothing')))[0],
      404,
      'not_found',
    );
  });

  test('any other is asked to go on, and then answered', async () => {
    const body = '{"url":"https://youtu.be/sampleHide1"}';
    const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
    socket.write(waiting([json, `Content-Length: ${body.length}`]));
    const [first] = await once(socket, 'data');
    expect(String(first)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write(body);
    const [second] = await once(socket, 'data');
    socket.destroy();
    expect(String(second)).toMatch(/^HTTP\/1\.1 422 /);
  });

  test('another expectation is 417', async () => {
    const [answer] = await send(request('GET /api/v1/account HTTP/1.1', ['Expect: the-unexpected']));
    expectProblem(answer, 417, 'expectation_failed');
    const [head] = await send(request('HEAD /api/v1/account HTTP/1.1', ['Expect: the-unexpected']));
    expect(head?.status).toBe(417);
    expect(head?.body).toBe('');
    const [old] = await send(request('GET /api/v1/account HTTP/1.0', ['Expect: the-unexpected']));
    expect(old?.status).toBe(200);
  });
});

describe('bodies (§4, §7.2; RFC 8259)', () => {
  const link = '"https://youtu.be/sampleHide1"';

  test.each([
    ['a byte order mark', Buffer.from(`\ufeff{"url":${link}}`)],
    ['white space around', Buffer.from(` \r\n{"url":${link}}\t `)],
    ['an escaped name', Buffer.from(`{"\\u0075rl":${link}}`)],
  ])('%s is accepted', async (_name, body) => {
    expectProblem((await send(post(body)))[0], 422, 'video_not_supported');
  });

  test.each([
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['a property twice', Buffer.from(`{"url":${link},"url":${link}}`)],
    ['a property twice, once escaped', Buffer.from(`{"url":${link},"\\u0075rl":${link}}`)],
    ['__proto__', Buffer.from(`{"url":${link},"__proto__":{"url":1}}`)],
    ['a NUL character', Buffer.from('{"url":"a\\u0000b"}')],
    ['a lone surrogate', Buffer.from('{"url":"\\ud800"}')],
    ['eight thousand brackets', Buffer.from('['.repeat(8000) + ']'.repeat(8000))],
    ['a string alone', Buffer.from(link)],
    ['null', Buffer.from('null')],
    ['nothing', Buffer.from('')],
    ['two values', Buffer.from(`{"url":${link}}{}`)],
  ])('%s is 400', async (_name, body) => {
    expectProblem((await send(post(body)))[0], 400, 'invalid_request');
  });

  test.each([
    [['Content-Type: application/json; charset=UTF-8']],
    [['Content-Type: Application/JSON;charset="utf-8"']],
    [['Content-Type: application/json; charset=utf8']],
    [['Content-Type: application/json;']],
    [['Content-Type: application/json ; ; charset=utf-8 ;']],
    [['Content-Type: application/json; note="a;charset=latin1, \\"b"']],
    [['Content-Type: application/json;charset="u\\tf-8"']],
    [['Content-Type: application/json', 'Content-Encoding: identity']],
    [['Content-Type: application/json', 'Content-Encoding: identity, Identity']],
    [['Content-Type: application/json', 'Content-Encoding:']],
  ])('%j is JSON', async (headers) => {
    expectProblem((await send(post(`{"url":${link}}`, headers)))[0], 422, 'video_not_supported');
  });

  test.each([
    [[]],
    [['Content-Type: text/plain']],
    [['Content-Type: application/jsonp']],
    [['Content-Type: application/json, text/plain']],
    [['Content-Type: application/json; charset=latin1']],
    [['Content-Type: application/json; charset = utf-8']],
    [['Content-Type: application/json; charset']],
    [['Content-Type: application/json; charset=utf-8 x']],
    [['Content-Type: application/json; charset="utf-8']],
    [['Content-Type: application/json\u00a0']],
    [['Content-Type: application / json']],
    [['Content-Type: application/json', 'Content-Type: application/json']],
    [['Content-Type: application/json', 'Content-Encoding: gzip']],
  ])('%j is 415', async (headers) => {
    expectProblem((await send(post(`{"url":${link}}`, headers)))[0], 415, 'unsupported_media_type');
  });

  test('16,384 bytes are read, one more is 413; without a length too', async () => {
    const body = (size: number) => `{"url":${link},"x":"${'x'.repeat(size - link.length - 15)}"}`.padEnd(size);
    expect(Buffer.byteLength(body(16_384))).toBe(16_384);
    expectProblem((await send(post(body(16_384))))[0], 400, 'invalid_request');
    expectProblem((await send(post(body(16_385))))[0], 413, 'payload_too_large');
    const chunked = (size: number) =>
      request(
        'POST /api/v1/videos HTTP/1.1',
        ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
        `${size.toString(16)}\r\n${body(size)}\r\n0\r\n\r\n`,
      );
    expectProblem((await send(chunked(16_384)))[0], 400, 'invalid_request');
    expectProblem((await send(chunked(16_385)))[0], 413, 'payload_too_large');
  });

  test('a body without end is refused before it is read whole', async () => {
    const head = request('POST /api/v1/videos HTTP/1.1', [
      'Content-Type: application/json',
      'Content-Length: 5000000000',
    ]);
    expectProblem((await send(head))[0], 413, 'payload_too_large');
  });
});

describe('a client that is refused while it sends hears why, whatever its speed (RFC 9112 §9.6)', () => {
  const path = 'POST /api/v1/videos HTTP/1.1';
  const json = 'Content-Type: application/json';
  const length = 'Content-Length: 40000';

  test.each([
    ['a body that is too large', [json, length], 413],
    ['the same without a length', [json, 'Transfer-Encoding: chunked'], 413],
    ['no JSON, on a connection that is to be closed', ['Content-Type: text/plain', length, 'Connection: close'], 415],
  ])('%s', async (_name, headers, status) => {
    const socket = connect({ port: Number(new URL(service.origin).port), host: '127.0.0.1', allowHalfOpen: true });
    const faults: Error[] = [];
    socket.on('error', (fault) => faults.push(fault));
    const minutes = async () => (await send(request('GET /api/v1/account HTTP/1.1')))[0]?.body.minutes_used;
    const before = await minutes();
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    const isClosed = once(socket, 'close');
    socket.write(request(path, headers));
    const piece = headers.includes(length) ? 'x'.repeat(8000) : `1f40\r\n${'x'.repeat(8000)}\r\n`;
    for (let sent = 0; sent < 4; sent += 1) {
      socket.write(piece);
      await sleep(50);
    }
    const end = headers.includes(length) ? piece : `${piece}0\r\n\r\n`;
    socket.end(Buffer.concat([Buffer.from(end), post('{"url":"https://youtu.be/sampleTalk1"}')]));
    await isClosed;
    expect(faults).toEqual([]);
    expect(parse(text).map((answer) => answer.status)).toEqual([status]);
    expect(await minutes()).toBe(before);
  });
});

describe('lines that may come once', () => {
  test('two Authorization lines are 401, two Idempotency-Key lines 400', async () => {
    const twice = await send(request('GET /api/v1/account HTTP/1.1', [`Authorization: Bearer ${key}`]));
    expectProblem(twice[0], 401, 'invalid_api_key');
    const headers = ['Content-Type: application/json', 'Idempotency-Key: a', 'Idempotency-Key: a'];
    expectProblem((await send(post('{"url":"https://youtu.be/sampleHide1"}', headers)))[0], 400, 'invalid_request');
    const empty = ['Content-Type: application/json', 'Idempotency-Key:'];
    expectProblem((await send(post('{"url":"https://youtu.be/sampleHide1"}', empty)))[0], 400, 'invalid_request');
  });

  test('the scheme is case-insensitive', async () => {
    const [answer] = await send(`GET /api/v1/account HTTP/1.1\r\nHost: a\r\nAuthorization: bEaReR ${key}\r\n\r\n`);
    expect(answer?.status).toBe(200);
  });
});
