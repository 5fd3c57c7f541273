import { useSyncExternalStore } from 'react';
import { formatDateTime } from '../i18n/formats.ts';
import { age } from './age.ts';

/** Milliseconds after which ages are read anew. */
const beat = 20_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: number | undefined;

function subscribe(listener: () => void) {
  if (listeners.size === 0) now = Date.now();
  listeners.add(listener);
  timer ??= window.setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, beat);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** How long ago something was (an ISO date), in words that stay true while the page is open. */
export function TimeSince({ date }: { date: string }) {
  const moment = Date.parse(date);
  // What came after the last beat is not of the future.
  const words = useSyncExternalStore(subscribe, () => age(moment, Math.max(now, moment)));
  return (
    <time dateTime={date} title={formatDateTime(date)}>
      {words}
    </time>
  );
}
