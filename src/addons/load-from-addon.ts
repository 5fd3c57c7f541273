import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether a package of an addon is there: addons are no part of the default install. */
export function hasPackage(addonFolder: string, name: string): boolean {
  return existsSync(path.join(addonFolder, 'node_modules', name, 'package.json'));
}

/** Loads a package of an addon. The caller says what it needs of it: the packages are not there when types are checked. */
export async function loadFromAddon<T>(addonFolder: string, name: string): Promise<T> {
  const require = createRequire(path.join(addonFolder, 'package.json'));
  return (await import(pathToFileURL(require.resolve(name)).href)) as T;
}
