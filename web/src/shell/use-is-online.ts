import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Whether this device has a connection, as far as the browser knows. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
