import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/**
 * An empty folder into which the SDK was installed from the archive that `npm pack` makes, as from the registry. The build's
 * programs are those of this checkout, but it builds a copy: other files of tests pack at the same time.
 */
export async function folderWithPackedSdk(): Promise<{ folder: string; files: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-sdk-'));
  const npm = (words: string[], cwd: string) =>
    run('npm', words, { cwd, env: { ...process.env, npm_config_audit: 'false' } });
  const copy = await mkdtemp(path.join(tmpdir(), 'cuemark-sdk-copy-'));
  await cp(path.join(root, 'sdk'), path.join(copy, 'sdk'), { recursive: true });
  await cp(path.join(root, 'tsconfig.json'), path.join(copy, 'tsconfig.json'));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await npm(['pack', '--pack-destination', folder], path.join(copy, 'sdk'));
  await rm(copy, { recursive: true });
  const [archive = ''] = await readdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await npm(['install', '--offline', '--no-fund', `./${archive}`], folder);
  const files = await readdir(path.join(folder, 'node_modules/@cuemark/sdk'), { recursive: true });
  return { folder, files };
}
