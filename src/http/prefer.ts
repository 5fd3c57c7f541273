import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { handlerTimeout } from './timeouts.ts';

/** No wait is longer, in seconds. */
const longestWait = 30;
/** Milliseconds that a handler may take which waits as long as that. */
export const waitTimeout = longestWait * 1000 + handlerTimeout;
/** Milliseconds between two looks. */
const interval = 250;

/** A quoted string; one without end goes to the end of the line, so that no character is looked at twice. */
const quoted = /"((?:[^"\\]|\\.)*)(?:"|\\?$)/gs;

/** The seconds of `Prefer: wait=N` (RFC 7240), at most 30; undefined where none is asked for. The first one counts. */
export function preferredWait(header: string | string[] | undefined): number | undefined {
  const lines = [header ?? []].flat().join(',');
  const bare = lines.replace(quoted, (_, text: string) => (/^\d+$/.test(text) ? text : '""'));
  for (const preference of bare.split(',')) {
    if (!/^\s*wait\s*(?:[=;]|$)/i.test(preference)) continue;
    const [, seconds] = /^\s*wait\s*=\s*(\d+)\s*(?:;.*)?$/i.exec(preference) ?? [];
    return seconds === undefined ? undefined : Math.min(longestWait, Number(seconds));
  }
  return undefined;
}

/**
 * Reads until the state is final or the time that the client prefers to wait is over, whichever comes first; a client that
 * went away, or a process that stops, ends the wait. Says in the answer that the preference was honoured.
 */
export async function readWithWait<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<T>,
  isFinal: (value: T) => boolean,
  isStopping: () => boolean,
): Promise<T> {
  const seconds = preferredWait(request.headers.prefer);
  if (seconds === undefined) return read();
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    const left = end - Date.now();
    if (isFinal(value) || left <= 0 || request.raw.socket.destroyed || isStopping()) {
      reply.header('preference-applied', `wait=${seconds}`);
      return value;
    }
    await sleep(Math.min(interval, left));
  }
}
