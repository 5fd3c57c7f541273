import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A file whose content is known before it is fetched. */
export interface PinnedFile {
  url: string;
  bytes: number;
  /** In hexadecimal digits: SHA-256, or git's own of a blob, by their lengths of 64 and 40. */
  hash: string;
}

export interface FetchOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds of silence that are borne. */
  silenceMs?: number;
  /** Milliseconds between two tries. */
  pauseMs?: number;
}

/**
 * Why a file was not fetched: the server answered with another status than 200 (`refused`), or with something else than the file
 * (`foreign`), or with a file of another content (`changed`); it can not be reached, or the connection broke off again and again
 * (`unreachable`), or a proxy on the way there refused (`proxy`); the disk is full (`full`).
 */
export class FetchFault extends Error {
  readonly kind: 'refused' | 'foreign' | 'changed' | 'unreachable' | 'proxy' | 'full';
  readonly status: number | undefined;

  constructor(kind: FetchFault['kind'], options: { status?: number | undefined; cause?: unknown } = {}) {
    super(kind, { cause: options.cause });
    this.name = 'FetchFault';
    this.kind = kind;
    this.status = options.status;
  }

  /** What happened, in words that follow the server's name. */
  get words(): string {
    const words: Record<FetchFault['kind'], string> = {
      refused: `answered ${this.status}`,
      foreign: 'sent something else than the file, as proxies and sign-in pages of networks do',
      changed: 'sent a file that is not what its commit says',
      unreachable: `can not be reached${codeOf(this.cause)}`,
      proxy: `can not be reached: the proxy on the way there answered ${this.status}`,
      full: 'sent more than the disk has room for',
    };
    return words[this.kind];
  }
}

/** Tries in a row in which nothing comes. */
const tries = 3;

/**
 * Fetches a file to `to`, and goes on where an earlier time broke off: what is there is kept and the rest asked for
 * (RFC 9110, Range), from the beginning where the server does not know how. What has another content in the end is removed.
 * The file is on the disk when this resolves.
 *
 * @param onBytes hears how many bytes are there
 * @throws {FetchFault}; the signal's reason
 */
export async function fetchFile(
  file: PinnedFile,
  to: string,
  options: FetchOptions & { onBytes?: (bytes: number) => void } = {},
): Promise<void> {
  const { signal, pauseMs = 1000, onBytes } = options;
  let furthest = await sizeOf(to);
  let isGoneOnWith = furthest > 0;
  for (let vain = 0; ; ) {
    try {
      await append(file, to, options);
      break;
    } catch (error) {
      signal?.throwIfAborted();
      const fault = faultOf(error);
      if (fault.kind === 'changed' || (await sizeOf(to)) === 0) await rm(to, { force: true });
      if (fault.kind === 'changed' && isGoneOnWith) {
        // What there was may have been of another file.
        [isGoneOnWith, furthest] = [false, 0];
        continue;
      }
      const mayPass = fault.kind === 'unreachable' || (fault.kind === 'refused' && (fault.status ?? 0) >= 500);
      const come = await sizeOf(to);
      vain = come > furthest ? 0 : vain + 1;
      furthest = Math.max(come, furthest);
      if (!mayPass || vain >= tries) throw fault;
      await sleep(pauseMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
    }
  }
  onBytes?.(file.bytes);
}

/** Fetches what is missing, in one request. */
async function append(
  file: PinnedFile,
  to: string,
  options: FetchOptions & { onBytes?: (bytes: number) => void },
): Promise<void> {
  let come = await sizeOf(to);
  if (come > file.bytes) come = 0;
  await using handle = await open(to, come === 0 ? 'w' : 'a', 0o600);
  let hash = await hashOf(file, to, come);
  if (come < file.bytes) {
    const answer = await ask(file.url, options, come);
    if (answer.from !== come) {
      await handle.truncate(0);
      [come, hash] = [0, hashFor(file)];
    }
    const { length, isPage } = answer;
    const isOther = length === undefined ? isPage : come + length !== file.bytes;
    if (isOther && answer.from === 0) {
      await answer.giveUp();
      throw new FetchFault(isPage ? 'foreign' : 'changed');
    }
    for await (const chunk of answer.chunks) {
      come += chunk.length;
      if (come > file.bytes) throw new FetchFault('changed');
      hash.update(chunk);
      await handle.writeFile(chunk);
      options.onBytes?.(come);
    }
    if (come < file.bytes) throw new FetchFault('unreachable');
  }
  if (hash.digest('hex') !== file.hash) throw new FetchFault('changed');
  await handle.sync();
}

interface Answer {
  /** The place in the file of its first byte. */
  from: number;
  /** Bytes that it says it has. */
  length: number | undefined;
  isPage: boolean;
  chunks: AsyncGenerator<Uint8Array>;
  /** For whoever reads none of it: the connection would wait for that. */
  giveUp: () => Promise<void>;
}

/**
 * What a server answers, as it comes. Hubs send large files from other addresses, so redirects are followed.
 *
 * @throws {FetchFault}
 */
export async function ask(url: string, { signal, silenceMs = 30_000 }: FetchOptions, from = 0): Promise<Answer> {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), silenceMs);
  const either = signal ? AbortSignal.any([signal, silent.signal]) : silent.signal;
  const headers = { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) };
  const response = await fetch(url, { headers, signal: either, redirect: 'follow' }).catch((cause: unknown) => {
    clearTimeout(timer);
    const status = proxyStatus(cause);
    throw new FetchFault(status === undefined ? 'unreachable' : 'proxy', { status, cause });
  });
  const { status } = response;
  if (!response.ok) {
    clearTimeout(timer);
    await response.body?.cancel();
    throw new FetchFault('refused', { status });
  }
  const [, begin] = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '') ?? [];
  const declared = response.headers.get('content-length');
  async function* chunks() {
    try {
      for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        timer.refresh();
        yield chunk;
      }
    } catch (cause) {
      throw cause instanceof FetchFault ? cause : new FetchFault('unreachable', { cause });
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    from: status === 206 ? Number(begin ?? from) : 0,
    length: declared === null ? undefined : Number(declared),
    isPage: /^text\/html/.test(response.headers.get('content-type') ?? ''),
    chunks: chunks(),
    async giveUp() {
      clearTimeout(timer);
      await response.body?.cancel();
    },
  };
}

function hashFor({ hash, bytes }: PinnedFile): Hash {
  return hash.length === 64 ? createHash('sha256') : createHash('sha1').update(`blob ${bytes}\0`);
}

async function hashOf(file: PinnedFile, at: string, bytes: number): Promise<Hash> {
  const hash = hashFor(file);
  if (bytes > 0) for await (const chunk of createReadStream(at, { end: bytes - 1 })) hash.update(chunk);
  return hash;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : 0;
}

function faultOf(error: unknown): FetchFault {
  if (error instanceof FetchFault) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new FetchFault('full', { cause: error });
  throw error;
}

/** The status by which a proxy refused to lead on, which undici tells in words. */
function proxyStatus(error: unknown): number | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const [, status] = /^Proxy response \((\d{3})\)/.exec(one.message) ?? [];
    if (status !== undefined) return Number(status);
  }
  return undefined;
}

/** The system's code in what caused an error, in brackets: ` (ECONNREFUSED)`. */
function codeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string' && /^[A-Z_]{3,40}$/.test(one.code)) return ` (${one.code})`;
  }
  return '';
}
