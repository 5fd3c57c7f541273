import { useEffect, useSyncExternalStore } from 'react';

/** Videos that this browser saw in work, and of those the ones that ended since and were not opened. */
interface Seen {
  inWork: readonly string[];
  unread: readonly string[];
}

const place = 'cuemark.unread';
/** More are not remembered. */
const most = 200;
const nothing: Seen = { inWork: [], unread: [] };

let seen = read();
const listeners = new Set<() => void>();

function read(): Seen {
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(place) ?? '{}') };
  } catch {
    return nothing; // a browser that keeps nothing shows no dots
  }
}

function write(next: Seen): void {
  seen = next;
  try {
    localStorage.setItem(place, JSON.stringify(next));
  } catch {
    // as above
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== place) return;
    seen = read(); // another tab opened one
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether a video ended since it was seen in work, and nobody has opened it here. */
export const useIsUnread = (videoId: string) => useSyncExternalStore(subscribe, () => seen.unread.includes(videoId));

/** Remembers what of a list is in work, and what of that has ended. */
export function useNotedVideos(videos: readonly { id: string; status: string }[] | undefined): void {
  useEffect(() => {
    const working = (videos ?? []).filter(({ status }) => status === 'processing').map(({ id }) => id);
    const ended = (videos ?? []).filter(({ id, status }) => status !== 'processing' && seen.inWork.includes(id));
    const fresh = working.filter((id) => !seen.inWork.includes(id));
    if (fresh.length === 0 && ended.length === 0) return;
    const over = new Set(ended.map(({ id }) => id));
    write({
      inWork: [...fresh, ...seen.inWork].filter((id) => !over.has(id)).slice(0, most),
      unread: [...over, ...seen.unread].slice(0, most),
    });
  }, [videos]);
}

/** A video whose page shows how it ended is read. */
export function useReadVideo({ id, status }: { id: string; status: string }): void {
  useEffect(() => {
    if (status === 'processing' || ![...seen.inWork, ...seen.unread].includes(id)) return;
    const isOther = (one: string) => one !== id;
    write({ inWork: seen.inWork.filter(isOther), unread: seen.unread.filter(isOther) });
  }, [id, status]);
}
