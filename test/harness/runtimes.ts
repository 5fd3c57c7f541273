import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../tools/runtimes/node_modules');

/** For the title of tests that need them. */
export const needsRuntimes = 'skipped without other runtimes: npm ci --prefix tools/runtimes';

export interface Runtime {
  name: string;
  program: string;
  /** What stands between the program and the file that it runs. */
  words: string[];
}

/** The Node of this project, and what `tools/runtimes` has for this machine. */
export function installedRuntimes(): Runtime[] {
  const cpu = process.arch;
  const deno = ['run', '--no-prompt', '--node-modules-dir=manual', '--allow-net', '--allow-env'];
  const others = [
    { name: 'Node 22', program: `node-linux-${cpu}/bin/node`, words: [] },
    { name: 'Deno', program: `@deno/linux-${cpu}-glibc/deno`, words: deno },
    { name: 'Bun', program: `@oven/bun-linux-${cpu === 'arm64' ? 'aarch64' : cpu}/bin/bun`, words: ['run'] },
  ].map((one) => ({ ...one, program: path.join(folder, one.program) }));
  const here = { name: 'Node 24', program: process.execPath, words: [] };
  return [here, ...others.filter(({ program }) => existsSync(program))];
}
