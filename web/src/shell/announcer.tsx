import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says something once to people who use a screen reader. The same words a second time are said again. */
export function announce(text: string) {
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The app's only live region; `announce` writes into it. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
