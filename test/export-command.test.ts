import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { soundClaims, startModelServer } from './harness/model-server.ts';
import { folderForTest, runProgram } from './harness/program.ts';

async function run(words: string[], environment: Record<string, string> = {}) {
  const program = runProgram(words, environment);
  return { code: await program.ended, output: program.output(), errors: program.errors() };
}

const talk = (words: string) =>
  `WEBVTT\n\n${Array.from({ length: 30 }, (_, n) => `00:${String(n).padStart(2, '0')}:00.000 --> 00:${String(n).padStart(2, '0')}:30.000\n${words} number ${n}.\n`).join('\n')}`;

test('cuemark export writes one file of notes a video, into a folder that it makes, and writes over its own alone', async () => {
  const folder = await folderForTest();
  const [one, two] = [path.join(folder, 'talk.vtt'), path.join(folder, 'other', 'talk.srt')];
  await writeFile(one, talk('We talk about ladders,'));
  const to = path.join(folder, 'notes', 'deep');
  const first = await run(['export', one, '--to', to]);
  expect(first).toMatchObject({ code: 0, errors: '', output: `${path.join(to, 'talk.md')}\n` });
  const notes = await readFile(path.join(to, 'talk.md'), 'utf8');
  expect(notes).toMatch(/^---\ntitle: "talk"\nsource: "talk\.vtt"\ndate: \d{4}-\d\d-\d\d\nduration: "29:30"\n/);
  expect(notes).toMatch(/^## 0:00 \S/m);
  expect(notes).not.toContain('number 7');

  await run(['export', one, '--to', to, '--transcript']);
  expect(await readdir(to)).toEqual(['talk.md']);
  expect(await readFile(path.join(to, 'talk.md'), 'utf8')).toContain('number 7');

  await writeFile(path.join(to, 'talk.md'), 'my own words');
  const again = await run(['export', one, two, '--to', to, '--json']);
  expect(again.code).toBe(1);
  expect(again.errors).toContain('There is no such file');
  expect(JSON.parse(again.output)).toEqual({ files: [path.join(to, 'talk 2.md')] });
  expect(await readFile(path.join(to, 'talk.md'), 'utf8')).toBe('my own words');
});

test('files of one name in two folders have notes each, and write over them the next time', async () => {
  const folder = await folderForTest();
  const files = ['a', 'b'].map((name) => path.join(folder, name, 'en.vtt'));
  for (const [at, file] of files.entries()) {
    await mkdir(path.dirname(file));
    await writeFile(file, talk(`We talk about ${['ladders', 'batteries'][at]},`));
  }
  const to = path.join(folder, 'notes');
  const written = [path.join(to, 'en.md'), path.join(to, 'en 2.md')];
  for (let round = 0; round < 2; round += 1) {
    const { output } = await run(['export', ...files, '--to', to, '--transcript']);
    expect(output.trim().split('\n')).toEqual(written);
  }
  expect(await readdir(to)).toHaveLength(2);
  expect(await readFile(written[0] ?? '', 'utf8')).toContain('ladders');
  expect(await readFile(written[1] ?? '', 'utf8')).toContain('batteries');
});

test('--summary writes what a language model says of the whole and of each chapter; where it does not serve nothing is written', async () => {
  const folder = await folderForTest();
  const file = path.join(folder, 'talk.vtt');
  await writeFile(file, talk('We talk about ladders and how they are lent,'));
  let isAway = false;
  const server = await startModelServer(({ prompt }) =>
    isAway ? { kind: 'status', status: 401 } : { kind: 'text', text: soundClaims(prompt) },
  );
  const environment = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
  };
  const words = ['export', file, '--to', folder, '--summary'];
  expect(await run(words, environment)).toMatchObject({ code: 0, errors: '' });
  const notes = await readFile(path.join(folder, 'talk.md'), 'utf8');
  expect(notes).toMatch(
    /\n# talk\n\nWe talk about ladders and how they are lent, number \d+ \(\d+:\d\d\)\. .*\n\n## 0:00 /,
  );
  expect(notes.match(/^We talk about ladders/gm)?.length).toBeGreaterThan(2);
  isAway = true;
  await rm(path.join(folder, 'talk.md'));
  const away = await run(words, environment);
  expect(away).toMatchObject({ code: 1, output: '' });
  expect(away.errors).toMatch(/^There is no summary, since model-1 did not serve: the model answered 401/);
  expect(await readdir(folder)).toEqual(['talk.vtt']);
});

test('without a folder it says what is missing', async () => {
  const { code, errors } = await run(['export', 'talk.vtt']);
  expect(code).toBe(2);
  expect(errors).toContain('--to <folder>');
});
