import { useSyncExternalStore } from 'react';

let message = '';
/** Whether it was said while a dialog was open. */
let isInDialog = false;
const listeners = new Set<() => void>();

/** Whether a dialog is over the page, which silences all outside of it. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** Says something once to people who use a screen reader. The same words a second time are said again. */
export function announce(text: string) {
  message = text === message ? `${text}\u00a0` : text;
  isInDialog = isDialogOpen();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The app's live region; `announce` writes into it. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** What is said while a dialog is open, in that dialog. */
export function DialogAnnouncer() {
  const text = useSyncExternalStore(subscribe, () => (isInDialog ? message : ''));
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
