/** Why a request to the platform gave nothing that can be read. */
export class PlatformRequestError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PlatformRequestError';
  }
}

export interface Bounds {
  /** Every request goes there, path and query kept; undefined: where its address says. */
  origin: string | undefined;
  /** Covers connecting, headers and body of all requests made with this fetch. */
  signal: AbortSignal;
  /** Most bytes of all bodies together. */
  maxBytes: number;
}

/**
 * A `fetch` for one look-up: one deadline and a cap on bytes over everything, bodies included (undici's own body timeout
 * starts anew with each chunk). Redirects are not followed: to the platform's API they are consent or captcha pages.
 *
 * @throws {PlatformRequestError}
 */
export function boundedFetch({ origin, signal, maxBytes }: Bounds): typeof fetch {
  let bytesLeft = maxBytes;
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = new URL(request.url);
    const url = origin === undefined ? asked : new URL(`${asked.pathname}${asked.search}`, origin);
    const body = request.body === null ? null : await request.arrayBuffer();
    try {
      const response = await fetch(url, {
        method: request.method,
        headers: request.headers,
        body,
        signal,
        redirect: 'manual',
      });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        throw new PlatformRequestError(
          `redirected (${response.status}) to ${response.headers.get('location') ?? 'nowhere'}`,
        );
      }
      const bytes = await readBody(response, bytesLeft);
      bytesLeft -= bytes.length;
      return new Response(response.status === 204 ? null : bytes, {
        status: response.status,
        headers: bodyHeaders(response),
      });
    } catch (error) {
      if (error instanceof PlatformRequestError) throw error;
      if (signal.aborted) throw new PlatformRequestError('no whole answer in time', { cause: error });
      throw new PlatformRequestError(`the request failed: ${describe(error)}`, { cause: error });
    }
  };
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    // Leaving the loop early cancels the body and with it the connection.
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw new PlatformRequestError('the answers are larger than a look-up may be');
      chunks.push(chunk);
    }
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

/** The headers of a body that is already decoded. */
function bodyHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause ? String(cause.code) : cause.message;
}
