import { execFile } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watch } from '../harness/client.ts';
import { startFaultyProxy } from '../harness/faulty-proxy.ts';
import { folderWithPackedSdk } from '../harness/packed-sdk.ts';
import { installedRuntimes, needsRuntimes } from '../harness/runtimes.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

const run = promisify(execFile);
const runtimes = installedRuntimes();

let service: TestService;
let folder: string;
let files: string[];
beforeAll(async () => {
  service = await startTestService();
  ({ folder, files } = await folderWithPackedSdk());
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

test('the package holds what was built, its README and its licence, and depends on nothing', async () => {
  const others = files.filter((file) => !/^dist(\/cli)?$|^dist\/.+\.(js|d\.ts)$/.test(file)).toSorted();
  expect(others).toEqual(['LICENSE', 'README.md', 'package.json']);
  const { default: manifest } = await import(path.join(folder, 'node_modules/@cuemark/sdk/package.json'), {
    with: { type: 'json' },
  });
  expect(manifest.dependencies).toBeUndefined();
  const { version } = await import('../../sdk/src/version.ts');
  expect(manifest.version).toBe(version);
});

describe('installed from its archive, under faults', () => {
  test.for(runtimes)('it works in $name', async ({ program, words }) => {
    const { key } = await newCustomer(service);
    const proxy = await startFaultyProxy(service.origin);
    proxy.meet(/^POST \/videos$/, 'cut', { status: 503, headers: { 'retry-after': '1' } }, 'lost');
    proxy.meet(/^GET \/videos/, 'lost', { seconds: 1 }, 'torn');
    proxy.meet(/^POST .*questions$/, 'lost');
    const result = await runProgram([program, ...words], { CUEMARK_API_KEY: key, CUEMARK_URL: proxy.origin });
    expect(result).toEqual({
      status: 'ready',
      chapters: expect.any(Number),
      lastState: 'ready',
      answer: expect.stringMatching(/\d:\d\d/),
      isAskedOnce: true,
      titles: [expect.stringContaining('Ladders')],
      refused: [true, 'not_found', 'NotFoundError'],
      aborted: 'enough',
      type: 'video.ready',
      minutes: [18, 18],
    });
  });

  if (runtimes.length === 1) test.skip(`it works in others (${needsRuntimes})`, () => {});
});

async function runProgram([program = '', ...words]: string[], environment: Record<string, string>): Promise<unknown> {
  const file = path.join(folder, 'program.mjs');
  await copyFile(path.join(import.meta.dirname, 'runtime-program.mjs'), file);
  const body = JSON.stringify({ type: 'video.ready', timestamp: new Date().toISOString(), data: {} });
  const secret = `whsec_${Buffer.from('of a test').toString('base64')}`;
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', new Date(), body),
  };
  const question = 'Which battery system should a library pick?';
  const given = {
    link: watch('sampleTalk1'),
    slowLink: watch('sampleSlow1'),
    question,
    delivery: { body, headers, secret },
  };
  const env = { PATH: '', HOME: folder, GIVEN: JSON.stringify(given), ...environment };
  const { stdout } = await run(program, [...words, file], { cwd: folder, env, timeout: 110_000 });
  return JSON.parse(stdout);
}
