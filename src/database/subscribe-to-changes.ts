import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import { type Change, changesChannel, notification } from './changes.ts';
import { speaksToServer } from './named-statements.ts';

/** Whoever wants to know of an account's changes. */
export interface Subscriber {
  hear(change: Change): void;
  /** Changes are not heard any more; nothing comes after this. */
  lose(): void;
}

export interface Changes {
  /** Follows an account until what it answers is called; undefined while changes are not heard. */
  follow(accountId: string, follower: Subscriber): (() => void) | undefined;
  /** Whether every change is heard, from the first that came after `true` was answered to the last. */
  isHearing(): boolean;
  close(): Promise<void>;
}

/** Milliseconds between two checks that messages still come, and that one may take. */
const interval = 15_000;
const patience = 5000;
/** Milliseconds before the connection is tried again, at least and at most. */
const waits = { first: 500, longest: 15_000 };

/**
 * Hears what is told of changes in the database, by one connection however many follow. It is opened again when it was lost;
 * where a database (or what stands before it) does not pass messages on, nobody can follow.
 *
 * @param everyone hears of all accounts, for as long as changes are heard
 */
export async function subscribeToChanges(databaseUrl: string, log: Log, everyone: Subscriber): Promise<Changes> {
  const followers = new Map<string, Set<Subscriber>>();
  const stopping = new AbortController();
  const tried = Promise.withResolvers<void>();
  let isHearing = false;
  const done = run();
  await tried.promise;

  async function run(): Promise<void> {
    let wait = waits.first;
    while (!stopping.signal.aborted) {
      try {
        await listen(() => {
          wait = waits.first;
          isHearing = true;
          tried.resolve();
        });
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'changes are not heard: pages look for themselves');
      }
      isHearing = false;
      tried.resolve();
      const left = [...followers.values()].flatMap((one) => [...one]);
      followers.clear();
      for (const follower of [everyone, ...left]) follower.lose();
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, waits.longest);
    }
  }

  /** Returns when it is to stop, throws when messages do not come any more. */
  async function listen(onHearing: () => void): Promise<void> {
    const client = connectionTo(databaseUrl);
    const broken = new AbortController();
    client.on('error', (error) => broken.abort(error));
    client.on('end', () => broken.abort(new Error('the connection ended')));
    const either = AbortSignal.any([broken.signal, stopping.signal]);
    let onCheck: (() => void) | undefined;
    client.on('notification', ({ payload = '' }) => {
      if (payload === '') return onCheck?.();
      const change = changeIn(payload);
      if (change) for (const follower of [everyone, ...(followers.get(change.accountId) ?? [])]) follower.hear(change);
    });
    /** A message of our own has to come back. */
    const check = async (say: () => Promise<unknown>) => {
      const heard = Promise.withResolvers<void>();
      onCheck = heard.resolve;
      await say();
      const late = sleep(patience, 'late' as const, { signal: either });
      if ((await Promise.race([heard.promise, late])) === 'late') throw new Error('messages are not passed on');
    };
    try {
      await client.connect();
      await client.query(`listen ${changesChannel}`);
      // A pooler may pass on what this connection says itself, and nothing that others say.
      const isServer = await speaksToServer(client);
      const say = () => (isServer ? sayNothing(client) : sayNothingElsewhere(databaseUrl));
      await check(say);
      onHearing();
      while (!stopping.signal.aborted) {
        await sleep(interval, undefined, { signal: either }).catch(() => undefined);
        broken.signal.throwIfAborted();
        if (!stopping.signal.aborted) await check(say);
      }
    } finally {
      await Promise.race([client.end().catch(() => undefined), sleep(1000)]);
    }
  }

  return {
    follow(accountId, follower) {
      if (!isHearing) return undefined;
      const own = followers.get(accountId) ?? new Set();
      followers.set(accountId, own.add(follower));
      return () => {
        own.delete(follower);
        if (own.size === 0 && followers.get(accountId) === own) followers.delete(accountId);
      };
    },
    isHearing: () => isHearing,
    async close() {
      stopping.abort();
      await done;
    },
  };
}

function connectionTo(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    application_name: 'cuemark changes',
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
}

/** Tells whoever listens a message in which nothing is said. */
const sayNothing = (client: pg.Client) => client.query(notification, [changesChannel, '']);

/** The same by a connection of its own. */
async function sayNothingElsewhere(databaseUrl: string): Promise<void> {
  const client = connectionTo(databaseUrl);
  client.on('error', () => undefined); // what was asked on it fails then
  try {
    await client.connect();
    await sayNothing(client);
  } finally {
    await Promise.race([client.end().catch(() => undefined), sleep(1000)]);
  }
}

/** A message that is none of ours is no change. */
function changeIn(payload: string): Change | undefined {
  try {
    return JSON.parse(payload) ?? undefined;
  } catch {
    return undefined;
  }
}
