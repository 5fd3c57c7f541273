import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { openObjectStore } from './object-store.ts';

const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const hmac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of).digest();
const sha256 = (of: string) => createHash('sha256').update(of).digest('hex');
const encoded = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that a request should have, by the specification and nothing of the library. AWS Signature Version 4, "Create a signed request". */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query.join('&'), lines.join(''), signed, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce((made: string | Buffer, part) => hmac(made, part), `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
}

/** A server that answers what `answers` holds, in order, to requests that are signed as they should be. */
async function serverOf(...answers: [status: number, body: string][]) {
  const asked: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isSigned = request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`);
    asked.push(`${request.method} ${request.url} ${request.headers.range ?? ''}${body}`.trim());
    headers.push(request.headers);
    const [status, answer] = isSigned ? (answers.shift() ?? [500, '']) : [403, 'SignatureDoesNotMatch'];
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { 'content-length': Buffer.byteLength(answer) }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const settings = {
    bucket: 'files',
    prefix: 'cue/',
    region: 'eu-central-1',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey,
  };
  return {
    asked,
    headers,
    store: openObjectStore({ endpoint: `http://127.0.0.1:${port}`, ...settings }, createLog('silent')),
  };
}

test('every request is signed, and names the bucket, the prefix and the key', async () => {
  const { asked, store } = await serverOf([200, ''], [206, 'ell'], [204, ''], [404, '']);
  await store.put('a/b', Buffer.from('hello'));
  expect(await text(await store.get('a/b', { start: 1, end: 3 }))).toBe('ell');
  await store.remove('a/b');
  await store.remove('gone');
  expect(asked).toEqual([
    'PUT /files/cue/a/b hello',
    'GET /files/cue/a/b bytes=1-3',
    'DELETE /files/cue/a/b',
    'DELETE /files/cue/gone',
  ]);
});

test('a list is read to its last page', async () => {
  const page = (keys: string[], more: string) =>
    `<ListBucketResult>${keys.map((key) => `<Contents><Key>cue/${key}</Key><Size>7</Size></Contents>`).join('\n')}${more}</ListBucketResult>`;
  const token = '<NextContinuationToken>a+b/=&amp;c</NextContinuationToken>';
  const { asked, store } = await serverOf(
    [200, page(['x/1', 'x/2'], `<IsTruncated>true</IsTruncated>${token}`)],
    [200, page(['x/3'], '<IsTruncated>false</IsTruncated>')],
  );
  expect(await store.list('x/')).toEqual(['x/1', 'x/2', 'x/3'].map((key) => ({ key, bytes: 7 })));
  expect(asked[1]).toContain('continuation-token=a%2Bb%2F%3D%26c');
});

test('a list that goes on without saying where, and bytes that were not asked for, are taken for nothing', async () => {
  const { store } = await serverOf(
    [200, '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'],
    [200, 'hello'],
    [200, 'hello'],
  );
  await expect(store.list('x/')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.get('a', { start: 1, end: 3 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(await text(await store.get('a', { start: 0, end: 4 }))).toBe('hello'); // as some say it where that is all there is
});

test('a connection that the server closed just then is made anew', async () => {
  const { asked, store } = await serverOf([0, ''], [200, '']);
  await store.put('a', Buffer.from('1'));
  expect(asked).toEqual(['PUT /files/cue/a 1', 'PUT /files/cue/a 1']);
});

test('what is sent is signed too, so that nothing else can be stored in its place', async () => {
  const { headers, store } = await serverOf([200, '']);
  await store.put('a', Buffer.from('hello'));
  expect(headers[0]?.['x-amz-content-sha256']).toBe(sha256('hello'));
});

test('a server that stumbles is asked again; one that refuses is unavailable', async () => {
  const { asked, store } = await serverOf([503, 'SlowDown'], [200, ''], [403, 'AccessDenied']);
  await store.put('a', Buffer.from('1'));
  await expect(store.put('b', Buffer.from('2'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toEqual(['PUT /files/cue/a 1', 'PUT /files/cue/a 1', 'PUT /files/cue/b 2']);
});
