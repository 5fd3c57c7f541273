import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clearScratch, scratchFolder } from '../src/videos/scratch-folder.ts';
import { folderForTest } from './harness/program.ts';

test('a scratch folder goes when it is disposed of, with what is in it', async () => {
  const parent = path.join(await folderForTest(), 'scratch');
  let made = '';
  {
    await using folder = await scratchFolder(parent);
    made = folder.path;
    writeFileSync(path.join(made, 'sound'), 'sound');
  }
  expect(existsSync(made)).toBe(false);
});

test('what a process that is gone left behind is removed; what a living one has stays', async () => {
  const parent = await folderForTest();
  await clearScratch(path.join(parent, 'nothing'));
  const { pid } = spawnSync('true');
  mkdirSync(path.join(parent, `${pid}-gone`));
  await using mine = await scratchFolder(parent);
  await clearScratch(parent);
  expect(readdirSync(parent)).toEqual([path.basename(mine.path)]);
});
