/**
 * Builds the web app into web/dist. With `--if-stale` it returns at once when nothing it is made of is newer.
 * It builds beside `dist` and then swaps the folders, so that a running server never serves a half-written one.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);
const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const dist = join(web, 'dist');
const built = join(dist, 'index.html');
const ifStale = process.argv.includes('--if-stale');

/** The newest modification in a folder, its subfolders' own included: they change when a file is removed. */
async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const times = entries
    .filter((entry) => !(folder === web && (['dist', 'fonts'].includes(entry.name) || entry.name.startsWith('.dist-'))))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      const own = (await stat(path)).mtimeMs;
      return entry.isDirectory() ? Math.max(own, await newestIn(path)) : own;
    });
  return Math.max(0, ...(await Promise.all(times)));
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(built)) return false;
  const lock = (await stat(join(root, 'package-lock.json'))).mtimeMs;
  return (await stat(built)).mtimeMs > Math.max(lock, await newestIn(web));
}

/** Vite, or undefined where only what runs in production is installed: Vite itself comes with that too, its plugins do not. */
async function installedVite() {
  try {
    await import('@vitejs/plugin-react');
    return await import('vite');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Puts beside every file that is text the same as brotli and as gzip make it, as small as they can: it is built once and served often. */
async function compressIn(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:js|css|html|svg|json|txt)$/.test(entry.name)) continue;
    const text = await readFile(file);
    await writeFile(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
    await writeFile(`${file}.gz`, await gzip(text, { level: 9 }));
  }
}

/** Folders that an interrupted build left behind. */
async function removeLeftovers() {
  const tenMinutesAgo = Date.now() - 10 * 60_000;
  for (const name of await readdir(web)) {
    const path = join(web, name);
    if (name.startsWith('.dist-') && (await stat(path)).mtimeMs < tenMinutesAgo) await rm(path, { recursive: true });
  }
}

async function buildWeb(): Promise<void> {
  const vite = await installedVite();
  if (!vite) {
    if (ifStale && existsSync(built)) return;
    console.error(
      'The web app is not built, since its build tools are not installed: run `npm ci --include=dev`, then `npm run build`.',
    );
    process.exit(1);
  }
  await removeLeftovers();
  const fresh = join(web, `.dist-new-${process.pid}`);
  const old = join(web, `.dist-old-${process.pid}`);
  try {
    const configFile = join(web, 'vite.config.ts');
    await vite.build({ configFile, configLoader: 'native', build: { outDir: fresh }, logLevel: 'warn' });
    await compressIn(fresh);
    if (existsSync(dist)) await rename(dist, old);
    await rename(fresh, dist);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

if (!(ifStale && (await isFresh()))) await buildWeb();
