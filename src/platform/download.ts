import { open } from 'node:fs/promises';
import { PlatformRequestError } from './bounded-fetch.ts';

export interface DownloadBounds {
  /** The request goes there, path and query kept; undefined: where its address says. */
  origin: string | undefined;
  mostBytes: number;
  /** Milliseconds for the whole, and for silence between two pieces. */
  wholeMs: number;
  silenceMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * Writes what an address holds to a new file, piece by piece. Redirects are not followed.
 *
 * @throws {PlatformRequestError} where there is no whole answer within the bounds; the signal's reason; what writing throws
 */
export async function download(address: URL, file: string, bounds: DownloadBounds): Promise<void> {
  const { origin, mostBytes, wholeMs, silenceMs, signal } = bounds;
  const url = origin === undefined ? address : new URL(`${address.pathname}${address.search}`, origin);
  const over = new AbortController();
  const silence = setTimeout(() => over.abort(), silenceMs);
  const either = AbortSignal.any([over.signal, AbortSignal.timeout(wholeMs), ...(signal ? [signal] : [])]);
  await using handle = await open(file, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const piece of pieces(url, either)) {
      silence.refresh();
      bytes += piece.length;
      if (bytes > mostBytes)
        throw new PlatformRequestError('the sound is larger than that of a video this long can be');
      await handle.writeFile(piece);
    }
  } finally {
    clearTimeout(silence);
    signal?.throwIfAborted();
  }
  if (bytes === 0) throw new PlatformRequestError('the sound is empty');
}

async function* pieces(url: URL, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    const response = await fetch(url, { signal, redirect: 'manual' });
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      throw new PlatformRequestError(`the sound’s address answered ${response.status}`);
    }
    yield* response.body as unknown as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof PlatformRequestError) throw error;
    const cause = signal.aborted ? 'the sound did not come in time' : 'the connection broke while the sound came';
    throw new PlatformRequestError(cause, { cause: error });
  }
}
