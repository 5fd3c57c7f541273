import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { exampleQuestion, exampleVideo } from '../../src/contract/objects.ts';
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

interface Block {
  kind: string;
  label: string;
  text: string;
}

/** What the page shows to be pasted, and what it says comes back, in the page's order. */
function blocks(): Block[] {
  const pattern = /<figure class="(\w+)">\s*<figcaption>(.*?)<\/figcaption>\s*<pre[^>]*><code>([\s\S]*?)<\/code>/g;
  return [...page.matchAll(pattern)].map(([, kind = '', label = '', code = '']) => ({
    kind,
    label,
    text: code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  }));
}

/** Without what is different each time. */
function timeless(text: string): string {
  return text
    .replace(/"(id|video_id)": ?"[^"]+"/g, '"$1": "…"')
    .replace(/"created_at": ?"[^"]+"/g, '"created_at": "…"')
    .replace(/req_[0-9a-f]{32}/g, 'req_…')
    .replace(/(workspace|videos|questions)\/[A-Za-z0-9]{20}/g, '$1/…')
    .replace(/(Retry-After: )\d+/gi, '$1…');
}

/** The body as an object, or the text as it is. */
function bodyOf(answer: string): unknown {
  const body = answer.replaceAll('\r', '').replace(/^HTTP[\s\S]*?\n\n/, '');
  return body.startsWith('{') ? JSON.parse(timeless(body)) : body.trimEnd();
}

const headOf = (answer: string) => (answer.startsWith('HTTP') ? (answer.split(/\r?\n\r?\n/)[0] ?? '') : '');

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
  const all = blocks();
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
    expect(bodyOf(stdout), text).toEqual(bodyOf(shown?.text ?? ''));
    for (const line of headOf(shown?.text ?? '')
      .split('\n')
      .filter(Boolean)) {
      expect(timeless(headOf(stdout)).toLowerCase(), text).toContain(timeless(line).toLowerCase());
    }
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
  const exports = blocks().filter(({ text }) => text.startsWith('export '));
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
    const text = blocks().find(({ label }) => label === name)?.text ?? '';
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
    const text = blocks().find(({ label }) => label === name)?.text ?? '';
    const file = path.join(await folderForTest(), name);
    await writeFile(file, text.replace('sampleTalk1', 'sampleHide1'));
    const env = { PATH: process.env.PATH ?? '', CUEMARK_API_KEY: key };
    const failure = run(program === 'node' ? process.execPath : program, [file], { env });
    await expect(failure).rejects.toThrow(/video_not_supported: .*private.* \(req_/);
  });
});
