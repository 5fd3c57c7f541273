import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, type VersionNegotiationOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeCaptions } from '../../src/transcripts/write-captions.ts';
import { callTool } from '../harness/call-tool.ts';
import { talkSegments } from '../harness/caption-file.ts';
import { apiClient, watch } from '../harness/client.ts';
import { folderForTest, runProgram, until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

const root = path.resolve(import.meta.dirname, '../..');

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

interface Started {
  version: VersionNegotiationOptions;
  environment?: Record<string, string>;
  words?: string[];
}

/** The protocol's own client with `cuemark mcp` behind it, in a home where nobody is logged in. */
async function start({ version, environment = {}, words = [] }: Started): Promise<Client> {
  const home = await folderForTest();
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: version });
  onTestFinished(() => client.close());
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(root, 'bin/cuemark.js'), 'mcp', ...words],
      env: { PATH: process.env.PATH ?? '', HOME: home, ...environment },
      cwd: root,
    }),
  );
  return client;
}

const idIn = (text: string) => /^video_id: (\S+)$/m.exec(text)?.[1] ?? '';

describe.each([
  ['of 2025', { mode: 'legacy' }],
  ['2026-07-28', { mode: { pin: '2026-07-28' } }],
] as [string, VersionNegotiationOptions][])('by the protocol’s version %s', (_name, version) => {
  test('with a key the tools are the server’s, for its account', async () => {
    const { key } = await newCustomer(service, { minutes: 100 });
    const client = await start({ version, environment: { CUEMARK_API_KEY: key }, words: ['--url', service.origin] });
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('add_video');
    expect((await callTool(client, 'account')).text).toContain('100 of 100 minutes');
    const url = watch('sampleTalk1');
    expect((await callTool(client, 'add_video', { url })).text).toContain('Nothing was charged');
    const videoId = idIn((await callTool(client, 'add_video', { url, confirm: true })).text);
    await until(async () => (await callTool(client, 'get_video', { video_id: videoId })).text.includes('is ready'), 60);
    expect((await apiClient(service.origin, key).get(`/videos/${videoId}`)).body.status).toBe('ready');
    const { contents } = await client.readResource({ uri: `cuemark://videos/${videoId}/transcript` });
    expect(contents).toHaveLength(1);
    expect((await callTool(client, 'get_video', { video_id: 'nowhere' })).isError).toBe(true);
  });

  test('without one they work on files of this machine, and nothing costs anything', async () => {
    const file = path.join(await folderForTest(), 'The talk.srt');
    await writeFile(file, writeCaptions('srt', talkSegments()));
    const client = await start({ version });
    expect((await callTool(client, 'account')).text).toContain('There is no account');
    const added = await callTool(client, 'add_video', { url: file });
    expect(added.text).toContain('“The talk”');
    const video_id = idIn(added.text);
    expect((await callTool(client, 'get_chapters', { video_id })).text).toMatch(/^0:00 \(0 s\) \S/m);
    expect((await callTool(client, 'get_transcript', { video_id })).text).toContain('page 1 of');
    const answer = await callTool(client, 'ask', { video_id, question: 'Who repairs the drills?' });
    expect(answer).toMatchObject({ isError: false, text: expect.stringMatching(/\d:\d\d/) });
    // The talk has a scale: who asks for a balance is understood.
    const meant = await callTool(client, 'ask', { video_id, question: 'What did the kitchen balance cost?' });
    expect(meant.text).toMatch(/says:\s+“[^”]*kitchen scale/);
    const found = await callTool(client, 'search', { words: 'drill library', video_id });
    expect(found.text).toMatch(
      new RegExp(`^- “The talk” \\(video_id: ${video_id}\\) at \\d+:\\d\\d \\(\\d+ s\\): “.*drill`, 'm'),
    );
    expect((await callTool(client, 'search', { words: 'drill okapi' })).text).toMatch(/^Nobody says that/);
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ uri: `cuemark://videos/${video_id}/transcript` }]);
    expect(await callTool(client, 'add_video', { url: '/nowhere.srt' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('There is no such file'),
    });
    expect((await callTool(client, 'get_video', { video_id: 'nowhere' })).text).toContain('add_video first');
  });
});

test('the configuration that the documentation shows starts it', async () => {
  const { key } = await newCustomer(service);
  const html = await (await fetch(`${service.origin}/docs/mcp`)).text();
  const shown = /aria-label="Configuration with a command"><code>([^<]+)</.exec(html)?.[1] ?? '';
  const { cuemark } = JSON.parse(shown.replaceAll('&quot;', '"')).mcpServers;
  const words = cuemark.args.map((word: string) => word.replace('/path/to/cuemark', root));
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(() => client.close());
  const env = { PATH: process.env.PATH ?? '', ...cuemark.env, CUEMARK_API_KEY: key };
  await client.connect(new StdioClientTransport({ command: cuemark.command, args: words, env }));
  expect((await callTool(client, 'account')).text).toContain('minutes are left');
});

/** Says this over standard input, which ends then; what comes back. */
async function say(
  text: string,
  environment: Record<string, string>,
): Promise<{ code: number | string; output: string }> {
  const home = await folderForTest();
  const program = runProgram(['mcp'], { HOME: home, ...environment }, text);
  return { code: await program.ended, output: program.output() };
}

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 'first',
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

test('what was asked before the input ends is answered, and then the program ends', async () => {
  const { key } = await newCustomer(service);
  const { code, output } = await say(`${initialize}\n`, { CUEMARK_API_KEY: key, CUEMARK_URL: service.origin });
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ id: 'first', result: { serverInfo: { name: 'cuemark' } } });
});

test.each([
  ['a wrong key', 'cuemark_live_wrong', () => service.origin, '(invalid_api_key)'],
  ['no server there', 'cuemark_live_any', () => 'http://127.0.0.1:9', 'Cuemark does not answer at http://127.0.0.1:9.'],
  ['no JSON', 'cuemark_live_any', () => service.origin, 'That is no JSON.'],
])('%s is told as an error of the protocol', async (name, key, url, message) => {
  const { output } = await say(`${name === 'no JSON' ? 'hello' : initialize}\n`, {
    CUEMARK_API_KEY: key,
    CUEMARK_URL: url(),
  });
  expect(JSON.parse(output)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringContaining(message) } });
});

test('a server without a key is refused in words', async () => {
  const home = await folderForTest();
  const program = runProgram(['mcp', '--url', service.origin], { HOME: home });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toContain('Set CUEMARK_API_KEY');
});
