import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest, runProgram } from './harness/program.ts';

async function run(words: string[]) {
  const program = runProgram(words, {});
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

test('without a folder it says what is missing', async () => {
  const { code, errors } = await run(['export', 'talk.vtt']);
  expect(code).toBe(2);
  expect(errors).toContain('--to <folder>');
});
