import { DeadlineError } from './errors.ts';
import type { Work } from './objects.ts';
import {
  type Answer,
  type ApiRequest,
  type Connection,
  isCertainlyRefused,
  isOutcomeUnknown,
  type RequestOptions,
  sendOnce,
  sleep,
  timeoutAfter,
  withRetries,
} from './request.ts';

export interface WaitOptions<T> extends RequestOptions {
  /** After so many seconds it throws a `DeadlineError`. Without it the wait is as long as the service's own deadline. */
  deadlineSeconds?: number;
  /** Hears each state that was read, the final one too. */
  onProgress?: (object: T) => void;
}

/** The service waits no longer, in seconds. */
const longestWait = 30;

/**
 * Reads the object until its state is final, which is when the service no longer says in how many seconds to look again: so
 * a state that is newer than this package is waited for as well. The service is asked to answer when that is so (`Prefer: wait`); where
 * something between cuts such answers off, it is asked for shorter ones.
 */
export async function waitUntilFinal<T extends Work>(
  connection: Connection,
  path: string,
  { signal, onProgress }: WaitOptions<T>,
): Promise<T> {
  let wait = longestWait;
  for (;;) {
    const asked = performance.now();
    const attempt = (retries: number): Promise<Answer<T>> => {
      if (retries > 0) wait = Math.floor(wait / 2);
      const request: ApiRequest = { method: 'GET', path, waitSeconds: wait, signal };
      return sendOnce<T>(connection, request);
    };
    const { body, retryAfterSeconds } = await withRetries(connection, signal, attempt, {
      isPassing: (error) => isCertainlyRefused(error) || isOutcomeUnknown(error),
    });
    onProgress?.(body);
    if (retryAfterSeconds === undefined && !isUnfinished(body)) return body;
    const hasWaited = performance.now() - asked > wait * 900;
    if (!hasWaited || wait === 0) await sleep(retryAfterSeconds ?? 2, signal);
  }
}

function isUnfinished({ status }: Work): boolean {
  return status === 'processing' || status === 'pending';
}

/** Does the work under the deadline of a wait, whose clock begins now. */
export async function withDeadline<T extends Work>(
  options: WaitOptions<T>,
  work: (options: WaitOptions<T>) => Promise<T>,
): Promise<T> {
  const { deadlineSeconds, signal, onProgress } = options;
  if (deadlineSeconds === undefined) return work(options);
  let latest: T | undefined;
  const deadline = timeoutAfter(deadlineSeconds);
  try {
    return await work({
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      onProgress(object) {
        latest = object;
        onProgress?.(object);
      },
    });
  } catch (error) {
    if (error === deadline.reason && deadline.aborted) throw new DeadlineError(deadlineSeconds, latest);
    throw error;
  }
}
