import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { problems } from '../../src/contract/problems.ts';
import { codesOf, describedApi, operationsOf } from '../../src/http/docs/described-api.ts';
import { testLinks } from '../../src/samples/test-links.ts';
import { videoFailures } from '../../src/videos/finish-video.ts';
import { apiClient, watch } from '../harness/client.ts';
import { until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function read(address: string, of = service): Promise<string> {
  const response = await fetch(of.origin + address);
  expect(response.status, address).toBe(200);
  return response.text();
}

const anchorsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map((match) => match[1] ?? '');
/** What of it is read. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&#39;', "'");

test('every link of the documentation leads to a page that is there, and to an anchor that it has', async () => {
  const pages = new Map<string, string>();
  const waiting = ['/docs'];
  const links: { from: string; to: string; anchor: string }[] = [];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (pages.has(address)) continue;
    const html = await read(address);
    pages.set(address, html);
    for (const link of linksOf(html)) {
      const { pathname, hash, origin } = new URL(link, `${service.origin}${address}`);
      expect(origin, link).toBe(service.origin);
      links.push({ from: address, to: pathname, anchor: hash.slice(1) });
      if (pathname.startsWith('/docs') || pathname.startsWith('/api')) waiting.push(pathname);
    }
  }
  const broken = links.filter(({ to, anchor }) => anchor !== '' && !anchorsOf(pages.get(to) ?? '').includes(anchor));
  expect(broken).toEqual([]);
  expect([...pages.keys()].filter((address) => !/\.\w+$/.test(address)).toSorted()).toEqual([
    '/docs',
    '/docs/api',
    '/docs/citing-moments',
    '/docs/command-line',
    '/docs/errors',
    '/docs/idempotency',
    '/docs/limits',
    '/docs/mcp',
    '/docs/searching',
    '/docs/summaries',
    '/docs/test-links',
    '/docs/typescript',
    '/docs/waiting',
    '/docs/webhooks',
    '/docs/workspace',
  ]);
  for (const [address, html] of pages) {
    const anchors = anchorsOf(html);
    expect(anchors, address).toEqual([...new Set(anchors)]);
    expect(html, address).not.toContain('<script');
  }
});

test.each(['/docs', '/docs/api.md', '/docs/docs.css', '/docs/shared-page.js', '/llms.txt', '/api/v1/openapi.json'])(
  'who has %s already is told so',
  async (address) => {
    const first = await fetch(service.origin + address);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control'), (await first.text()).length > 500]).toEqual([
      200,
      'no-cache',
      true,
    ]);
    const again = await fetch(service.origin + address, { headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    const other = await fetch(service.origin + address, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, other.headers.get('etag')]).toEqual([200, etag]);
  },
);

describe('as Markdown', () => {
  test('each page says what it says as a page, and nothing is lost', async () => {
    const addresses = [...(await read('/docs')).matchAll(/<li><a href="(\/docs[^"#]*)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      const response = await fetch(`${service.origin}${address}.md`);
      expect(response.headers.get('content-type'), address).toBe('text/markdown; charset=utf-8');
      const markdown = await response.text();
      const html = await read(address);
      expect(markdown).toMatch(/^# \S/);
      expect(markdown, address).not.toMatch(/<\/?[a-z]+[ >](?![^`]*`)/);
      const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
      const written = words(markdown.replace(/\]\([/#][^)]*\)/g, ' '));
      for (const [, text = ''] of (html.split('<main')[1] ?? '').matchAll(
        /<(?:h2|h3|h4|p|li|td|th|dd|code)[^>]*>([^<]+)</g,
      )) {
        expect(written, address).toContain(words(unescaped(text)));
      }
    }
  });

  test('code is fenced as it is, tables are tables, and links lead to Markdown', async () => {
    const quickstart = await read('/docs.md');
    expect(quickstart).toContain('```\nexport CUEMARK_API_KEY=cuemark_live_…\n```');
    expect(quickstart).toContain('[Every code](/docs/errors.md)');
    expect(await read('/docs/limits.md')).toContain('| What | Limit |\n|---|---|\n| Free |');
    expect(await read('/docs/errors.md')).toMatch(/- `private`: It is private.*\n- `unlisted_short`: /);
  });

  test('llms.txt lists every page, and each of its links leads to one', async () => {
    const text = await read('/llms.txt');
    const links = [...text.matchAll(/\]\((\S+)\): \S/g)].map(([, link = '']) => new URL(link).pathname);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect((await fetch(service.origin + link)).status, link).toBe(200);
  });
});

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('an address with a slash at its end leads to its page; another one is not found', async () => {
  const answers = ['/docs/', '/docs/errors/?a=b', '/docs/nowhere/'].map(async (address) => {
    const { status, headers } = await fetch(service.origin + address, { redirect: 'manual' });
    return [status, headers.get('location')];
  });
  expect(await Promise.all(answers)).toEqual([
    [301, '/docs'],
    [301, '/docs/errors'],
    [404, null],
  ]);
});

test('the reference is made of the description that the API serves', async () => {
  const { headers, body } = await apiClient(service.origin, '').get('/openapi.json');
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toEqual(describedApi());
});

test('every operation, parameter, header, status, code, schema and field is in the reference', async () => {
  const api = describedApi();
  const html = await read('/docs/api');
  const sections = new Map(
    [...html.matchAll(/<section id="([^"]+)">([\s\S]*?)<\/section>/g)].map(([, id = '', text = '']) => [id, text]),
  );
  const operations = operationsOf(api);
  expect(operations.length).toBeGreaterThanOrEqual(7);
  for (const { method, path, operation } of operations) {
    const section = textOf(sections.get(operation.operationId) ?? '');
    expect(section).toContain(`${method} ${path}`);
    for (const { name } of operation.parameters ?? []) expect(section).toContain(name);
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(section, `${operation.operationId} ${status}`).toMatch(new RegExp(`\\b${status}`));
      for (const name of [...codesOf(answer), ...Object.keys(answer.headers ?? {})]) expect(section).toContain(name);
    }
  }
  for (const [name, schema] of Object.entries(api.components.schemas)) {
    const section = textOf(sections.get(`schema-${name}`) ?? '');
    for (const field of Object.keys(schema.properties ?? {})) expect(section, name).toContain(field);
  }
});

test('of a header that not each refusal of a status carries the reference says so', async () => {
  const html = await read('/docs/api');
  const refusalOf = (operationId: string, status: number) =>
    textOf(new RegExp(`<section id="${operationId}">.*?<dt>${status}</dt><dd>(.*?)</dd>`, 's').exec(html)?.[1] ?? '');
  expect(refusalOf('askQuestion', 429)).toBe(
    'question_limit_reached, rate_limited with Retry-After where there is something to say',
  );
  expect(refusalOf('createVideo', 429)).toBe('rate_limited with Retry-After');
  expect(refusalOf('askQuestion', 409)).toBe('video_not_ready, question_in_progress with Retry-After');
});

test('the receiver of webhooks that the page shows takes what is signed, and nothing else', async () => {
  const receiving = await startTestService({ WEBHOOK_PRIVATE_ADDRESSES: 'on' });
  onTestFinished(receiving.stop);
  const html = await read('/docs/webhooks', receiving);
  const program = textOf(/aria-label="receive\.mjs"><code>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? '')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const port = await freePort();
  const { key } = await newCustomer(receiving);
  const api = apiClient(receiving.origin, key);
  const { body: webhook } = await api.post('/webhooks', { url: `http://127.0.0.1:${port}/`, events: ['video.ready'] });
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), CUEMARK_WEBHOOK_SECRET: webhook.secret },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const post = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  await until(async () => (await post().catch(() => undefined))?.status === 400, 30);
  const videoId = await readyVideo(api);
  await until(() => said.includes(`video.ready ${videoId} ${receiving.publicUrl}/api/v1/videos/${videoId}`), 30);
});

test('every code of a refusal and of a video that failed has its anchor', async () => {
  const anchors = anchorsOf(await read('/docs/errors'));
  const codes = [...Object.keys(problems), ...Object.keys(videoFailures)];
  expect(codes.filter((code) => !anchors.includes(code))).toEqual([]);
});

test('a key goes on to name the video that failed, and who is told to send its link again is told of that', async () => {
  const api = apiClient(service.origin, (await newCustomer(service)).key);
  const submit = (key: string) => api.submit(watch('sampleMute1'), { 'idempotency-key': key });
  const { body: first } = await submit('first');
  await api.settled(first.id);
  expect(await submit('first')).toMatchObject({ status: 202, body: { id: first.id, status: 'failed' } });
  expect((await submit('second')).body).toMatchObject({ status: 'processing' });

  const told = textOf(await read('/docs/errors')).split(/(?<=\.)\s/);
  const advice = told.filter((sentence) => /send(ing)? its link again/.test(sentence));
  expect(advice).toHaveLength(2);
  for (const sentence of advice) expect(sentence).toContain('with a new Idempotency-Key');
  expect(textOf(await read('/docs/api'))).toMatch(/202 The video, in work; after a retry as it is by then/);
});

test('a question sent again under a key is another question, and the limits say so', async () => {
  const api = apiClient(service.origin, (await newCustomer(service)).key);
  const videoId = await readyVideo(api);
  const ask = async () => {
    const asked = await api.post(
      `/videos/${videoId}/questions`,
      { question: 'What is lent?' },
      { 'idempotency-key': 'one' },
    );
    await api.get(`/videos/${videoId}/questions/${asked.body.id}`, { prefer: 'wait=30' });
    return asked.body.id;
  };
  expect(await ask()).not.toBe(await ask());
  expect(textOf(await read('/docs/limits'))).toContain('of a link alone, not of a question');
});

test('the limits are those that the operator set', async () => {
  const strict = await startTestService({
    VIDEO_DEADLINE_SECONDS: '120',
    QUESTION_DEADLINE_SECONDS: '60',
    API_RATE_LIMIT: '7',
    UPLOAD_QUOTA_BYTES: '1073741824',
  });
  try {
    const text = textOf(await read('/docs/limits', strict));
    for (const limit of ['2 minutes;', '1 minute', '7 a second for one account', '1 GB', '1000 minutes a month']) {
      expect(text).toContain(limit);
    }
    expect(text).not.toContain('1 minutes');
  } finally {
    await strict.stop();
  }
});

test('a page that the documentation does not have is 404 and shows those that it has', async () => {
  const response = await fetch(`${service.origin}/docs/nothing`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(linksOf(await response.text())).toContain('/docs/errors');
});

describe('test links', () => {
  test('each does what the page says of it', async () => {
    const api = apiClient(service.origin, (await newCustomer(service)).key);
    const outcomes = testLinks.map(async ({ id }) => {
      const { status, body } = await api.submit(watch(id));
      if (status === 422) return { id, outcome: { status, reason: body.reason } };
      if (status !== 202) return { id, outcome: { status } };
      const { body: video } = await api.settled(body.id, 220);
      return { id, outcome: { status, becomes: video.error?.code ?? video.status } };
    });
    expect(await Promise.all(outcomes)).toEqual(testLinks.map(({ id, outcome }) => ({ id, outcome })));
  }, 240_000);

  test('are the same in the repository’s page', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/test-links.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `https:\/\/youtu\.be\/(\w+)` \| (\d+).*? \| (.*) \|$/gm)];
    const told = rows.map(([, id, status, then = '']) => ({ id, status: Number(status), then }));
    expect(told.map(({ id, status }) => ({ id, status }))).toEqual(
      testLinks.map(({ id, outcome }) => ({ id, status: outcome.status })),
    );
    for (const [index, { id, outcome }] of testLinks.entries()) {
      const word = outcome.status === 422 ? outcome.reason : outcome.status === 202 ? outcome.becomes : 'Retry-After';
      expect(told[index]?.then, id).toContain(`\`${word}\``);
    }
  });

  test('are not told where samples are off', async () => {
    const bare = await startTestService({ SAMPLES: 'off' });
    try {
      const quickstart = await read('/docs', bare);
      expect(quickstart).not.toContain('/docs/test-links');
      expect(quickstart).not.toContain('as it stands');
      expect((await fetch(`${bare.origin}/docs/test-links`)).status).toBe(404);
    } finally {
      await bare.stop();
    }
  });
});
