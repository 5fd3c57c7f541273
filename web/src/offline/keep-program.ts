/** Milliseconds that the page goes first. */
const untilKept = 2000;

/** Keeps the program on the device, by a service worker; what it answers stops that where it has not begun. */
export function keepProgram(): (() => void) | undefined {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined;
  const timer = setTimeout(() => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined); // without one the pages need a connection
  }, untilKept);
  return () => clearTimeout(timer);
}
