import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { exampleQuestion, exampleVideo } from '../../src/contract/objects.ts';
import { blocksOf, bodyOfAnswer, headLinesOf } from '../harness/docs-blocks.ts';
import { folderForTest } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

const run = promisify(execFile);

let service: TestService;
let key: string;
let page: string;

beforeAll(async () => {
  service = await startTestService();
  key = (await newCustomer(service)).key;
  page = await (await fetch(`${service.origin}/docs`)).text();
});
afterAll(() => service.stop());

function programAt(folders: string | undefined, name: string): string | undefined {
  return (folders ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

function needed(t: TestContext, name: string): void {
  if (!programAt(process.env.PATH, name)) t.skip(`no ${name} found. Install it (Debian: apt-get install ${name})`);
}

test('each request, pasted into a shell, gives the answer that the page shows below it', async (t) => {
  needed(t, 'curl');
  const all = blocksOf(page);
  const environment: Record<string, string> = { PATH: process.env.PATH ?? '', CUEMARK_API_KEY: key };
  const asked: string[] = [];
  for (const [index, { kind, text, label }] of all.entries()) {
    if (kind !== 'request' || label !== 'Request') continue;
    const shown = all[index + 1];
    expect(shown?.kind, text).toBe('answer');
    const { stdout } = await run('bash', ['-c', text.replaceAll('curl ', 'curl -sS ')], { env: environment });
    const { id, object } = bodyWithIds(stdout);
    if (object === 'video') environment.VIDEO_ID = id;
    if (object === 'question') environment.QUESTION_ID = id;
    expect(bodyOfAnswer(stdout), text).toEqual(bodyOfAnswer(shown?.text ?? ''));
    expect(headLinesOf(stdout), text).toEqual(expect.arrayContaining(headLinesOf(shown?.text ?? '')));
    asked.push(text);
  }
  expect(asked).toHaveLength(6);
});

function bodyWithIds(answer: string): { id: string; object: string } {
  const [, id = ''] = /"id": ?"([^"]+)"/.exec(answer) ?? [];
  const [, object = ''] = /"object": ?"([^"]+)"/.exec(answer) ?? [];
  return { id, object };
}

test('the ids that are kept in the shell are those of the answers above', () => {
  const exports = blocksOf(page).filter(({ text }) => text.startsWith('export '));
  expect(exports.map(({ text }) => text)).toEqual([
    'export CUEMARK_API_KEY=cuemark_live_…',
    `export VIDEO_ID=${exampleVideo.id}`,
    `export QUESTION_ID=${exampleQuestion.id}`,
  ]);
});

describe('the whole program', () => {
  test.for([
    ['chapters.mjs', 'node'],
    ['chapters.py', 'python3'],
  ] as const)('%s prints the chapters and the answer', async ([name, program], t) => {
    if (program === 'python3') needed(t, program);
    const text = blocksOf(page).find(({ label }) => label === name)?.text ?? '';
    const file = path.join(await folderForTest(), name);
    await writeFile(file, text);
    const env = { PATH: process.env.PATH ?? '', CUEMARK_API_KEY: key };
    const { stdout } = await run(program === 'node' ? process.execPath : program, [file], { env });
    expect(stdout.trim()).toBe(`${exampleVideo.chapters_text}\n${exampleQuestion.answer}`);
  });

  test.for([
    ['chapters.mjs', 'node'],
    ['chapters.py', 'python3'],
  ] as const)('%s says what the refusal was', async ([name, program], t) => {
    if (program === 'python3') needed(t, program);
    const text = blocksOf(page).find(({ label }) => label === name)?.text ?? '';
    const file = path.join(await folderForTest(), name);
    await writeFile(file, text.replace('sampleTalk1', 'sampleHide1'));
    const env = { PATH: process.env.PATH ?? '', CUEMARK_API_KEY: key };
    const failure = run(program === 'node' ? process.execPath : program, [file], { env });
    await expect(failure).rejects.toThrow(/video_not_supported: .*private.* \(req_/);
  });
});
