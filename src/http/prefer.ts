import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mostMilliseconds } from './in-flight.ts';
import type { HttpServices } from './services.ts';

/** No wait is longer, in seconds. */
const longestWait = 30;
/** Milliseconds that an answer may take which waits as long as that. */
export const waitTimeout = longestWait * 1000 + mostMilliseconds;
/** Waits of one process at the same time: whoever comes then is answered at once. */
const mostWaiting = 500;
/** Milliseconds between two looks at what has been heard. */
const tick = 100;
/** Milliseconds between two looks at the database, where changes are heard and where they are not. */
const slowInterval = 5000;
const unheardInterval = 2000;

/** A quoted string; one without end goes to the end of the line, so that no character is looked at twice. */
const quoted = /"((?:[^"\\]|\\.)*)(?:"|\\?$)/gs;

/** The seconds of `Prefer: wait=N` (RFC 7240), at most 30; undefined where none is asked for. The first one counts. */
export function preferredWait(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined;
  const lines = [header].flat().join(',');
  const bare = lines.replace(quoted, (_, text: string) => (/^\d+$/.test(text) ? text : '""'));
  for (const preference of bare.split(',')) {
    if (!/^\s*wait\s*(?:[=;]|$)/i.test(preference)) continue;
    const [, seconds] = /^\s*wait\s*=\s*(\d+)\s*(?:;.*)?$/i.exec(preference) ?? [];
    return seconds === undefined ? undefined : Math.min(longestWait, Number(seconds));
  }
  return undefined;
}

/** What a client waits for. */
interface Waited<T> {
  read: () => Promise<T>;
  isFinal: (value: T) => boolean;
  videoId: string;
  questionId?: string;
}

/** Waits that are going on in this process. */
let waiting = 0;

/**
 * Reads until the state is final or the time that the client prefers to wait is over, whichever comes first; a client that
 * went away, or a process that stops, ends the wait. It looks again when it hears of a change, and every few seconds besides. Says
 * in the answer that the preference was honoured: with too many waits it is not, and the answer comes at once.
 */
export async function readWithWait<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<HttpServices, 'followChanges' | 'isStopping'>,
  awaited: Waited<T>,
): Promise<T> {
  const seconds = preferredWait(request.headers.prefer);
  if (seconds === undefined || waiting >= mostWaiting) return awaited.read();
  waiting += 1;
  try {
    const value = await readUntilFinal(request, services, { ...awaited, end: Date.now() + seconds * 1000 });
    reply.header('preference-applied', `wait=${seconds}`);
    return value;
  } finally {
    waiting -= 1;
  }
}

async function readUntilFinal<T>(
  request: FastifyRequest,
  { followChanges, isStopping }: Pick<HttpServices, 'followChanges' | 'isStopping'>,
  { read, isFinal, videoId, questionId, end }: Waited<T> & { end: number },
): Promise<T> {
  const { socket } = request.raw;
  let hasChanged = false;
  let unfollow: (() => void) | undefined;
  const follower = {
    hear(change: { videoId?: string; questionId?: string }) {
      const isOfAnother = questionId && change.questionId && change.questionId !== questionId;
      if (change.videoId === videoId && !isOfAnother) hasChanged = true;
    },
    lose() {
      unfollow = undefined;
    },
  };
  const isOver = () => Date.now() >= end || socket.destroyed || isStopping();
  try {
    for (;;) {
      unfollow ??= followChanges(request.accountId, follower);
      hasChanged = false; // what comes from now on may be missing in what is read
      const value = await read();
      if (isFinal(value) || isOver()) return value;
      const lookAgain = Date.now() + (unfollow ? slowInterval : unheardInterval);
      do await sleep(Math.max(1, Math.min(tick, end - Date.now())));
      while (!hasChanged && Date.now() < lookAgain && !isOver());
    }
  } finally {
    unfollow?.();
  }
}
