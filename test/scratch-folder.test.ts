import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
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

test('what falls silent is removed, whatever process id it was made by; what gives signs of life stays', async () => {
  const parent = await folderForTest();
  const seen = new Map();
  await clearScratch(path.join(parent, 'nothing'), seen, 0);
  // Of a container's process 1, which is ours too, or another's: nothing tells them apart but that they say something new.
  for (const name of ['1-gone', `${process.pid}-gone`, 'work-gone']) mkdirSync(path.join(parent, name));
  writeFileSync(path.join(parent, 'work-gone', 'lease'), 'the last sign');
  mkdirSync(path.join(parent, '4194304-elsewhere')); // no such process here, on another machine there is
  await using mine = await scratchFolder(parent);
  const all = readdirSync(parent).length;
  for (let second = 0; second <= 50; second += 10) {
    writeFileSync(path.join(parent, '4194304-elsewhere', 'lease'), `sign ${second}`);
    writeFileSync(path.join(mine.path, 'lease'), `sign ${second}`);
    await clearScratch(parent, seen, second * 1000);
    expect(readdirSync(parent)).toHaveLength(second <= 40 ? all : 2);
  }
  expect(readdirSync(parent).toSorted()).toEqual(['4194304-elsewhere', path.basename(mine.path)].toSorted());
});

test('who has a scratch folder says something new every few seconds', async () => {
  await using folder = await scratchFolder(await folderForTest());
  const said = () => readFile(path.join(folder.path, 'lease'), 'utf8');
  await expect.poll(() => said()).not.toBe('');
  const first = await said();
  await vi.waitFor(async () => expect([first, '']).not.toContain(await said()), { timeout: 20_000, interval: 200 });
});
