import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What to do where the addon is not installed. */
export const installAddon = 'npm ci --prefix addons/local-speech';

/** Whether the packages of the addon are there: they are no part of the default install. */
export function hasSpeechAddon(folder: string): boolean {
  return existsSync(path.join(folder, 'node_modules', '@huggingface', 'transformers', 'package.json'));
}

/** Loads a package of the addon. The caller says what it needs of it: the packages are not there when types are checked. */
export async function loadFromAddon<T>(folder: string, name: string): Promise<T> {
  const require = createRequire(path.join(folder, 'package.json'));
  return (await import(pathToFileURL(require.resolve(name)).href)) as T;
}
