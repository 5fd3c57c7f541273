import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problems } from '../../src/contract/problems.ts';
import { preferredWait } from '../../src/http/prefer.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
let client: ApiClient;
let key: string;
let readyId: string;

beforeAll(async () => {
  service = await startTestService();
  key = (await newCustomer(service)).key;
  client = apiClient(service.origin, key);
  const { body } = await client.submit(watch('sampleTalk1'));
  readyId = body.id;
  await client.settled(readyId);
});
afterAll(() => service.stop());

describe('Prefer: wait (RFC 7240)', () => {
  test('the answer comes as soon as the state is final', async () => {
    const { body } = await client.submit(watch('sampleIntv1'));
    // Answered after the state became final, not after the 30 seconds; whatever the work takes on this machine.
    const answer = await client.get(`/videos/${body.id}`, { prefer: 'wait=30' });
    const answered = Date.now();
    expect(answer.body.status).toBe('ready');
    const finished = service.ctx.db.selectFrom('videos').select('finished_at').where('video_id', '=', body.id);
    const { finished_at } = await finished.executeTakeFirstOrThrow();
    expect(answered - (finished_at?.getTime() ?? 0)).toBeLessThan(10_000);
    expect(answer.headers.get('preference-applied')).toBe('wait=30');
  });

  test('after N seconds it comes as it is', async () => {
    const { body } = await client.submit(watch('sampleLock1'));
    const began = Date.now();
    const answer = await client.get(`/videos/${body.id}`, { prefer: 'respond-async, wait=1' });
    expect(answer.body.status).toBe('processing');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(Date.now() - began).toBeGreaterThan(900);
  });

  test.each([
    ['wait=10', 10],
    ['wait="7"', 7],
    ['respond-async, wait=100', 30],
    ['WAIT = 3; foo=bar', 3],
    ['wait=99999999999', 30],
    ['wait=-1', undefined],
    ['wait=soon', undefined],
    ['wait=soon, wait=2', undefined],
    ['foo="a, wait=4", wait=5', 5],
    ['foo="a\\", wait=4", wait=5', 5],
    ['wait=5, foo="bar', 5],
    ['foo="bar, wait=5', undefined],
    ['foo="bar\\', undefined],
    ['waiting=3', undefined],
    [undefined, undefined],
  ])('%s is %s', (header, seconds) => expect(preferredWait(header)).toBe(seconds));

  test.each([`"${'\\"'.repeat(500_000)}`, 'a="'.repeat(300_001), '"\\'.repeat(400_000), `wait${' '.repeat(900_000)}x`])(
    'a header that is made to be slow is read in time that grows with its length %#',
    (header) => {
      const began = performance.now();
      expect(preferredWait(header)).toBeUndefined();
      expect(performance.now() - began).toBeLessThan(20_000); // or it would be hours
    },
  );
});

describe('ETag (RFC 9110 §13.1.2)', () => {
  test('what the client has already is 304 without a body; what has changed is 200', async () => {
    const first = await client.get(`/videos/${readyId}`);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await client.get(`/videos/${readyId}`, { 'if-none-match': known });
      expect({ status: again.status, body: again.body }, known).toEqual({ status: 304, body: null });
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('x-request-id')).toMatch(/^req_/);
    }
    expect((await client.get(`/videos/${readyId}`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('another state than the one that is wanted is 412; a weak tag is no state', async () => {
    const tag = (await client.get(`/videos/${readyId}`)).headers.get('etag') ?? '';
    const wanting = async (wanted: string) => {
      const { status, body } = await client.get(`/videos/${readyId}`, { 'if-match': wanted });
      return body.code ?? status;
    };
    for (const wanted of [tag, `"other", ${tag}`, '*']) expect(await wanting(wanted)).toBe(200);
    for (const wanted of ['"other"', `W/${tag}`]) expect(await wanting(wanted)).toBe('precondition_failed');
  });
});

describe('chapters as files', () => {
  const read = (format: string, videoId = readyId) =>
    fetch(`${service.origin}/api/v1/videos/${videoId}/chapters.${format}`, {
      headers: { authorization: `Bearer ${key}` },
    });

  test.each([
    ['txt', 'text/plain; charset=utf-8', /^0:00 - /],
    ['json', 'application/json+chapters', /^\{\s*"version": "1\.2\.0"/],
    ['vtt', 'text/vtt; charset=utf-8', /^WEBVTT\n/],
    ['ffmetadata', 'text/x-ffmetadata; charset=utf-8', /^;FFMETADATA1\n/],
    ['csv', 'text/csv; charset=utf-8; header=present', /^start,start_seconds,end_seconds,title\r\n/],
  ])('.%s comes as %s', async (format, type, beginning) => {
    const response = await read(format);
    expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({ status: 200, type });
    expect(await response.text()).toMatch(beginning);
  });

  test('the description says of the one that is JSON what it holds, and of the others that they are text', async () => {
    const { paths, components } = (await client.get('/openapi.json')).body;
    const described = (format: string) => {
      const { content } = paths[`/api/v1/videos/{video_id}/chapters.${format}`].get.responses[200];
      return (Object.values(content) as { schema: { $ref?: string } }[])[0]?.schema;
    };
    const name = described('json')?.$ref?.split('/').at(-1) ?? '';
    const schema = z.fromJSONSchema(components.schemas[name]);
    expect(schema.safeParse(await (await read('json')).json())).toMatchObject({ success: true });
    expect(schema.safeParse({ version: '1.2.0', chapters: [{ title: 'Without a time' }] }).success).toBe(false);
    for (const format of ['txt', 'vtt', 'ffmetadata', 'csv']) expect(described(format)).toEqual({ type: 'string' });
  });

  test('before the video is ready it is 409 video_not_ready, of a form that there is not 404', async () => {
    const { body } = await client.submit(watch('sampleLock1'));
    const early = await read('vtt', body.id);
    expect({ status: early.status, code: ((await early.json()) as { code: string }).code }).toEqual({
      status: 409,
      code: 'video_not_ready',
    });
    expect(early.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await read('docx')).status).toBe(404);
  });
});

test('the description is served without a key, is OpenAPI 3.1, version 1.0.0, and leaves answers open', async () => {
  const response = await fetch(`${service.origin}/api/v1/openapi.json`);
  const document = JSON.parse(await response.text());
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect({ openapi: document.openapi, version: document.info.version }).toEqual({ openapi: '3.1.0', version: '1.0.0' });
  expect(document.components.schemas.Video.additionalProperties).not.toBe(false);
  expect(document.components.schemas.SubmitVideo.additionalProperties).toBe(false);
});

test('the description has the shapes of the ids in paths (§2.6)', async () => {
  const { paths } = (await client.get('/openapi.json')).body;
  const shapes = ['{question_id}', '{video_id}'].map((id) => {
    const [path] = Object.keys(paths).filter((one) => one.endsWith(id));
    const [{ name, schema }] = paths[path ?? ''].get.parameters.filter(
      (one: { name: string }) => id === `{${one.name}}`,
    );
    return [name, schema.pattern];
  });
  expect(shapes).toEqual([
    ['question_id', '^[A-Za-z0-9]{8,40}$'],
    ['video_id', '^[A-Za-z0-9_-]{6,64}$'],
  ]);
});

test('the errors page has an anchor for the type of every problem', async () => {
  const { body } = await client.get('/nothing');
  const [page = '', anchor = ''] = body.type.split('#');
  const response = await fetch(page);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  for (const code of [anchor, ...Object.keys(problems)]) expect(html).toContain(`id="${code}"`);
});
