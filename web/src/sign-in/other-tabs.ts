const channel = new BroadcastChannel('cuemark.account');

/** Tells this browser's other tabs that somebody else is signed in now, or nobody. */
export function tellOtherTabs() {
  channel.postMessage('changed');
}

export function hearOtherTabs(changed: () => void) {
  channel.onmessage = changed;
}
