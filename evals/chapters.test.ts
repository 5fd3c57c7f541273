import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { soundAnswer, startModelServer } from '../test/harness/model-server.ts';

const document = {
  id: 'ladders',
  source: 'invented',
  title: 'Ladders',
  duration_seconds: 600,
  language: 'en',
  segments: Array.from({ length: 60 }, (_, at) => ({
    start: at * 10,
    end: at * 10 + 9,
    text: `Story number ${at} is about a ladder and thing ${at * at}.`,
  })),
  chapters: [0, 200, 400].map((start_seconds) => ({ start_seconds, title: 'A ladder' })),
};

/** Runs the evaluation on a folder with one invented document. */
async function evaluate(words: string[], environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'eval-'));
  writeFileSync(join(folder, 'treeseg_augmend.jsonl.gz'), gzipSync(JSON.stringify(document)));
  const program = spawn(
    process.execPath,
    [join(import.meta.dirname, 'chapters.ts'), folder, '--set', 'treeseg_augmend', ...words],
    { env: { ...process.env, ...environment } },
  );
  let [out, err] = ['', ''];
  program.stdout.on('data', (data) => (out += data));
  program.stderr.on('data', (data) => (err += data));
  const code = await new Promise((resolve) => program.once('close', resolve));
  return { code, out, err };
}

test('the table of a language model bears its name, with its tokens and cost below', async () => {
  const server = await startModelServer(({ prompt }) => ({ kind: 'text', text: soundAnswer(prompt) }));
  const model = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
    LLM_INPUT_PRICE: '1',
    LLM_OUTPUT_PRICE: '10',
  };
  const { code, out } = await evaluate(['--engine', 'llm'], model);
  expect(code).toBe(0);
  expect(out).toMatch(/^model-1 +(?:\.|1\.)\d{3} /m);
  expect(out).not.toMatch(/^built-in engine/m);
  expect(out).toContain('1200 tokens in, 80 out, $0.0020');
  const { out: json, err } = await evaluate(['--engine', 'llm', '--json'], model);
  expect(JSON.parse(json)).toHaveProperty('treeseg_augmend.engine.whole.iouF1');
  expect(err).toContain('1200 tokens in');
});

test('what can not be measured is said before the work begins', async () => {
  expect(await evaluate(['--engine', 'gpt'])).toMatchObject({ code: 2, err: expect.stringContaining('no engine gpt') });
  expect(await evaluate(['--engine', 'llm', '--check'])).toMatchObject({ code: 2 });
});

test('a check of one set is not held against the others', async () => {
  const { err } = await evaluate(['--check']);
  expect(err).not.toContain('not measured');
});
