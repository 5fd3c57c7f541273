import { execFile } from 'node:child_process';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/**
 * An empty folder into which the SDK was installed from the archive that `npm pack` makes, as from the registry. The build's
 * programs are those of this checkout.
 */
export async function folderWithPackedSdk(): Promise<{ folder: string; files: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-sdk-'));
  const npm = (words: string[], cwd: string) =>
    run('npm', words, { cwd, env: { ...process.env, npm_config_audit: 'false' } });
  await npm(['pack', '--pack-destination', folder], path.join(root, 'sdk'));
  const [archive = ''] = await readdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await npm(['install', '--offline', '--no-fund', `./${archive}`], folder);
  const files = await readdir(path.join(folder, 'node_modules/@cuemark/sdk'), { recursive: true });
  return { folder, files };
}
