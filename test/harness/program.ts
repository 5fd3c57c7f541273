import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The program as a process of its own, with what it has printed so far. */
export interface Program {
  process: ChildProcess;
  pid: number;
  output: () => string;
  errors: () => string;
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>;
}

/** Runs `cuemark` with these words, and this input if any; the environment holds what is given and nothing of ours but the PATH. */
export function runProgram(words: string[], environment: Record<string, string> = {}, input?: string): Program {
  const child = spawn(process.execPath, [path.join(root, 'bin/cuemark.js'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: 'pipe',
  });
  child.stdin.on('error', () => undefined).end(input);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(() => {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
  });
  return { process: child, pid: child.pid ?? 0, output: () => output, errors: () => errors, ended };
}

export interface ServingProgram extends Program {
  origin: string;
}

/** `cuemark serve` on a free port, once it serves. */
export async function serve(environment: Record<string, string>): Promise<ServingProgram> {
  const program = runProgram(['serve'], { PORT: '0', ...environment });
  await until(
    () => /"msg":"serving"/.test(program.errors()),
    100,
    () => program.errors(),
  );
  const port = /"port":(\d+),"roles"/.exec(program.errors())?.[1];
  return { ...program, origin: `http://127.0.0.1:${port}` };
}

/** A folder for one test, which every user may enter: as root PostgreSQL runs as another one. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-data-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Waits until it holds, at most `seconds`. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  seconds: number,
  explain: () => string = () => '',
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await holds()); await sleep(50)) {
    if (Date.now() > end) throw new Error(`it did not come true within ${seconds} s. ${explain()}`);
  }
}
