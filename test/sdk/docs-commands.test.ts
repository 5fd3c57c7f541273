import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { exampleVideo } from '../../src/contract/objects.ts';
import { apiClient } from '../harness/client.ts';
import { type Block, blocksOf, bodyOfAnswer, headLinesOf } from '../harness/docs-blocks.ts';
import { soundAnswer, soundClaims, startModelServer } from '../harness/model-server.ts';
import { folderWithPackedSdk } from '../harness/packed-sdk.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

const run = promisify(execFile);

/** Where the quickstart and webhooks have tests of their own. */
const guides = ['typescript', 'command-line', 'waiting', 'idempotency', 'citing-moments', 'workspace', 'searching'];
/** Those that begin with a video of the account. */
const withVideo = ['waiting', 'idempotency', 'citing-moments', 'workspace', 'searching'];

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startTestService();
  ({ folder } = await folderWithPackedSdk());
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

test('no page shows something to be run that no test runs', async () => {
  const index = await (await fetch(`${service.origin}/docs`)).text();
  const names = [...index.matchAll(/<li><a href="\/docs\/([\w-]+)"/g)].map(([, name = '']) => name);
  const tested = ['mcp', 'webhooks', 'summaries', ...guides];
  for (const name of names) {
    const blocks = blocksOf(await (await fetch(`${service.origin}/docs/${name}`)).text());
    const isRun = blocks.some(({ kind }) => kind !== 'answer');
    expect([name, isRun && !tested.includes(name)]).toEqual([name, false]);
  }
});

test.for(guides)('everything on the page %s does what it says, one after another', async (name) => {
  const { key } = await newCustomer(service);
  const id = withVideo.includes(name) ? await readyVideo(apiClient(service.origin, key)) : '';
  const home = await mkdtemp(path.join(folder, 'home-'));
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    CUEMARK_API_KEY: key,
    VIDEO_ID: id,
  };
  const blocks = blocksOf(await (await fetch(`${service.origin}/docs/${name}`)).text());
  let done = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'answer') continue;
    const output = await outcomeOf(block, environment, key);
    const shown = blocks[index + 1];
    if (shown?.kind === 'answer') expectShown(output, shown, block.text, environment.LISTED_ID);
    environment.LISTED_ID = /^\w{20}(?= {2}ready)/.exec(output)?.[0] ?? environment.LISTED_ID ?? '';
    done += 1;
  }
  expect(done).toBeGreaterThan(0);
});

test('everything on the page of summaries does what it says, where there is a model', async () => {
  const model = await startModelServer(({ instructions, prompt }) => ({
    kind: 'text',
    text: instructions.startsWith('You sum up') ? soundClaims(prompt) : soundAnswer(prompt),
  }));
  const summing = await startTestService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
  });
  onTestFinished(summing.stop);
  const { key } = await newCustomer(summing);
  const VIDEO_ID = await readyVideo(apiClient(summing.origin, key));
  const environment = { PATH: process.env.PATH ?? '', HOME: folder, CUEMARK_API_KEY: key, VIDEO_ID };
  const blocks = blocksOf(await (await fetch(`${summing.origin}/docs/summaries`)).text());
  const outputs: string[] = [];
  for (const block of blocks) outputs.push(await outcomeOf(block, environment, key));
  const [asked, waited, read] = outputs;
  expect(JSON.parse(asked ?? '')).toMatchObject({ object: 'summary', status: 'pending', video_id: VIDEO_ID });
  expect(waited).toBe('');
  expect(JSON.parse(read ?? '')).toMatchObject({ status: 'ready', text: expect.stringMatching(/\(\d:\d\d\)/) });
});

/** What a block of a page prints. Settings are kept for those below it; the package that is installed is this checkout's. */
async function outcomeOf(
  { label, kind, text }: Block,
  environment: Record<string, string>,
  key: string,
): Promise<string> {
  if (kind === 'program') {
    await writeFile(path.join(folder, label), text);
    return (await run(process.execPath, [label], { cwd: folder, env: environment })).stdout;
  }
  if (text === 'npm install @cuemark/sdk') return '';
  if (text.startsWith('export ')) {
    for (const [, name = '', value = ''] of text.matchAll(/export (\w+)=(\S+)/g)) {
      if (name !== 'CUEMARK_API_KEY') environment[name] = value;
    }
    return '';
  }
  const command = text.replaceAll('curl ', 'curl -sS ').replaceAll(exampleVideo.id, environment.LISTED_ID ?? '');
  const { CUEMARK_API_KEY: _, ...withoutKey } = environment;
  const env = command.startsWith('npx cuemark') ? withoutKey : environment;
  const shell = spawn('bash', ['-c', command], { cwd: folder, env });
  let [output, errors] = ['', ''];
  shell.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  shell.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  shell.stdin.end(key);
  const [code] = await once(shell, 'close');
  expect({ code, errors }, command).toEqual({ code: 0, errors: '' });
  return output;
}

function expectShown(output: string, shown: Block, command: string, id = ''): void {
  const told = id ? shown.text.replaceAll(exampleVideo.id, id) : shown.text;
  const printed = id ? output : output.replace(/^\w{20}(?= {2}ready)/, exampleVideo.id);
  expect(bodyOfAnswer(printed), command).toEqual(bodyOfAnswer(told));
  expect(headLinesOf(printed), command).toEqual(expect.arrayContaining(headLinesOf(told)));
}
