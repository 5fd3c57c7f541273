import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../test/harness/program.ts';

test('where only what runs in production is installed, a built web app is served and an order to build it refused', async () => {
  const folder = await folderForTest();
  cpSync(path.join(import.meta.dirname, 'build-web.ts'), path.join(folder, 'tools/build-web.ts'));
  for (const [file, text] of [
    ['package.json', '{"type": "module"}'],
    ['web/index.html', ''],
    ['node_modules/vite/package.json', '{"main": "vite.js"}'], // another package brings it
    ['node_modules/vite/vite.js', 'exports.build = () => { throw new Error("no plugins"); };'],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const build = (...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/build-web.ts', ...words], { cwd: folder });
    return { status, stderr: stderr.toString() };
  };
  const refused = { status: 1, stderr: expect.stringMatching(/^The web app is not built, .*npm ci --include=dev/) };
  expect(build('--if-stale')).toEqual(refused);
  mkdirSync(path.join(folder, 'web/dist'));
  writeFileSync(path.join(folder, 'web/dist/index.html'), '');
  writeFileSync(path.join(folder, 'package-lock.json'), ''); // newer, as after `npm prune`
  expect(build('--if-stale')).toEqual({ status: 0, stderr: '' });
  expect(build()).toEqual(refused);
});
