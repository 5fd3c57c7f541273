import type { Trouble, Unavailable } from './platform.ts';
import type { Dispatcher } from './proxy.ts';
import { readRetryAfter } from './retry-after.ts';

/** Why a request to the platform gave nothing that can be read. */
export class PlatformRequestError extends Error {
  readonly trouble: Trouble | undefined;
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    about: {
      trouble?: Trouble | undefined;
      status?: number;
      retryAfterSeconds?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: about.cause });
    this.name = 'PlatformRequestError';
    this.trouble = about.trouble;
    this.status = about.status;
    this.retryAfterSeconds = about.retryAfterSeconds;
  }
}

export interface Bounds {
  /** Every request goes there, path and query kept; undefined: where its address says. */
  origin: string | undefined;
  /** The proxy that every request goes through. */
  dispatcher?: Dispatcher | undefined;
  /** The `Cookie` header for an address; empty for none. */
  cookiesFor?: ((address: URL) => string) | undefined;
  /** Covers connecting, headers and body of all requests made with this fetch. */
  deadline: AbortSignal;
  /** Ends the requests since nobody waits for them any more. */
  stop?: AbortSignal | undefined;
  /** Most bytes of all bodies together. */
  maxBytes: number;
}

/**
 * A `fetch` for one look-up: one deadline and a cap on bytes over everything, bodies included (undici's own body timeout
 * starts anew with each chunk). It answers only what can be an answer of the platform's API: redirects are not followed,
 * since they lead to consent and captcha pages, and neither they nor pages nor statuses of refusal are passed on.
 *
 * @throws {PlatformRequestError}
 */
export function boundedFetch(bounds: Bounds): typeof fetch {
  const { origin, dispatcher, cookiesFor, deadline, stop } = bounds;
  const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
  let bytesLeft = bounds.maxBytes;
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = new URL(request.url);
    const url = origin === undefined ? asked : new URL(`${asked.pathname}${asked.search}`, origin);
    const body = request.body === null ? null : await request.arrayBuffer();
    const headers = new Headers(request.headers);
    const cookies = cookiesFor?.(asked) ?? '';
    if (cookies !== '') headers.set('cookie', cookies);
    try {
      const sent = { method: request.method, headers, body, signal, redirect: 'manual' as const };
      const response = await fetch(url, dispatcher ? { ...sent, dispatcher } : sent);
      if (!response.ok) await refuse(response);
      const bytes = await readBody(response, bytesLeft);
      bytesLeft -= bytes.length;
      if (isPage(response, bytes))
        throw new PlatformRequestError('a page instead of an answer', { trouble: 'blocked' });
      return new Response(response.status === 204 ? null : bytes, {
        status: response.status,
        headers: bodyHeaders(response),
      });
    } catch (error) {
      if (error instanceof PlatformRequestError) throw error;
      if (stop?.aborted) throw new PlatformRequestError('nobody waits for the answer any more', { cause: error });
      const trouble = 'unreachable';
      if (signal.aborted) throw new PlatformRequestError('no whole answer in time', { trouble, cause: error });
      throw new PlatformRequestError(`the request failed: ${describe(error)}`, { trouble, cause: error });
    }
  };
}

/** What a request that gave nothing means for whoever asked. */
export function unavailable(error: unknown): Unavailable {
  if (error instanceof PlatformRequestError) {
    const { message: cause, trouble, retryAfterSeconds } = error;
    return {
      kind: 'unavailable',
      cause,
      ...(trouble && { trouble }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  }
  return { kind: 'unavailable', cause: error instanceof SyntaxError ? 'an answer that is no JSON' : String(error) };
}

async function refuse(response: Response): Promise<never> {
  const { status } = response;
  await response.body?.cancel();
  if (status >= 300 && status < 400) {
    const where =
      response.headers
        .get('location')
        ?.replace(/([?&]pot=)[^&]*/g, '$1…')
        .slice(0, 200) ?? 'nowhere';
    throw new PlatformRequestError(`redirected (${status}) to ${where}`, { status, trouble: 'blocked' });
  }
  const trouble = status === 403 || status === 429 ? 'blocked' : status >= 500 ? 'unreachable' : undefined;
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'), Date.now());
  throw new PlatformRequestError(`the platform answered ${status}`, { status, trouble, retryAfterSeconds });
}

/** Consent, captcha and error pages come with status 200 too. */
function isPage(response: Response, bytes: Uint8Array): boolean {
  if (/^text\/html/i.test(response.headers.get('content-type') ?? '') && bytes.length > 0) {
    // What is labelled as a page and is none is read for what it is.
    return !/^\s*(?:[{[]|WEBVTT|<\?xml|<(?:transcript|timedtext|tt)\b)/.test(beginning(bytes));
  }
  return /^\s*<(?:!doctype html|html|head|body)\b/i.test(beginning(bytes));
}

function beginning(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 1000));
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    // Leaving the loop early cancels the body and with it the connection.
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) {
        throw new PlatformRequestError('the answers are larger than a look-up may be', { trouble: 'unreachable' });
      }
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

/** What went wrong on the way, without the address of a proxy, which may hold its password. */
function describe(error: unknown): string {
  let cause = error;
  for (let depth = 0; depth < 5 && cause instanceof Error && cause.cause instanceof Error; depth += 1)
    cause = cause.cause;
  if (!(cause instanceof Error)) return 'no reason given';
  const code = 'code' in cause && typeof cause.code === 'string' && !cause.code.startsWith('UND_') ? cause.code : '';
  return code || cause.message.replace(/\/\/[^\s/@]*@/g, '//…@').slice(0, 200);
}
