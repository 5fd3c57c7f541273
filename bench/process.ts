import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');

/** A program of the project, once a line that it prints holds its port; it ends with the stack. */
export async function startProcess(
  stack: AsyncDisposableStack,
  words: string[],
  env: Record<string, string>,
  portIn: (line: string) => number | undefined,
): Promise<{ process: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stack.defer(async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said = `${said}${line}\n`.slice(-2000);
        const found = portIn(line);
        if (found !== undefined) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`${words.join(' ')} did not start: ${said}`)));
  });
  return { process: child, origin: `http://127.0.0.1:${port}` };
}

/** Megabytes of memory that a process holds; undefined where the system does not say. */
export async function residentMegabytes({ pid }: ChildProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
