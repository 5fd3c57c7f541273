import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isNotFound } from '../api/refusal.ts';
import { isOfAccount } from '../sign-in/session.ts';
import { videoQuery } from '../video/video-query.ts';
import { copyName } from './empty-device.ts';
import { isKept, videoOf } from './is-kept.ts';
import { type Kept, leftOut } from './left-out.ts';

/** What the copy holds, by the hashes of queries, and whose it is. */
interface Index {
  owner: string;
  kept: Record<string, Kept>;
}

interface Seen {
  /** When the server said it, in milliseconds. */
  at: number;
  /** As JSON. */
  text: string;
}

type Work<Result> = (store: IDBObjectStore) => Promise<Result>;

/** Milliseconds that what was seen waits for more, to be written together. */
const untilWritten = 100;
/** Milliseconds after which a video in the copy is asked for again though nobody looks at it. */
const untilRenewed = 24 * 60 * 60_000;
/** The key of the index; every other one is a query's hash. */
const indexKey = 'index';

/** Runs `work` in one transaction; what it resolves with, once all of it is on the device. Throws where there is no copy to read. */
async function inCopy<Result>(mode: IDBTransactionMode, work: Work<Result>): Promise<Result> {
  const opening = indexedDB.open(copyName);
  opening.onupgradeneeded = () => {
    if (mode === 'readwrite') opening.result.createObjectStore('seen');
    else opening.transaction?.abort(); // there is no copy, and to look for it makes none
  };
  const database = await settled(opening);
  try {
    const transaction = database.transaction('seen', mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore('seen')), written]);
    return result;
  } finally {
    database.close(); // so that it can be deleted whenever somebody signs out
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const indexIn = (store: IDBObjectStore) => settled<Index | undefined>(store.get(indexKey));

/** Whose copy it is; undefined where there is none. */
export async function ownerOfCopy(): Promise<string | undefined> {
  return (await inCopy('readonly', indexIn))?.owner;
}

/** What this person saw last of a query. */
export function lastSeen(email: string | undefined, hash: string) {
  return inCopy('readonly', async (store) => {
    if (!email || (await indexIn(store))?.owner !== email) return undefined;
    const seen = await settled<Seen | undefined>(store.get(hash));
    return seen && { at: seen.at, data: JSON.parse(seen.text) as unknown };
  });
}

/** Makes it this person's copy, and empties it where it was somebody else's. */
const beginCopy = (email: string) =>
  inCopy('readwrite', async (store) => {
    if ((await indexIn(store))?.owner === email) return;
    store.clear();
    store.put({ owner: email, kept: {} } satisfies Index, indexKey);
  });

/** Changes the copy where it is still this person's. */
const changeCopy = (email: string, change: (store: IDBObjectStore, kept: Index['kept']) => Promise<void> | void) =>
  inCopy('readwrite', async (store) => {
    const index = await indexIn(store);
    if (index?.owner !== email) return;
    await change(store, index.kept);
    store.put(index, indexKey);
  });

function write(email: string, queries: Iterable<Query>): Promise<void> {
  return changeCopy(email, (store, kept) => {
    for (const query of queries) {
      const { queryHash, queryKey, state } = query;
      // A shared page's address opens it for anybody.
      const text = JSON.stringify(state.data, (name, value: unknown) => (name === 'shared_url' ? null : value));
      store.put({ at: state.dataUpdatedAt, text } satisfies Seen, queryHash);
      const seenAt = query.isActive() ? Date.now() : (kept[queryHash]?.seenAt ?? Date.now());
      const { chats } = state.data as { chats?: { id: string }[] };
      const ids = queryKey[2] === 'chats' && chats?.map(({ id }) => id);
      const { dataUpdatedAt: askedAt } = state;
      kept[queryHash] = { key: queryKey, characters: text.length, seenAt, askedAt, ...(ids && { chats: ids }) };
    }
    for (const hash of leftOut(kept)) remove(store, kept, hash);
  });
}

function remove(store: IDBObjectStore, kept: Index['kept'], hash: string): void {
  store.delete(hash);
  delete kept[hash];
}

/** Takes out what `isGone`, and the videos of these ids out of lists too. */
const takeOut = (
  email: string,
  isGone: (key: QueryKey, hash: string) => boolean,
  ids: ReadonlySet<string> = new Set(),
) =>
  changeCopy(email, async (store, kept) => {
    for (const [hash, { key }] of Object.entries(kept)) {
      if (isGone(key, hash)) remove(store, kept, hash);
      else if (key[0] === 'videos' && ids.size > 0) {
        const seen = await settled<Seen | undefined>(store.get(hash));
        if (!seen) continue;
        const page = JSON.parse(seen.text) as { videos: { id: string }[] };
        const text = JSON.stringify({ ...page, videos: page.videos.filter(({ id }) => !ids.has(id)) });
        store.put({ ...seen, text }, hash);
      }
    }
  });

/** Whose copy this tab keeps, and what of it waits to be written. */
let keeping: { email: string; waiting: Map<string, Query>; written: Promise<void> } | undefined;
/** Who was signed in last in this tab. */
let lastEmail: string | undefined;

/** What was deleted is no longer on the device. */
export async function forgetVideos(videoIds: Iterable<string>): Promise<void> {
  if (!keeping) return;
  const ids = new Set(videoIds);
  const isGone = (key: QueryKey) => ids.has(videoOf(key) ?? '');
  for (const [hash, { queryKey }] of keeping.waiting) if (isGone(queryKey)) keeping.waiting.delete(hash);
  const { email, written } = keeping;
  await written;
  await takeOut(email, isGone, ids).catch(() => undefined);
}

/**
 * Asks again for videos in the copy, as far as no page does so: those that were deleted elsewhere go, and of the others it holds
 * what there is now.
 */
export async function renewCopy(queryClient: QueryClient, isDue: (kept: Kept) => boolean): Promise<void> {
  const index = await inCopy('readonly', indexIn).catch(() => undefined);
  for (const kept of Object.values(index?.kept ?? {})) {
    const [kind, videoId, ...part] = kept.key;
    if (kind !== 'video' || part.length > 0 || !isDue(kept)) continue;
    const query = videoQuery(String(videoId));
    const isShown = queryClient.getQueryCache().find(query)?.isActive();
    if (index?.owner === keeping?.email && !isShown) await queryClient.prefetchQuery(query);
  }
}

/** Keeps on the device what this person sees, until what it answers is called. */
export function keepSeen(queryClient: QueryClient, email: string): () => void {
  // What a tab shows of somebody else, whose signing out it has not heard of, is not this person's.
  if (lastEmail !== undefined && lastEmail !== email) void queryClient.resetQueries({ predicate: isOfAccount });
  lastEmail = email;
  const waiting = new Map<string, Query>();
  const own = { email, waiting, written: beginCopy(email).catch(() => undefined) };
  keeping = own;
  let timer: number | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const queries = [...waiting.values()];
    waiting.clear();
    own.written = own.written.then(() => write(email, queries)).catch(() => undefined); // a full disk keeps no more
  };
  const keep = (query: Query) => {
    if (!isKept(query.queryKey) || query.state.data === undefined) return;
    waiting.set(query.queryHash, query);
    timer ??= window.setTimeout(() => (window.requestIdleCallback ?? setTimeout)(flush), untilWritten);
  };
  const dropMissing = ({ queryKey, queryHash, state: { error } }: Query) => {
    if (!isNotFound(error) || !isKept(queryKey)) return;
    const videoId = videoOf(queryKey);
    if (videoId !== undefined && queryKey.length === 2 && queryKey[0] === 'video') void forgetVideos([videoId]);
    else void takeOut(email, (_key, hash) => hash === queryHash).catch(() => undefined);
  };
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') keep(query);
    dropMissing(query);
  }
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') keep(event.query);
    if (event.action.type === 'error') dropMissing(event.query);
  });
  document.addEventListener('visibilitychange', flush);
  void own.written.then(() => renewCopy(queryClient, ({ askedAt }) => askedAt < Date.now() - untilRenewed));
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', flush);
    if (keeping === own) keeping = undefined;
  };
}
