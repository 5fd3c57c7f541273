import { Client, StreamableHTTPClientTransport, type VersionNegotiationOptions } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { problemSchema } from '../../src/contract/objects.ts';
import { callTool } from '../harness/call-tool.ts';
import { apiClient, watch } from '../harness/client.ts';
import { until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The protocol's own client, with this key. */
async function connect(key: string, versionNegotiation: VersionNegotiationOptions): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', service.origin), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

describe.each([
  ['of 2025', { mode: 'legacy' }],
  ['2026-07-28', { mode: { pin: '2026-07-28' } }],
] as [string, VersionNegotiationOptions][])('by the protocol’s version %s', (_name, version) => {
  let customer: Customer;
  const open = async () => {
    customer = await newCustomer(service, { minutes: 100 });
    return connect(customer.key, version);
  };
  const minutesUsed = async () => (await apiClient(service.origin, customer.key).get('/account')).body.minutes_used;

  test('the tools are there, each with what it does', async () => {
    const { tools } = await (await open()).listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'account',
      'add_video',
      'ask',
      'get_chapters',
      'get_transcript',
      'get_video',
      'search',
    ]);
    for (const tool of tools) {
      expect(tool.description?.length, tool.name).toBeGreaterThan(30);
      expect(tool.inputSchema.type).toBe('object');
    }
  });

  test('a video is priced, charged once it is confirmed, and once', async () => {
    const client = await open();
    const url = watch('sampleTalk1');
    const price = await callTool(client, 'add_video', { url });
    expect(price.text).toContain('costs 9 minutes of the 100 that are left. Nothing was charged.');
    expect(price.text).toContain('confirm: true');
    expect(await minutesUsed()).toBe(0);
    const added = await callTool(client, 'add_video', { url, confirm: true });
    const videoId = /^video_id: (\S+)$/m.exec(added.text)?.[1] ?? '';
    expect(await minutesUsed()).toBe(9);
    const isReady = async () =>
      /is ready, with \d+ chapters/.test((await callTool(client, 'get_video', { video_id: videoId })).text);
    await until(isReady, 60);
    const again = await callTool(client, 'add_video', { url, confirm: true });
    expect(again.text).toContain(`nothing was charged.\nvideo_id: ${videoId}`);
    expect(await minutesUsed()).toBe(9);
  });

  test('a video that is added twice at once is one, and charged once', async () => {
    const client = await open();
    const before = await minutesUsed();
    const urls = [watch('sampleTuto1'), 'https://youtu.be/sampleTuto1'];
    const { text: price } = await callTool(client, 'add_video', { url: urls[0] });
    const added = await Promise.all(urls.map((url) => callTool(client, 'add_video', { url, confirm: true })));
    const ids = added.map(({ text }) => /^video_id: (\S+)$/m.exec(text)?.[1]);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    expect(await minutesUsed()).toBe(before + Number(/costs (\d+) minutes/.exec(price)?.[1]));
  });

  test('chapters, a transcript in pages and answers come with seconds and links', async () => {
    const client = await open();
    const videoId = await readyVideo(apiClient(service.origin, customer.key));
    const link = `${service.publicUrl}/workspace/${videoId}?t=`;
    const chapters = await callTool(client, 'get_chapters', { video_id: videoId });
    const { body } = await apiClient(service.origin, customer.key).get(`/videos/${videoId}`);
    for (const { timestamp, start_seconds, title } of body.chapters) {
      expect(chapters.text).toContain(`${timestamp} (${start_seconds} s) ${title}`);
    }
    expect(chapters.text).toContain(`${link}SECONDS`);

    const first = await callTool(client, 'get_transcript', { video_id: videoId });
    expect(first.text).toMatch(/page 1 of \d/);
    expect(first.text).toMatch(/^0:0\d \(\d s\) \S/m);
    expect(first.text.length).toBeLessThan(9000);
    const beyond = await callTool(client, 'get_transcript', { video_id: videoId, page: 99 });
    expect(beyond.text).toMatch(/^The transcript has (?:1 page|\d pages)\.$/);

    const answer = await callTool(client, 'ask', { video_id: videoId, question: 'Who repairs the drills?' });
    expect(answer.text).toContain('It rests on:');
    // The built-in engine's answer is the quotes.
    expect(answer.text).toMatch(new RegExp(`^- \\d:\\d\\d \\(\\d+ s\\) ${link.replaceAll(/[?.]/g, '\\$&')}\\d+$`, 'm'));
    const { body: questions } = await apiClient(service.origin, customer.key).get(`/workspace/${videoId}/questions`);
    const known = await callTool(client, 'ask', { video_id: videoId, question_id: questions.data[0].id });
    expect(known.text).toBe(answer.text);
    const empty = await callTool(client, 'ask', { video_id: videoId, question: ' \n ' });
    expect(empty.text).toContain('is empty or only white space');
  });

  test('a search tells moments in short, with seconds and links, of all videos or of one', async () => {
    const client = await open();
    const talk = await readyVideo(apiClient(service.origin, customer.key));
    const tutorial = await readyVideo(apiClient(service.origin, customer.key), 'sampleTuto1');
    const found = await callTool(client, 'search', { words: '"battery system"' });
    const link = `${service.publicUrl}/workspace/${talk}?t=`;
    expect(found.text).toMatch(
      /^- “Why Our Library Lends Ladders.*” \(video_id: \S+\) at 7:5\d \(47\d s\): “.*battery system.*” \S+$/,
    );
    expect(found.text).toContain(link);
    const common = await callTool(client, 'search', { words: 'the' });
    expect(common.text.split('\n')).toHaveLength(11);
    expect(common.text).toMatch(/\nThere is more/);
    expect(common.text.length).toBeLessThan(8000);
    const one = await callTool(client, 'search', { words: 'the', video_id: tutorial });
    expect(one.text).toContain(tutorial);
    expect(one.text).not.toContain(talk);
    expect((await callTool(client, 'search', { words: 'okapi' })).text).toMatch(/^Nobody says that/);
    const elsewhere = await callTool(client, 'search', { words: 'the', video_id: 'nowhere1' });
    expect(elsewhere).toMatchObject({ isError: true, text: expect.stringContaining('(not_found)') });
  });

  test('transcripts are resources', async () => {
    const client = await open();
    const videoId = await readyVideo(apiClient(service.origin, customer.key));
    const uri = `cuemark://videos/${videoId}/transcript`;
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ uri, mimeType: 'text/plain' }]);
    const { contents } = await client.readResource({ uri });
    expect(contents[0]).toMatchObject({ uri, text: expect.stringMatching(/^0:0\d \(\d s\) /) });
    await expect(client.readResource({ uri: 'cuemark://videos/nowhere/transcript' })).rejects.toThrow();
  });

  test('the account says what is left', async () => {
    expect((await callTool(await open(), 'account')).text).toContain('100 of 100 minutes are left on the pro plan');
  });

  test('a refusal is told in words, with its code', async () => {
    const client = await open();
    const refusal = async (name: string, words: Record<string, unknown>) => {
      const { text, isError } = await callTool(client, name, words);
      expect(isError, text).toBe(true);
      return text;
    };
    expect(await refusal('add_video', { url: 'https://example.com/' })).toContain('(invalid_url)');
    expect(await refusal('add_video', { url: watch('sampleHide1') })).toContain('(video_not_supported)');
    expect(await refusal('get_video', { video_id: 'nowhere' })).toContain('(not_found)');
    expect(await refusal('get_video', { video_id: '../' })).toContain('(not_found)');
    const stranger = await newCustomer(service);
    const theirs = await readyVideo(apiClient(service.origin, stranger.key));
    for (const [tool, words] of [
      ['get_video', {}],
      ['get_chapters', {}],
      ['get_transcript', {}],
      ['ask', { question: 'Who repairs the drills?' }],
    ] as const) {
      expect(await refusal(tool, { video_id: theirs, ...words })).toContain('(not_found)');
    }
  });

  test('what costs more than is left is not confirmed into being', async () => {
    const poor = await newCustomer(service, { minutes: 5 });
    const client = await connect(poor.key, version);
    const url = watch('sampleTalk1');
    expect((await callTool(client, 'add_video', { url })).text).toContain('That is more than there are');
    expect(await callTool(client, 'add_video', { url, confirm: true })).toMatchObject({
      isError: true,
      text: expect.stringContaining('(not_enough_minutes)'),
    });
  });

  test('without a valid key nobody gets in, nor with one of a Free account', async () => {
    await expect(connect('cuemark_live_wrong', version)).rejects.toThrow();
    const free = await newCustomer(service, { plan: 'free' });
    await expect(connect(free.key, version)).rejects.toThrow();
  });
});

const post = (key: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${service.origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('refusals are problem documents, in the order of the API', async () => {
  const { key } = await newCustomer(service);
  const free = await newCustomer(service, { plan: 'free' });
  const codeOf = async (answer: Promise<Response>) => {
    const { status, headers, ...response } = await answer.then(async (one) => ({
      status: one.status,
      headers: one.headers,
      problem: problemSchema.parse(await one.json()),
    }));
    expect(headers.get('content-type')).toContain('application/problem+json');
    return [status, response.problem.code];
  };
  const refused = await post('nothing', {});
  expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  expect(await codeOf(post('nothing', {}))).toEqual([401, 'invalid_api_key']);
  expect(await codeOf(post(free.key, {}))).toEqual([403, 'pro_required']);
  expect(await codeOf(post(key, '{}', { 'content-type': 'text/plain' }))).toEqual([415, 'unsupported_media_type']);
  expect(await codeOf(post(key, `{"a": "${'x'.repeat(20_000)}"}`))).toEqual([413, 'payload_too_large']);
  expect(await codeOf(post(key, '{'))).toEqual([400, 'invalid_request']);
  expect(await codeOf(fetch(`${service.origin}/mcp/else`, { method: 'POST' }))).toEqual([404, 'not_found']);
});

test('there is no stream to listen to, and no session to end', async () => {
  const answers = ['GET', 'DELETE', 'PUT'].map((method) => fetch(`${service.origin}/mcp`, { method }));
  for (const { status, headers } of await Promise.all(answers)) {
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  }
});

test('what is no message of the protocol is refused, and nothing breaks', async () => {
  const { key } = await newCustomer(service);
  const messages: unknown[] = [
    {},
    [],
    null,
    'text',
    { jsonrpc: '2.0' },
    { jsonrpc: '2.0', id: 1, method: 'nothing/known' },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'nothing', arguments: {} } },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask', arguments: { video_id: 7 } } },
    { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} },
  ];
  for (const message of messages) {
    const { status } = await post(key, message === 'text' ? '"text"' : message);
    expect(status, JSON.stringify(message)).toBeLessThan(500);
  }
});
