import { type ChildProcess, spawn } from 'node:child_process';
import { installFfmpeg, type MediaTools } from './media-tools.ts';

/** What one run may take. */
export interface MediaLimits {
  wallSeconds: number;
  cpuSeconds: number;
  /** Bytes of address space. */
  memoryBytes: number;
  /** Bytes on standard output. */
  outputBytes: number;
  /** Bytes of a file that it writes; absent: it writes none. */
  fileBytes?: number;
}

/** How a run ended. A tool that fails fails alone: nothing here throws but for `signal`, or what `take` throws. */
export type MediaRun =
  | { kind: 'done' }
  /** It did not like the file. `errors`: its own words, for the log and to tell why. */
  | { kind: 'failed'; errors: string }
  /** It took more than it may. */
  | { kind: 'exceeded'; limit: 'time' | 'output' }
  /** Somebody ended it, or it could not begin: that says nothing of the file. */
  | { kind: 'interrupted'; cause: string }
  | { kind: 'missing'; remedy: string };

export interface MediaCall {
  tool: 'ffmpeg' | 'ffprobe';
  words: string[];
  limits: MediaLimits;
  /** Gets standard output as it comes; the tool waits meanwhile. */
  take: (chunk: Buffer) => void | Promise<void>;
  signal?: AbortSignal | undefined;
}

const mostErrorCharacters = 4000;

/**
 * Runs ffmpeg or ffprobe as a process of its own: with nothing of our environment, without network where the system permits
 * it, unable to write any file but where a call says so, within limits of processor time and memory (`prlimit`, where there is one), of wall time and
 * of output.
 *
 * @throws the signal's reason where it aborts
 */
export async function runMediaTool(tools: MediaTools, call: MediaCall): Promise<MediaRun> {
  const program = tools[call.tool];
  if (program === undefined) return { kind: 'missing', remedy: installFfmpeg };
  call.signal?.throwIfAborted();
  const [first = program, ...words] = [...tools.withoutNetwork, ...bounds(tools, call.limits), program, ...call.words];
  // In a process group of its own: Ctrl-C is for us to hear.
  const own = { env: { LC_ALL: 'C' }, cwd: '/', detached: true };
  const child = spawn(first, words, { ...own, stdio: ['ignore', 'pipe', 'pipe'] });
  return watch(child, call);
}

/** `fsize` 0: what it makes goes through the pipe. util-linux, prlimit(1). */
function bounds({ prlimit }: MediaTools, { cpuSeconds, memoryBytes, fileBytes = 0 }: MediaLimits): string[] {
  if (prlimit === undefined) return [];
  return [
    prlimit,
    `--cpu=${cpuSeconds}`,
    `--as=${memoryBytes}`,
    `--fsize=${fileBytes}`,
    '--core=0',
    '--nofile=64',
    '--',
  ];
}

async function watch(child: ChildProcess, { limits, take, signal }: MediaCall): Promise<MediaRun> {
  let exceeded: 'time' | 'output' | undefined;
  let errors = '';
  let fault: string | undefined;
  const kill = () => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    exceeded ??= 'time';
    kill();
  }, limits.wallSeconds * 1000);
  signal?.addEventListener('abort', kill, { once: true });
  const ended = new Promise<{ code: number | null; by: NodeJS.Signals | null }>((resolve) => {
    child.once('error', (error) => {
      fault = error.message;
      resolve({ code: null, by: null });
    });
    child.once('close', (code, by) => resolve({ code, by }));
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (errors.length < mostErrorCharacters) errors += chunk.toString('utf8');
  });
  try {
    let bytes = 0;
    for await (const chunk of (child.stdout ?? []) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limits.outputBytes) {
        exceeded ??= 'output';
        break;
      }
      await take(chunk);
    }
    if (exceeded) kill();
    const { code, by } = await ended;
    signal?.throwIfAborted();
    if (exceeded) return { kind: 'exceeded', limit: exceeded };
    // The kernel's answer to a process that passed its limit, or that took the machine's last memory.
    if (by === 'SIGKILL' || by === 'SIGXCPU') return { kind: 'exceeded', limit: 'time' };
    if (code === 0) return { kind: 'done' };
    errors = errors.slice(0, mostErrorCharacters).trim();
    if (isEndedByOthers(by, code, errors)) fault ??= `ended by ${by ?? 'a signal'}`;
    if (code === 126 || code === 127) fault ??= errors; // said by what was to begin it
    return fault === undefined ? { kind: 'failed', errors } : { kind: 'interrupted', cause: fault };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

/** ffmpeg ends itself where it hears such a signal, with 255 and without a word of a fault. */
function isEndedByOthers(by: NodeJS.Signals | null, code: number | null, errors: string): boolean {
  return by === 'SIGTERM' || by === 'SIGINT' || by === 'SIGHUP' || (code === 255 && errors === '');
}
