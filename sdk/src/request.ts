import { errorOfProblem } from './error-of-problem.ts';
import { ApiError, ConnectionError, CuemarkError, UnexpectedAnswerError } from './errors.ts';
import type { Problem } from './objects.ts';
import { version } from './version.ts';

/** What every call of a client knows. */
export interface Connection {
  /** Ends in `/api/v1`. */
  base: string;
  apiKey: string;
  fetch: typeof fetch;
  /** Sendings of one request beyond the first. */
  maxRetries: number;
  /** For one answer, what is asked to wait apart. */
  timeoutSeconds: number;
}

export interface RequestOptions {
  /** Ends the call: it throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface ApiRequest extends RequestOptions {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  /** It may not reach the service twice. */
  isSentOnce?: boolean;
  headers?: Record<string, string>;
  /** Seconds that the service is asked to wait before it answers. */
  waitSeconds?: number;
  /** What the answer's body is read as. */
  as?: 'json' | 'text' | 'nothing';
}

export interface Answer<T> {
  body: T;
  status: number;
  retryAfterSeconds: number | undefined;
  /** Since the epoch in milliseconds by the clock of whoever answered, to the second. */
  date: number;
}

/** Node.js counts in whole milliseconds, up to some 24 days; what is longer has no end. */
const longestTimeout = 2 ** 31 - 1;

/** A signal that aborts after so many seconds, whatever number that is. */
export function timeoutAfter(seconds: number): AbortSignal {
  return AbortSignal.timeout(Math.min(longestTimeout, Math.max(0, Math.ceil(seconds * 1000))));
}

/** Sends one request once. */
export async function sendOnce<T>(connection: Connection, request: ApiRequest): Promise<Answer<T>> {
  const { method, path, query = {}, body, isSentOnce = false, headers, waitSeconds = 0, as = 'json', signal } = request;
  const url = new URL(connection.base + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const seconds = connection.timeoutSeconds + waitSeconds;
  const timeout = timeoutAfter(seconds);
  signal?.throwIfAborted();
  try {
    const response = await connection.fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${connection.apiKey}`,
        'user-agent': `cuemark-sdk/${version}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(waitSeconds > 0 ? { prefer: `wait=${waitSeconds}` } : {}),
        ...headers,
      },
      ...(body ? writtenBody(body, isSentOnce) : {}),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await response.text();
    const retryAfterSeconds = secondsOf(response.headers.get('retry-after'));
    if (!response.ok) throw refusalOf(response, text, retryAfterSeconds);
    return {
      body: (as === 'text' ? text : as === 'json' ? objectOf(response, text) : undefined) as T,
      status: response.status,
      retryAfterSeconds,
      date: Date.parse(response.headers.get('date') ?? '') || Date.now(),
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CuemarkError) throw error;
    if (timeout.aborted) throw new ConnectionError(`${url.host} did not answer within ${seconds} seconds.`);
    throw new ConnectionError(`${url.host} could not be reached, or the answer broke off.`, { cause: error });
  }
}

/**
 * The body as JSON. One that may not come twice is a stream: some runtimes (Deno) send a request again by themselves when its
 * connection breaks, whatever its method, but can not read a stream again.
 */
function writtenBody(body: object, isSentOnce: boolean): object {
  const text = JSON.stringify(body);
  if (!isSentOnce) return { body: text };
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return { body: stream, duplex: 'half' };
}

/**
 * Sends a request that does no harm when it comes twice, until it is answered: again after what passes, in as many seconds
 * as `Retry-After` says.
 */
export function send<T>(connection: Connection, request: ApiRequest): Promise<Answer<T>> {
  return withRetries(connection, request.signal, () => sendOnce<T>(connection, request), {
    isPassing: (error) => isCertainlyRefused(error) || isOutcomeUnknown(error),
  });
}

/** The same for a request that may not come twice: sent again after refusals alone. */
export function sendUnlessTaken<T>(connection: Connection, request: ApiRequest): Promise<Answer<T>> {
  return withRetries(connection, request.signal, () => sendOnce<T>(connection, { ...request, isSentOnce: true }), {
    isPassing: isCertainlyRefused,
  });
}

/** The request was refused, nothing came of it, and waiting ends the reason. */
export function isCertainlyRefused(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 503 && passing.has(error.code);
  return error instanceof UnexpectedAnswerError && error.status === 429;
}

const passing = new Set(['idempotency_key_in_use', 'question_in_progress', 'rate_limited', 'request_timeout']);

/** The request may have been carried out all the same: no answer came, or the answer says that something broke. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return (error instanceof ApiError || error instanceof UnexpectedAnswerError) && error.status >= 500;
}

interface Retrying<T> {
  isPassing: (error: unknown) => boolean;
  /** Looks whether what was asked for is there all the same, before it is asked for again. */
  recover?: (error: unknown) => Promise<T | undefined>;
}

/** Nobody waits longer for a next try, in seconds: who is told to is given the refusal. */
const longestPause = 120;

/** Tries until it works out, at most `maxRetries` times more. */
export async function withRetries<T>(
  { maxRetries }: Pick<Connection, 'maxRetries'>,
  signal: AbortSignal | undefined,
  attempt: (retries: number) => Promise<T>,
  { isPassing, recover }: Retrying<T>,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt(retries);
    } catch (error) {
      signal?.throwIfAborted();
      if (!isPassing(error)) throw error;
      const recovered = await recover?.(error);
      if (recovered !== undefined) return recovered;
      const pause = pauseAfter(error, retries);
      if (retries >= maxRetries || pause > longestPause) throw error;
      await sleep(pause, signal);
    }
  }
}

/** Seconds: what `Retry-After` says, or else twice as long each time, up to eight, never all clients at once. */
function pauseAfter(error: unknown, retries: number): number {
  const told =
    error instanceof ApiError || error instanceof UnexpectedAnswerError ? error.retryAfterSeconds : undefined;
  return told ?? Math.min(8, 0.5 * 2 ** retries) * (0.75 + Math.random() / 2);
}

/** Resolves after so many seconds, or throws the signal's reason. */
export function sleep(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const wake = () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(wake, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** `Retry-After` (RFC 9110 §10.2.3): whole seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function refusalOf(response: Response, text: string, retryAfterSeconds: number | undefined): CuemarkError {
  const { status, headers } = response;
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  const problem = isProblem ? parsed(text) : undefined;
  if (isRecord(problem) && typeof problem.code === 'string' && typeof problem.detail === 'string') {
    return errorOfProblem({ ...problem, status } as unknown as Problem, retryAfterSeconds);
  }
  const location = headers.get('location');
  const what = location
    ? `leads to ${location}: give the client the address that it ends at`
    : 'is not of Cuemark’s API';
  return new UnexpectedAnswerError(`The answer ${status} of ${response.url} ${what}.`, status, retryAfterSeconds);
}

function objectOf({ status, url }: Response, text: string): object {
  const value = parsed(text);
  if (isRecord(value)) return value;
  throw new UnexpectedAnswerError(`The answer of ${url} is not JSON: is this the address of Cuemark?`, status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An id as a part of a path. */
export function idInPath(id: string): string {
  if (!/^[A-Za-z0-9_-]+$/.test(id)) throw new CuemarkError(`${JSON.stringify(id)} is not an id.`);
  return id;
}
