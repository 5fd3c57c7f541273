import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AudioFetched, type AudioSource, mostAudioBytes } from './audio-source.ts';
import type { PotProvider } from './pot-provider.ts';
import { watchPage } from './video-link.ts';

export interface YtDlpOptions {
  /** Undefined: not installed. */
  program: string | undefined;
  /** Folders of programs as `PATH` holds them: yt-dlp runs Python. */
  searchPath: string;
  /** The kernel's limit on the size of a file; undefined: yt-dlp's own alone. */
  prlimit: string | undefined;
  /** An address, with user and password where the proxy asks for them. */
  proxy?: string | undefined;
  /** What makes proofs of origin. */
  potProvider?: PotProvider | undefined;
  /** The text of a file of cookies in Netscape's format. */
  cookies?: string | undefined;
}

const mostErrorCharacters = 500;

/**
 * Sound by yt-dlp, as a process of its own: fixed words, no configuration file, no other program, its time and the file's
 * size bounded. The link is made from the id; `--` keeps it from being read as an option.
 */
export function createYtDlpAudio(options: YtDlpOptions): AudioSource {
  const { program } = options;
  if (program === undefined) {
    const remedy = 'Install yt-dlp (a recent one: https://github.com/yt-dlp/yt-dlp) where PATH finds it';
    return { remedy, fetchAudio: async () => ({ kind: 'none', cause: 'yt-dlp is not installed' }) };
  }
  return {
    async fetchAudio(platformId, { file, durationSeconds, signal }): Promise<AudioFetched> {
      signal?.throwIfAborted();
      const folder = path.dirname(file);
      const mostBytes = mostAudioBytes(durationSeconds);
      const cookies = await cookiesFile(options.cookies, folder);
      const token = await options.potProvider?.tokenFor(platformId, signal);
      const words = [
        ...['--ignore-config', '--no-playlist', '--no-cache-dir', '--no-part', '--no-mtime', '--no-overwrites'],
        ...[
          '--quiet',
          '--no-warnings',
          '--no-progress',
          '--fixup',
          'never',
          '--socket-timeout',
          '20',
          '--retries',
          '3',
        ],
        // Where there is no sound by itself, the smallest film has it too.
        ...['--format', 'bestaudio/worst', '--max-filesize', String(mostBytes), '--output', file.replaceAll('%', '%%')],
        ...cookies,
        ...(token === undefined ? [] : ['--extractor-args', proofOfOrigin(token)]),
        ...['--', watchPage(platformId)],
      ];
      const limit = options.prlimit === undefined ? [] : [options.prlimit, `--fsize=${mostBytes + 1_000_000}`, '--'];
      const [first = program, ...rest] = [...limit, program, ...words];
      const env = { PATH: options.searchPath, HOME: folder, LC_ALL: 'C.UTF-8', ...proxyVariables(options.proxy) };
      const run = await runInGroup(first, rest, { env, folder, wholeMs: 120_000 + durationSeconds * 500, signal });
      if (run !== 'done')
        return {
          kind: 'unavailable',
          cause: `yt-dlp: ${withoutSecrets(run, options).replaceAll(token ?? '\0', 'the PO token')}`,
        };
      const size = (await stat(file).catch(() => undefined))?.size ?? 0;
      return size > 0 ? { kind: 'audio' } : { kind: 'none', cause: 'yt-dlp wrote no file: the sound may be too large' };
    },
  };
}

/** The clients that are asked for streams with a proof of origin (yt-dlp's PO token guide). */
function proofOfOrigin(token: string): string {
  return `youtube:player_client=default,mweb;po_token=${['web', 'mweb'].map((client) => `${client}.gvs+${token}`).join(',')}`;
}

/** yt-dlp writes cookies back, so it gets a file of its own, which goes with the folder. */
async function cookiesFile(cookies: string | undefined, folder: string): Promise<string[]> {
  if (cookies === undefined) return [];
  const file = path.join(folder, 'cookies.txt');
  await writeFile(file, cookies, { mode: 0o600 });
  return ['--cookies', file];
}

/** Not among the words, which anybody on the machine may read: a proxy's address may hold a password. */
function proxyVariables(proxy: string | undefined): Record<string, string> {
  return proxy === undefined ? {} : { http_proxy: proxy, https_proxy: proxy };
}

/** What it says may name the proxy. */
function withoutSecrets(said: string, { proxy }: YtDlpOptions): string {
  return said.replaceAll(/[\w.%+-]*:[^@/\s]*@/g, '').replaceAll(proxy ?? '\0', 'the proxy');
}

interface GroupRun {
  env: Record<string, string>;
  folder: string;
  wholeMs: number;
  signal: AbortSignal | undefined;
}

/** `done`, or what went wrong. What the program started ends with it. */
async function runInGroup(
  program: string,
  words: string[],
  { env, folder, wholeMs, signal }: GroupRun,
): Promise<string> {
  const child = spawn(program, words, { env, cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let isLate = false;
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL');
    }
  };
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, wholeMs);
  signal?.addEventListener('abort', kill, { once: true });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (errors.length < mostErrorCharacters) errors += chunk.toString('utf8');
  });
  try {
    const [code] = await once(child, 'close');
    signal?.throwIfAborted();
    if (isLate) return 'it took too long';
    return code === 0 ? 'done' : errors.slice(0, mostErrorCharacters).trim() || `it ended with ${code}`;
  } catch (error) {
    signal?.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
  }
}
