import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The program's version, as `package.json` says it. */
export function programVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
