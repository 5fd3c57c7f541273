/** The database of what was seen. */
export const copyName = 'cuemark';

/** Leaves nothing on this device of what somebody saw, nor the program for when there is no connection. */
export async function emptyDevice(): Promise<void> {
  try {
    window.indexedDB?.deleteDatabase(copyName);
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
    for (const name of (await window.caches?.keys()) ?? []) await caches.delete(name);
  } catch {
    // a browser that keeps nothing has nothing to lose
  }
}
