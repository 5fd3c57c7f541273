import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at whether npm still runs. */
const lookAgain = 1000;

/**
 * Resolves with what asks the process to stop: the first signal, or the end of the npm that runs it. Later signals change
 * nothing: a signal to npm and its children comes twice, since npm hands its own on.
 */
export function stopSignal(startedByNpm: boolean): Promise<string> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve('SIGTERM'));
    process.on('SIGINT', () => resolve('SIGINT'));
    const npm = startedByNpm ? npmAbove() : undefined;
    if (npm === undefined) return;
    // A killed npm leaves its child behind, which would keep the port.
    setInterval(() => {
      if (!isSame(npm)) resolve('npm is gone');
    }, lookAgain).unref();
  });
}

interface Ancestor {
  pid: number;
  /** What tells it from a later process of the same number. */
  startedAt: string | undefined;
}

/** npm is our parent, or the parent of the shell between. */
function npmAbove(): Ancestor | undefined {
  for (let pid = process.ppid, height = 0; height < 3; height += 1) {
    const command = read(`/proc/${pid}/cmdline`);
    if (command === undefined) return height === 0 ? { pid, startedAt: undefined } : undefined;
    if (/(^|[/\0])npm/.test(command)) return { pid, startedAt: startOf(pid) };
    pid = Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0);
  }
  return undefined;
}

function isSame({ pid, startedAt }: Ancestor): boolean {
  return startedAt === undefined ? process.ppid === pid : startOf(pid) === startedAt;
}

/** Field 22 of `/proc/PID/stat` (proc(5)), the name in brackets cut off, which may hold spaces. */
function startOf(pid: number): string | undefined {
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
